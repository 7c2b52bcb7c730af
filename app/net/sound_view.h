// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mirabilia/v1/table.pb.h"

namespace mirabilia::net {

/// Returns true if a view from a possibly broken or hostile host has the shape the models rely on:
/// seats numbered from 0, as many cities as seats, no reference to missing seats, a known game.
[[nodiscard]] bool isSound(const v1::TableView &view);

} // namespace mirabilia::net
