// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/game_host.h"

#include <QObject>

#include <cstddef>
#include <vector>

namespace mirabilia::host {

/// Compares the decisions of seat 0 in a lesson with the requested ones, also after a take back.
class LessonWatch final : public QObject {
    Q_OBJECT

public:
    LessonWatch(const GameHost &host, std::vector<v1::Move> asked, QObject *parent);

    /// The next requested move; null at the end, or if the player has deviated.
    [[nodiscard]] const v1::Move *asked() const;

signals:
    /// See Services::practised.
    void practised(bool asAsked, int left);

private:
    void look();

    const GameHost &m_host;
    std::vector<v1::Move> m_asked;
    std::size_t m_done = 0; ///< moves made as asked
    bool m_asAsked = true;
};

/// Returns true if a decision is the requested one. Payments do not matter, nor, in the classic
/// game, which card is discarded for coins or put under a wonder.
[[nodiscard]] bool answers(const v1::Move &made, const v1::Move &asked);

} // namespace mirabilia::host
