// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/session/seat_model.h"

#include "app/models/common/wording.h"

#include <utility>

namespace mirabilia {

SeatModel::SeatModel(int seat, QObject *parent) : QObject(parent) {
    m_player.seat = seat;
}

void SeatModel::setPlayer(const SeatRow &player) {
    const SeatRow before = std::exchange(m_player, player);
    if (before.name != player.name || before.color != player.color || before.kind != player.kind ||
        before.level != player.level) {
        emit playerChanged();
    }
    if (before.state != player.state) {
        emit stateChanged();
    }
}

void SeatModel::setStanding(const SeatStanding &standing) {
    const SeatStanding before = std::exchange(m_standing, standing);
    // The words depend on the language, too.
    const QString pointsText = hasPoints() ? Wording::points(points()) : QString();
    const QString textBefore = std::exchange(m_pointsText, pointsText);
    if (before.coins != standing.coins) {
        emit coinsChanged();
    }
    if (before.points != standing.points || textBefore != pointsText) {
        emit pointsChanged();
    }
    if (before.summary != standing.summary) {
        emit summaryChanged();
    }
}

} // namespace mirabilia
