// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/game_host.h"
#include "app/models/services/link.h"

namespace mirabilia::host {

/// The wire of a seat whose person sits at this screen: hands the same messages over in the process
/// that a network link will send.
class LocalLink final : public Link {
    Q_OBJECT

public:
    LocalLink(GameHost &host, Seat seat, QObject *parent);

    void send(const v1::Command &command) override;
    void refresh() override;

private:
    [[nodiscard]] bool concerns(Seat only) const;
    void tell(const QString &refused = {});
    void tellAll();

    GameHost &m_host;
    Seat m_seat;
    quint32 m_sent = 0; ///< commands
    std::size_t m_eventsTold = 0;
};

} // namespace mirabilia::host
