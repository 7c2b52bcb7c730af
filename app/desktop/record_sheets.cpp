// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/record_sheets.h"

#include "app/notation/record.h"

#include <algorithm>
#include <array>
#include <exception>
#include <utility>

namespace mirabilia::desktop {

namespace {

using notation::Json;
using scorer::Box;
using scorer::Entry;
using scorer::Row;
using scorer::Sheet;

/// Rows whose names in records differ from those in sheets.
Row rowOf(const std::string &key) {
    constexpr std::array<std::pair<std::string_view, Row>, 8> others{
        {{"blue", Row::civilian},
         {"green", Row::science},
         {"yellow", Row::commerce},
         {"purple", Row::guilds},
         {"coins", Row::treasury},
         {"wonder", Row::wonders},
         {"barracks_west", Row::westBarracks},
         {"barracks_east", Row::eastBarracks}}};
    const auto *const other =
        std::find_if(others.begin(), others.end(),
                     [&key](const auto &candidate) { return candidate.first == key; });
    return other != others.end() ? other->second : scorer::rowNamed(key).value();
}

/// The points of one player; the reader of records has checked the keys.
Entry entryOf(Box box, const Json &points) {
    Entry entry;
    for (const auto &[key, value] : points.items()) {
        if (key == "total") {
            entry.recordedTotal = value.get<int>();
        } else if (key == "coins" && box == Box::dice) {
            entry.coins = value.get<int>();
        } else {
            entry.set(rowOf(key), value.get<int>());
        }
    }
    return entry;
}

Sheet classicSheet(const Json &record) {
    Sheet sheet;
    sheet.edition = std::to_string(record.value("edition", 1));
    const Json &end = record.at("final");
    for (const Json &points : end.at("scores")) {
        const std::size_t seat = sheet.entries.size();
        Entry entry = entryOf(Box::classic, points);
        entry.wonder = record.at("seats").at(seat).at("wonder").get<std::string>();
        entry.side = record.at("seats").at(seat).at("side").get<std::string>();
        if (end.contains("coins")) {
            entry.coins = end["coins"].at(seat).get<int>();
        }
        sheet.entries.push_back(std::move(entry));
    }
    return sheet;
}

Sheet duelSheet(const Json &record) {
    Sheet sheet;
    sheet.box = Box::duel;
    const Json &end = record.at("result");
    const auto victory = end.at("kind").get<std::string>();
    for (const char *side : {"A", "B"}) {
        Entry entry = end.contains("scores") ? entryOf(Box::duel, end["scores"].at(side)) : Entry();
        if (end.value("winner", Json()) == side) {
            entry.supremacy = victory == "military"  ? scorer::Supremacy::military
                              : victory == "science" ? scorer::Supremacy::science
                                                     : scorer::Supremacy::none;
        }
        sheet.entries.push_back(std::move(entry));
    }
    return sheet;
}

Sheet diceSheet(const Json &record) {
    Sheet sheet;
    sheet.box = Box::dice;
    for (const Json &points : record.at("final")) {
        Entry entry = entryOf(Box::dice, points);
        entry.wonder = record.at("boards").at(sheet.entries.size()).get<std::string>();
        sheet.entries.push_back(std::move(entry));
    }
    return sheet;
}

/// The sheet of a verified record. Throws if the record does not tell how the game ended.
Sheet sheetOf(const Json &record, std::string_view game) {
    Sheet sheet = game == "duel"   ? duelSheet(record)
                  : game == "dice" ? diceSheet(record)
                                   : classicSheet(record);
    sheet.game = record.value("id", std::string());
    return sheet;
}

} // namespace

RecordSheets sheetsOfRecords(std::string_view lines, const notation::Games &games) {
    RecordSheets read;
    for (int number = 1; !lines.empty(); ++number) {
        const std::string_view line = lines.substr(0, lines.find('\n'));
        lines.remove_prefix(std::min(line.size() + 1, lines.size()));
        if (line.find_first_not_of(" \t\r") == std::string_view::npos) {
            continue;
        }
        read.refused = number; // until it has been read
        const auto verified = notation::verifyRecords(line, "", games);
        if (verified.size() != 1 || verified.front().verdict != notation::Verdict::passed) {
            return read;
        }
        const Json record = Json::parse(line);
        const auto game = std::find_if(games.begin(), games.end(), [&record](const auto &known) {
            return known->claimsRecord(record);
        });
        try {
            read.sheets.push_back(sheetOf(record, (*game)->game()));
        } catch (const std::exception &) {
            return read; // it does not tell how the game ended
        }
        read.refused = 0;
    }
    return read;
}

} // namespace mirabilia::desktop
