// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/classic/cards_model.h"

#include "app/models/classic/classic_wording.h"

namespace mirabilia {

CardsModel::CardsModel(const Catalogue &catalogue, QObject *parent)
    : ListModel(QMetaType::fromType<CardRow>(), parent)
    , m_catalogue(catalogue) {}

void CardsModel::setCards(const QStringList &cards, const QSet<QString> &highlighted) {
    const ClassicWording words(m_catalogue);
    QList<CardRow> rows;
    for (const QString &card : cards) {
        const CardFact &facts = m_catalogue.facts().card(card);
        rows.append({card, m_catalogue.name(card), facts.family, words.effects(facts.effects),
                     words.card(card), highlighted.contains(card)});
    }
    assign(rows);
}

FamilyModel::FamilyModel(const Catalogue &catalogue, QObject *parent)
    : ListModel(QMetaType::fromType<FamilyRow>(), parent)
    , m_catalogue(catalogue) {
    for (const QString &family : catalogue.facts().families()) {
        m_cards.insert(family, new CardsModel(catalogue, this));
    }
    setCards({}, {});
}

void FamilyModel::setCards(const QStringList &cards, const QSet<QString> &highlighted) {
    QHash<QString, QStringList> sorted;
    for (const QString &card : cards) {
        sorted[m_catalogue.facts().card(card).family].append(card);
    }
    QList<FamilyRow> rows;
    for (const QString &family : m_catalogue.facts().families()) {
        m_cards[family]->setCards(sorted.value(family), highlighted);
        rows.append({family, m_catalogue.name(QStringLiteral("color.") + family),
                     m_cards[family]->count(), m_cards[family]});
    }
    assign(rows);
}

} // namespace mirabilia
