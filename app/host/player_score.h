// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"
#include "mirabilia/v1/common.pb.h"

#include <string>

namespace mirabilia::host {

/// The points of a seat by category, without their explanation.
template <Game G>
v1::PlayerScore playerScore(const typename G::State &state, Seat seat) {
    v1::PlayerScore message;
    message.set_seat(seat);
    const auto points = G::points(state, seat);
    int total = 0;
    for (std::size_t category = 0; category < G::categories().size(); ++category) {
        v1::CategoryPoints &line = *message.add_points();
        line.set_category(std::string(G::categories()[category]));
        line.set_points(points[category]);
        total += points[category];
    }
    message.set_total(total);
    return message;
}

} // namespace mirabilia::host
