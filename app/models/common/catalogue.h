// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/card_facts.h"
#include "app/models/common/names.h"

#include <QList>
#include <QObject>

#include <memory>

namespace mirabilia {

/// What the models know of the printed game: names in the current language, and card facts.
class Catalogue : public QObject {
    Q_OBJECT

public:
    /// `classicJson`: the rules data, one text per edition of the classic game.
    explicit Catalogue(const QList<QByteArray> &classicJson = builtInRules());
    /// The rules data built into the program.
    [[nodiscard]] static QList<QByteArray> builtInRules();

    /// The catalogue of an edition, from 1; this one if there is no such edition.
    [[nodiscard]] const Catalogue &ofEdition(int edition) const;
    [[nodiscard]] int edition() const { return m_edition; }

    [[nodiscard]] const CardFacts &facts() const { return m_facts; }
    /// The name of a card, wonder, "color.civilian", "resource.wood" or "symbol.gear"; the id
    /// itself if it has none.
    [[nodiscard]] QString name(const QString &id) const { return m_names->name(id, m_language); }
    /// A resource as a word in a sentence: "wood".
    [[nodiscard]] QString resource(const QString &id) const;
    /// The ids of the names in a group; "dice.cities." gives all cities of Dice.
    [[nodiscard]] QStringList namedIn(const QString &group) const { return m_names->in(group); }
    [[nodiscard]] QString language() const { return m_language; }
    void setLanguage(const QString &language);

signals:
    /// All names have changed: everything in words must be updated.
    void languageChanged();

private:
    Catalogue(const QByteArray &classicJson, int edition, Catalogue &first);

    CardFacts m_facts;
    int m_edition = 1;
    std::shared_ptr<const Names> m_names;
    QList<Catalogue *> m_later; ///< of further editions
    QString m_language = QStringLiteral("en");
};

} // namespace mirabilia
