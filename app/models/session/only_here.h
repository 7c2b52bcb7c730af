// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/session/table_model.h"

namespace mirabilia {

/// The seat of the only person at this screen, who is spoken to as "you"; -1: there is none.
[[nodiscard]] inline int onlyHere(const TableModel &table) {
    return table.shared() || table.watching() || table.replayed() ? -1 : table.viewer();
}

} // namespace mirabilia
