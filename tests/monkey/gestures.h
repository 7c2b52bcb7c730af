// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/monkey/world.h"

#include <vector>

namespace mirabilia::monkey {

/// Something that a person may do. It tells the world what it is about to do, then does it.
struct Gesture {
    int weight = 1; ///< how often, against the others
    std::function<void(World &, Rng &)> act;
};

/// Mouse, touch, keys, the size of the window and the settings.
const std::vector<Gesture> &gestures();

/// A way to get somewhere: a page, a game, a sheet. A new page joins the monkey with one line here
/// (places.cpp).
struct Place {
    const char *name;
    std::function<void(World &, Rng &)> visit;
};
const std::vector<Place> &places();

/// Plays on at the table, as whoever is asked may; nothing where nobody sits at one.
void decide(World &world, Rng &rng);

/// One of a list.
template <class List>
const auto &oneOf(const List &list, Rng &rng) {
    return list[static_cast<typename List::size_type>(
        rng.below(static_cast<std::uint32_t>(list.size())))];
}

} // namespace mirabilia::monkey
