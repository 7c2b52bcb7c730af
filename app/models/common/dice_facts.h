// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QHash>
#include <QList>
#include <QString>
#include <QStringList>

namespace mirabilia {

/// What crossing off a cell, or a bonus, gives ("effects" in dice.json).
struct DiceEffect {
    QString type;        ///< "vp", "cross", "unlock_die", ...
    int value = 0;       ///< points, coins, or how much the dice cost more
    int coins = 0;       ///< where an effect brings points and coins
    int times = 1;       ///< cells that may be crossed off
    QStringList targets; ///< buildings of which
    QString what;        ///< die, building or resource that it speaks of
};

/// A row of cells that one face of the building's die reaches.
struct DiceLane {
    QString symbol; ///< the face; empty where the building has no lanes
    QStringList cells;
};

struct DiceCellFact {
    QString building;
    int lane = 0;
    int place = 0; ///< in its lane, from 0
    QList<DiceEffect> effects;

    /// Buildings in which it lets cross off more.
    [[nodiscard]] QStringList leadsTo() const;
};

struct DieFact {
    QString color;    ///< "red", ...
    QString building; ///< where it builds; empty: the face says it
    bool special = false;
};

/// One city's sheet. The cells of wonder and university differ from board to board.
struct DiceBoard {
    QString id;
    QString wonder; ///< name of its wonder
    QHash<QString, DiceCellFact> cells;
    QHash<QString, QList<DiceLane>> lanes; ///< by building
};

/// What sentences and pictures need to know of the sheets and the dice, from the text of the rules
/// data (dice.json). Not the rules: what is possible, and for how much, only the host says.
class DiceFacts {
public:
    explicit DiceFacts(const QByteArray &diceJson);

    /// All buildings, in the order of the score sheet, the warehouse last.
    static const QStringList &buildings();
    /// Ids of all boards, in the order of the data file.
    [[nodiscard]] const QStringList &boards() const { return m_boardIds; }
    /// Empty for an unknown id.
    [[nodiscard]] const DiceBoard &board(const QString &id) const;
    [[nodiscard]] const DieFact &die(const QString &id) const;
    [[nodiscard]] const QStringList &bonuses() const { return m_bonuses; }
    [[nodiscard]] const DiceEffect &bonus(const QString &id) const;
    /// The faces of the columns of the Agora, whose rows are its lanes.
    [[nodiscard]] const QStringList &agoraColumns() const { return m_agoraColumns; }
    /// Special dice, as they are set aside at the start.
    [[nodiscard]] const QStringList &specialDice() const { return m_specialDice; }
    /// What the parts of the Forum cost, cheapest first.
    [[nodiscard]] const QList<int> &forumCosts() const { return m_forumCosts; }
    [[nodiscard]] int rowLength() const { return m_rowLength; }

private:
    QHash<QString, DiceBoard> m_boards;
    QStringList m_boardIds;
    QHash<QString, DieFact> m_dice;
    QHash<QString, DiceEffect> m_bonusEffects;
    QStringList m_bonuses;
    QStringList m_specialDice;
    QStringList m_agoraColumns;
    QList<int> m_forumCosts;
    int m_rowLength = 0;
};

} // namespace mirabilia
