// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/sound_view.h"

#include "app/net/wire.h"

#include <algorithm>

namespace mirabilia::net {

namespace {

constexpr std::uint32_t fewestSeats = 2;

/// Returns true if there is one entry per seat, in order.
template <class Entries>
bool areInOrder(const Entries &entries, std::uint32_t count) {
    std::uint32_t next = 0;
    return static_cast<std::uint32_t>(entries.size()) == count &&
           std::all_of(entries.begin(), entries.end(),
                       [&next](const auto &entry) { return entry.seat() == next++; });
}

bool hasSoundGame(const v1::TableView &view, std::uint32_t seats) {
    switch (view.game_case()) {
    case v1::TableView::kClassic: return areInOrder(view.classic().cities(), seats);
    case v1::TableView::kDuel: return seats == 2 && areInOrder(view.duel().cities(), seats);
    case v1::TableView::kDice: return areInOrder(view.dice().cities(), seats);
    default: return false;
    }
}

} // namespace

bool isSound(const v1::TableView &view) {
    const auto seats = static_cast<std::uint32_t>(view.seats_size());
    const auto isThere = [seats](std::uint32_t seat) { return seat < seats; };
    return seats >= fewestSeats && seats <= mostSeats && areInOrder(view.seats(), seats) &&
           (isThere(view.viewer()) || view.viewer() == watcher) &&
           std::all_of(view.deciding_for().begin(), view.deciding_for().end(), isThere) &&
           std::all_of(view.winners().begin(), view.winners().end(), isThere) &&
           std::all_of(view.scores().begin(), view.scores().end(),
                       [&isThere](const auto &score) { return isThere(score.seat()); }) &&
           hasSoundGame(view, seats);
}

} // namespace mirabilia::net
