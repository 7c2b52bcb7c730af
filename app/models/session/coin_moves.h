// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/link.h"

#include <QVariant>

#include <cstdlib>
#include <vector>

namespace mirabilia {

constexpr int bankSeat = -1;

/// Coins coming to a seat from another seat or the bank (negative: going there), as a map for QML:
/// `{from, to, coins}`.
inline QVariantMap coinMove(int seat, int other, int coins) {
    const bool comes = coins > 0;
    return {{QStringLiteral("from"), comes ? other : seat},
            {QStringLiteral("to"), comes ? seat : other},
            {QStringLiteral("coins"), std::abs(coins)}};
}

/// All coin moves since `fresh`; `part` returns the game-specific event.
template <class Event>
QVariantList coinMoves(const std::vector<v1::Event> &events, std::size_t fresh,
                       const Event &(v1::Event::*part)() const) {
    QVariantList moves;
    for (std::size_t i = fresh; i < events.size(); ++i) {
        const Event &event = (events[i].*part)();
        if (event.kind() == Event::COINS_MOVED && event.coins() != 0) {
            moves.append(coinMove(static_cast<int>(event.seat()),
                                  event.has_other() ? static_cast<int>(event.other()) : bankSeat,
                                  event.coins()));
        }
    }
    return moves;
}

} // namespace mirabilia
