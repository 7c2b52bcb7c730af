// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/date.h"
#include "scorer/edition.h"
#include "scorer/export.h"
#include "scorer/fingerprint.h"
#include "scorer/person.h"
#include "scorer/ranking.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <map>

namespace mirabilia::scorer {

namespace {

using OrderedJson = nlohmann::ordered_json;

/// Numbers of boardgamegeek.com, by which BG Stats knows a game; those without go by their names.
OrderedJson gameOf(const Sheet &sheet) {
    struct Title {
        const char *name;
        const char *id;
        int number;
    };
    constexpr Title secondEdition{"7 Wonders (Second Edition)", "classic-2", 0};
    constexpr std::array<Title, boxCount> boxes{{{"7 Wonders", "classic", 68448},
                                                 {"7 Wonders Duel", "duel", 173346},
                                                 {"7 Wonders Dice", "dice", 0}}};
    const Title &title = editionOf(sheet) == Edition::second
                             ? secondEdition
                             : boxes.at(static_cast<std::size_t>(sheet.box));
    OrderedJson game;
    game["name"] = title.name;
    game["sourceGameId"] = title.id;
    if (title.number != 0) {
        game["bggId"] = title.number;
    }
    game["highestWins"] = true;
    game["noPoints"] = false;
    return game;
}

std::string urlEncoded(std::string_view text) {
    constexpr std::string_view digits = "0123456789ABCDEF";
    constexpr std::string_view plain = "-_.~";
    std::string encoded;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        const bool letter = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        if (letter || (c >= '0' && c <= '9') || plain.find(c) != std::string_view::npos) {
            encoded += c;
        } else {
            encoded += {'%', digits[byte >> 4U], digits[byte & 15U]};
        }
    }
    return encoded;
}

/// BG Stats wants a time with the day.
std::string playDate(const std::string &date) {
    constexpr std::size_t day = 10;
    constexpr std::size_t minute = 16;
    return date.size() == day ? date + " 12:00:00" : date.size() == minute ? date + ":00" : date;
}

/// The same for the same game, whatever is corrected on its sheet: of what was played when and by
/// whom.
std::string playId(const Sheet &sheet) {
    std::string text(name(sheet.box));
    for (const std::string &part : {sheet.game, sheet.date, sheet.round, sheet.table}) {
        text.append("\n").append(part);
    }
    std::vector<std::string> players;
    for (const Entry &entry : sheet.entries) {
        players.push_back(entry.player);
    }
    std::sort(players.begin(), players.end());
    for (const std::string &player : players) {
        text.append("\n").append(player);
    }
    return "mirabilia-" + fingerprint(text);
}

std::string linkOf(const Sheet &sheet, const std::string &id) {
    OrderedJson play;
    play["sourceName"] = "Mirabilia";
    play["sourcePlayId"] = id;
    if (const auto date = isoDate(sheet.date)) {
        play["playDate"] = playDate(*date);
    }
    if (sheet.minutes) {
        play["durationMin"] = *sheet.minutes;
    }
    if (!sheet.place.empty()) {
        play["location"] = sheet.place;
    }
    if (!sheet.addOns.empty()) {
        play["board"] = sheet.addOns;
    }
    if (!sheet.notes.empty()) {
        play["comments"] = sheet.notes;
    }
    play["game"] = gameOf(sheet);
    play["players"] = OrderedJson::array();
    const auto places = ranking(sheet);
    for (std::size_t i = 0; i < sheet.entries.size(); ++i) {
        const Entry &entry = sheet.entries[i];
        OrderedJson player;
        player["name"] = entry.player;
        player["sourcePlayerId"] = personId(entry);
        player["startPlayer"] = false; // both flags must be there, though they say nothing
        player["winner"] = places[i].rank == 1;
        player["rank"] = places[i].rank;
        if (const Merit merit = meritOf(sheet, entry); merit.points) {
            player["score"] = *merit.points;
        }
        if (!entry.wonder.empty()) {
            player["role"] = entry.wonder + (entry.side.empty() ? "" : " " + entry.side);
        }
        play["players"].push_back(std::move(player));
    }
    return "bgstats://app.bgstatsapp.com/createPlay.html?data=" +
           urlEncoded(play.dump(-1, ' ', false, OrderedJson::error_handler_t::replace));
}

} // namespace

std::string bgStatsLink(const Sheet &sheet) {
    return linkOf(sheet, sheet.id.empty() ? playId(sheet) : sheet.id);
}

std::string bgStatsLinks(std::span<const Sheet> sheets) {
    std::string links;
    std::map<std::string, int> alike;
    for (const Sheet &sheet : sheets) {
        std::string id = sheet.id;
        if (id.empty()) {
            id = playId(sheet);
            const int before = alike[id]++;
            id += before == 0 ? "" : "-" + std::to_string(before + 1);
        }
        links += linkOf(sheet, id) + "\n";
    }
    return links;
}

} // namespace mirabilia::scorer
