// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/json_guard.h"
#include "scorer/date.h"
#include "scorer/export.h"
#include "scorer/import.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <functional>
#include <stdexcept>

namespace mirabilia::scorer {

namespace {

using Json = nlohmann::json;
using OrderedJson = nlohmann::ordered_json;

constexpr int formatVersion = 1;
constexpr std::array<std::string_view, 4> seatingNames{"unknown", "known", "partial", "guessed"};

struct TextMember {
    const char *key;
    std::string Sheet::*text;
};
constexpr std::array sheetTexts{
    TextMember{"game", &Sheet::game},      TextMember{"date", &Sheet::date},
    TextMember{"round", &Sheet::round},    TextMember{"table", &Sheet::table},
    TextMember{"location", &Sheet::place}, TextMember{"edition", &Sheet::edition},
    TextMember{"add_ons", &Sheet::addOns}, TextMember{"notes", &Sheet::notes}};

struct EntryText {
    const char *key;
    std::string Entry::*text;
};
constexpr std::array entryTexts{
    EntryText{"player", &Entry::player}, EntryText{"colour", &Entry::colour},
    EntryText{"wonder", &Entry::wonder}, EntryText{"side", &Entry::side},
    EntryText{"left", &Entry::left},     EntryText{"right", &Entry::right}};

struct EntryNumber {
    const char *key;
    std::optional<int> Entry::*number;
};
constexpr std::array entryNumbers{
    EntryNumber{"seat", &Entry::seat}, EntryNumber{"coins", &Entry::coins},
    EntryNumber{"total", &Entry::recordedTotal}, EntryNumber{"rank", &Entry::recordedRank}};

OrderedJson written(const Entry &entry) {
    OrderedJson json = OrderedJson::object();
    for (const EntryText &member : entryTexts) {
        if (!(entry.*member.text).empty()) {
            json[member.key] = entry.*member.text;
        }
    }
    for (std::size_t row = 0; row < rowCount; ++row) {
        if (entry.points[row]) {
            json["points"][std::string(name(static_cast<Row>(row)))] = *entry.points[row];
        }
    }
    for (const EntryNumber &member : entryNumbers) {
        if (entry.*member.number) {
            json[member.key] = *(entry.*member.number);
        }
    }
    if (entry.supremacy != Supremacy::none) {
        json["victory"] = name(entry.supremacy);
    }
    if (entry.computer) {
        json["computer"] = true;
    }
    for (const auto &[row, working] : entry.workings) {
        json["workings"][std::string(name(row))] = working;
    }
    for (const auto &[head, cell] : entry.unknown) {
        json["unknown"].push_back({head, cell});
    }
    return json;
}

OrderedJson written(const Sheet &sheet) {
    OrderedJson json;
    json["sheet"] = name(sheet.box);
    for (const TextMember &member : sheetTexts) {
        if (!(sheet.*member.text).empty()) {
            json[member.key] = sheet.*member.text;
        }
    }
    if (sheet.minutes) {
        json["minutes"] = *sheet.minutes;
    }
    json["seating"] = seatingNames[static_cast<std::size_t>(sheet.seating)];
    json["players"] = OrderedJson::array();
    for (const Entry &entry : sheet.entries) {
        json["players"].push_back(written(entry));
    }
    return json;
}

std::string dumped(const OrderedJson &json) {
    return json.dump(1, ' ', false, OrderedJson::error_handler_t::replace) + "\n";
}

/// A document of somebody else. Throws std::runtime_error with the reason.
Json parsed(std::string_view text) {
    JsonGuard guard;
    try {
        return Json::parse(text.begin(), text.end(), std::ref(guard));
    } catch (const Unwanted &found) {
        throw std::runtime_error(found.repeatedKey
                                     ? shortened(found.place) + ": \"" +
                                           shortened(*found.repeatedKey) + "\" stands there twice"
                                     : "it is nested deeper than " +
                                           std::to_string(JsonGuard::deepest) + " levels");
    } catch (const Json::parse_error &error) {
        const std::string_view before = text.substr(0, std::min(error.byte, text.size()));
        throw std::runtime_error(
            "line " + std::to_string(1 + std::count(before.begin(), before.end(), '\n')) +
            ": it is not valid JSON");
    } catch (const Json::exception &) {
        throw std::runtime_error("it is not valid JSON: a number is too large");
    }
}

/// Reads what `written` writes. What has another type or an unknown name is noted and left out.
class JsonReader {
public:
    Import read(const Json &document) {
        const Json &sheets = document.is_array() ? document : member(document, "sheets");
        if (!sheets.is_array()) {
            throw std::runtime_error("it has no list \"sheets\"");
        }
        if (document.is_object() && document.value("format", Json(formatVersion)) > formatVersion) {
            throw std::runtime_error("it was written by a newer version of this program");
        }
        std::vector<std::string> dates = datesOf(sheets);
        for (std::size_t i = 0; i < sheets.size(); ++i) {
            if (sheets[i].is_object()) {
                readSheet(sheets[i], dates[i]);
            } else {
                note("sheets", sheets[i]);
            }
        }
        return std::move(result);
    }

private:
    static const Json &member(const Json &json, const char *key) {
        static const Json absent;
        const auto found = json.is_object() ? json.find(key) : json.end();
        return json.is_object() && found != json.end() ? *found : absent;
    }

