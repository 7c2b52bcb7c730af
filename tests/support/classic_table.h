// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/classic/classic_table.h"
#include "app/models/shell/app.h"

namespace mirabilia {

/// The current classic table; null if there is none.
inline ClassicTable *classicTable(const App &app) {
    return qobject_cast<ClassicTable *>(app.table());
}

} // namespace mirabilia
