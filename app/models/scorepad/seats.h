// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "scorer/sheet.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace mirabilia {

/// After a change of seats, for each column where its player sat before; nothing: it is somebody
/// new.
using Seats = std::vector<std::optional<std::size_t>>;

/// Brings a sheet up to its new seats, within the step that changes them.
using SeatsSettled = std::function<void(const Seats &seats, scorer::Sheet &sheet)>;

} // namespace mirabilia
