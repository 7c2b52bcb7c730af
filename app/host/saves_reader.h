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

/// The list of the saved games of some folders as it was last read, the one that was played last
/// first where there are several. To know where a game stands it has to be played
/// again, so they are read in a thread of their own, and only those whose files have changed.
class SavesReader final : public QObject {
    Q_OBJECT

public:
    using Folders = std::vector<store::SavedGames>;
    /// What is told about the game with this id; called in the thread of the reader.
    using Summary = std::function<SavedGame(const store::SavedGames &folder, const QString &id)>;

    SavesReader(Folders folders, Summary summary, QObject *parent = nullptr);
    /// Waits for the game that is being read.
    ~SavesReader() override;

    /// Reads what has changed; `changed` follows.
    void read();
    /// This one is gone, or on its way; the next `read` tells.
    void forget(const QString &id);
    [[nodiscard]] const QList<SavedGame> &games() const { return m_games; }
    [[nodiscard]] bool isReading() const { return m_reading; }

signals:
    /// Comes twice of a folder that is read for the first time: the game that was opened last need
    /// not wait for all others.
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
    QString m_language; ///< of the sentences in `m_known`
    QHash<QString, Known> m_known;
    QList<SavedGame> m_games;
    bool m_reading = false;
    bool m_again = false; ///< it is read once more then
    bool m_stale = false; ///< what is being read may still know what has been forgotten
    StopSource m_stop;
    QFutureWatcher<Reading> m_watcher;
    QThreadPool m_thread;
};

} // namespace mirabilia::host
