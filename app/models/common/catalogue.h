// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/game_data.h"
#include "app/models/common/classic_facts.h"
#include "app/models/common/dice_facts.h"
#include "app/models/common/duel_facts.h"
#include "app/models/common/names.h"

#include <QList>
#include <QObject>

#include <memory>

namespace mirabilia {

/// What the models know of the printed games: names in the current language, and facts of cards and
/// sheets, read once from the data that the games are played with.
class Catalogue : public QObject {
    Q_OBJECT

public:
    explicit Catalogue(const GameData &data = {});

    /// The catalogue of an edition, from 1; this one if there is no such edition.
    [[nodiscard]] const Catalogue &ofEdition(int edition) const;
    [[nodiscard]] int edition() const { return m_edition; }

    /// The data that all of it was read from.
    [[nodiscard]] const GameData &data() const { return m_boxes->data; }
    [[nodiscard]] const ClassicFacts &classic() const { return m_classic; }
    [[nodiscard]] const DuelFacts &duel() const { return m_boxes->duel; }
    [[nodiscard]] const DiceFacts &dice() const { return m_boxes->dice; }
    /// The name of a card, wonder, "color.civilian", "resource.wood" or "symbol.gear"; the id
    /// itself if it has none.
    [[nodiscard]] QString name(const QString &id) const { return m_names->name(id, m_language); }
    /// A resource as a word in a sentence: "wood".
    [[nodiscard]] QString resource(const QString &id) const;
    [[nodiscard]] QString language() const { return m_language; }
    void setLanguage(const QString &language);

signals:
    /// All names have changed: everything in words must be updated.
    void languageChanged();

private:
    /// What is the same in every edition.
    struct Boxes {
        GameData data;
        DuelFacts duel;
        DiceFacts dice;
    };

    Catalogue(const QByteArray &classicJson, int edition, Catalogue &first);

    ClassicFacts m_classic;
    int m_edition = 1;
    std::shared_ptr<const Boxes> m_boxes;
    std::shared_ptr<const Names> m_names;
    QList<Catalogue *> m_later; ///< of further editions
    QString m_language = QStringLiteral("en");
};

} // namespace mirabilia
