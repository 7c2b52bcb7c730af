// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/card_facts.h"
#include "app/models/common/names.h"

#include <QList>
#include <QObject>

#include <memory>

namespace mirabilia {

/// What the models know of the printed game: names in the language in use, and facts of the cards.
class Catalogue : public QObject {
    Q_OBJECT

public:
    /// The texts of the rules data in use, one for each edition of the classic game.
    explicit Catalogue(const QList<QByteArray> &classicJson = builtInRules());
    /// The rules data built into the program.
    [[nodiscard]] static QList<QByteArray> builtInRules();

    /// The same for games of an edition, counted from 1; this one where there is no such edition.
    [[nodiscard]] const Catalogue &ofEdition(int edition) const;
    [[nodiscard]] int edition() const { return m_edition; }

    [[nodiscard]] const CardFacts &facts() const { return m_facts; }
    /// The name of a card, wonder, "color.civilian", "resource.wood" or "symbol.gear"; the id
    /// itself where there is none.
    [[nodiscard]] QString name(const QString &id) const { return m_names->name(id, m_language); }
    /// A resource within a sentence: "wood".
    [[nodiscard]] QString resource(const QString &id) const;
    /// Ids of the names in a group: of "dice.cities." those of all cities of Dice.
    [[nodiscard]] QStringList namedIn(const QString &group) const { return m_names->in(group); }
    [[nodiscard]] QString language() const { return m_language; }
    void setLanguage(const QString &language);

signals:
    /// Names read differently from now on: everything said in words must be said anew.
    void languageChanged();

private:
    Catalogue(const QByteArray &classicJson, int edition, Catalogue &first);

    CardFacts m_facts;
    int m_edition = 1;
    std::shared_ptr<const Names> m_names;
    QList<Catalogue *> m_later; ///< those of the further editions
    QString m_language = QStringLiteral("en");
};

} // namespace mirabilia
