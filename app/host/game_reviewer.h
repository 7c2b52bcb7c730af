// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/games.h"
#include "app/models/services/reviewer.h"
#include "app/notation/recorded_game.h"
#include "engine/core/stop.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace mirabilia::host {

/// Looks back on the games that this program knows, in the threads of ThinkingPool, on as many
/// decisions at a time as there are of these. What is known of the latest game is kept.
class GameReviewer final : public Reviewer {
    Q_OBJECT

public:
    explicit GameReviewer(const Games &games, QObject *parent = nullptr);
    /// Waits for nothing: who still thinks is stopped, and heard no more.
    ~GameReviewer() override { stop(); }

    void review(const QString &record) override;
    void stop() override;

    /// Of reviews that begin from now on. The same settings give the same review.
    void setSettings(const ai::ReviewSettings &settings) { m_settings = settings; }

private:
    using Decision = notation::ReviewedDecision<v1::Move>;

    void begin(const RecordedGameOrProblem &read);
    /// Nobody judges anything: all threads begin with what has not been judged.
    void goOn();
    void judgeNext();
    void keep(std::size_t number, const Decision &decision);
    void tell();
    /// Thinks in the pool; `then` hears of it here, unless that is stopped before.
    template <class Think, class Then>
    void think(Think think, Then then);

    const Games::RecordReader m_read;
    ai::ReviewSettings m_settings;
    QString m_record; ///< of `m_game`, once it has been read
    std::shared_ptr<const RecordedGame> m_game;
    std::vector<std::optional<Decision>> m_judged; ///< by number
    std::size_t m_next = 0; ///< no decision from here on is judged by anybody
    StopSource m_stop;
};

} // namespace mirabilia::host
