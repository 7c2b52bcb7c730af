// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/dice_facts.h"
#include "app/models/dice/dice_models.h"

#include <QObject>

namespace mirabilia {

/// The state of a building without its cells.
struct DiceBuildingState {
    QString head; ///< short name
    QString name;
    QString glyph;
    QString family;
    int crossed = 0;
    int total = 0;
    /// `{glyph, family, name, start, count}` for each row: the face that reaches it, the number of
    /// cells in the rows before it, and in it.
    QVariantList lanes;
    QVariantList columns; ///< `{glyph, family, name}` of each column; only in the Agora
    int longest = 0;      ///< cells in the longest row
    QString shutFamily;   ///< of the locked special die needed here; empty: none
    QString shutMark;
    QString shutText;
    QString facingName; ///< player it attacks; empty: none
    QString facingColor;
    int facingDefence = 0;
    int facingCoins = 0;
    int facingResources = 0;
    QString description; ///< accessible name

    bool operator==(const DiceBuildingState &) const = default;
};

/// One building of a city; the same object all game long.
class DiceBuilding : public QObject {
    Q_OBJECT
    /// "agora"
    Q_PROPERTY(QString building READ building CONSTANT FINAL)
    Q_PROPERTY(QString head READ head NOTIFY changed FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(QString glyph READ glyph NOTIFY changed FINAL)
    Q_PROPERTY(QString family READ family NOTIFY changed FINAL)
    Q_PROPERTY(int crossed READ crossed NOTIFY changed FINAL)
    Q_PROPERTY(int total READ total NOTIFY changed FINAL)
    /// `{glyph, family, name, start, count}` for each row: the face that reaches it, the number of
    /// cells in the rows before it, and in it. `{glyph, family, name}` for each column of the
    /// Agora.
    Q_PROPERTY(QVariantList lanes READ lanes NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList columns READ columns NOTIFY changed FINAL)
    /// Cells in the longest row.
    Q_PROPERTY(int longest READ longest NOTIFY changed FINAL)
    /// The locked special die that this building needs; empty: none.
    Q_PROPERTY(QString shutFamily READ shutFamily NOTIFY changed FINAL)
    Q_PROPERTY(QString shutMark READ shutMark NOTIFY changed FINAL)
    Q_PROPERTY(QString shutText READ shutText NOTIFY changed FINAL)
    /// The player it attacks, their defence there, coins and resources.
    Q_PROPERTY(QString facingName READ facingName NOTIFY changed FINAL)
    Q_PROPERTY(QString facingColor READ facingColor NOTIFY changed FINAL)
    Q_PROPERTY(int facingDefence READ facingDefence NOTIFY changed FINAL)
    Q_PROPERTY(int facingCoins READ facingCoins NOTIFY changed FINAL)
    Q_PROPERTY(int facingResources READ facingResources NOTIFY changed FINAL)
    Q_PROPERTY(QString description READ description NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::DiceCellsModel *cells READ cells CONSTANT FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("DiceCity.building")

public:
    DiceBuilding(QString building, QObject *parent);

    [[nodiscard]] QString building() const { return m_building; }
    [[nodiscard]] QString head() const { return m_state.head; }
    [[nodiscard]] QString name() const { return m_state.name; }
    [[nodiscard]] QString glyph() const { return m_state.glyph; }
    [[nodiscard]] QString family() const { return m_state.family; }
    [[nodiscard]] int crossed() const { return m_state.crossed; }
    [[nodiscard]] int total() const { return m_state.total; }
    [[nodiscard]] QVariantList lanes() const { return m_state.lanes; }
    [[nodiscard]] QVariantList columns() const { return m_state.columns; }
    [[nodiscard]] int longest() const { return m_state.longest; }
    [[nodiscard]] QString shutFamily() const { return m_state.shutFamily; }
    [[nodiscard]] QString shutMark() const { return m_state.shutMark; }
    [[nodiscard]] QString shutText() const { return m_state.shutText; }
    [[nodiscard]] QString facingName() const { return m_state.facingName; }
    [[nodiscard]] QString facingColor() const { return m_state.facingColor; }
    [[nodiscard]] int facingDefence() const { return m_state.facingDefence; }
    [[nodiscard]] int facingCoins() const { return m_state.facingCoins; }
    [[nodiscard]] int facingResources() const { return m_state.facingResources; }
    [[nodiscard]] QString description() const { return m_state.description; }
    [[nodiscard]] DiceCellsModel *cells() const { return m_cells; }

    void setState(const DiceBuildingState &state);

signals:
    void changed();

private:
    QString m_building;
    DiceBuildingState m_state;
    DiceCellsModel *m_cells;
};

/// The state of a city without its buildings.
struct DiceCityState {
    int seat = 0;
    QString name;
    QString color;
    QString kind;
    QString level;
    QString state;
    QString board;
    QString cityName;
    QString wonderName;
    int coins = 0;
    int spent = 0;
    int room = 0;
    int resources = 0;
    int bonuses = 0;
    int bonusesToEnd = 0;
    QVariantList special;
    int points = -1;
    bool hasPoints = false;
    QVariantList attacks;
    QString lastText;
    QString summary;

    bool operator==(const DiceCityState &) const = default;
};

/// A player's city; the same object for a seat all game long. Other players' cities are shown as
/// they were at the start of the round.
class DiceCity : public QObject {
    Q_OBJECT
    Q_PROPERTY(int seat READ seat CONSTANT FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(QString color READ color NOTIFY changed FINAL)
    Q_PROPERTY(QString kind READ kind NOTIFY changed FINAL)
    Q_PROPERTY(QString level READ level NOTIFY changed FINAL)
    /// "thinking", "chosen", "idle" or "lost" (the connection).
    Q_PROPERTY(QString state READ state NOTIFY changed FINAL)
    Q_PROPERTY(QString board READ board NOTIFY changed FINAL)
    Q_PROPERTY(QString cityName READ cityName NOTIFY changed FINAL)
    Q_PROPERTY(QString wonderName READ wonderName NOTIFY changed FINAL)
    Q_PROPERTY(QString poster READ poster NOTIFY changed FINAL)
    /// Circles of the gold reserve: coins left, crossed off, still empty.
    Q_PROPERTY(int coins READ coins NOTIFY changed FINAL)
    Q_PROPERTY(int spent READ spent NOTIFY changed FINAL)
    Q_PROPERTY(int room READ room NOTIFY changed FINAL)
    /// Resources it produces.
    Q_PROPERTY(int resources READ resources NOTIFY changed FINAL)
    Q_PROPERTY(int bonuses READ bonuses NOTIFY changed FINAL)
    Q_PROPERTY(int bonusesToEnd READ bonusesToEnd NOTIFY changed FINAL)
    /// `{family, mark, name, unlocked}` for each special die.
    Q_PROPERTY(QVariantList special READ special NOTIFY changed FINAL)
    Q_PROPERTY(int points READ points NOTIFY changed FINAL)
    Q_PROPERTY(QString pointsText READ pointsText NOTIFY changed FINAL)
    Q_PROPERTY(bool hasPoints READ hasPoints NOTIFY changed FINAL)
    /// For neighbours: the viewer's next attack from each Barracks facing this city: `{building,
    /// defence, glyph, points}`; -1 points: no attack left.
    Q_PROPERTY(QVariantList attacks READ attacks NOTIFY changed FINAL)
    /// What the city did in the latest round.
    Q_PROPERTY(QString lastText READ lastText NOTIFY changed FINAL)
    /// One sentence for screen readers.
    Q_PROPERTY(QString summary READ summary NOTIFY changed FINAL)
    /// For neighbours: the numbers the purple die compares.
    Q_PROPERTY(mirabilia::DiceCountsModel *counts READ counts CONSTANT FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("DiceTable.cities")

public:
    DiceCity(int seat, QObject *parent);

    [[nodiscard]] int seat() const { return m_state.seat; }
    [[nodiscard]] QString name() const { return m_state.name; }
    [[nodiscard]] QString color() const { return m_state.color; }
    [[nodiscard]] QString kind() const { return m_state.kind; }
    [[nodiscard]] QString level() const { return m_state.level; }
    [[nodiscard]] QString state() const { return m_state.state; }
    [[nodiscard]] QString board() const { return m_state.board; }
    [[nodiscard]] QString cityName() const { return m_state.cityName; }
    [[nodiscard]] QString wonderName() const { return m_state.wonderName; }
    [[nodiscard]] QString poster() const;
    [[nodiscard]] int coins() const { return m_state.coins; }
    [[nodiscard]] int spent() const { return m_state.spent; }
    [[nodiscard]] int room() const { return m_state.room; }
    [[nodiscard]] int resources() const { return m_state.resources; }
    [[nodiscard]] int bonuses() const { return m_state.bonuses; }
    [[nodiscard]] int bonusesToEnd() const { return m_state.bonusesToEnd; }
    [[nodiscard]] QVariantList special() const { return m_state.special; }
    [[nodiscard]] int points() const { return m_state.points; }
    [[nodiscard]] QString pointsText() const;
    [[nodiscard]] bool hasPoints() const { return m_state.hasPoints; }
    [[nodiscard]] QVariantList attacks() const { return m_state.attacks; }
    [[nodiscard]] QString lastText() const { return m_state.lastText; }
    [[nodiscard]] QString summary() const { return m_state.summary; }
    [[nodiscard]] DiceCountsModel *counts() const { return m_counts; }
    /// One of DiceFacts::buildings, or null.
    Q_INVOKABLE [[nodiscard]] mirabilia::DiceBuilding *building(const QString &id) const;
    [[nodiscard]] const QList<DiceBuilding *> &buildings() const { return m_buildings; }

    void setState(const DiceCityState &state);

signals:
    /// Anything but the counts changed; those announce their own changes.
    void changed();

private:
    DiceCityState m_state;
    QList<DiceBuilding *> m_buildings;
    DiceCountsModel *m_counts;
};

} // namespace mirabilia
