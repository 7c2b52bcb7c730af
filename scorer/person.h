// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorer/sheet.h"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::scorer {

/// What other programs know somebody by who has always had this name. The same on every device;
/// the name cannot be read from it.
std::string personIdOf(std::string_view name);
/// The same for whoever this is, however the person is called by now; empty: nobody knows.
std::string personId(const Entry &entry);

/// Names that differ only by case, accents or blanks, each group in the order of the list; groups
/// in that of their first names.
std::vector<std::vector<std::string>> namesAlike(std::span<const std::string> names);

/// How many people are on some sheets: names, and as many without one as sit at one table at most.
int peopleOn(std::span<const Sheet> sheets);

} // namespace mirabilia::scorer
