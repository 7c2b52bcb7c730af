// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorer/import.h"

#include <string>
#include <string_view>

namespace mirabilia::scorefiles {

struct Wishes {
    std::string encoding;         ///< one of `encodings`; empty: whatever makes most sense
    scorer::ColumnWishes columns; ///< see scorer/column_choices.h
};

/// The sheets in a file of whatever program. What no reader takes is refused with a reason of its
/// own kind.
scorer::Reading readScores(std::string_view bytes, const Wishes &wishes = {},
                           const scorer::Progress &progress = {});

} // namespace mirabilia::scorefiles
