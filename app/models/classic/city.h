// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/classic/cards_model.h"
#include "app/models/classic/goods_model.h"
#include "app/models/classic/stage_model.h"

#include "mirabilia/v1/table.pb.h"

#include <QObject>

namespace mirabilia {

/// All state of a city that `changed` covers.
struct CityState {
    int seat = 0;
    QString name;
    QString color;
    QString kind;
    QString level;
    bool isFreeCity = false;
    bool connected = true;
    QString wonder;
    QString wonderName;
    QString side;
    QString board;
    int coins = 0;
    int shields = 0;
    int points = -1; ///< -1: not shown
    bool hasPoints = false;
    int stagesBuilt = 0;
    int stageCount = 0;
    int compass = 0;
    int gear = 0;
    int tablet = 0;
    int wild = 0;
    QList<int> tokens;
    int defeats = 0;
    QString state;
    int handSize = 0;
    QString lastText;
    QString lastCard;
    QString shieldsAgainst;
    int stakes = 0;
    QString summary;

    bool operator==(const CityState &) const = default;
};

/// A city as the viewer sees it. Each seat keeps its object for the whole game.
class City : public QObject {
    Q_OBJECT
    Q_PROPERTY(int seat READ seat CONSTANT FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(QString color READ color NOTIFY changed FINAL)
    /// "person", "computer" or "freeCity".
    Q_PROPERTY(QString kind READ kind NOTIFY changed FINAL)
    Q_PROPERTY(QString level READ level NOTIFY changed FINAL)
    Q_PROPERTY(bool isFreeCity READ isFreeCity NOTIFY changed FINAL)
    Q_PROPERTY(bool connected READ connected NOTIFY changed FINAL)
    Q_PROPERTY(QString wonder READ wonder NOTIFY changed FINAL)
    Q_PROPERTY(QString wonderName READ wonderName NOTIFY changed FINAL)
    Q_PROPERTY(QString side READ side NOTIFY changed FINAL)
    /// The wonder and its side, in words.
    Q_PROPERTY(QString board READ board NOTIFY changed FINAL)
    Q_PROPERTY(QString poster READ poster NOTIFY changed FINAL)
    Q_PROPERTY(int coins READ coins NOTIFY changed FINAL)
    Q_PROPERTY(int shields READ shields NOTIFY changed FINAL)
    Q_PROPERTY(int points READ points NOTIFY changed FINAL)
    /// "12 points"
    Q_PROPERTY(QString pointsText READ pointsText NOTIFY changed FINAL)
    Q_PROPERTY(bool hasPoints READ hasPoints NOTIFY changed FINAL)
    Q_PROPERTY(int stagesBuilt READ stagesBuilt NOTIFY changed FINAL)
    Q_PROPERTY(int stageCount READ stageCount NOTIFY changed FINAL)
    Q_PROPERTY(int compass READ compass NOTIFY changed FINAL)
    Q_PROPERTY(int gear READ gear NOTIFY changed FINAL)
    Q_PROPERTY(int tablet READ tablet NOTIFY changed FINAL)
    Q_PROPERTY(int wild READ wild NOTIFY changed FINAL)
    Q_PROPERTY(QList<int> tokens READ tokens NOTIFY changed FINAL)
    Q_PROPERTY(int defeats READ defeats NOTIFY changed FINAL)
    /// "thinking", "chosen", "idle" or "lost" (connection).
    Q_PROPERTY(QString state READ state NOTIFY changed FINAL)
    Q_PROPERTY(int handSize READ handSize NOTIFY changed FINAL)
    Q_PROPERTY(QString lastText READ lastText NOTIFY changed FINAL)
    Q_PROPERTY(QString lastCard READ lastCard NOTIFY changed FINAL)
    /// The viewer's shields compared to this city's: "more", "fewer", "level"; "" for its own.
    Q_PROPERTY(QString shieldsAgainst READ shieldsAgainst NOTIFY changed FINAL)
    /// Points for a victory in this age.
    Q_PROPERTY(int stakes READ stakes NOTIFY changed FINAL)
    /// One sentence for screen readers.
    Q_PROPERTY(QString summary READ summary NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::StageModel *stages READ stages CONSTANT FINAL)
    Q_PROPERTY(mirabilia::CardsModel *cards READ cards CONSTANT FINAL)
    Q_PROPERTY(mirabilia::CardsModel *buried READ buried CONSTANT FINAL)
    Q_PROPERTY(mirabilia::FamilyModel *families READ families CONSTANT FINAL)
    Q_PROPERTY(mirabilia::GoodsModel *production READ production CONSTANT FINAL)
    Q_PROPERTY(mirabilia::GoodsModel *goods READ goods CONSTANT FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("ClassicTable.cities")

public:
    City(int seat, const Catalogue &catalogue, QObject *parent = nullptr);

    [[nodiscard]] int seat() const { return m_state.seat; }
    [[nodiscard]] QString name() const { return m_state.name; }
    [[nodiscard]] QString color() const { return m_state.color; }
    [[nodiscard]] QString kind() const { return m_state.kind; }
    [[nodiscard]] QString level() const { return m_state.level; }
    [[nodiscard]] bool isFreeCity() const { return m_state.isFreeCity; }
    [[nodiscard]] bool connected() const { return m_state.connected; }
    [[nodiscard]] QString wonder() const { return m_state.wonder; }
    [[nodiscard]] QString wonderName() const { return m_state.wonderName; }
    [[nodiscard]] QString side() const { return m_state.side; }
    [[nodiscard]] QString board() const { return m_state.board; }
    [[nodiscard]] QString poster() const;
    [[nodiscard]] int coins() const { return m_state.coins; }
    [[nodiscard]] int shields() const { return m_state.shields; }
    [[nodiscard]] int points() const { return m_state.points; }
    [[nodiscard]] QString pointsText() const;
    [[nodiscard]] bool hasPoints() const { return m_state.hasPoints; }
    [[nodiscard]] int stagesBuilt() const { return m_state.stagesBuilt; }
    [[nodiscard]] int stageCount() const { return m_state.stageCount; }
    [[nodiscard]] int compass() const { return m_state.compass; }
    [[nodiscard]] int gear() const { return m_state.gear; }
    [[nodiscard]] int tablet() const { return m_state.tablet; }
    [[nodiscard]] int wild() const { return m_state.wild; }
    [[nodiscard]] QList<int> tokens() const { return m_state.tokens; }
    [[nodiscard]] int defeats() const { return m_state.defeats; }
    [[nodiscard]] QString state() const { return m_state.state; }
    [[nodiscard]] int handSize() const { return m_state.handSize; }
    [[nodiscard]] QString lastText() const { return m_state.lastText; }
    [[nodiscard]] QString lastCard() const { return m_state.lastCard; }
    [[nodiscard]] QString shieldsAgainst() const { return m_state.shieldsAgainst; }
    [[nodiscard]] int stakes() const { return m_state.stakes; }
    [[nodiscard]] QString summary() const { return m_state.summary; }
    [[nodiscard]] StageModel *stages() const { return m_stages; }
    [[nodiscard]] CardsModel *cards() const { return m_cards; }
    [[nodiscard]] CardsModel *buried() const { return m_buried; }
    [[nodiscard]] FamilyModel *families() const { return m_families; }
    [[nodiscard]] GoodsModel *production() const { return m_production; }
    [[nodiscard]] GoodsModel *goods() const { return m_goods; }
    /// The buildings of one family.
    Q_INVOKABLE mirabilia::CardsModel *cardsOf(const QString &family) const;

    void setState(const CityState &state);

signals:
    /// Anything except the list models, which emit their own signals.
    void changed();

private:
    CityState m_state;
    StageModel *m_stages;
    CardsModel *m_cards;
    CardsModel *m_buried;
    FamilyModel *m_families;
    GoodsModel *m_production;
    GoodsModel *m_goods;
};

} // namespace mirabilia
