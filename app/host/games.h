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

/// The edition that a message names; those of before there were editions name none: the first.
[[nodiscard]] int editionFrom(std::uint32_t named);
[[nodiscard]] inline int editionOf(const v1::SavedGameHeader &header) {
    return editionFrom(header.edition());
}

/// The text of a data file, and the name to call it by; without one: the name that was asked for.
struct DataText {
    DataText(std::string_view content, std::string calledBy = {})
        : text(content)
        , name(std::move(calledBy)) {}

    std::string text;
    std::string name;
};

/// A game to look back on, whose moves are messages; or an English sentence for tools and tests
/// that says why there is none.
using RecordedGame = notation::RecordedGame<v1::Move>;
struct RecordedGameOrProblem {
    std::shared_ptr<const RecordedGame> game;
    std::string problem;
};

/// A match that begins at a prepared position, and what is to be tried there; or why there is none.
struct Lesson {
    std::unique_ptr<Match> match;
    std::vector<v1::Move> asked; ///< of seat 0, in order
    std::string problem;
};

/// The games of notation::AllGames with their data, as matches.
class Games {
public:
    /// Finds a data file by its name ("classic.json").
    using DataOf = std::function<DataText(std::string_view fileName)>;

    /// Reads the data of every game. Nothing is played with bad data: `problem()` then names file,
    /// place and reason of the first that is bad.
    explicit Games(const DataOf &dataOf);
    explicit Games(const GameData &data);
    ~Games();
    Games(Games &&) noexcept;

    [[nodiscard]] const std::string &problem() const { return m_problem; }
    /// The data of a game of notation::AllGames in an edition, for all who need it: no file is read
    /// twice. Lives as long as anybody holds it; null if it is bad, or there is no such edition.
    template <Game G>
    [[nodiscard]] std::shared_ptr<const typename G::Catalogue> catalogue(int edition = 1) const;
    /// Of the data in use of a game (app/data); 0 if there is no such game.
    [[nodiscard]] std::uint64_t fingerprint(std::string_view game, int edition) const;
    /// Whether the header's game was begun with the data in use: with others it cannot go on.
    [[nodiscard]] bool haveDataOf(const v1::SavedGameHeader &header) const;
    /// "3f2a91c0" of data that are not played like the built-in ones; empty for those.
    [[nodiscard]] std::string ownData(std::string_view game, int edition) const;
    /// The id of the header's game ("classic"); empty if it is unknown.
    [[nodiscard]] std::string_view idOf(const v1::SavedGameHeader &header) const;

    /// Whether there is the game in this edition.
    [[nodiscard]] bool knows(std::string_view game, int edition) const;
    /// Whether there is what a seat wishes: its board, its side; and whether somebody can begin.
    [[nodiscard]] bool knows(std::string_view game, int edition, const SeatWish &wish) const;
    /// Writes into a header, whose seats and edition are there, a new game of this id as the seats
    /// wish it, and completes it; of what it does not know nothing is kept. Returns a problem, in
    /// English for tools and tests, or nothing.
    [[nodiscard]] std::string setUp(std::string_view game, std::span<const SeatWish> wishes,
                                    std::uint64_t seed, v1::SavedGameHeader &header) const;
    /// Draws by lot what a setup leaves open (boards, sides), so that the header describes one game
    /// and no other. Returns a problem or nothing.
    [[nodiscard]] std::string completeSetup(v1::SavedGameHeader &header) const;
    /// The match that a header describes, before its first decision.
    [[nodiscard]] MatchOrProblem make(const v1::SavedGameHeader &header) const;
    /// Reads the game that a record tells, on any thread, and as long as anybody likes.
    using RecordReader = std::function<RecordedGameOrProblem(std::string_view record)>;
    [[nodiscard]] RecordReader recordReader() const;
    /// One scenario of a document of them (notation::readLesson) as a lesson of the game with this
    /// id, in the header's edition. Its seats are those who may sit there; it keeps as many as the
    /// position has.
    [[nodiscard]] Lesson lesson(std::string_view game, std::string_view scenarios,
                                std::size_t number, v1::SavedGameHeader &header) const;
    /// The game of a record, one document of JSON, which may be hostile. Nothing secret comes of
    /// it: a game that is not over is refused.
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
