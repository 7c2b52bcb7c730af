// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QJsonObject>
#include <QString>
#include <QStringList>

namespace mirabilia {

/// Names of cards, wonders, families, resources and symbols in every language of the program
/// (resources/data/names.json). Those of Duel are called "duel.lumber_yard", those of Dice
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
