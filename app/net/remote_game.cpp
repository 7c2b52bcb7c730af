// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/remote_game.h"

#include <utility>

namespace mirabilia::net {

RemoteGame::RemoteGame(TableClient &client, QString game, int edition, const QList<int> &seats,
                       std::shared_ptr<const GameData> data, QObject *parent)
    : RunningGame(parent)
    , m_client(client)
    , m_game(std::move(game))
    , m_edition(edition)
    , m_data(std::move(data)) {
    for (const int seat : seats) {
        m_links[seat] = new NetworkLink(client, static_cast<std::uint32_t>(seat), this);
    }
}

void RemoteGame::close() {
    for (NetworkLink *link : m_links) {
        m_client.disconnect(link);
    }
}

void RemoteGame::hear(const v1::Envelope &envelope) {
    const bool tells = envelope.has_update() || envelope.has_restored();
    const v1::Update &update = envelope.has_update() ? envelope.update() : envelope.restored();
    if (tells && update.view().over() && !std::exchange(m_over, true)) {
        v1::Envelope ask;
        ask.mutable_fetch_record();
        m_client.send(ask);
    } else if (envelope.has_record()) {
        m_record = QString::fromStdString(envelope.record().json());
    }
    const QMap<int, NetworkLink *> links = m_links; // a recipient may leave the table
    for (NetworkLink *link : links) {
        link->hear(envelope);
    }
}

} // namespace mirabilia::net
