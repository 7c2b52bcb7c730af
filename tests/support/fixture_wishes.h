// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/protocol.h"

#include <functional>
#include <string>
#include <vector>

namespace mirabilia {

/// A moment of a game between computer players, wanted by tests and screenshots.
struct Wish {
    std::string name; ///< of the file
    std::string game;
    unsigned players = 3;
    bool livePoints = false;
    host::SeatWish board; ///< seat 0's
    /// Called with seat 0's view before every decision.
    std::function<bool(const v1::TableView &)> reached;
    bool watched = false; ///< also as a watcher sees it: `NAME-watched`
};

std::vector<Wish> classicWishes();
std::vector<Wish> duelWishes();
std::vector<Wish> diceWishes();

/// Returns true if seat 0 decides next.
inline bool mine(const v1::TableView &view) {
    return view.deciding_for_size() > 0 && view.deciding_for(0) == 0;
}

} // namespace mirabilia
