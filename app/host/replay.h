// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/played_positions.h"
#include "app/models/services/replayed_game.h"

namespace mirabilia::host {

/// The link through which a replay is viewed; nothing can be sent through it.
class ReplayLink final : public Link {
    Q_OBJECT

public:
    using Link::Link;

    void send(const v1::Command & /*command*/) override {}
    void refresh() override { emit refreshWanted(); }

signals:
    void refreshWanted();
};

/// A finished game, position by position. Each seat is shown what it was shown then, and is asked
/// nothing.
class Replay final : public ReplayedGame {
    Q_OBJECT

public:
    Replay(PlayedPositions positions, const ReplayWish &wish, QObject *parent = nullptr);

    [[nodiscard]] QString game() const override;
    /// Has no seats, so it cannot be started anew.
    [[nodiscard]] GameSetup setup() const override {
        return {.seats = {}, .game = game(), .edition = m_positions.edition()};
    }
    [[nodiscard]] QList<int> localSeats() const override { return {0}; }
    [[nodiscard]] Link *link(int seat) override { return seat == 0 ? m_link : nullptr; }
    void requestHint(int /*seat*/) override {}
    [[nodiscard]] QString exportRecord() const override { return m_record; }

    [[nodiscard]] const QList<ReplayStep> &steps() const override { return m_positions.steps(); }
    [[nodiscard]] int decision() const override { return m_decision; }
    [[nodiscard]] int seat() const override { return m_seat; }
    void look(int decision, int seat) override;

private:
    void nameSeats(const std::vector<v1::SeatInfo> &known);
    /// Sends from the event loop, once for all requests until then.
    void tellLater(bool allOfIt);
    void tell();
    [[nodiscard]] bool isNext(int decision) const;

    PlayedPositions m_positions;
    QString m_record;
    std::vector<v1::SeatInfo> m_seats;
    ReplayLink *m_link;
    int m_decision = 0;
    int m_seat = 0;
    // What was sent last:
    int m_toldDecision = 0;
    int m_toldSeat = -1; ///< -1: nothing yet
    std::size_t m_toldEvents = 0;
    quint64 m_revision = 0;
    bool m_due = false; ///< something is to be sent
    bool m_all = false; ///< a full update is to be sent
};

} // namespace mirabilia::host
