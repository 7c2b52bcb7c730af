// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/network.h"
#include "app/net/discovery.h"
#include "app/net/table_client.h"

#include <map>
#include <memory>

namespace mirabilia::net {

/// The tables of all hosts that are heard on the network, and of addresses that were typed: asks
/// each of them as long as somebody wants to see.
class TableBrowser final : public QObject {
    Q_OBJECT

public:
    explicit TableBrowser(quint16 discovery, QObject *parent = nullptr);

    void open();
    void close();
    /// A host that need not be heard.
    void askAt(const QUrl &host);
    [[nodiscard]] QList<FoundTable> tables() const;
    [[nodiscard]] const Seeker &seeker() const { return m_seeker; }

signals:
    void changed();

private:
    struct Host {
        QUrl url;
        bool typed = false;
        bool answered = false; ///< as a host of ours would
        int losses = 0;
        std::unique_ptr<TableClient> client;
        QList<FoundTable> tables;
        bool mayOpen = false;
        bool openNeedsPin = false;
    };

    void follow();
    /// Anybody may announce anything: we knock at few doors that nobody has named to us.
    [[nodiscard]] bool mayAsk(const QUrl &url) const;
    void ask(const std::string &key, const QUrl &url, bool typed);
    void followClient(Host &host);
    [[nodiscard]] QList<FoundTable> unasked() const;
    void hear(Host &host, const v1::Envelope &envelope);

    Seeker m_seeker;
    QTimer m_again;
    int m_unanswered = 0; ///< announced hosts that were asked since `open` and are none, so far
    std::map<std::string, Host> m_hosts; ///< by host_id, or by the address that was typed
};

} // namespace mirabilia::net
