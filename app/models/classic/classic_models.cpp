// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/classic/classic_models.h"

#include "app/models/classic/classic_wording.h"

namespace mirabilia {

ClassicCardsModel::ClassicCardsModel(const Catalogue &catalogue, QObject *parent)
    : ListModel(QMetaType::fromType<ClassicCardRow>(), parent)
    , m_catalogue(catalogue) {}

void ClassicCardsModel::setCards(const QStringList &cards, const QSet<QString> &highlighted) {
    const ClassicWording words(m_catalogue);
    QList<ClassicCardRow> rows;
    for (const QString &card : cards) {
        const ClassicFact &facts = m_catalogue.classic().card(card);
        rows.append({card, m_catalogue.name(card), facts.family, words.effects(facts.effects),
                     words.card(card), highlighted.contains(card)});
    }
    assign(rows);
}

ClassicFamilyModel::ClassicFamilyModel(const Catalogue &catalogue, QObject *parent)
    : ListModel(QMetaType::fromType<ClassicFamilyRow>(), parent)
    , m_catalogue(catalogue) {
    for (const QString &family : catalogue.classic().families()) {
        m_cards.insert(family, new ClassicCardsModel(catalogue, this));
    }
    setCards({}, {});
}

void ClassicFamilyModel::setCards(const QStringList &cards, const QSet<QString> &highlighted) {
    QHash<QString, QStringList> sorted;
    for (const QString &card : cards) {
        sorted[m_catalogue.classic().card(card).family].append(card);
    }
    QList<ClassicFamilyRow> rows;
    for (const QString &family : m_catalogue.classic().families()) {
        m_cards[family]->setCards(sorted.value(family), highlighted);
        rows.append({family, m_catalogue.name(QStringLiteral("color.") + family),
                     m_cards[family]->count(), m_cards[family]});
    }
    assign(rows);
}

ClassicGoodsModel::ClassicGoodsModel(QObject *parent)
    : ListModel(QMetaType::fromType<ClassicGoodRow>(), parent) {}

void ClassicGoodsModel::setGoods(const QList<ClassicGoodRow> &rows) {
    assign(rows);
    emit weighed();
}

int ClassicGoodsModel::signCount() const {
    int signs = 0;
    for (int row = 0; row < count(); ++row) {
        signs += good(row).amount * static_cast<int>(good(row).resources.size());
    }
    return signs;
}

int ClassicGoodsModel::strokeCount() const {
    int strokes = 0;
    for (int row = 0; row < count(); ++row) {
        strokes += static_cast<int>(good(row).resources.size()) - 1;
    }
    return strokes;
}

} // namespace mirabilia
