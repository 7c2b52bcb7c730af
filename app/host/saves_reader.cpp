// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/saves_reader.h"

#include <QFileInfo>
#include <QPromise>

#include <algorithm>
#include <memory>
#include <utility>

namespace mirabilia::host {

SavesReader::SavesReader(Folders folders, Summary summary, QObject *parent)
    : QObject(parent)
    , m_folders(std::move(folders))
    , m_summary(std::move(summary)) {
    m_thread.setMaxThreadCount(1);
    connect(&m_watcher, &QFutureWatcherBase::resultReadyAt, this,
            [this](int number) { take(m_watcher.resultAt(number)); });
    connect(&m_watcher, &QFutureWatcherBase::finished, this, [this] {
        m_reading = false;
        m_stale = false;
        if (std::exchange(m_again, false)) {
            read();
        }
    });
}

SavesReader::~SavesReader() {
    m_stop.requestStop();
    m_thread.waitForDone();
}

void SavesReader::read() {
    if (m_reading) {
        m_again = true;
        return;
    }
    m_reading = true;
    // Their messages are in the language at the time of reading.
    if (const QString language = store::SavedGames::tr("There is no saved game of that name.");
        std::exchange(m_language, language) != language) {
        m_known.clear();
    }
    const auto promise = std::make_shared<QPromise<Reading>>();
    promise->start();
    m_thread.start([promise, folders = m_folders, summary = m_summary, known = m_known,
                    stop = m_stop.token(), first = m_games.isEmpty()] {
        Reading reading;
        for (const store::SavedGames &folder : folders) {
            for (const QString &id : folder.ids()) {
                if (stop.stopRequested()) {
                    break;
                }
                const QFileInfo file(folder.path(id));
                Known game = known.value(id);
                if (game.game.id != id || game.size != file.size() ||
                    game.changed != file.lastModified()) {
                    game = {file.size(), file.lastModified(), summary(folder, id)};
                }
                reading.games.append(game.game);
                reading.known.insert(id, game);
                if (first && reading.games.size() == 1) {
                    promise->addResult(reading);
                }
            }
        }
        if (folders.size() > 1) {
            std::stable_sort(
                reading.games.begin(), reading.games.end(),
                [](const SavedGame &a, const SavedGame &b) { return a.savedAt > b.savedAt; });
        }
        promise->addResult(reading);
        promise->finish();
    });
    m_watcher.setFuture(promise->future());
}

void SavesReader::take(const Reading &reading) {
    m_known = reading.known;
    if (!m_stale) {
        m_games = reading.games;
        emit changed();
    }
}

void SavesReader::forget(const QString &id) {
    m_games.removeIf([&id](const SavedGame &game) { return game.id == id; });
    m_stale = m_reading;
    emit changed();
}

} // namespace mirabilia::host
