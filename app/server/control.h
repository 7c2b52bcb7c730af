// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/table_host.h"

#include <QElapsedTimer>
#include <QJsonObject>
#include <QLocalServer>

#include <functional>

namespace mirabilia::server {

/// Maximum length of a request and of a socket path, in bytes.
inline constexpr qint64 largestRequest = qint64{4} * 1024;

/// The control socket of the operator, a file only its owner can open. Each connection sends one
/// line of JSON, gets one back, and is closed; README.md lists the requests.
class Control final : public QObject {
    Q_OBJECT

public:
    explicit Control(net::TableHost &host, QObject *parent = nullptr);

    /// Replaces a stale socket. Returns an empty string, or why it cannot listen there.
    [[nodiscard]] QString listen(const QString &path);

private:
    using Answer = std::function<void(const QJsonObject &answer)>;

    void accept();
    void hear(QLocalSocket &socket);
    void carryOut(const QJsonObject &request, const Answer &answer);
    void ban(const QJsonObject &request, const net::TableHost::Done &done);
    [[nodiscard]] QJsonObject status() const;
    [[nodiscard]] QJsonObject bans() const;

    net::TableHost &m_host;
    QLocalServer m_server;
    QElapsedTimer m_since;
};

} // namespace mirabilia::server
