// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/dice_facts.h"
#include "app/models/dice/dice_models.h"
#include "app/models/session/seat_model.h"

#include <QObject>

namespace mirabilia {

/// A building of one view without its cells; each part has a signal of its own.
struct DiceBuildingState {
    /// What is printed.
    struct Print {
        QString head; ///< short name
        QString name;
        QString glyph;
        QString family;
        int total = 0;
        QVariantList lanes;
        QVariantList columns;
        int longest = 0;

        bool operator==(const Print &) const = default;
    };
    struct Shut {
        QString family;
        QString mark;
        QString text;

        bool operator==(const Shut &) const = default;
    };
    struct Facing {
        QString name;
        QString color;
        int defence = 0;
        int coins = 0;
        int resources = 0;

        bool operator==(const Facing &) const = default;
    };

    Print print;
    Shut shut;
    Facing facing;
    int crossed = 0;
    QString description; ///< accessible name
};

/// One building of a city; the same object all game long.
class DiceBuilding : public QObject {
    Q_OBJECT
    /// "agora"
    Q_PROPERTY(QString building READ building CONSTANT FINAL)
    Q_PROPERTY(QString head READ head NOTIFY printChanged FINAL)
    Q_PROPERTY(QString name READ name NOTIFY printChanged FINAL)
    Q_PROPERTY(QString glyph READ glyph NOTIFY printChanged FINAL)
    Q_PROPERTY(QString family READ family NOTIFY printChanged FINAL)
    Q_PROPERTY(int crossed READ crossed NOTIFY crossedChanged FINAL)
    Q_PROPERTY(int total READ total NOTIFY printChanged FINAL)
    /// `{glyph, family, name, start, count}` for each row: the face that reaches it, the number of
    /// cells in the rows before it, and in it. `{glyph, family, name}` for each column of the
    /// Agora.
    Q_PROPERTY(QVariantList lanes READ lanes NOTIFY printChanged FINAL)
    Q_PROPERTY(QVariantList columns READ columns NOTIFY printChanged FINAL)
    /// Cells in the longest row.
    Q_PROPERTY(int longest READ longest NOTIFY printChanged FINAL)
    /// The locked special die that this building needs; empty: none.
    Q_PROPERTY(QString shutFamily READ shutFamily NOTIFY shutChanged FINAL)
    Q_PROPERTY(QString shutMark READ shutMark NOTIFY shutChanged FINAL)
    Q_PROPERTY(QString shutText READ shutText NOTIFY shutChanged FINAL)
    /// The player it attacks, their defence there, coins and resources.
    Q_PROPERTY(QString facingName READ facingName NOTIFY facingChanged FINAL)
    Q_PROPERTY(QString facingColor READ facingColor NOTIFY facingChanged FINAL)
    Q_PROPERTY(int facingDefence READ facingDefence NOTIFY facingChanged FINAL)
    Q_PROPERTY(int facingCoins READ facingCoins NOTIFY facingChanged FINAL)
    Q_PROPERTY(int facingResources READ facingResources NOTIFY facingChanged FINAL)
    Q_PROPERTY(QString description READ description NOTIFY crossedChanged FINAL)
    Q_PROPERTY(mirabilia::ListModel *cells READ cells CONSTANT FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("DiceCity.building")

public:
    DiceBuilding(QString building, QObject *parent);

    [[nodiscard]] QString building() const { return m_building; }
    [[nodiscard]] QString head() const { return m_state.print.head; }
    [[nodiscard]] QString name() const { return m_state.print.name; }
    [[nodiscard]] QString glyph() const { return m_state.print.glyph; }
    [[nodiscard]] QString family() const { return m_state.print.family; }
    [[nodiscard]] int crossed() const { return m_state.crossed; }
    [[nodiscard]] int total() const { return m_state.print.total; }
    [[nodiscard]] QVariantList lanes() const { return m_state.print.lanes; }
    [[nodiscard]] QVariantList columns() const { return m_state.print.columns; }
    [[nodiscard]] int longest() const { return m_state.print.longest; }
    [[nodiscard]] QString shutFamily() const { return m_state.shut.family; }
    [[nodiscard]] QString shutMark() const { return m_state.shut.mark; }
    [[nodiscard]] QString shutText() const { return m_state.shut.text; }
    [[nodiscard]] QString facingName() const { return m_state.facing.name; }
    [[nodiscard]] QString facingColor() const { return m_state.facing.color; }
    [[nodiscard]] int facingDefence() const { return m_state.facing.defence; }
    [[nodiscard]] int facingCoins() const { return m_state.facing.coins; }
    [[nodiscard]] int facingResources() const { return m_state.facing.resources; }
    [[nodiscard]] QString description() const { return m_state.description; }
    [[nodiscard]] ListModel *cells() const { return m_cells; }

    void setState(const DiceBuildingState &state);

signals:
    void printChanged();
    void shutChanged();
    void facingChanged();
    void crossedChanged();

private:
    QString m_building;
    DiceBuildingState m_state;
    ListModel *m_cells;
};

/// A city of one view without its buildings; each part has a signal of its own.
struct DiceCityState : SeatStanding {
    struct Board {
        QString id;
        QString city;
        QString wonder;

