// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/net/table_host.h"

#include <QElapsedTimer>
#include <QJsonObject>
#include <QLocalServer>

#include <functional>

namespace mirabilia::server {

/// Longest request and path of a socket, in bytes.
inline constexpr qint64 largestRequest = qint64{4} * 1024;

/// The socket of whoever runs the server: a file that nobody else can open. A connection asks one
/// line of JSON, is answered by one, and is closed; README.md has them all.
class Control final : public QObject {
    Q_OBJECT

public:
    explicit Control(net::TableHost &host, QObject *parent = nullptr);

    /// Takes the place of a socket that nobody listens at. Empty, or why nobody can be heard there.
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
