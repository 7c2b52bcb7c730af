// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/bans.h"

#include "app/net/guarded_server.h"

#include <QDateTime>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace mirabilia::net {

namespace {

const QString addressKey = QStringLiteral("address");
const QString untilKey = QStringLiteral("until");

bool hasEnded(const Bans::Ban &ban) {
    return ban.until != 0 && ban.until <= QDateTime::currentSecsSinceEpoch();
}

} // namespace

std::optional<Bans> Bans::read(const QByteArray &text) {
    Bans bans;
    for (const QByteArray &line : text.split('\n')) {
        if (line.isEmpty()) {
            continue;
        }
        const QJsonObject said = QJsonDocument::fromJson(line).object();
        const QHostAddress address(said.value(addressKey).toString());
        const qint64 until = said.value(untilKey).toInteger(-1);
        if (address.isNull() || until < 0 || !bans.add(address, until)) {
            return std::nullopt;
        }
    }
    return bans;
}

QByteArray Bans::text() const {
    QByteArray text;
    for (const Ban &ban : now()) {
        const QJsonObject line{{addressKey, ban.address}, {untilKey, ban.until}};
        text += QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
    }
    return text;
}

bool Bans::has(const QHostAddress &address) const {
    return !m_bans.empty() &&
           std::any_of(m_bans.begin(), m_bans.end(),
                       [counted = GuardedServer::countedAs(address)](const Ban &ban) {
                           return ban.address == counted && !hasEnded(ban);
                       });
}

bool Bans::add(const QHostAddress &address, qint64 until) {
    static_cast<void>(remove(address));
    std::erase_if(m_bans, hasEnded);
    if (m_bans.size() >= most) {
        return false;
    }
    m_bans.push_back({GuardedServer::countedAs(address), until});
    return true;
}

bool Bans::remove(const QHostAddress &address) {
    const QString counted = GuardedServer::countedAs(address);
    return std::erase_if(m_bans, [&](const Ban &ban) { return ban.address == counted; }) > 0;
}

std::vector<Bans::Ban> Bans::now() const {
    std::vector<Ban> bans;
    std::copy_if(m_bans.begin(), m_bans.end(), std::back_inserter(bans),
                 [](const Ban &ban) { return !hasEnded(ban); });
    return bans;
}

} // namespace mirabilia::net
