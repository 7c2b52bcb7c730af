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
/// sheets, from the data that the games are played with. The facts of a game are read once, when
/// they are first asked for. For one thread.
class Catalogue : public QObject {
    Q_OBJECT

public:
    explicit Catalogue(const GameData &data = {});

    /// The catalogue of an edition, from 1; this one if there is no such edition.
    [[nodiscard]] const Catalogue &ofEdition(int edition) const;
    [[nodiscard]] int edition() const { return m_edition; }

    /// The data that all of it was read from.
    [[nodiscard]] const GameData &data() const { return m_boxes->data; }
    [[nodiscard]] const ClassicFacts &classic() const;
    [[nodiscard]] const DuelFacts &duel() const;
    [[nodiscard]] const DiceFacts &dice() const;
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
        std::unique_ptr<const DuelFacts> duel;
        std::unique_ptr<const DiceFacts> dice;
    };

    Catalogue(int edition, Catalogue &first);

    int m_edition = 1;
    mutable std::unique_ptr<const ClassicFacts> m_classic;
    std::shared_ptr<Boxes> m_boxes;
    std::shared_ptr<const Names> m_names;
    QList<Catalogue *> m_later; ///< of further editions
    QString m_language = QStringLiteral("en");
};

} // namespace mirabilia
