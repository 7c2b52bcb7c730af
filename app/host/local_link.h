// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/seat_feed.h"
#include "app/models/services/link.h"

namespace mirabilia::host {

/// The link of a seat at this screen: passes on in-process the same messages a network link would
/// send.
class LocalLink final : public Link {
    Q_OBJECT

public:
    LocalLink(GameHost &host, Seat seat, QObject *parent);

    void send(const v1::Command &command) override;
    void refresh() override;

private:
    GameHost &m_host;
    SeatFeed m_feed;
    quint32 m_sent = 0; ///< number of the last command
};

} // namespace mirabilia::host
