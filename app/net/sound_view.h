// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mirabilia/v1/table.pb.h"

namespace mirabilia::net {

/// Whether a view from a host that may be broken or hostile has the shape that the models rely on:
/// seats counted from 0, as many cities as seats, nobody named who is not there, one of our games.
[[nodiscard]] bool isSound(const v1::TableView &view);

} // namespace mirabilia::net
