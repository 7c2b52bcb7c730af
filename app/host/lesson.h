// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/game_host.h"

#include <QObject>

#include <cstddef>
#include <vector>

namespace mirabilia::host {

/// Compares what seat 0 has decided at the table of a lesson with what is asked, also after it has
/// been taken back.
class LessonWatch final : public QObject {
    Q_OBJECT

public:
    LessonWatch(const GameHost &host, std::vector<v1::Move> asked, QObject *parent);

    /// What is to be done next; null if that is nothing more, or something else has been done.
    [[nodiscard]] const v1::Move *asked() const;

signals:
    /// See Services::practised.
    void practised(bool asAsked, int left);

private:
    void look();

    const GameHost &m_host;
    std::vector<v1::Move> m_asked;
    std::size_t m_done = 0; ///< of those
    bool m_asAsked = true;
};

/// Whether a decision is the one that is asked for. How something is paid does not matter, nor in
/// the classic game which card is given up for coins or for a wonder.
[[nodiscard]] bool answers(const v1::Move &made, const v1::Move &asked);

} // namespace mirabilia::host
