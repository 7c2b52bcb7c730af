// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/dice_facts.h"
#include "app/models/dice/dice_models.h"

#include <QObject>

namespace mirabilia {

/// What a building shows besides its cells.
struct DiceBuildingState {
    QString head; ///< its name where there is little room
    QString name;
    QString glyph;
    QString family;
    int crossed = 0;
    int total = 0;
    /// `{glyph, family, name, start, count}`: the faces that reach the rows, how many cells lie in
    /// the rows before it, and how many in it.
    QVariantList lanes;
    QVariantList columns; ///< `{glyph, family, name}` of the columns; only of the Agora
    int longest = 0;      ///< places of the longest row
    QString shutFamily;   ///< of a special die without which nothing is built here; empty: not shut
    QString shutMark;
    QString shutText;
    QString facingName; ///< whom it attacks; empty where nobody is
    QString facingColor;
    int facingDefence = 0;
    int facingCoins = 0;
    int facingResources = 0;
    QString description; ///< accessible name

    bool operator==(const DiceBuildingState &) const = default;
};

/// One building of a city: the same object for the whole game.
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
    /// `{glyph, family, name, start, count}`: the faces that reach its rows, how many cells lie in
    /// the rows before, and how many in this one. `{glyph, family, name}` of the Agora's columns.
    Q_PROPERTY(QVariantList lanes READ lanes NOTIFY changed FINAL)
    Q_PROPERTY(QVariantList columns READ columns NOTIFY changed FINAL)
    /// Places of the longest row.
    Q_PROPERTY(int longest READ longest NOTIFY changed FINAL)
    /// The special die without which nothing is built here, while it is locked; empty: none.
    Q_PROPERTY(QString shutFamily READ shutFamily NOTIFY changed FINAL)
    Q_PROPERTY(QString shutMark READ shutMark NOTIFY changed FINAL)
    Q_PROPERTY(QString shutText READ shutText NOTIFY changed FINAL)
    /// Whom it attacks, their defence there, and their means.
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

/// What a city shows besides its buildings.
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

/// A player's city: one object a seat, the same for the whole game. Other cities are as they were
/// at the start of the round.
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
    /// Circles of the gold reserve: filled, crossed off, and still empty.
    Q_PROPERTY(int coins READ coins NOTIFY changed FINAL)
    Q_PROPERTY(int spent READ spent NOTIFY changed FINAL)
    Q_PROPERTY(int room READ room NOTIFY changed FINAL)
    /// Resources that it produces.
    Q_PROPERTY(int resources READ resources NOTIFY changed FINAL)
    Q_PROPERTY(int bonuses READ bonuses NOTIFY changed FINAL)
    Q_PROPERTY(int bonusesToEnd READ bonusesToEnd NOTIFY changed FINAL)
    /// `{family, mark, name, unlocked}` of each special die.
    Q_PROPERTY(QVariantList special READ special NOTIFY changed FINAL)
    Q_PROPERTY(int points READ points NOTIFY changed FINAL)
    Q_PROPERTY(QString pointsText READ pointsText NOTIFY changed FINAL)
    Q_PROPERTY(bool hasPoints READ hasPoints NOTIFY changed FINAL)
    /// Of a neighbour: what my next attacks against it would be worth, from the West and from the
    /// East: `{building, defence, glyph, points}`; -1 points: there is no attack left.
    Q_PROPERTY(QVariantList attacks READ attacks NOTIFY changed FINAL)
    /// What it did in the latest round.
    Q_PROPERTY(QString lastText READ lastText NOTIFY changed FINAL)
    /// One sentence for screen readers.
    Q_PROPERTY(QString summary READ summary NOTIFY changed FINAL)
    /// What the purple die compares, of a neighbour.
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
    /// Something but the counts, which tell their own changes.
    void changed();

private:
    DiceCityState m_state;
    QList<DiceBuilding *> m_buildings;
    DiceCountsModel *m_counts;
};

} // namespace mirabilia
