// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/games.h"

#include <QDir>
#include <QHostAddress>
#include <QJsonObject>
#include <QObject>
#include <QString>

#include <memory>
#include <vector>

namespace mirabilia::server {

/// What --sheet says: "classic:4" or, at a port of its own choice, "classic:4:7710".
struct SheetWords {
    QString box;
    int players = 0;
    quint16 port = 0; ///< 0: any, and the same one after the next start
    QString problem;  ///< a sentence; nothing else counts then
};

[[nodiscard]] SheetWords readSheet(const QString &words);

/// A score sheet that everybody fills in on their own phone: a pad without a window. Whoever ends a
/// sheet may begin the next one. It goes on with what lies in its folder.
class ServedSheet final : public QObject {
    Q_OBJECT

public:
    /// `name` tells it from the other sheets of the folder.
    ServedSheet(const SheetWords &words, const QString &name, const host::Games &games,
                const GameData &data, const QDir &folder,
                const std::vector<QHostAddress> &addresses);
    ~ServedSheet() override;

    /// Shares it: `opened` or `failed` follows. Returns an empty string, or why it cannot be kept.
    [[nodiscard]] QString begin();

signals:
    /// What is announced: its box, and the page where people come to it.
    void opened(const QJsonObject &told);
    void failed(const QString &why);

private:
    struct Parts;
    SheetWords m_words;
    std::unique_ptr<Parts> m_parts;
};

} // namespace mirabilia::server
