// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mirabilia::web {

/// The folder of the pages that are built into this program; empty if it has none.
[[nodiscard]] QString builtInPages();

} // namespace mirabilia::web
