// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/classic/classic_enums.h"
#include "app/models/common/list_model.h"

#include <QHash>
#include <QSet>
#include <QStringList>

namespace mirabilia {

class Catalogue;

struct ClassicCardRow {
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
class ClassicCardsModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ClassicCity.cards, ClassicTable.discardPile")

public:
    explicit ClassicCardsModel(const Catalogue &catalogue, QObject *parent = nullptr);

    /// Shows these cards and highlights those in `highlighted`.
    void setCards(const QStringList &cards, const QSet<QString> &highlighted = {});

private:
    const Catalogue &m_catalogue;
};

struct ClassicFamilyRow {
    Q_GADGET
    Q_PROPERTY(QString family MEMBER family)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(mirabilia::ClassicCardsModel *cards MEMBER cards)
    QML_ANONYMOUS

public:
    QString family;
    QString name;
    int count = 0;
    ClassicCardsModel *cards = nullptr;
};

/// All seven families of a city, in rulebook order.
class ClassicFamilyModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ClassicCity.families")

public:
    explicit ClassicFamilyModel(const Catalogue &catalogue, QObject *parent = nullptr);

    [[nodiscard]] ClassicCardsModel *cardsOf(const QString &family) const {
        return m_cards.value(family);
    }
    void setCards(const QStringList &cards, const QSet<QString> &highlighted);

private:
    const Catalogue &m_catalogue;
    QHash<QString, ClassicCardsModel *> m_cards;
};

struct ClassicHandRow {
    Q_GADGET
    Q_PROPERTY(QString card MEMBER card)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString family MEMBER family)
    Q_PROPERTY(int age MEMBER age)
    Q_PROPERTY(QString buildState MEMBER buildState)
    Q_PROPERTY(int buildPrice MEMBER buildPrice)
    Q_PROPERTY(QString buildReason MEMBER buildReason)
    Q_PROPERTY(QString stageState MEMBER stageState)
    Q_PROPERTY(int stagePrice MEMBER stagePrice)
    Q_PROPERTY(QString stageReason MEMBER stageReason)
    Q_PROPERTY(bool canFree MEMBER canFree)
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(QString effectText MEMBER effectText)
    Q_PROPERTY(QString costText MEMBER costText)
    Q_PROPERTY(QString chainText MEMBER chainText)
    Q_PROPERTY(QString description MEMBER description)
    QML_ANONYMOUS

public:
    QString card; ///< id
    QString name;
    QString family;
    int age = 1;
    QString buildState;  ///< "free", "chain", "own", "pay", "blocked"
    int buildPrice = 0;  ///< total coins of the cheapest payment
    QString buildReason; ///< one line; only when blocked
    QString stageState;
    int stagePrice = 0;
    QString stageReason;
    bool canFree = false; ///< can be built with Olympia's power
    bool chosen = false;  ///< this turn's choice, still secret
    QString effectText;
    QString costText;
    QString chainText;   ///< "Free with Theater; leads to Temple"
    QString description; ///< accessible name
};

struct ClassicStageRow {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(bool built MEMBER built)
    Q_PROPERTY(QVariantList cost MEMBER cost)
    Q_PROPERTY(QVariantList effects MEMBER effects)
    Q_PROPERTY(QString costText MEMBER costText)
    Q_PROPERTY(QString effectText MEMBER effectText)
    Q_PROPERTY(QString copiedFrom MEMBER copiedFrom)
    Q_PROPERTY(QString state MEMBER state)
    Q_PROPERTY(int price MEMBER price)
    Q_PROPERTY(QStringList payments MEMBER payments)
    Q_PROPERTY(QString reason MEMBER reason)
    QML_ANONYMOUS

public:
    int number = 1; ///< from 1
    bool built = false;
    QVariantList cost;    ///< `{id, count}`: resources, or "coins"
    QVariantList effects; ///< `{glyph, text}`: name in resources/icons, and the text beside it
    QString costText;     ///< "2 wood, 1 glass"
    QString effectText;
    QString copiedFrom; ///< "", "left", "right": whose stage Manneken Pis copied
    QString state;      ///< "built", "next", "later"; own next stage: as ClassicHandRow::buildState
    int price = 0;      ///< total coins for the next stage now; own city only
    QStringList payments; ///< recipients, one line per payment: "2 to Ada and 1 to the bank"
    QString reason;       ///< why the next stage cannot be built; own city only
};

