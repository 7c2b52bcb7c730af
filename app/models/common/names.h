// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace mirabilia {

/// Names of cards, wonders, families, resources and symbols in all languages of the program
/// (resources/data/names.json). Ids of Duel look like "duel.lumber_yard", of Dice like
/// "dice.cities.giza".
class Names {
public:
    Names();

    /// Languages with names, English first.
    [[nodiscard]] static QStringList languages();
    /// The name in that language, else in English, else the id.
    [[nodiscard]] QString name(const QString &id, const QString &language) const;

private:
    void add(const QString &prefix, const QJsonObject &entries);

    QHash<QString, QHash<QString, QString>> m_names; ///< id -> language -> name
};

} // namespace mirabilia