        bool operator==(const Board &) const = default;
    };
    struct Reserve {
        int spent = 0;
        int room = 0;

        bool operator==(const Reserve &) const = default;
    };
    struct Progress {
        int resources = 0;
        int bonuses = 0;
        int bonusesToEnd = 0;
        QVariantList special;

        bool operator==(const Progress &) const = default;
    };

    Board board;
    Reserve reserve;
    Progress progress;
    QVariantList attacks;
    QString lastText;
};

/// A player's city. Other players' cities are shown as they were at the start of the round.
class DiceCity : public mirabilia::SeatModel {
    Q_OBJECT
    Q_PROPERTY(QString board READ board NOTIFY boardChanged FINAL)
    Q_PROPERTY(QString cityName READ cityName NOTIFY boardChanged FINAL)
    Q_PROPERTY(QString wonderName READ wonderName NOTIFY boardChanged FINAL)
    Q_PROPERTY(QString poster READ poster NOTIFY boardChanged FINAL)
    /// Circles of the gold reserve that are crossed off, and still empty; `coins` are left.
    Q_PROPERTY(int spent READ spent NOTIFY reserveChanged FINAL)
    Q_PROPERTY(int room READ room NOTIFY reserveChanged FINAL)
    /// Resources it produces.
    Q_PROPERTY(int resources READ resources NOTIFY progressChanged FINAL)
    Q_PROPERTY(int bonuses READ bonuses NOTIFY progressChanged FINAL)
    Q_PROPERTY(int bonusesToEnd READ bonusesToEnd NOTIFY progressChanged FINAL)
    /// `{family, mark, name, unlocked}` for each special die.
    Q_PROPERTY(QVariantList special READ special NOTIFY progressChanged FINAL)
    /// For neighbours: the viewer's next attack from each Barracks facing this city: `{building,
    /// defence, glyph, points}`; -1 points: no attack left.
    Q_PROPERTY(QVariantList attacks READ attacks NOTIFY attacksChanged FINAL)
    /// What the city did in the latest round.
    Q_PROPERTY(QString lastText READ lastText NOTIFY lastTextChanged FINAL)
    /// For neighbours: the numbers the purple die compares.
    Q_PROPERTY(mirabilia::ListModel *counts READ counts CONSTANT FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("DiceTable.cities")

public:
    DiceCity(int seat, QObject *parent);

    [[nodiscard]] QString board() const { return m_state.board.id; }
    [[nodiscard]] QString cityName() const { return m_state.board.city; }
    [[nodiscard]] QString wonderName() const { return m_state.board.wonder; }
    [[nodiscard]] QString poster() const;
    [[nodiscard]] int spent() const { return m_state.reserve.spent; }
    [[nodiscard]] int room() const { return m_state.reserve.room; }
    [[nodiscard]] int resources() const { return m_state.progress.resources; }
    [[nodiscard]] int bonuses() const { return m_state.progress.bonuses; }
    [[nodiscard]] int bonusesToEnd() const { return m_state.progress.bonusesToEnd; }
    [[nodiscard]] QVariantList special() const { return m_state.progress.special; }
    [[nodiscard]] QVariantList attacks() const { return m_state.attacks; }
    [[nodiscard]] QString lastText() const { return m_state.lastText; }
    [[nodiscard]] ListModel *counts() const { return m_counts; }
    /// One of DiceFacts::buildings, or null.
    Q_INVOKABLE [[nodiscard]] mirabilia::DiceBuilding *building(const QString &id) const;
    [[nodiscard]] const QList<DiceBuilding *> &buildings() const { return m_buildings; }

    void setState(const DiceCityState &state);

signals:
    void boardChanged();
    void reserveChanged();
    void progressChanged();
    void attacksChanged();
    void lastTextChanged();

private:
    DiceCityState m_state;
    QList<DiceBuilding *> m_buildings;
    ListModel *m_counts;
};

} // namespace mirabilia
