// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorer/import.h"
#include "scorer/sheet.h"

#include <span>
#include <string>

namespace mirabilia::scorer {

/// One row a player, in the columns of README.md; UTF-8 with a byte order mark, lines end in CR LF
/// (RFC 4180). Totals and ranks are computed, those that were typed stand beside them. A column of
/// ids lets the rows find together where names of games do not. Text that a spreadsheet would run
/// is guarded (csv_guard.h).
std::string writeCsv(std::span<const Sheet> sheets);

/// Everything a sheet holds; `readJson` gives the same sheets back.
std::string writeJson(std::span<const Sheet> sheets);

/// `{"rows": 122, "findings": [{"line", "game", "player", "column", "kind", "message"}]}`, and
/// `"unknown_columns": [...]` and the sentences of `"remarks": [...]` if there are any.
std::string writeFindings(const Import &import, std::span<const LocatedFinding> findings);

/// The address that opens the app BG Stats with a game to be entered in its list of plays
/// (bgstatsapp.com/support, "Push plays to BG Stats"). Works without a network.
/// The app knows a game again by the sheet's id; without one by what was played when and by whom.
std::string bgStatsLink(const Sheet &sheet);

/// The addresses of several games, a line each. Games that are alike in what was played when and by
/// whom are told apart by which of them comes first.
std::string bgStatsLinks(std::span<const Sheet> sheets);

} // namespace mirabilia::scorer
