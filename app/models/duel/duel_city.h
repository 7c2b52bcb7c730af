// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/duel/duel_cards_model.h"

namespace mirabilia {

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

/// All five resources.
class DuelGoodModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("DuelCity.goods")

public:
    explicit DuelGoodModel(QObject *parent = nullptr);
    void setGoods(const QList<DuelGoodRow> &rows) { assign(rows); }
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

/// All seven scientific symbols.
class DuelSymbolModel : public mirabilia::ListModel {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("DuelCity.symbols")

public:
    explicit DuelSymbolModel(QObject *parent = nullptr);
    void setSymbols(const QList<DuelSymbolRow> &rows) { assign(rows); }
};

/// Everything about a city that `changed` announces as a whole.
struct DuelCityState {
    int seat = 0;
    QString name;
    QString color;
    QString kind;
    QString level;
    QString state;
    bool toMove = false;
    int coins = 0;
    int rawChoices = 0;
    int goodsChoices = 0;
    int symbolCount = 0;
    int symbolsToWin = 6;
    int wondersBuilt = 0;
    int capitalDistance = 0;
    int militaryPoints = 0;
    bool hasPoints = false;
    int points = 0;
    QString summary;

    bool operator==(const DuelCityState &) const = default;
};

/// One of the two cities; the same object for a seat all game long.
class DuelCity : public QObject {
    Q_OBJECT
    Q_PROPERTY(int seat READ seat CONSTANT FINAL)
    Q_PROPERTY(QString name READ name NOTIFY changed FINAL)
    Q_PROPERTY(QString color READ color NOTIFY changed FINAL)
    /// "person" or "computer".
    Q_PROPERTY(QString kind READ kind NOTIFY changed FINAL)
    Q_PROPERTY(QString level READ level NOTIFY changed FINAL)
    /// "thinking", "idle" or "lost" (the connection).
    Q_PROPERTY(QString state READ state NOTIFY changed FINAL)
    Q_PROPERTY(bool toMove READ toMove NOTIFY changed FINAL)
    Q_PROPERTY(int coins READ coins NOTIFY changed FINAL)
    /// Units of any raw material, or of any manufactured good, on top of `goods`.
    Q_PROPERTY(int rawChoices READ rawChoices NOTIFY changed FINAL)
    Q_PROPERTY(int goodsChoices READ goodsChoices NOTIFY changed FINAL)
    /// Number of different symbols, and how many win the game.
    Q_PROPERTY(int symbolCount READ symbolCount NOTIFY changed FINAL)
    Q_PROPERTY(int symbolsToWin READ symbolsToWin NOTIFY changed FINAL)
    Q_PROPERTY(int wondersBuilt READ wondersBuilt NOTIFY changed FINAL)
    /// Steps from the pawn to this city's capital.
    Q_PROPERTY(int capitalDistance READ capitalDistance NOTIFY changed FINAL)
    /// Points the pawn's position is worth to this city.
    Q_PROPERTY(int militaryPoints READ militaryPoints NOTIFY changed FINAL)
    Q_PROPERTY(bool hasPoints READ hasPoints NOTIFY changed FINAL)
    Q_PROPERTY(int points READ points NOTIFY changed FINAL)
    /// "12 points"
    Q_PROPERTY(QString pointsText READ pointsText NOTIFY changed FINAL)
    /// One sentence for screen readers.
    Q_PROPERTY(QString summary READ summary NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::DuelGoodModel *goods READ goods CONSTANT FINAL)
    Q_PROPERTY(mirabilia::DuelSymbolModel *symbols READ symbols CONSTANT FINAL)
    Q_PROPERTY(mirabilia::DuelTokenModel *tokens READ tokens CONSTANT FINAL)
    Q_PROPERTY(mirabilia::DuelWonderModel *wonders READ wonders CONSTANT FINAL)
    Q_PROPERTY(mirabilia::DuelFamilyModel *families READ families CONSTANT FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("DuelTable.left, DuelTable.right")

public:
    explicit DuelCity(int seat, QObject *parent = nullptr);

    [[nodiscard]] int seat() const { return m_state.seat; }
    [[nodiscard]] QString name() const { return m_state.name; }
    [[nodiscard]] QString color() const { return m_state.color; }
    [[nodiscard]] QString kind() const { return m_state.kind; }
    [[nodiscard]] QString level() const { return m_state.level; }
    [[nodiscard]] QString state() const { return m_state.state; }
    [[nodiscard]] bool toMove() const { return m_state.toMove; }
    [[nodiscard]] int coins() const { return m_state.coins; }
    [[nodiscard]] int rawChoices() const { return m_state.rawChoices; }
    [[nodiscard]] int goodsChoices() const { return m_state.goodsChoices; }
    [[nodiscard]] int symbolCount() const { return m_state.symbolCount; }
    [[nodiscard]] int symbolsToWin() const { return m_state.symbolsToWin; }
    [[nodiscard]] int wondersBuilt() const { return m_state.wondersBuilt; }
    [[nodiscard]] int capitalDistance() const { return m_state.capitalDistance; }
    [[nodiscard]] int militaryPoints() const { return m_state.militaryPoints; }
    [[nodiscard]] bool hasPoints() const { return m_state.hasPoints; }
    [[nodiscard]] int points() const { return m_state.points; }
    [[nodiscard]] QString pointsText() const;
    [[nodiscard]] QString summary() const { return m_state.summary; }
    [[nodiscard]] DuelGoodModel *goods() const { return m_goods; }
    [[nodiscard]] DuelSymbolModel *symbols() const { return m_symbols; }
    [[nodiscard]] DuelTokenModel *tokens() const { return m_tokens; }
    [[nodiscard]] DuelWonderModel *wonders() const { return m_wonders; }
    [[nodiscard]] DuelFamilyModel *families() const { return m_families; }

    void setState(const DuelCityState &state);

signals:
    /// Anything but the list models changed; those announce their own changes.
    void changed();

private:
    DuelCityState m_state;
    DuelGoodModel *m_goods;
    DuelSymbolModel *m_symbols;
    DuelTokenModel *m_tokens;
    DuelWonderModel *m_wonders;
    DuelFamilyModel *m_families;
};

} // namespace mirabilia
