// SPDX-License-Identifier: GPL-3.0-or-later
// A table that somebody wrote as JSON: a list of objects, one a row.
#include "scorer/reading/columns.h"
#include "scorer/reading/json.h"
#include "scorer/reading/layouts.h"

#include <algorithm>
#include <iterator>

namespace mirabilia::scorer {

namespace {

bool isRow(const Json &item) {
    return item.is_object() && std::none_of(item.begin(), item.end(), [](const Json &value) {
               return value.is_structured();
           });
}

bool hasKeyFor(const Json &row, bool (*wanted)(const Meaning &)) {
    for (const auto &[key, value] : row.items()) {
        if (wanted(meaningOf(key, value.is_number()))) {
            return true;
        }
    }
    return false;
}

bool isPlayer(const Meaning &meaning) {
    return meaning == Meaning(Field::player);
}

} // namespace

std::optional<std::vector<CellLine>> jsonTable(const Json &document) {
    const bool rows = document.is_array() && !document.empty() &&
                      std::all_of(document.begin(), document.end(), isRow) &&
                      hasKeyFor(document.front(), holdsPoints) &&
                      hasKeyFor(document.front(), isPlayer);
    std::vector<std::string> keys;
    for (const Json &row : rows ? document : Json::array()) {
        for (const auto &[key, value] : row.items()) {
            if (std::find(keys.begin(), keys.end(), key) == keys.end()) {
                keys.push_back(key);
            }
        }
        if (keys.size() > mostHeads) {
            return std::nullopt;
        }
    }
    if (!rows) {
        return std::nullopt;
    }
    std::vector<CellLine> lines{{0, keys}};
    for (const Json &row : document) {
        CellLine line{0, {}};
        std::transform(keys.begin(), keys.end(), std::back_inserter(line.cells),
                       [&row](const std::string &key) { return linesIn(member(row, key)); });
        lines.push_back(std::move(line));
    }
    return lines;
}

} // namespace mirabilia::scorer
