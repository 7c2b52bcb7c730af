// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/json_value.h"

namespace mirabilia::notation {

/// Compares what a document expects with what the engine found: of objects every key that is given
/// must match and must exist, lists compare as multisets. Disagrees at the first difference
/// ("...coins: expected 5, got 4"); refuses a key that the engine has no value for.
void compare(const JsonValue &expected, const Json &actual);

} // namespace mirabilia::notation
