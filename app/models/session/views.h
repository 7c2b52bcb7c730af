// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mirabilia/v1/table.pb.h"

namespace mirabilia {

/// Cities that lie on the table; 0 before the first real view.
int cityCount(const v1::TableView &view);

} // namespace mirabilia
