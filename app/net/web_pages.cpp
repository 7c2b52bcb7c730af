// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/web_pages.h"

#include "app/faces/classic_facts.h"
#include "app/faces/dice_facts.h"
#include "app/faces/duel_facts.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>

#include <array>

namespace mirabilia::net {

namespace {

QByteArray contentOf(const QDir &folder, const QString &name) {
    QFile file(folder.filePath(name));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray hashOf(const QByteArray &content) {
    constexpr qsizetype digits = 16;
    return QCryptographicHash::hash(content, QCryptographicHash::Sha256).toHex().left(digits);
}

Page webPage(const QByteArray &type, const QByteArray &body, bool isImmutable) {
    Page page;
    page.status = 200;
    page.type = type;
    page.body = body;
    page.cache = isImmutable ? "public, max-age=31536000, immutable" : "no-cache";
    page.etag = '"' + hashOf(body) + '"';
    page.isOfWeb = true;
    return page;
}

/// As HTTP's "deflate" has it.
QByteArray deflated(const QByteArray &text) {
    constexpr qsizetype sizeForQt = 4; // stands before it
    return qCompress(text).mid(sizeForQt);
}

struct GameFacts {
    const char *game;
    QByteArray (*make)(const QByteArray &rules, const QString &language, bool ownData);
};
constexpr std::array gameFacts{
    GameFacts{"classic", faces::classicFacts},
    GameFacts{"duel", faces::duelFacts},
    GameFacts{"dice", faces::diceFacts},
};

/// By the name of the file.
void addFactsOf(const GameFacts &facts, const host::Games &games, QMap<QString, QByteArray> &all) {
    for (int edition = 1; games.knows(facts.game, edition); ++edition) {
        const QByteArray rules =
            QByteArray::fromStdString(std::string(games.dataText(facts.game, edition)));
        const bool ownData = !games.ownData(facts.game, edition).empty();
        const QString game = QLatin1String(facts.game);
        const QString name = edition == 1 ? game : QStringLiteral("%1-%2").arg(game).arg(edition);
        for (const char *language : {"en", "zh_CN", "zh_TW", "ja"}) {
            const QString tongue = QLatin1String(language);
            all.insert(QStringLiteral("%1.%2.json").arg(name, tongue),
                       facts.make(rules, tongue, ownData));
        }
    }
}

} // namespace

WebPages::WebPages(const QString &folder) {
    if (folder.isEmpty()) {
        return;
    }
    const QByteArray list = contentOf(folder, QStringLiteral("manifest.json"));
    const QJsonArray entries = QJsonDocument::fromJson(list).array();
    for (const QJsonValue &value : entries) {
        const QJsonObject entry = value.toObject();
        const QByteArray body = contentOf(folder, entry.value(QStringLiteral("file")).toString());
        if (!body.isEmpty()) {
            Page page = webPage(entry.value(QStringLiteral("type")).toString().toLatin1(), body,
                                entry.value(QStringLiteral("immutable")).toBool());
            page.encoding = entry.value(QStringLiteral("gzip")).toBool() ? "gzip" : "";
            m_pages.insert(entry.value(QStringLiteral("path")).toString(), page);
        }
    }
}

std::string WebPages::addFacts(const host::Games &games) {
    QMap<QString, QByteArray> facts;
    for (const GameFacts &each : gameFacts) {
        addFactsOf(each, games, facts);
    }
    const QByteArray assets = hashOf(facts.values().join());
    for (auto fact = facts.begin(); fact != facts.end(); ++fact) {
        Page page = webPage("application/json", deflated(fact.value()), true);
        page.encoding = "deflate";
        m_pages.insert(QStringLiteral("/d/%1/%2").arg(QString::fromLatin1(assets), fact.key()),
                       page);
    }
    return assets.toStdString();
}

const Page *WebPages::find(const QString &path) const {
    const auto found = m_pages.constFind(path);
    return found != m_pages.constEnd() ? &*found : nullptr;
}

} // namespace mirabilia::net
