// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/played_positions.h"
#include "app/models/services/replayed_game.h"

namespace mirabilia::host {

/// The eyes of whoever looks at a replay: a wire by which nothing can be sent.
class ReplayLink final : public Link {
    Q_OBJECT

public:
    using Link::Link;

    void send(const v1::Command & /*command*/) override {}
    void refresh() override { emit refreshWanted(); }

signals:
    void refreshWanted();
};

/// A finished game as it was, position by position. Every seat is told what it was told then, and
/// nobody is asked anything.
class Replay final : public ReplayedGame {
    Q_OBJECT

public:
    Replay(PlayedPositions positions, const ReplayWish &wish, QObject *parent = nullptr);

    [[nodiscard]] QString game() const override;
    /// Nobody sits there to begin it anew.
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
    /// From the event loop, once for everything that was asked for until then.
    void tellLater(bool allOfIt);
    void tell();
    [[nodiscard]] bool isNext(int decision) const;

    PlayedPositions m_positions;
    QString m_record;
    std::vector<v1::SeatInfo> m_seats;
    ReplayLink *m_link;
    int m_decision = 0;
    int m_seat = 0;
    // What was told last:
    int m_toldDecision = 0;
    int m_toldSeat = -1; ///< nothing yet
    std::size_t m_toldEvents = 0;
    quint64 m_revision = 0;
    bool m_due = false; ///< something is to be told
    bool m_all = false; ///< namely the whole story
};

} // namespace mirabilia::host
