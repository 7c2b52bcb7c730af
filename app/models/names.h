// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

namespace mirabilia {

/// Names of cards, wonders, families, resources and symbols of the classic game in every language
/// of the program (resources/data/names.json).
class Names {
public:
    Names();

    /// Languages with names, English first.
    [[nodiscard]] static QStringList languages();
    /// The name in that language, else in English, else the id.
    [[nodiscard]] QString name(const QString &id, const QString &language) const;

private:
    QHash<QString, QHash<QString, QString>> m_names; ///< id -> language -> name
};

} // namespace mirabilia
