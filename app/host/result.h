// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/protocol.h"

#include <algorithm>
#include <string>
#include <tuple>
#include <vector>

namespace mirabilia::host {

/// Writes the points of a seat by category.
template <Game G>
void writePoints(const typename G::State &state, Seat seat, v1::PlayerScore &message) {
    const auto points = G::points(state, seat);
    for (std::size_t category = 0; category < G::categories().size(); ++category) {
        v1::CategoryPoints &line = *message.add_points();
        line.set_category(std::string(G::categories()[category]));
        line.set_points(points[category]);
    }
    message.set_total(G::totals(state)[seat]);
}

/// Writes explained scores, winners and the tie break of a finished game.
template <Protocol P>
void writeResult(const typename P::Game::State &state, v1::TableView &view) {
    using G = typename P::Game;
    const SeatMask winners = G::winners(state);
    std::vector<Seat> players;
    for (int at = 0; at < G::seatCount(state); ++at) {
        const auto seat = static_cast<Seat>(at);
        if (G::controller(state, seat) == seat) {
            players.push_back(seat);
        }
    }
    const auto total = [&state](Seat seat) { return int{G::totals(state)[seat]}; };
    const auto standing = [&](Seat seat) {
        return std::tuple(winners.has(seat), total(seat), P::tieBreaker(state, seat));
    };
    int most = total(players.front());
    for (const Seat seat : players) {
        most = std::max(most, total(seat));
        v1::PlayerScore &score = *view.add_scores();
        score.set_seat(seat);
        writePoints<G>(state, seat, score);
        P::explain(state, seat, score);
        const auto ahead = std::count_if(players.begin(), players.end(), [&](Seat other) {
            return standing(other) > standing(seat);
        });
        score.set_rank(static_cast<std::uint32_t>(1 + ahead));
        if (winners.has(seat)) {
            view.add_winners(seat);
        }
    }
    const auto tied = std::count_if(players.begin(), players.end(),
                                    [&](Seat seat) { return total(seat) == most; });
    if (tied > 1) {
        view.set_tie_break(winners.size() == tied ? "shared" : P::tieBreak(state));
    }
}

} // namespace mirabilia::host
