// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace mirabilia::scorer {

/// The boxed game that a sheet belongs to.
enum class Box : std::uint8_t { classic, duel, dice };
inline constexpr std::size_t boxCount = 3;

/// A row of a score sheet. The games share what bears the same name in them.
enum class Row : std::uint8_t {
    military,
    treasury,
    wonders,
    civilian,
    science,
    commerce,
    guilds,
    leaders,
    cities, ///< may be negative: debts
    armada,
    edifices,
    progress, ///< Duel
    westBarracks,
    eastBarracks,
    agora, ///< a building of Dice; in Duel the senate of the expansion
    market,
    university,
    guildCourt,
    gallery,
    other,    ///< what the sheet has no row for: promos, columns of a file that nobody knows
    babel,    ///< 7 Wonders: tower and great projects, which may cost points
    pantheon, ///< Duel: gods and grand temples
};
inline constexpr std::size_t rowCount = 22;

constexpr std::size_t index(Row row) {
    return static_cast<std::size_t>(row);
}

/// Stable words of files: "classic"; "military", "west_barracks".
std::string_view name(Box box);
std::string_view name(Row row);
std::optional<Box> boxNamed(std::string_view word);
std::optional<Row> rowNamed(std::string_view word);

/// The rows of a game's sheet, in the order of its rulebook.
std::span<const Row> rowsOf(Box box);
/// Rows that expansions add, below the others.
std::span<const Row> optionalRowsOf(Box box);
bool hasRow(Box box, Row row);
/// A row that tells the box where nothing else does: no other has it, or only with an expansion.
bool isOwnRow(Box box, Row row);
/// Defeats, debts and whatever the sheet has no row for cost points.
bool mayBeNegative(Box box, Row row);

/// Seats of a sheet: eight play 7 Wonders with expansions, two Duel, seven Dice.
std::size_t fewestPlayers(Box box);
std::size_t mostPlayers(Box box);

/// How a Duel ended before its third age was over; on the winner's entry only. Political: with the
/// senate of Agora.
enum class Supremacy : std::uint8_t { none, military, science, political };
std::string_view name(Supremacy supremacy);
std::optional<Supremacy> supremacyNamed(std::string_view word);

/// What one player has on the sheet: a column of the paper one, a row of a CSV file.
struct Entry {
    std::string player;
    std::string person;    ///< id of who has had another name; empty: the name gives it (person.h)
    std::string colour;    ///< as typed or "#rrggbb"
    std::string wonder;    ///< id of the data file, or whatever was written
    std::string side;      ///< "A", "B", or whatever was written
    bool computer = false; ///< nobody sat there: the program played
    std::optional<int> seat;
    std::string left; ///< the neighbours' names, where a file gives them
    std::string right;
    std::array<std::optional<int>, rowCount> points{}; ///< nothing: not filled in
    /// 7 Wonders: left in the purse; Dice: circled and unspent. They break ties.
    std::optional<int> coins;
    std::optional<int> recordedTotal; ///< as typed, never computed
    std::optional<int> recordedRank;
    Supremacy supremacy = Supremacy::none;
    /// What was put into a row's helper, in a form that only the helper's page reads.
    std::map<Row, std::string> workings;
    /// Columns of a file that mean nothing here, kept as they were: name and text.
    std::vector<std::pair<std::string, std::string>> unknown;
    std::size_t line = 0; ///< of the imported file; 0: none

    [[nodiscard]] std::optional<int> at(Row row) const { return points[index(row)]; }
    void set(Row row, std::optional<int> value) { points[index(row)] = value; }

    friend bool operator==(const Entry &, const Entry &) = default;
};

/// What is known of who sits beside whom.
enum class Seating : std::uint8_t {
    unknown, ///< the order of the entries means nothing
    known,   ///< the entries are in seat order
    partial, ///< neighbours are not on the sheet
    guessed, ///< who belongs to this table was not written down
};

/// No table has more. Much compares each entry with each: what is read beyond them is another
/// sheet.
inline constexpr std::size_t mostEntries = 64;

/// One game at one table.
struct Sheet {
    Box box = Box::classic;
    std::string id;   ///< in the history that it is from; empty: it is from none
    std::string game; ///< id in the file, or empty
    std::string date; ///< "2025-03-01" or "2025-03-01 20:15", or as written if it is none (date.h)
    std::string round;
    std::string table;
    std::string place;
    std::string edition;
    std::string addOns;
    std::string notes;
    std::optional<int> minutes;
    Seating seating = Seating::known;
    std::vector<Entry> entries; ///< in seat order where the seating is known

    /// Whether this row is part of the sheet: always, because the add-ons name it, or because
    /// somebody has points in it.
    [[nodiscard]] bool plays(Row row) const;
    /// The name of the game for messages: its id, else date and round.
    [[nodiscard]] std::string title() const;

    friend bool operator==(const Sheet &, const Sheet &) = default;
};

/// Points of an entry; nothing if no row is filled in.
std::optional<int> total(Box box, const Entry &entry);

/// Every row that this sheet plays is filled in.
bool isComplete(const Sheet &sheet, const Entry &entry);

/// The total as typed is not what the rows give, and no row that is empty can be what is missing.
bool totalIsOff(const Sheet &sheet, const Entry &entry);

} // namespace mirabilia::scorer
