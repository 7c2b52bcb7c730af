// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/list_model.h"

#include <QSet>

namespace mirabilia {

class DuelWording;

struct DuelCardRow {
    Q_GADGET
    Q_PROPERTY(QString card MEMBER card)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString family MEMBER family)
    Q_PROPERTY(QString effectText MEMBER effectText)
    Q_PROPERTY(QString description MEMBER description)
    Q_PROPERTY(bool offered MEMBER offered)
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(bool highlighted MEMBER highlighted)
    Q_PROPERTY(bool hinted MEMBER hinted)
    QML_ANONYMOUS

public:
    QString card; ///< id
    QString name;
    QString family;
    QString effectText;
    QString description;      ///< accessible name
    bool offered = false;     ///< can answer the question asked
    bool chosen = false;      ///< the answer under consideration
    bool highlighted = false; ///< chain partner of the highlighted card
    bool hinted = false;
};

/// Ids of the cards, wonders and tokens to mark.
struct DuelMarks {
    QSet<QString> offered;
    QString chosen;
    QSet<QString> highlighted;
    QSet<QString> hinted;
};

/// Face-up cards: the buildings of a city, the discard pile.
class DuelCardsModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("DuelCity.families, DuelTable.discardPile")

public:
    explicit DuelCardsModel(QObject *parent = nullptr);
    void setCards(const QStringList &cards, const DuelMarks &marks, const DuelWording &words);
};

struct DuelFamilyRow {
    Q_GADGET
    Q_PROPERTY(QString family MEMBER family)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(mirabilia::DuelCardsModel *cards MEMBER cards)
    QML_ANONYMOUS

public:
    QString family; ///< brown and grey cards share a row: "raw_material"
    QString name;
    int count = 0;
    DuelCardsModel *cards = nullptr;
};

/// All six rows of a city's buildings.
class DuelFamilyModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("DuelCity.families")

public:
    explicit DuelFamilyModel(QObject *parent = nullptr);
    void setCards(const QStringList &cards, const DuelMarks &marks, const DuelWording &words);

private:
    QList<DuelCardsModel *> m_cards;
};

struct DuelTokenRow {
    Q_GADGET
    Q_PROPERTY(QString token MEMBER token)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString effectText MEMBER effectText)
    Q_PROPERTY(bool taken MEMBER taken)
    Q_PROPERTY(bool offered MEMBER offered)
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(bool hinted MEMBER hinted)
    Q_PROPERTY(QString description MEMBER description)
    QML_ANONYMOUS

public:
    QString token; ///< id
    QString name;
    QString effectText;
    bool taken = false;   ///< no longer on the board
    bool offered = false; ///< can be taken now, or after the action under consideration
    bool chosen = false;
    bool hinted = false;
    QString description;
};

/// Progress tokens: on the board, in a city, or drawn by The Great Library.
class DuelTokenModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("DuelTable.tokens, DuelCity.tokens")

public:
    explicit DuelTokenModel(QObject *parent = nullptr);
    /// Marks the tokens missing from `there` as taken.
    void setTokens(const QStringList &tokens, const QStringList &there, const DuelMarks &marks,
                   const DuelWording &words);
    /// Returns -1 if there is no such token.
    Q_INVOKABLE [[nodiscard]] int rowOf(const QString &token) const;
};

struct DuelWonderRow {
    Q_GADGET
    Q_PROPERTY(QString wonder MEMBER wonder)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString effectText MEMBER effectText)
    Q_PROPERTY(QVariantList cost MEMBER cost)
    Q_PROPERTY(bool built MEMBER built)
    Q_PROPERTY(bool removed MEMBER removed)
    Q_PROPERTY(QString state MEMBER state)
    Q_PROPERTY(int price MEMBER price)
    Q_PROPERTY(bool offered MEMBER offered)
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(bool hinted MEMBER hinted)
    Q_PROPERTY(bool deadly MEMBER deadly)
    Q_PROPERTY(QString description MEMBER description)
    QML_ANONYMOUS

public:
    QString wonder; ///< id
    QString name;
    QString effectText;
    QVariantList cost; ///< `{id, count}`, resources or "coins"
    bool built = false;
    bool removed = false; ///< out of the game because seven wonders are built
    QString state;        ///< see DuelWording::priceState; empty if it can no longer be built
    int price = 0;
    bool offered = false; ///< can be drafted now
    bool chosen = false;
    bool hinted = false;
    bool deadly = false; ///< building it wins for its owner
    QString description;
};

/// The wonders of a city, or those offered in the draft.
class DuelWonderModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("DuelTable.offer, DuelCity.wonders")

public:
    explicit DuelWonderModel(QObject *parent = nullptr);
    void setWonders(const QList<DuelWonderRow> &rows) { assign(rows); }
    [[nodiscard]] const DuelWonderRow &wonder(int row) const { return at<DuelWonderRow>(row); }
    /// The part of a row that does not depend on where the wonder lies.
    [[nodiscard]] static DuelWonderRow row(const QString &wonder, const DuelMarks &marks,
                                           const DuelWording &words);
};

} // namespace mirabilia
