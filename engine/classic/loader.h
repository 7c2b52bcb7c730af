// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Shared by the sources that read the data file; not part of this library's interface.

#include "engine/classic/data.h"
#include "engine/core/json_reader.h"

namespace mirabilia::classic::loading {

/// What the file says of the box as a whole, and of facts that the rules take for granted.
void checkBox(const json_reader::Value &document, const Catalogue &catalogue);

/// Data with which points, coins or shields of a city could outgrow what holds them is refused.
void checkSums(const json_reader::Value &document, const Catalogue &catalogue);

} // namespace mirabilia::classic::loading