struct ClassicGoodRow {
    Q_GADGET
    Q_PROPERTY(QStringList resources MEMBER resources)
    Q_PROPERTY(int amount MEMBER amount)
    Q_PROPERTY(bool forSale MEMBER forSale)
    Q_PROPERTY(int price MEMBER price)
    Q_PROPERTY(bool used MEMBER used)
    Q_PROPERTY(QString description MEMBER description)
    QML_ANONYMOUS

public:
    QStringList resources; ///< one of these per turn
    int amount = 1;
    bool forSale = true;
    int price = 0;       ///< coins per unit for the viewer; 0 in `production`
    bool used = false;   ///< bought by the payment being considered
    QString description; ///< accessible name
};

/// Goods of a city: what it produces (`production`), or what the viewer may buy there (`goods`, one
/// row per unit).
class ClassicGoodsModel : public mirabilia::ListModel {
    Q_OBJECT
    /// Number of signs for all units: one for each resource a unit may be.
    Q_PROPERTY(int signCount READ signCount NOTIFY weighed FINAL)
    /// Number of slashes between alternatives of a row.
    Q_PROPERTY(int strokeCount READ strokeCount NOTIFY weighed FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("ClassicCity.production, ClassicCity.goods")

public:
    explicit ClassicGoodsModel(QObject *parent = nullptr);
    void setGoods(const QList<ClassicGoodRow> &rows);
    [[nodiscard]] int signCount() const;
    [[nodiscard]] int strokeCount() const;
    [[nodiscard]] const ClassicGoodRow &good(int row) const { return at<ClassicGoodRow>(row); }

signals:
    void weighed();
};

struct ClassicRevealRow {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString initials MEMBER initials)
    Q_PROPERTY(QString color MEMBER color)
    Q_PROPERTY(mirabilia::ClassicAction::Kind action MEMBER action)
    Q_PROPERTY(QString card MEMBER card)
    Q_PROPERTY(QString family MEMBER family)
    Q_PROPERTY(int age MEMBER age)
    Q_PROPERTY(int stage MEMBER stage)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(int coins MEMBER coins)
    Q_PROPERTY(bool fresh MEMBER fresh)
    QML_ANONYMOUS

public:
    int seat = 0;
    QString name;
    QString initials; ///< see SeatRow
    QString color;
    ClassicAction::Kind action = ClassicAction::None; ///< None: took nothing from the pile
    QString card;                                     ///< id; empty if face down
    QString family;
    int age = 1;        ///< of the card, shown by its back
    int stage = 0;      ///< number of the stage built, else 0
    QString text;       ///< "built Baths and paid 2 to Ada"
    int coins = 0;      ///< change of the city's coins in this turn
    bool fresh = false; ///< new in the reveal being shown (a seventh card comes after the others)
};

/// What each city did in the latest turn.
class ClassicRevealModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("ClassicTable.reveal")

public:
    explicit ClassicRevealModel(QObject *parent)
        : ListModel(QMetaType::fromType<ClassicRevealRow>(), parent) {}
};

struct ClassicConflictRow {
    Q_GADGET
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(int other MEMBER other)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString otherName MEMBER otherName)
    Q_PROPERTY(int shields MEMBER shields)
    Q_PROPERTY(int otherShields MEMBER otherShields)
    Q_PROPERTY(int token MEMBER token)
    Q_PROPERTY(int otherToken MEMBER otherToken)
    Q_PROPERTY(QString text MEMBER text)
    QML_ANONYMOUS

public:
    int seat = 0;
    int other = 0; ///< the left neighbour of `seat`
    QString name;
    QString otherName;
    int shields = 0;
    int otherShields = 0;
    int token = 0; ///< token of `seat`: 0, 1, 3, 5 or -1
    int otherToken = 0;
    QString text;
};

} // namespace mirabilia
