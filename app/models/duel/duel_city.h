// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/duel/duel_models.h"
#include "app/models/session/seat_model.h"

namespace mirabilia {

/// A city of one view; each part has a signal of its own.
struct DuelCityState : SeatStanding {
    struct Choices {
        int raw = 0;
        int goods = 0;

        bool operator==(const Choices &) const = default;
    };
    struct Science {
        int count = 0; ///< different symbols
        int toWin = 6;

        bool operator==(const Science &) const = default;
    };

    bool toMove = false;
    Choices choices;
    Science science;
    int wondersBuilt = 0; ///< for `summary`
    int capitalDistance = 0;
};

/// One of the two cities.
class DuelCity : public mirabilia::SeatModel {
    Q_OBJECT
    Q_PROPERTY(bool toMove READ toMove NOTIFY toMoveChanged FINAL)
    /// Units of any raw material, or of any manufactured good, on top of `goods`.
    Q_PROPERTY(int rawChoices READ rawChoices NOTIFY choicesChanged FINAL)
    Q_PROPERTY(int goodsChoices READ goodsChoices NOTIFY choicesChanged FINAL)
    /// Number of different symbols, and how many win the game.
    Q_PROPERTY(int symbolCount READ symbolCount NOTIFY scienceChanged FINAL)
    Q_PROPERTY(int symbolsToWin READ symbolsToWin NOTIFY scienceChanged FINAL)
    /// Steps from the pawn to this city's capital.
    Q_PROPERTY(int capitalDistance READ capitalDistance NOTIFY capitalDistanceChanged FINAL)
    Q_PROPERTY(mirabilia::ListModel *goods READ goods CONSTANT FINAL)
    Q_PROPERTY(mirabilia::ListModel *symbols READ symbols CONSTANT FINAL)
    Q_PROPERTY(mirabilia::DuelTokenModel *tokens READ tokens CONSTANT FINAL)
    Q_PROPERTY(mirabilia::ListModel *wonders READ wonders CONSTANT FINAL)
    Q_PROPERTY(mirabilia::DuelFamilyModel *families READ families CONSTANT FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("DuelTable.left, DuelTable.right")

public:
    explicit DuelCity(int seat, QObject *parent = nullptr);

    [[nodiscard]] bool toMove() const { return m_state.toMove; }
    [[nodiscard]] int rawChoices() const { return m_state.choices.raw; }
    [[nodiscard]] int goodsChoices() const { return m_state.choices.goods; }
    [[nodiscard]] int symbolCount() const { return m_state.science.count; }
    [[nodiscard]] int symbolsToWin() const { return m_state.science.toWin; }
    [[nodiscard]] int capitalDistance() const { return m_state.capitalDistance; }
    [[nodiscard]] ListModel *goods() const { return m_goods; }
    [[nodiscard]] ListModel *symbols() const { return m_symbols; }
    [[nodiscard]] DuelTokenModel *tokens() const { return m_tokens; }
    [[nodiscard]] ListModel *wonders() const { return m_wonders; }
    [[nodiscard]] DuelFamilyModel *families() const { return m_families; }

    void setState(const DuelCityState &state);

signals:
    void toMoveChanged();
    void choicesChanged();
    void scienceChanged();
    void capitalDistanceChanged();

private:
    DuelCityState m_state;
    ListModel *m_goods;
    ListModel *m_symbols;
    DuelTokenModel *m_tokens;
    ListModel *m_wonders;
    DuelFamilyModel *m_families;
};

} // namespace mirabilia
