// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mirabilia/v1/table.pb.h"

namespace mirabilia {

// What every view says, whatever the game.

/// The seats that the viewer must decide for now.
const google::protobuf::RepeatedField<unsigned> &decidingFor(const v1::TableView &view);
bool isOver(const v1::TableView &view);
/// Cities that lie on the table; 0 before the first real view.
int cityCount(const v1::TableView &view);

} // namespace mirabilia
