// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/host/any_move.h"

#include <gtest/gtest.h>

namespace mirabilia::host {

v1::Move anyMove(const v1::TableView &view, Rng &rng) {
    const auto move = cli::chosenMove(view, cli::Taste::Any, rng);
    if (!move) {
        ADD_FAILURE() << "nothing is offered: " << view.DebugString();
        return {};
    }
    return *move;
}

} // namespace mirabilia::host
