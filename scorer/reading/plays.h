// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// What programs for all games know of a play: names, totals, winners; not part of the library's
// interface.

#include "scorer/import.h"

#include <map>
#include <string>

namespace mirabilia::scorer {

/// Plays of all games on their way to sheets of ours.
class Plays {
public:
    /// Our box by the title of a game, with what else that says; others are counted.
    bool begins(const std::string &game);
    void leaveOutUnfinished() { ++unfinished; }
    /// One play that stands for several, whose scores nobody wrote down.
    void countSeveral() { ++several; }

    Sheet sheet; ///< that is being read

    /// A role, team or colour: a wonder, perhaps with its side, or how a Duel was won; else it is
    /// kept under the name that the file has for it.
    static void addRole(const std::string &key, const std::string &text, Box box, Entry &entry);
    /// A score as typed, which may be a sum; a winner without one has rank 1.
    void addScore(const std::string &score, bool won, Entry &entry);

    /// What was played with, or how a Duel was won: what people write for the board.
    void addBoard(const std::string &text);
    /// The title of an expansion that was played with.
    void addExpansion(const std::string &title);

    void ends();
    /// Throws Refused if none of the games was ours.
    Import finish();

private:
    void settleSupremacy();

    Import result;
    std::string expansions; ///< of the play that is being read
    std::map<std::string, std::size_t> others;
    std::size_t unfinished = 0;
    std::size_t several = 0;
};

} // namespace mirabilia::scorer
