// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Shared by the sources that read the data file; not part of this library's interface.

#include "engine/core/json_reader.h"
#include "engine/dice/data.h"

#include <map>
#include <string>
#include <utility>
#include <vector>

namespace mirabilia::dice::loading {

using json_reader::checkPoints;
using json_reader::inQuotes;
using json_reader::requireList;
using json_reader::requireNumber;
using json_reader::requireText;
using json_reader::requireTruth;
using json_reader::Value;
using json_reader::words;

/// The numbers of the cells of a lane, in its order. A building without lanes has one without a
/// name.
using Lanes = std::map<std::pair<Building, std::string>, std::vector<CellId>>;

/// The number of a ruling's value among those that are known here. The file's own list of options
/// holds the value, and none but known ones.
template <class Known>
std::size_t ruled(const Value &document, const std::string &name, const Known &known) {
    const Value ruling = document.at("rulings").at(name);
    const std::size_t result = ruling.at("value").oneOf(known);
    bool listed = !ruling.has("options");
    if (!listed) {
        ruling.at("options").forEachItem(
            [&](const Value &option) { listed = option.oneOf(known) == result || listed; });
    }
    if (!listed) {
        ruling.at("value").refuse("none of the options");
    }
    return result;
}

/// Rules, rulings and the Forum's quadrants.
Rules readRules(const Value &document);

/// Every "origin" in the document is one of the words that it explains, and speaks of something
/// that stands beside it.
void checkOrigins(const Value &document);

/// What the file says of the box as a whole, and of facts that the rules take for granted.
void checkBox(const Value &document, const Catalogue &catalogue);
/// What dice, buildings and lanes say of each other.
void checkBuildings(const Value &document, const Catalogue &catalogue);
/// The Agora's cells in rows and columns, and its lines along them.
void checkAgora(const Value &document, const Catalogue &catalogue);
/// The explanations of the effects speak of those that there are.
void checkEffectWords(const Value &document);

/// Dice with their faces; where they lie at the start.
void readDice(const Value &document, Catalogue &catalogue);

/// What is known when effects are read.
struct Names {
    const Catalogue &catalogue;
    const Lanes &lanes;

    /// The cells that a word names: "agora", "barracks" (both), "barracks_west.attack".
    [[nodiscard]] CellMask cells(const Value &word) const;
    [[nodiscard]] CellMask cells(const Value &place, const std::string &word) const;
};

Effect readEffect(const Value &value, const Names &names);
/// A cell without its number.
Cell readCell(const Value &value, const Value &document, const Names &names);

/// What the faces of the dice reach.
void readReaches(const Value &document, const Names &names, Catalogue &catalogue);

/// The masks of a board whose cells are there.
void compile(Board &board, const Catalogue &catalogue);
/// The tables of the Agora and what follows from dice and boards together.
void compile(Catalogue &catalogue);

} // namespace mirabilia::dice::loading
