// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/sheet.h"

#include <algorithm>
#include <cctype>

namespace mirabilia::scorer {

namespace {

constexpr std::array<std::string_view, boxCount> boxNames{"classic", "duel", "dice"};
constexpr std::array<std::string_view, 4> supremacyNames{"", "military", "science", "political"};
constexpr std::array<std::string_view, rowCount> rowNames{
    "military",      "treasury",      "wonders", "civilian", "science",    "commerce",
    "guilds",        "leaders",       "cities",  "armada",   "edifices",   "progress",
    "west_barracks", "east_barracks", "agora",   "market",   "university", "guild_court",
    "gallery",       "other",         "babel",   "pantheon"};

// 7 Wonders, rulebook, "End of the game"; Duel, score booklet; Dice, score sheet.
constexpr std::array classicRows{Row::military, Row::treasury, Row::wonders, Row::civilian,
                                 Row::science,  Row::commerce, Row::guilds};
constexpr std::array classicOptional{Row::leaders,  Row::cities, Row::armada,
                                     Row::edifices, Row::babel,  Row::other};
constexpr std::array duelOptional{Row::pantheon, Row::agora, Row::other};
constexpr std::array diceOptional{Row::other};
constexpr std::array duelRows{Row::military, Row::civilian, Row::science,  Row::commerce,
                              Row::guilds,   Row::wonders,  Row::progress, Row::treasury};
constexpr std::array diceRows{Row::wonders, Row::westBarracks, Row::eastBarracks, Row::agora,
                              Row::market,  Row::university,   Row::guildCourt,   Row::gallery};

template <class Value, class Words>
std::optional<Value> valueNamed(const Words &words, std::string_view word) {
    const auto found = std::find(words.begin(), words.end(), word);
    return found == words.end() ? std::nullopt
                                : std::optional(static_cast<Value>(found - words.begin()));
}

/// Whether add-ons as somebody wrote them ("Leaders + Cities") name an expansion; of several or of
/// one ("edifice"). "Other" stands in other words too.
bool names(const std::string &addOns, Row row) {
    std::string_view word = name(row);
    if (word.ends_with('s')) {
        word.remove_suffix(1);
    }
    const auto same = [](char written, char own) {
        return std::tolower(static_cast<unsigned char>(written)) == own;
    };
    const auto found = std::search(addOns.begin(), addOns.end(), word.begin(), word.end(), same);
    const auto isLetter = [](char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0; };
    const auto end =
        found == addOns.end() ? found : found + static_cast<std::ptrdiff_t>(word.size());
    const bool whole = (found == addOns.begin() || !isLetter(*(found - 1))) &&
                       (end == addOns.end() || !isLetter(*end));
    return found != addOns.end() && (row != Row::other || whole);
}

bool isIn(std::span<const Row> rows, Row row) {
    return std::find(rows.begin(), rows.end(), row) != rows.end();
}

} // namespace

std::string_view name(Box box) {
    return boxNames[static_cast<std::size_t>(box)];
}

std::string_view name(Row row) {
    return rowNames[index(row)];
}

std::string_view name(Supremacy supremacy) {
    return supremacyNames[static_cast<std::size_t>(supremacy)];
}

std::optional<Supremacy> supremacyNamed(std::string_view word) {
    return valueNamed<Supremacy>(supremacyNames, word);
}

std::optional<Box> boxNamed(std::string_view word) {
    return valueNamed<Box>(boxNames, word);
}

std::optional<Row> rowNamed(std::string_view word) {
    return valueNamed<Row>(rowNames, word);
}

std::span<const Row> rowsOf(Box box) {
    switch (box) {
    case Box::duel: return duelRows;
    case Box::dice: return diceRows;
    default: return classicRows;
    }
}

std::span<const Row> optionalRowsOf(Box box) {
    switch (box) {
    case Box::duel: return duelOptional;
    case Box::dice: return diceOptional;
    default: return classicOptional;
    }
}

bool hasRow(Box box, Row row) {
    return isIn(rowsOf(box), row) || isIn(optionalRowsOf(box), row);
}

bool isOwnRow(Box box, Row row) {
    const auto isElsewhere = [&](Box other) { return other != box && hasRow(other, row); };
    return isIn(rowsOf(box), row) ? !hasRow(Box::classic, row)
                                  : hasRow(box, row) && !isElsewhere(Box::classic) &&
                                        !isElsewhere(Box::duel) && !isElsewhere(Box::dice);
}

bool mayBeNegative(Box box, Row row) {
    constexpr std::array costly{Row::military, Row::cities, Row::armada, Row::edifices, Row::babel};
    return row == Row::other || (box == Box::classic && isIn(costly, row));
}

std::size_t fewestPlayers(Box box) {
    return box == Box::classic ? 1 : 2;
}

std::size_t mostPlayers(Box box) {
    switch (box) {
    case Box::duel: return 2;
    case Box::dice: return 7;
    default: return 8;
    }
}

bool Sheet::plays(Row row) const {
    return isIn(rowsOf(box), row) ||
           (isIn(optionalRowsOf(box), row) &&
            (names(addOns, row) ||
             std::any_of(entries.begin(), entries.end(),
                         [row](const Entry &entry) { return entry.at(row).value_or(0) != 0; })));
}

std::string Sheet::title() const {
    if (!game.empty()) {
        return game;
    }
    std::string text = date;
    for (const std::string &part : {round, table}) {
        if (!part.empty()) {
            text += (text.empty() ? "" : " ") + part;
        }
    }
    return text;
}

std::optional<int> total(Box box, const Entry &entry) {
    std::optional<int> sum;
    for (std::size_t row = 0; row < rowCount; ++row) {
        if (entry.points[row] && hasRow(box, static_cast<Row>(row))) {
            sum = sum.value_or(0) + *entry.points[row];
        }
    }
    return sum;
}

bool isComplete(const Sheet &sheet, const Entry &entry) {
    const auto filled = [&](Row row) { return entry.at(row) || !sheet.plays(row); };
    const auto rows = rowsOf(sheet.box);
    const auto optional = optionalRowsOf(sheet.box);
    return std::all_of(rows.begin(), rows.end(), filled) &&
           std::all_of(optional.begin(), optional.end(), filled);
}

bool totalIsOff(const Sheet &sheet, const Entry &entry) {
    const auto sum = total(sheet.box, entry);
    if (!sum || !entry.recordedTotal || *sum == *entry.recordedTotal ||
        entry.supremacy != Supremacy::none) {
        return false;
    }
    const auto mayHaveCost = [&](Row row) {
        return !entry.at(row) && mayBeNegative(sheet.box, row) && sheet.plays(row);
    };
    const auto rows = rowsOf(sheet.box);
    const auto optional = optionalRowsOf(sheet.box);
    const bool costs = std::any_of(rows.begin(), rows.end(), mayHaveCost) ||
                       std::any_of(optional.begin(), optional.end(), mayHaveCost);
    return isComplete(sheet, entry) || (*entry.recordedTotal < *sum && !costs);
}

} // namespace mirabilia::scorer
