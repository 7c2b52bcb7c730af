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

using json_reader::inQuotes;
using json_reader::Value;
using json_reader::words;

/// The numbers of the cells of a lane, in its order. A building without lanes has one without a
/// name.
using Lanes = std::map<std::pair<Building, std::string>, std::vector<CellId>>;

/// A value that the rules know no other of.
void requireText(const Value &value, std::string_view only);
void requireTruth(const Value &value, bool only);

/// Rules, rulings and the Forum's quadrants.
Rules readRules(const Value &document);

/// Every "origin" in the document is one of the words that it explains.
void checkOrigins(const Value &document);

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
