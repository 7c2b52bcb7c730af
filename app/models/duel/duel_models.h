// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/list_model.h"

#include <QRect>
#include <QSet>

namespace mirabilia {

class DuelWording;
struct DuelMarks;

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

struct DuelGoodRow {
    Q_GADGET
    Q_PROPERTY(QString resource MEMBER resource)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(int price MEMBER price)
    Q_PROPERTY(QString description MEMBER description)
    QML_ANONYMOUS

public:
    QString resource;
    int count = 0; ///< units produced for every payment
    int price = 0; ///< coins for each missing unit
    QString description;
};

struct DuelSymbolRow {
    Q_GADGET
    Q_PROPERTY(QString symbol MEMBER symbol)
    Q_PROPERTY(int count MEMBER count)
    Q_PROPERTY(bool coming MEMBER coming)
    QML_ANONYMOUS

public:
    QString symbol;
    int count = 0;
    bool coming = false; ///< the considered card brings it
};

struct DuelStructureRow {
    Q_GADGET
    Q_PROPERTY(int slot MEMBER slot)
    Q_PROPERTY(int row MEMBER row)
    Q_PROPERTY(int column MEMBER column)
    Q_PROPERTY(QString card MEMBER card)
    Q_PROPERTY(QString back MEMBER back)
    Q_PROPERTY(bool open MEMBER open)
    Q_PROPERTY(bool taken MEMBER taken)
    Q_PROPERTY(QString leftState MEMBER leftState)
    Q_PROPERTY(int leftPrice MEMBER leftPrice)
    Q_PROPERTY(QString rightState MEMBER rightState)
    Q_PROPERTY(int rightPrice MEMBER rightPrice)
    Q_PROPERTY(QString crown MEMBER crown)
    Q_PROPERTY(bool chosen MEMBER chosen)
    Q_PROPERTY(bool opens MEMBER opens)
    Q_PROPERTY(bool hinted MEMBER hinted)
    Q_PROPERTY(bool highlighted MEMBER highlighted)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString effectText MEMBER effectText)
    Q_PROPERTY(QString description MEMBER description)
    QML_ANONYMOUS

public:
    int slot = 0;
    int row = 0;
    int column = 0;    ///< of its left edge, in half card widths from the leftmost card
    QString card;      ///< id; empty if face down or taken
    QString back;      ///< if face down: "1", "2", "3" or "guild"
    bool open = false; ///< nothing covers it
    bool taken = false;
    QString leftState; ///< what the left city would pay now; see DuelWording::priceState
    int leftPrice = 0;
    QString rightState;
    int rightPrice = 0;
    QString crown;       ///< "left" or "right": taking it wins for that city
    bool chosen = false; ///< the card under consideration
    bool opens = false;  ///< taking the chosen card uncovers it
    bool hinted = false;
    bool highlighted = false; ///< chain partner of the highlighted card
    QString name;
    QString effectText;
    QString description; ///< accessible name
};

/// All places of the structure, top row first, taken ones included.
class DuelStructureModel : public mirabilia::ListModel {
    Q_OBJECT
    /// Number of rows, and of columns in half card widths.
    Q_PROPERTY(int rows READ rows NOTIFY sizeChanged FINAL)
    Q_PROPERTY(int columns READ columns NOTIFY sizeChanged FINAL)
    /// The part of it where cards still lie, in the same units.
    Q_PROPERTY(int firstRow READ firstRow NOTIFY sizeChanged FINAL)
    Q_PROPERTY(int rowsLeft READ rowsLeft NOTIFY sizeChanged FINAL)
    Q_PROPERTY(int firstColumn READ firstColumn NOTIFY sizeChanged FINAL)
    Q_PROPERTY(int columnsLeft READ columnsLeft NOTIFY sizeChanged FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("DuelTable.structure")

public:
    explicit DuelStructureModel(QObject *parent = nullptr);
    [[nodiscard]] int rows() const { return m_rows; }
    [[nodiscard]] int columns() const { return m_columns; }
    [[nodiscard]] int firstRow() const { return m_left.top(); }
    [[nodiscard]] int rowsLeft() const { return m_left.height(); }
    [[nodiscard]] int firstColumn() const { return m_left.left(); }
    [[nodiscard]] int columnsLeft() const { return m_left.width(); }
    [[nodiscard]] const DuelStructureRow &place(int row) const { return at<DuelStructureRow>(row); }
    void setPlaces(QList<DuelStructureRow> places);

    /// The nearest open card in a direction (-1, 0 or 1 each) from a place; `from` itself if there
    /// is none. From -1: the lowest open card, leftmost first.
    Q_INVOKABLE [[nodiscard]] int step(int from, int right, int down) const;

signals:
    void sizeChanged();

private:
    int m_rows = 0;
    int m_columns = 0;
    QRect m_left;
};

struct DuelZoneRow {
    Q_GADGET
    Q_PROPERTY(int key MEMBER key)
    Q_PROPERTY(int from MEMBER from)
    Q_PROPERTY(int to MEMBER to)
    Q_PROPERTY(int points MEMBER points)
    Q_PROPERTY(int loot MEMBER loot)
    Q_PROPERTY(bool here MEMBER here)
    QML_ANONYMOUS

public:
    int key = 0;
    int from = 0; ///< steps from the middle, positive to the right
    int to = 0;
    int points = 0; ///< for the city on the other side while the pawn is here
    int loot = 0;   ///< coins this side's city loses when the pawn enters; 0: taken
    bool here = false;
};

struct DuelDraftRow {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString color MEMBER color)
    Q_PROPERTY(bool done MEMBER done)
    Q_PROPERTY(bool current MEMBER current)
    QML_ANONYMOUS

public:
    int number = 0;
    QString name; ///< of the drafting city
    QString color;
    bool done = false;
    bool current = false;
};

} // namespace mirabilia
