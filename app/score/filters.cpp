// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/score/commands.h"
#include "scorer/date.h"
#include "scorer/text.h"

#include <algorithm>

namespace mirabilia::score {

void addFilterOptions(CLI::App &command, Filter &filter) {
    const auto isDate = [](const std::string &text) {
        return scorer::isoDate(text) ? "" : "a date like 2025-03-01";
    };
    command.add_option("--player", filter.players, "Only games of this person; may be repeated")
        ->type_name("NAME")
        ->allow_extra_args(false);
    command.add_option("--since", filter.since, "Only games of this day and later")
        ->type_name("DATE")
        ->check(isDate);
    command.add_option("--until", filter.until, "Only games of this day and earlier")
        ->type_name("DATE")
        ->check(isDate);
    command.add_option("--place", filter.place, "Only games at this place")->type_name("PLACE");
    command.add_option("--game", filter.box, "Only this game: classic, duel or dice")
        ->type_name("GAME")
        ->check(CLI::IsMember({"classic", "duel", "dice"}));
    command.add_option("--players", filter.people, "Only games of so many players")
        ->type_name("N")
        ->check(CLI::Range(1, 8));
}

bool isMeant(const scorer::Sheet &sheet, const Filter &filter) {
    constexpr std::size_t day = 10;
    const std::string played = sheet.date.substr(0, day);
    const auto bound = [](const std::string &date) {
        return scorer::isoDate(date).value_or("").substr(0, day);
    };
    const bool dated = scorer::dateKey(sheet.date).first;
    const bool inTime = (filter.since.empty() || (dated && played >= bound(filter.since))) &&
                        (filter.until.empty() || (dated && played <= bound(filter.until)));
    const bool there =
        std::all_of(filter.players.begin(), filter.players.end(), [&sheet](const auto &player) {
            return std::any_of(sheet.entries.begin(), sheet.entries.end(), [&](const auto &entry) {
                return scorer::folded(entry.player) == scorer::folded(player);
            });
        });
    return inTime && there &&
           (filter.place.empty() || scorer::folded(sheet.place) == scorer::folded(filter.place)) &&
           (filter.box.empty() || name(sheet.box) == filter.box) &&
           (filter.people == 0 || sheet.entries.size() == filter.people);
}

} // namespace mirabilia::score
