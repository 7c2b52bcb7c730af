// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/game_data.h"
#include "app/host/match.h"
#include "app/host/protocol.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mirabilia::notation {
template <class Said>
class RecordedGame;
}

namespace mirabilia::host {

/// The edition a message names; messages from before editions existed name none, which is the
/// first.
[[nodiscard]] int editionFrom(std::uint32_t named);
[[nodiscard]] inline int editionOf(const v1::SavedGameHeader &header) {
    return editionFrom(header.edition());
}

/// The text of a data file and its name for messages; the requested name by default.
struct DataText {
    DataText(std::string_view content, std::string calledBy = {})
        : text(content)
        , name(std::move(calledBy)) {}

    std::string text;
    std::string name;
};

/// A game to review, with moves as messages; or why there is none, in English for tools and tests.
using RecordedGame = notation::RecordedGame<v1::Move>;
struct RecordedGameOrProblem {
    std::shared_ptr<const RecordedGame> game;
    std::string problem;
};

/// A match from a prepared position and the moves to try there; or why there is none.
struct Lesson {
    std::unique_ptr<Match> match;
    std::vector<v1::Move> asked; ///< moves of seat 0, in order
    std::string problem;
};

/// The games of notation::AllGames with their data, as matches.
class Games {
public:
    /// Finds a data file by its name ("classic.json").
    using DataOf = std::function<DataText(std::string_view fileName)>;

    /// Reads the data of every game. If any is bad, nothing can be played and `problem()` names
    /// file, place and reason of the first error.
    explicit Games(const DataOf &dataOf);
    explicit Games(const GameData &data);
    ~Games();
    Games(Games &&) noexcept;

    [[nodiscard]] const std::string &problem() const { return m_problem; }
    /// The shared data of a game of notation::AllGames in one edition. Stays valid while anyone
    /// holds it; null if it is bad or there is no such edition.
    template <Game G>
    [[nodiscard]] std::shared_ptr<const typename G::Catalogue> catalogue(int edition = 1) const;
    /// The text of the data in use of a game; empty if there is no such game.
    [[nodiscard]] std::string dataText(std::string_view game, int edition) const;
    /// The fingerprint of the data in use of a game (app/data); 0 if there is no such game.
    [[nodiscard]] std::uint64_t fingerprint(std::string_view game, int edition) const;
    /// Returns true if the header's game was begun with the data in use; with others it cannot
    /// continue.
    [[nodiscard]] bool haveDataOf(const v1::SavedGameHeader &header) const;
    /// "3f2a91c0" for data that play differently from the built-in ones; empty for those.
    [[nodiscard]] std::string ownData(std::string_view game, int edition) const;
    /// The id of the header's game ("classic"); empty if unknown.
    [[nodiscard]] std::string_view idOf(const v1::SavedGameHeader &header) const;

    /// Returns true if the game exists in this edition.
    [[nodiscard]] bool knows(std::string_view game, int edition) const;
    /// Returns true if a seat's wish can be met: its board, its side, and whether a player can
    /// begin.
    [[nodiscard]] bool knows(std::string_view game, int edition, const SeatWish &wish) const;
    /// Fills a header, which has seats and edition, with a new game as the seats wish, and
    /// completes it. Drops unknown wishes. Returns a problem in English for tools and tests, or an
    /// empty string.
    [[nodiscard]] std::string setUp(std::string_view game, std::span<const SeatWish> wishes,
                                    std::uint64_t seed, v1::SavedGameHeader &header) const;
    /// Draws what a setup leaves open (boards, sides), so that the header describes exactly one
    /// game. Returns a problem or an empty string.
    [[nodiscard]] std::string completeSetup(v1::SavedGameHeader &header) const;
    /// The match a header describes, before its first decision.
    [[nodiscard]] MatchOrProblem make(const v1::SavedGameHeader &header) const;
    /// Reads the game of a record. Callable from any thread, even after this object is gone.
    using RecordReader = std::function<RecordedGameOrProblem(std::string_view record)>;
    [[nodiscard]] RecordReader recordReader() const;
    /// One scenario of a document (notation::readLesson) as a lesson of this game, in the header's
    /// edition. The header lists the seats on offer; only as many as the position has are kept.
    [[nodiscard]] Lesson lesson(std::string_view game, std::string_view scenarios,
                                std::size_t number, v1::SavedGameHeader &header) const;
    /// The game of a record, one JSON document, which may be hostile. A game that is not over is
    /// refused, so no secrets leak.
    [[nodiscard]] PlayedGame played(std::string_view record) const;

private:
    class Entry;
    template <Protocol P>
    class EntryOf;

    template <Protocol P>
    void add(int edition, const DataOf &dataOf);
    [[nodiscard]] const Entry *entryOf(const v1::SavedGameHeader &header) const;
    [[nodiscard]] const Entry *entryOf(std::string_view game, int edition) const;

    std::vector<std::shared_ptr<const Entry>> m_entries;
    std::string m_problem;
};

} // namespace mirabilia::host
