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

/// The cells of a lane, in its order. A building without lanes has one without a name.
using Lanes = std::map<std::pair<Building, std::string>, std::vector<CellId>>;

/// Returns the index of a ruling's value among the known ones. The file's own list of options must
/// contain it, and only known ones.
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

/// Reads rules, rulings and the Forum's quadrants.
Rules readRules(const Value &document);

/// Checks that every "origin" in the document is one of the words that it explains, and refers to
/// something beside it.
void checkOrigins(const Value &document);

/// Checks what the file says of the box as a whole, and facts that the rules take for granted.
void checkBox(const Value &document, const Catalogue &catalogue);
/// Checks what dice, buildings and lanes say of each other.
void checkBuildings(const Value &document, const Catalogue &catalogue);
/// Checks the Agora's rows and columns of cells, and its lines along them.
void checkAgora(const Value &document, const Catalogue &catalogue);
/// Checks that the explanations of effects name existing ones.
void checkEffectWords(const Value &document);

/// Reads the dice with their faces, and where they are at the start.
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
/// Reads a cell without its number.
Cell readCell(const Value &value, const Value &document, const Names &names);

/// Reads what the faces of the dice reach.
void readReaches(const Value &document, const Names &names, Catalogue &catalogue);

/// Compiles the masks of a board whose cells have been read.
void compile(Board &board, const Catalogue &catalogue);
/// Compiles the tables of the Agora and what follows from dice and boards together.
void compile(Catalogue &catalogue);

} // namespace mirabilia::dice::loading
