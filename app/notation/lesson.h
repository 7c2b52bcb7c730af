// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/game.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace mirabilia::notation {

/// A scenario as a lesson: the position that it gives, and what seat 0 decides in it, in order.
template <Game G>
struct Lesson {
    typename G::State state;
    std::vector<typename G::Move> asked;
};

/// One scenario (from 0) of a document that holds a list of them, laid out
/// in the edition of this data; or why it is no lesson. For the games of AllGames.
template <Game G>
Parsed<Lesson<G>> readLesson(std::string_view scenarios, std::size_t number,
                             const typename G::Catalogue &catalogue);

} // namespace mirabilia::notation
