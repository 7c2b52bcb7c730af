// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/services/services.h"
#include "app/store/saved_games.h"
#include "engine/core/stop.h"

#include <QDateTime>
#include <QFutureWatcher>
#include <QHash>
#include <QObject>
#include <QThreadPool>

#include <functional>
#include <vector>

namespace mirabilia::host {

/// The list of saved games in some folders as last read; if there are several folders, the last
/// played game comes first. A game has to be replayed to know its progress, so reading runs in its
/// own thread and covers only changed files.
class SavesReader final : public QObject {
    Q_OBJECT

public:
    using Folders = std::vector<store::SavedGames>;
    /// Summarises the game with this id; called in the reader's thread.
    using Summary = std::function<SavedGame(const store::SavedGames &folder, const QString &id)>;

    SavesReader(Folders folders, Summary summary, QObject *parent = nullptr);
    /// Waits for the game being read.
    ~SavesReader() override;

    /// Reads what has changed; `changed` follows.
    void read();
    /// Drops a game that is removed or being moved; the next `read` has the truth.
    void forget(const QString &id);
    [[nodiscard]] const QList<SavedGame> &games() const { return m_games; }
    [[nodiscard]] bool isReading() const { return m_reading; }

signals:
    /// Emitted twice when a folder is read for the first time, so that the most recent game need
    /// not wait for the others.
    void changed();

private:
    struct Known {
        qint64 size = 0;
        QDateTime changed;
        SavedGame game;
    };
    struct Reading {
        QHash<QString, Known> known;
        QList<SavedGame> games;
    };

    void take(const Reading &reading);

    Folders m_folders;
    Summary m_summary;
    QString m_language; ///< language of the messages in `m_known`
    QHash<QString, Known> m_known;
    QList<SavedGame> m_games;
    bool m_reading = false;
    bool m_again = false; ///< read again afterwards
    bool m_stale = false; ///< the running read may still include a forgotten game
    StopSource m_stop;
    QFutureWatcher<Reading> m_watcher;
    QThreadPool m_thread;
};

} // namespace mirabilia::host
