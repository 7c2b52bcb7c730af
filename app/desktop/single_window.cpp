// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/single_window.h"

#include "app/desktop/places.h"

#include <QCryptographicHash>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocalSocket>

namespace mirabilia::desktop {

namespace {

/// Milliseconds after which a program that does not answer counts as hanging.
constexpr int patience = 3000;
/// In bytes; no path is longer.
constexpr qint64 longestWish = 65536;

const QByteArray taken = QByteArrayLiteral("taken\n");

QString nameOf(const QDir &home) {
    const QByteArray path = home.absolutePath().toUtf8();
    const QByteArray hash = QCryptographicHash::hash(path, QCryptographicHash::Sha256).toHex();
    return socketNamed(QStringLiteral("mirabilia-") + QString::fromLatin1(hash.left(16)));
}

QByteArray written(const Wish &wish) {
    const QJsonObject object{{QStringLiteral("link"), wish.link},
                             {QStringLiteral("file"), wish.file},
                             {QStringLiteral("page"), wish.page},
                             {QStringLiteral("token"), QString::fromLatin1(wish.token)}};
    return QJsonDocument(object).toJson(QJsonDocument::Compact) + '\n';
}

Wish read(const QByteArray &line) {
    const QJsonObject object = QJsonDocument::fromJson(line).object();
    return {object[QStringLiteral("link")].toString(), object[QStringLiteral("file")].toString(),
            object[QStringLiteral("page")].toString(),
            object[QStringLiteral("token")].toString().toLatin1()};
}

} // namespace

SingleWindow::SingleWindow(const QDir &home) : m_name(nameOf(home)) {
    m_server.setSocketOptions(QLocalServer::UserAccessOption);
    connect(&m_server, &QLocalServer::newConnection, this, &SingleWindow::hear);
}

bool SingleWindow::handOver(const Wish &wish) const {
    QLocalSocket socket;
    socket.connectToServer(m_name);
    if (!socket.waitForConnected(patience)) {
        return false;
    }
    socket.write(written(wish));
    while (!socket.canReadLine()) {
        if (!socket.waitForReadyRead(patience)) {
            return false;
        }
    }
    return socket.readLine() == taken;
}

void SingleWindow::listen() {
    if (m_server.listen(m_name) || m_server.serverError() != QAbstractSocket::AddressInUseError) {
        return;
    }
    QLocalSocket socket;
    socket.connectToServer(m_name);
    if (!socket.waitForConnected(patience)) { // its owner was killed
        QLocalServer::removeServer(m_name);
        m_server.listen(m_name);
    }
}

void SingleWindow::hear() {
    while (QLocalSocket *socket = m_server.nextPendingConnection()) {
        connect(socket, &QLocalSocket::disconnected, socket, &QObject::deleteLater);
        const auto answer = [this, socket] {
            if (socket->canReadLine()) {
                const Wish wish = read(socket->readLine(longestWish));
                socket->write(taken);
                socket->disconnectFromServer();
                emit wished(wish);
            } else if (socket->bytesAvailable() > longestWish) {
                socket->abort();
            }
        };
        connect(socket, &QLocalSocket::readyRead, this, answer);
        answer(); // everything may have arrived already
    }
}

} // namespace mirabilia::desktop
