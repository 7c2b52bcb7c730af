// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/network.h"
#include "app/net/discovery.h"
#include "app/net/table_client.h"

#include <map>
#include <memory>

namespace mirabilia::net {

/// The tables of all hosts found on the network or typed as addresses. Polls them while open.
class TableBrowser final : public QObject {
    Q_OBJECT

public:
    explicit TableBrowser(quint16 discovery, QObject *parent = nullptr);

    void open();
    void close();
    /// Adds a host whether or not discovery finds it.
    void askAt(const QUrl &host);
    [[nodiscard]] QList<FoundTable> tables() const;
    [[nodiscard]] const Seeker &seeker() const { return m_seeker; }

signals:
    void changed();

private:
    struct Host {
        QUrl url;
        bool typed = false;
        bool answered = false; ///< as a Mirabilia host
        int losses = 0;
        std::unique_ptr<TableClient> client;
        QList<FoundTable> tables;
        bool mayOpen = false;
        bool openNeedsPin = false;
    };

    void follow();
    /// Anyone can announce anything, so only a few hosts that nobody typed are asked.
    [[nodiscard]] bool mayAsk(const QUrl &url) const;
    void ask(const std::string &key, const QUrl &url, bool typed);
    void followClient(Host &host);
    [[nodiscard]] QList<FoundTable> unasked() const;
    void hear(Host &host, const v1::Envelope &envelope);

    Seeker m_seeker;
    QTimer m_again;
    int m_unanswered = 0; ///< announced hosts asked since `open` that have not answered so far
    std::map<std::string, Host> m_hosts; ///< by host_id, or by the typed address
};

} // namespace mirabilia::net
