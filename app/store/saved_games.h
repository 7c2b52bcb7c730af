// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mirabilia/v1/saved_game.pb.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QLockFile>
#include <QString>

#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace mirabilia::store {

/// A saved game as it lies on disk: how it began and every entry since.
struct SavedGame {
    v1::SavedGameHeader header;
    std::vector<v1::LogEntry> entries;

    [[nodiscard]] bool finished() const;
};

/// Why a file could not be read or written, for people.
struct StoreError {
    QString what;
};

template <class T>
using Stored = std::variant<T, StoreError>;

/// The open log of one running game. Every entry is on disk (flushed and synced) when `append`
/// returns, so a killed program loses nothing that was confirmed.
class GameLog {
public:
    virtual ~GameLog() = default;

    /// Empty on success, else why the entry is not safe on disk.
    [[nodiscard]] virtual QString append(const v1::LogEntry &entry);
    [[nodiscard]] QString id() const { return m_id; }

protected:
    GameLog(QString id, const QString &path);

private:
    friend class SavedGames;

    QString m_id;
    QLockFile m_lock; ///< two programs must not write one game
    QFile m_file;
};

/// The folder of saved games, one file a game: a header, then entries, each length-delimited.
/// A last entry that the file ends within is dropped; a file that is damaged, of a newer version or
/// of another kind is refused and left untouched.
class SavedGames {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::store::SavedGames)

public:
    static constexpr int formatVersion = 1;
    static constexpr const char *magic = "mirabilia-game";

    explicit SavedGames(const QDir &folder);

    /// Starts a new file; refuses to replace one that exists.
    [[nodiscard]] Stored<std::unique_ptr<GameLog>> create(const v1::SavedGameHeader &header);
    /// Opens an existing file for appending. A cut-off tail is removed first.
    [[nodiscard]] Stored<std::unique_ptr<GameLog>> reopen(const QString &id);
    [[nodiscard]] Stored<SavedGame> load(const QString &id) const;
    /// Ids of all games, whether they can be read or not, the one played last first.
    [[nodiscard]] QStringList ids() const;
    [[nodiscard]] QDateTime lastPlayed(const QString &id) const;
    /// Moves the file aside into `trash/`; `restore` brings it back.
    [[nodiscard]] bool remove(const QString &id);
    [[nodiscard]] bool restore(const QString &id);
    /// Moves finished games that nobody has open into `finished/`, where nothing waits to go on.
    void putFinishedAway();

    [[nodiscard]] QString path(const QString &id) const;

private:
    QDir m_folder;
};

/// Reads a saved game from any file. Hostile input gives a sentence, never a crash.
/// `validBytes`, if given, receives how far the file holds whole entries.
[[nodiscard]] Stored<SavedGame> readSavedGame(const QString &path, qint64 *validBytes = nullptr);

} // namespace mirabilia::store
