// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/filter.h"

#include "scorer/date.h"
#include "scorer/edition.h"
#include "scorer/text.h"

#include <algorithm>
#include <array>

namespace mirabilia::scorer {

namespace {

constexpr std::size_t dayLength = 10;

/// Add-ons as people write them: "Leaders, Cities", "Leaders + Babel".
std::vector<std::string> addOnsIn(std::string_view text) {
    std::vector<std::string> words;
    while (!text.empty()) {
        const std::size_t end = text.find_first_of(",;+&/\n");
        std::string word = tidied(text.substr(0, end));
        if (!isBlank(word)) {
            words.push_back(std::move(word));
        }
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
    }
    return words;
}

bool isNoExpansion(const std::string &word) {
    constexpr std::array<std::string_view, 5> words{"other", "none", "no", "base", "basegame"};
    return std::find(words.begin(), words.end(), squashed(word)) != words.end();
}

/// The row of "Leaders", "leader".
bool namesRow(const std::string &word, Row row) {
    const std::string written = squashed(word);
    const std::string own = squashed(name(row));
    return written == own || written + "s" == own;
}

bool isAmong(const std::vector<std::string> &list, const std::string &wanted) {
    return std::any_of(list.begin(), list.end(),
                       [&](const std::string &one) { return folded(one) == folded(wanted); });
}

bool isInTime(const Sheet &sheet, const Filter &filter) {
    if (filter.since.empty() && filter.until.empty()) {
        return true;
    }
    const auto bound = [](const std::string &day) {
        return isoDate(day).value_or("").substr(0, dayLength);
    };
    const auto [dated, played] = dateKey(sheet.date);
    const std::string day = played.substr(0, dayLength);
    return dated && (filter.since.empty() || bound(filter.since) <= day) &&
           (filter.until.empty() || day <= bound(filter.until));
}

bool satThere(const Sheet &sheet, const std::string &player) {
    const std::string wanted = folded(player);
    return std::any_of(sheet.entries.begin(), sheet.entries.end(),
                       [&wanted](const Entry &entry) { return folded(entry.player) == wanted; });
}

bool hasExpansions(const Sheet &sheet, const std::string &wanted) {
    if (wanted.empty()) {
        return true;
    }
    const auto played = expansionsOf(sheet);
    if (wanted == noExpansions || wanted == someExpansions) {
        return played.empty() == (wanted == noExpansions);
    }
    return isAmong(played, wanted);
}

} // namespace

std::vector<std::string> expansionsOf(const Sheet &sheet) {
    std::vector<std::string> played;
    for (const Row row : optionalRowsOf(sheet.box)) {
        if (row != Row::other && sheet.plays(row)) {
            played.emplace_back(name(row));
        }
    }
    for (std::string &word : addOnsIn(sheet.addOns)) {
        const auto rows = optionalRowsOf(sheet.box);
        const bool listed =
            std::any_of(rows.begin(), rows.end(), [&word](Row row) { return namesRow(word, row); });
        if (!listed && !isNoExpansion(word) && !isAmong(played, word)) {
            played.push_back(std::move(word));
        }
    }
    return played;
}

bool isMeant(const Sheet &sheet, const Filter &filter) {
    return (!filter.box || sheet.box == *filter.box) &&
           (filter.people == 0 || sheet.entries.size() == filter.people) &&
           (filter.edition.empty() || editionMark(sheet) == filter.edition) &&
           (filter.place.empty() || folded(sheet.place) == folded(filter.place)) &&
           isInTime(sheet, filter) &&
           std::all_of(filter.players.begin(), filter.players.end(),
                       [&sheet](const auto &player) { return satThere(sheet, player); }) &&
           hasExpansions(sheet, filter.expansions);
}

} // namespace mirabilia::scorer
