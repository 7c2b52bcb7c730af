// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

// Shared by the sources that read the data file; not part of this library's interface.

#include "engine/classic/data.h"
#include "engine/core/json_reader.h"

namespace mirabilia::classic::loading {

/// Checks what the file says of the box as a whole, and facts that the rules take for granted.
void checkBox(const json_reader::Value &document, const Catalogue &catalogue);

/// Refuses data with which a city's points, coins or shields could overflow.
void checkSums(const json_reader::Value &document, const Catalogue &catalogue);

} // namespace mirabilia::classic::loading
