// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/list_model.h"

#include <QSet>

namespace mirabilia {

class Catalogue;

struct CardRow {
    Q_GADGET
    Q_PROPERTY(QString card MEMBER card)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString family MEMBER family)
    Q_PROPERTY(QString effectText MEMBER effectText)
    Q_PROPERTY(QString description MEMBER description)
    Q_PROPERTY(bool highlighted MEMBER highlighted)
    QML_ANONYMOUS

public:
    QString card; ///< id
    QString name;
    QString family;
    QString effectText;
    QString description;      ///< accessible name
    bool highlighted = false; ///< chain partner of the queried card
};

/// Face-up cards: the buildings of a city, the discard pile, cards under the stages.
class CardsModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("City.cards, TableModel.discardPile")

public:
    explicit CardsModel(const Catalogue &catalogue, QObject *parent = nullptr);

    /// Shows these cards and highlights those in `highlighted`.
    void setCards(const QStringList &cards, const QSet<QString> &highlighted = {});

private:
    const Catalogue &m_catalogue;
};

struct FamilyRow {
    Q_GADGET
    Q_PROPERTY(QString family MEMBER family)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(mirabilia::CardsModel *cards MEMBER cards)
    QML_ANONYMOUS

public:
    QString family;
    QString name;
    int count = 0;
    CardsModel *cards = nullptr;
};

/// All seven families of a city, in rulebook order.
class FamilyModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("City.families")

public:
    explicit FamilyModel(const Catalogue &catalogue, QObject *parent = nullptr);

    [[nodiscard]] CardsModel *cardsOf(const QString &family) const { return m_cards.value(family); }
    void setCards(const QStringList &cards, const QSet<QString> &highlighted);

private:
    const Catalogue &m_catalogue;
    QHash<QString, CardsModel *> m_cards;
};

} // namespace mirabilia
