// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/classic/classic_models.h"
#include "app/models/session/seat_model.h"

namespace mirabilia {

/// A city of one view; each part has a signal of its own.
struct ClassicCityState : SeatStanding {
    struct Board {
        QString wonder;
        QString wonderName;
        QString side;
        QString name; ///< the wonder and its side, in words
        int stages = 0;

        bool operator==(const Board &) const = default;
    };
    struct Science {
        int compass = 0;
        int gear = 0;
        int tablet = 0;
        int wild = 0;

        bool operator==(const Science &) const = default;
    };
    struct War {
        int shields = 0;
        int stakes = 0;
        QList<int> tokens;
        int defeats = 0;

        bool operator==(const War &) const = default;
    };

    Board board;
    int stagesBuilt = 0;
    Science science;
    War war;
    QString lastText;
};

/// A city as the viewer sees it.
class ClassicCity : public mirabilia::SeatModel {
    Q_OBJECT
    Q_PROPERTY(QString wonder READ wonder NOTIFY boardChanged FINAL)
    Q_PROPERTY(QString wonderName READ wonderName NOTIFY boardChanged FINAL)
    Q_PROPERTY(QString side READ side NOTIFY boardChanged FINAL)
    /// The wonder and its side, in words.
    Q_PROPERTY(QString board READ board NOTIFY boardChanged FINAL)
    Q_PROPERTY(QString poster READ poster NOTIFY boardChanged FINAL)
    Q_PROPERTY(int stageCount READ stageCount NOTIFY boardChanged FINAL)
    Q_PROPERTY(int stagesBuilt READ stagesBuilt NOTIFY stagesBuiltChanged FINAL)
    Q_PROPERTY(int compass READ compass NOTIFY scienceChanged FINAL)
    Q_PROPERTY(int gear READ gear NOTIFY scienceChanged FINAL)
    Q_PROPERTY(int tablet READ tablet NOTIFY scienceChanged FINAL)
    Q_PROPERTY(int wild READ wild NOTIFY scienceChanged FINAL)
    Q_PROPERTY(int shields READ shields NOTIFY warChanged FINAL)
    /// Points for a victory in this age.
    Q_PROPERTY(int stakes READ stakes NOTIFY warChanged FINAL)
    Q_PROPERTY(QList<int> tokens READ tokens NOTIFY warChanged FINAL)
    Q_PROPERTY(int defeats READ defeats NOTIFY warChanged FINAL)
    /// What the city did in the latest turn.
    Q_PROPERTY(QString lastText READ lastText NOTIFY lastTextChanged FINAL)
    Q_PROPERTY(mirabilia::ListModel *stages READ stages CONSTANT FINAL)
    Q_PROPERTY(mirabilia::ClassicCardsModel *cards READ cards CONSTANT FINAL)
    Q_PROPERTY(mirabilia::ClassicCardsModel *buried READ buried CONSTANT FINAL)
    Q_PROPERTY(mirabilia::ClassicFamilyModel *families READ families CONSTANT FINAL)
    Q_PROPERTY(mirabilia::ClassicGoodsModel *production READ production CONSTANT FINAL)
    Q_PROPERTY(mirabilia::ClassicGoodsModel *goods READ goods CONSTANT FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("ClassicTable.cities")

public:
    ClassicCity(int seat, const Catalogue &catalogue, QObject *parent = nullptr);

    [[nodiscard]] QString wonder() const { return m_state.board.wonder; }
    [[nodiscard]] QString wonderName() const { return m_state.board.wonderName; }
    [[nodiscard]] QString side() const { return m_state.board.side; }
    [[nodiscard]] QString board() const { return m_state.board.name; }
    [[nodiscard]] QString poster() const;
    [[nodiscard]] int stageCount() const { return m_state.board.stages; }
    [[nodiscard]] int stagesBuilt() const { return m_state.stagesBuilt; }
    [[nodiscard]] int compass() const { return m_state.science.compass; }
    [[nodiscard]] int gear() const { return m_state.science.gear; }
    [[nodiscard]] int tablet() const { return m_state.science.tablet; }
    [[nodiscard]] int wild() const { return m_state.science.wild; }
    [[nodiscard]] int shields() const { return m_state.war.shields; }
    [[nodiscard]] int stakes() const { return m_state.war.stakes; }
    [[nodiscard]] QList<int> tokens() const { return m_state.war.tokens; }
    [[nodiscard]] int defeats() const { return m_state.war.defeats; }
    [[nodiscard]] QString lastText() const { return m_state.lastText; }
    [[nodiscard]] ListModel *stages() const { return m_stages; }
    [[nodiscard]] ClassicCardsModel *cards() const { return m_cards; }
    [[nodiscard]] ClassicCardsModel *buried() const { return m_buried; }
    [[nodiscard]] ClassicFamilyModel *families() const { return m_families; }
    [[nodiscard]] ClassicGoodsModel *production() const { return m_production; }
    [[nodiscard]] ClassicGoodsModel *goods() const { return m_goods; }
    /// The buildings of one family.
    [[nodiscard]] ClassicCardsModel *cardsOf(const QString &family) const;

    void setState(const ClassicCityState &state);

signals:
    void boardChanged();
    void stagesBuiltChanged();
    void scienceChanged();
    void warChanged();
    void lastTextChanged();

private:
    ClassicCityState m_state;
    ListModel *m_stages;
    ClassicCardsModel *m_cards;
    ClassicCardsModel *m_buried;
    ClassicFamilyModel *m_families;
    ClassicGoodsModel *m_production;
    ClassicGoodsModel *m_goods;
};

} // namespace mirabilia
