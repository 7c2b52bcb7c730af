// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/session/seats_model.h"

#include <QObject>

#include <optional>

namespace mirabilia {

/// How a seat stands, in any game.
struct SeatStanding {
    int coins = 0;
    std::optional<int> points; ///< none: not shown
    QString summary;           ///< one sentence for screen readers

    bool operator==(const SeatStanding &) const = default;
};

/// A seat, its player and how it stands. Each seat keeps its object for the whole game; each game
/// derives its city.
class SeatModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(int seat READ seat CONSTANT FINAL)
    /// The player, as in SeatRow.
    Q_PROPERTY(QString name READ name NOTIFY playerChanged FINAL)
    Q_PROPERTY(QString color READ color NOTIFY playerChanged FINAL)
    Q_PROPERTY(QString kind READ kind NOTIFY playerChanged FINAL)
    Q_PROPERTY(QString level READ level NOTIFY playerChanged FINAL)
    Q_PROPERTY(QString state READ state NOTIFY stateChanged FINAL)
    Q_PROPERTY(int coins READ coins NOTIFY coinsChanged FINAL)
    /// -1: not shown.
    Q_PROPERTY(int points READ points NOTIFY pointsChanged FINAL)
    /// "12 points"
    Q_PROPERTY(QString pointsText READ pointsText NOTIFY pointsChanged FINAL)
    Q_PROPERTY(bool hasPoints READ hasPoints NOTIFY pointsChanged FINAL)
    Q_PROPERTY(QString summary READ summary NOTIFY summaryChanged FINAL)
    QML_ANONYMOUS

public:
    SeatModel(int seat, QObject *parent);

    [[nodiscard]] int seat() const { return m_player.seat; }
    [[nodiscard]] QString name() const { return m_player.name; }
    [[nodiscard]] QString color() const { return m_player.color; }
    [[nodiscard]] QString kind() const { return m_player.kind; }
    [[nodiscard]] QString level() const { return m_player.level; }
    [[nodiscard]] QString state() const { return m_player.state; }
    [[nodiscard]] int coins() const { return m_standing.coins; }
    [[nodiscard]] int points() const { return m_standing.points.value_or(-1); }
    [[nodiscard]] QString pointsText() const { return m_pointsText; }
    [[nodiscard]] bool hasPoints() const { return m_standing.points.has_value(); }
    [[nodiscard]] QString summary() const { return m_standing.summary; }

    void setPlayer(const SeatRow &player);

signals:
    void playerChanged();
    void stateChanged();
    void coinsChanged();
    void pointsChanged();
    void summaryChanged();

protected:
    void setStanding(const SeatStanding &standing);

private:
    SeatRow m_player;
    SeatStanding m_standing;
    QString m_pointsText;
};

} // namespace mirabilia