    void note(const std::string &column, const Json &value) {
        const std::string text = shortened(
            value.is_string() ? value.get<std::string>()
                              : value.dump(-1, ' ', false, Json::error_handler_t::replace));
        result.unread.push_back(
            {0,
             sheet.title(),
             entry.player,
             {FindingKind::unread, "not_a_number", {{"text", text}}, column, std::nullopt}});
    }

    /// One for each sheet, as the dates of all of them tell how they are written.
    std::vector<std::string> datesOf(const Json &sheets) {
        std::vector<std::string> dates(sheets.size());
        std::vector<std::string *> written;
        for (std::size_t i = 0; i < sheets.size(); ++i) {
            if (const Json &date = member(sheets[i], "date"); date.is_string()) {
                dates[i] = tidied(date.get<std::string>());
                written.push_back(&dates[i]);
            }
        }
        result.remarks = settleDates(written);
        return dates;
    }

    void readSheet(const Json &json, const std::string &date) {
        sheet = {};
        entry = {};
        for (const TextMember &text : sheetTexts) {
            readText(json, text.key, sheet.*text.text);
        }
        sheet.date = date;
        readNumber(json, "minutes", sheet.minutes);
        if (const Json &box = member(json, "sheet"); box.is_string()) {
            sheet.box = boxNamed(box.get<std::string>()).value_or(Box::classic);
        }
        for (std::size_t i = 0; i < seatingNames.size(); ++i) {
            if (member(json, "seating") == seatingNames[i]) {
                sheet.seating = static_cast<Seating>(i);
            }
        }
        for (const Json &player : member(json, "players")) {
            if (player.is_object()) {
                readEntry(player);
            } else {
                note("players", player);
            }
        }
        if (!sheet.entries.empty()) {
            result.rows += sheet.entries.size();
            result.sheets.push_back(std::move(sheet));
        }
    }

    void readEntry(const Json &json) {
        entry = {};
        for (const EntryText &text : entryTexts) {
            readText(json, text.key, entry.*text.text);
        }
        for (const EntryNumber &number : entryNumbers) {
            readNumber(json, number.key, entry.*number.number);
        }
        for (const Supremacy supremacy : {Supremacy::military, Supremacy::science}) {
            if (member(json, "victory") == name(supremacy)) {
                entry.supremacy = supremacy;
            }
        }
        entry.computer = member(json, "computer") == true;
        for (const auto &[key, value] : member(json, "points").items()) {
            if (const auto row = rowNamed(key)) {
                readNumber(member(json, "points"), key.c_str(), entry.points[index(*row)]);
            } else {
                note(key, value);
            }
        }
        for (const auto &[key, value] : member(json, "workings").items()) {
            const auto row = rowNamed(key);
            if (row && value.is_string()) {
                entry.workings[*row] = value.get<std::string>();
            }
        }
        for (const Json &pair : member(json, "unknown")) {
            if (pair.is_array() && pair.size() == 2 && pair[0].is_string() && pair[1].is_string()) {
                readUnknown(tidied(pair[0].get<std::string>()), pair[1]);
            }
        }
        sheet.entries.push_back(std::move(entry));
        entry = {};
    }

    /// Cells that no column is for, and those of a row that could not be read.
    void readUnknown(const std::string &head, const Json &cell) {
        entry.unknown.emplace_back(head, tidied(cell.get<std::string>()));
        const bool number = rowNamed(head) || head == "total" || head == "rank" || head == "coins";
        if (number && !wholeNumber(cell.get<std::string>())) {
            note(head, cell);
        }
    }

    void readText(const Json &json, const char *key, std::string &text) {
        const Json &value = member(json, key);
        if (value.is_string()) {
            text = tidied(value.get<std::string>());
        } else if (!value.is_null()) {
            note(key, value);
        }
    }

    void readNumber(const Json &json, const char *key, std::optional<int> &number) {
        const Json &value = member(json, key);
        if (value.is_null()) {
            return;
        }
        number = wholeNumber(value.is_number()   ? value.dump()
                             : value.is_string() ? value.get<std::string>()
                                                 : "");
        if (!number) {
            note(key, value);
        }
    }

    Import result;
    Sheet sheet;
    Entry entry;
};

} // namespace

std::string writeJson(std::span<const Sheet> sheets) {
    OrderedJson document;
    document["format"] = formatVersion;
    document["sheets"] = OrderedJson::array();
    for (const Sheet &sheet : sheets) {
        document["sheets"].push_back(written(sheet));
    }
    return dumped(document);
}

std::string writeFindings(const Import &import, std::span<const LocatedFinding> findings) {
    OrderedJson document;
    document["rows"] = import.rows;
    document["findings"] = OrderedJson::array();
    for (const LocatedFinding &located : findings) {
        OrderedJson json;
        json["line"] = located.line;
        json["game"] = located.game;
        json["player"] = located.player;
        json["column"] = located.finding.column;
        json["kind"] = name(located.finding.kind);
        json["message"] = sentence(located.finding);
        document["findings"].push_back(std::move(json));
    }
    if (!import.unknownColumns.empty()) {
        document["unknown_columns"] = import.unknownColumns;
    }
    for (const Finding &remark : import.remarks) {
        document["remarks"].push_back(sentence(remark));
    }
    return dumped(document);
}

Parsed<Import> readJson(std::string_view text) {
    try {
        Import import = JsonReader().read(parsed(text));
        if (import.rows == 0) {
            return Parsed<Import>::failure("there are no players on its sheets");
        }
        return import;
    } catch (const std::runtime_error &error) {
        return Parsed<Import>::failure(error.what());
    }
}

} // namespace mirabilia::scorer
