// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/games.h"
#include "app/host/replay.h"
#include "app/store/saved_games.h"
#include "app/store/turns.h"

#include <QObject>

#include <memory>
#include <vector>

namespace mirabilia::host {

/// Opens finished games for replay, one at a time, in another thread. Only reads files.
class Replays final : public QObject {
    Q_OBJECT

public:
    /// The folders that may be opened from.
    using Folders = std::vector<store::SavedGames>;

    Replays(const Games &games, Folders finished, QObject *parent = nullptr);

    /// `opened` or `refused` follows, unless it is closed first.
    void open(const ReplayWish &wish);
    void close();
    [[nodiscard]] ReplayedGame *replay() { return m_replay.get(); }

signals:
    void opened();
    /// Behind it: the record is not known to be of the data in use.
    void openedWithOtherData();
    void refused(const QString &why);

private:
    struct Opening {
        ReplayWish wish;
        std::unique_ptr<PlayedPositions> positions;
        bool otherData = false;
    };

    static QString find(const Games &games, const Folders &finished, Opening &opening);
    static QString read(const Games &games, const Folders &finished, ReplayWish &wish);
    void settle(const std::shared_ptr<Opening> &opening, const QString &why);

    const Games &m_games;
    Folders m_finished;
    std::unique_ptr<Replay> m_replay;
    std::shared_ptr<Opening> m_opening; ///< null: nothing is being opened
    store::Turns m_turns;               ///< last member: pending work finishes before the rest goes
};

} // namespace mirabilia::host
