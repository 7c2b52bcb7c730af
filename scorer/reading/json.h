// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Documents in JSON; not part of the library's interface.

#include "scorer/import.h"

#include <nlohmann/json.hpp>

namespace mirabilia::scorer {

using Json = nlohmann::json;

/// Thrown by whoever reads a document that holds no sheets.
struct Refused {
    Finding why;
};
[[noreturn]] void refuse(std::string code, Finding::Params params = {});

/// A document of somebody else, without repeated keys and not too deep. Throws Refused.
Json parsedJson(std::string_view text);

/// Null if there is none.
const Json &member(const Json &json, std::string_view key);

/// A text, number or truth value as text; empty for everything else.
std::string textIn(const Json &value);
/// The same for several lines.
std::string linesIn(const Json &value);

/// Also of a list of rows, whose keys are columns.
Reading readJson(std::string_view text, const Progress &progress, const ColumnWishes &columns);

/// Sheets as `writeJson` writes them, and lists of games with players and scores in the words of
/// others. Throws Refused.
Import sheetsInJson(const Json &document);

/// A plain list of rows, objects with a player and points and nothing inside: as cells below a head
/// of their keys. Nothing if it is none.
std::optional<std::vector<CellLine>> jsonTable(const Json &document);

/// Whether a document is an export of BG Stats, or a play as it is handed to that app.
bool isBgStats(const Json &document);
/// Its plays of 7 Wonders; others are counted. Throws Refused.
Import bgStatsPlays(const Json &document);

/// Links that hand a play to BG Stats, one a line, as `bgStatsLink` writes them.
bool isBgStatsLinks(std::string_view text);
Reading readBgStatsLinks(std::string_view text);

} // namespace mirabilia::scorer
