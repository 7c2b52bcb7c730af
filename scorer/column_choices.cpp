// SPDX-License-Identifier: GPL-3.0-or-later
#include "scorer/column_choices.h"

#include "scorer/import.h"
#include "scorer/reading/columns.h"
#include "scorer/reading/json.h"
#include "scorer/text.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>

namespace mirabilia::scorer {

namespace {

constexpr std::array partsOfRows{"military_victories", "military_defeats", "armada_victories",
                                 "armada_defeats", "debts"};

/// The last of them that a list to choose from has.
constexpr Field lastField = Field::guessed;

/// The same for the same heads in any order.
std::string headsKey(std::span<const std::string> heads) {
    std::vector<std::string> words;
    for (const std::string &head : heads) {
        words.push_back(folded(head));
    }
    std::sort(words.begin(), words.end());
    std::string key;
    for (const std::string &word : words) {
        key.append(word).append("|"); // no word holds it
    }
    return key;
}

/// Throws what nlohmann's library throws.
ColumnChoices choicesIn(const Json &list) {
    ColumnChoices choices;
    for (const Json &entry : list) {
        choices.push_back({entry.at("head"), entry.at("meaning"), entry.at("number")});
    }
    std::erase_if(choices, [](const auto &choice) { return !isMeaning(choice.meaning); });
    return choices;
}

} // namespace

bool isMeaning(std::string_view name) {
    return name.empty() || meaningNamed(name) != Meaning();
}

std::vector<std::string> meaningsFor(const Import &import) {
    std::vector<std::string> names{"", std::string(name(Field::player))};
    const auto add = [&names](std::string_view word) {
        if (std::find(names.begin(), names.end(), word) == names.end()) {
            names.emplace_back(word);
        }
    };
    std::set<Box> boxes;
    for (const Sheet &sheet : import.sheets) {
        boxes.insert(sheet.box);
    }
    for (const Box box : boxes) {
        for (const auto rows : {rowsOf(box), optionalRowsOf(box)}) {
            std::for_each(rows.begin(), rows.end(), [&](Row row) { add(name(row)); });
        }
    }
    if (boxes.contains(Box::classic)) {
        std::for_each(partsOfRows.begin(), partsOfRows.end(), add);
    }
    add(name(Field::total));
    add(name(Field::rank));
    for (int field = 0; field <= static_cast<int>(lastField); ++field) {
        add(name(static_cast<Field>(field)));
    }
    for (const ReadColumn &column : import.columns) { // "row1"
        add(column.meaning);
    }
    return names;
}

ColumnChoices choicesWith(const std::vector<ReadColumn> &columns, std::size_t column,
                          std::string meaning) {
    ColumnChoices choices;
    std::map<std::string, std::size_t> numbers;
    for (std::size_t i = 0; i < columns.size(); ++i) {
        const std::size_t number = numbers[folded(columns[i].head)]++;
        if (i == column) {
            choices.push_back({columns[i].head, std::exchange(meaning, {}), number});
        } else if (columns[i].chosen) {
            choices.push_back({columns[i].head, columns[i].meaning, number});
        }
    }
    return choices;
}

void ColumnMemory::remember(const std::vector<ReadColumn> &columns, ColumnChoices choices) {
    constexpr std::size_t most = 100;
    std::vector<std::string> heads;
    heads.reserve(columns.size());
    for (const ReadColumn &column : columns) {
        heads.push_back(column.head);
    }
    std::string key = headsKey(heads);
    std::erase_if(kept, [&key](const auto &entry) { return entry.first == key; });
    if (!choices.empty()) {
        kept.emplace_back(std::move(key), std::move(choices));
    }
    if (kept.size() > most) {
        kept.erase(kept.begin());
    }
}

const ColumnChoices *ColumnMemory::find(std::span<const std::string> heads) const {
    const std::string key = headsKey(heads);
    const auto found = std::find_if(kept.begin(), kept.end(),
                                    [&key](const auto &entry) { return entry.first == key; });
    return found == kept.end() ? nullptr : &found->second;
}

std::string ColumnMemory::text() const {
    Json all = Json::array();
    for (const auto &[heads, choices] : kept) {
        Json list = Json::array();
        for (const auto &[head, meaning, number] : choices) {
            list.push_back({{"head", head}, {"meaning", meaning}, {"number", number}});
        }
        all.push_back({{"heads", heads}, {"choices", std::move(list)}});
    }
    return all.dump(-1, ' ', false, Json::error_handler_t::replace);
}

ColumnMemory ColumnMemory::fromText(std::string_view text) {
    ColumnMemory memory;
    const Json all = Json::parse(text, nullptr, false);
    for (const Json &entry : all.is_array() ? all : Json::array()) {
        try {
            memory.kept.emplace_back(entry.at("heads"), choicesIn(entry.at("choices")));
        } catch (const Json::exception &) {
            continue; // written by hand, or by another version
        }
    }
    return memory;
}

} // namespace mirabilia::scorer
