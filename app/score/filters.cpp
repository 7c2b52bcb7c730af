// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/score/commands.h"
#include "scorer/date.h"

namespace mirabilia::score {

void addFilterOptions(CLI::App &command, scorer::Filter &filter) {
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
    command
        .add_option_function<std::string>(
            "--game", [&filter](const std::string &box) { filter.box = scorer::boxNamed(box); },
            "Only this game: classic, duel or dice")
        ->type_name("GAME")
        ->check(CLI::IsMember({"classic", "duel", "dice"}));
    command.add_option("--players", filter.people, "Only games of so many players")
        ->type_name("N")
        ->check(CLI::Range(1, 8));
    command
        .add_option("--edition", filter.edition,
                    "Only 7 Wonders of this edition: 1, 2, or ? where nobody wrote it down")
        ->type_name("N")
        ->check(CLI::IsMember({"1", "2", "?"}));
    command
        .add_option("--expansions", filter.expansions,
                    "Only games with this one (leaders), with some, or with none")
        ->type_name("NAME");
}

} // namespace mirabilia::score
