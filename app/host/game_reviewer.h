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

/// Reviews games in the ThinkingPool, one decision per thread at a time. Results for the latest
/// game are kept.
class GameReviewer final : public Reviewer {
    Q_OBJECT

public:
    explicit GameReviewer(const Games &games, QObject *parent = nullptr);
    /// Does not wait: running searches are stopped and their results dropped.
    ~GameReviewer() override { stop(); }

    void review(const QString &record) override;
    void stop() override;

    /// Applies to reviews started from now on. The same settings give the same review.
    void setSettings(const ai::ReviewSettings &settings) { m_settings = settings; }

private:
    using Decision = notation::ReviewedDecision<v1::Move>;

    void begin(const RecordedGameOrProblem &read);
    /// Starts judging the remaining decisions on all threads; nothing may be running.
    void goOn();
    void judgeNext();
    void keep(std::size_t number, const Decision &decision);
    void tell();
    /// Runs `think` in the pool and then `then` in this thread, unless stopped before.
    template <class Think, class Then>
    void think(Think think, Then then);

    const Games::RecordReader m_read;
    ai::ReviewSettings m_settings;
    QString m_record; ///< of `m_game`, once read
    std::shared_ptr<const RecordedGame> m_game;
    std::vector<std::optional<Decision>> m_judged; ///< by decision number
    std::size_t m_next = 0;                        ///< decisions from here on have not been started
    StopSource m_stop;
};

} // namespace mirabilia::host
