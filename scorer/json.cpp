// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/export.h"
#include "scorer/json_members.h"

#include <nlohmann/json.hpp>

namespace mirabilia::scorer {

namespace {

using OrderedJson = nlohmann::ordered_json;

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

} // namespace

std::string writeJson(std::span<const Sheet> sheets) {
    std::string text = "{\"format\": " + std::to_string(jsonFormat) + ", \"sheets\": [";
    for (const Sheet &sheet : sheets) { // a line each: short, and easily compared
        text.append(&sheet == sheets.data() ? "\n" : ",\n");
        text.append(written(sheet).dump(-1, ' ', false, OrderedJson::error_handler_t::replace));
    }
    return text + "\n]}\n";
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

} // namespace mirabilia::scorer
