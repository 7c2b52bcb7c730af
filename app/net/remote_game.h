// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/running_game.h"
#include "app/net/network_link.h"

#include <QMap>

namespace mirabilia::net {

/// A running game at a remote host, as seen by the seats of this screen.
class RemoteGame final : public RunningGame {
    Q_OBJECT

public:
    /// `seats` of this screen; 255 to watch. `data` as in RunningGame. `client` must outlive this.
    RemoteGame(TableClient &client, QString game, int edition, const QList<int> &seats,
               std::shared_ptr<const GameData> data = {}, QObject *parent = nullptr);

    [[nodiscard]] QString game() const override { return m_game; }
    /// Empty: only its host can start it anew.
    [[nodiscard]] GameSetup setup() const override {
        return {.seats = {}, .game = m_game, .edition = m_edition};
    }
    [[nodiscard]] std::shared_ptr<const GameData> gameData() const override { return m_data; }
    [[nodiscard]] QList<int> localSeats() const override { return m_links.keys(); }
    [[nodiscard]] Link *link(int seat) override { return m_links.value(seat); }
    [[nodiscard]] bool overNetwork() const override { return true; }
    void requestHint(int) override {}
    [[nodiscard]] QString exportRecord() const override { return m_record; }
    [[nodiscard]] bool over() const { return m_over; }
    /// A message from the host; each seat picks its own.
    void hear(const v1::Envelope &envelope);
    /// Ignores further messages: the table plays another game.
    void close();

private:
    TableClient &m_client;
    QString m_game;
    int m_edition;
    std::shared_ptr<const GameData> m_data;
    QMap<int, NetworkLink *> m_links;
    QString m_record;
    bool m_over = false;
};

} // namespace mirabilia::net
