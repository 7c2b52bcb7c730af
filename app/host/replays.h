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

/// Opens finished games to be looked at again, one at a time, in another thread. Files are only
/// read.
class Replays final : public QObject {
    Q_OBJECT

public:
    /// Folders of saved games that may be asked for.
    using Folders = std::vector<store::SavedGames>;

    Replays(const Games &games, Folders finished, QObject *parent = nullptr);

    /// Answered by `opened` or `refused`, unless it is closed before.
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
    std::shared_ptr<Opening> m_opening; ///< null: nobody waits for any
    store::Turns m_turns;               ///< last: what it waits for goes before the rest
};

} // namespace mirabilia::host
