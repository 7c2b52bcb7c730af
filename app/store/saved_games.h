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

/// A saved game on disk: its header and all entries.
struct SavedGame {
    v1::SavedGameHeader header;
    std::vector<v1::LogEntry> entries;
    qint64 wholeBytes = 0; ///< size up to the last whole entry
    bool cutOff = false;   ///< the file ends within an entry

    [[nodiscard]] bool finished() const;
};

/// Why a file could not be read or written, for display.
struct StoreError {
    QString what;
};

template <class T>
using Stored = std::variant<T, StoreError>;

/// The open log of a running game. Each entry is on the disk (flushed and synced) when `append`
/// returns, so a killed program loses nothing confirmed.
class GameLog {
public:
    virtual ~GameLog() = default;

    /// Returns an empty string, or why the entry is not on the disk. Refuses entries that could not
    /// be read back and those beyond the maximum.
    [[nodiscard]] virtual QString append(const v1::LogEntry &entry);
    [[nodiscard]] QString id() const { return m_id; }
    /// The copy made before a cut-off tail was removed; empty if there was none.
    [[nodiscard]] QString asItWas() const { return m_asItWas; }

protected:
    GameLog(QString id, const QString &path);

private:
    friend class SavedGames;

    QString m_id;
    QLockFile m_lock; ///< keeps two programs from writing one game
    QFile m_file;
    QString m_asItWas;
    int m_entries = 0;
};

/// The folder of saved games, one file per game: a header, then entries, each length-delimited.
/// What a call reports as done is on the disk, including file names. A cut-off last entry is
/// dropped; a file that is damaged, of a newer version or of another kind is refused and left
/// untouched.
///
/// Files contain seed, hands and names, so only their owner may read them, even after the game is
/// over.
///
/// Clocks may be set back, so a list beside the games records the order in which they were opened;
/// without it the file times are used.
class SavedGames {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::store::SavedGames)

public:
    static constexpr int formatVersion = 1;
    static constexpr const char *magic = "mirabilia-game";
    // Limits per game, for writer and reader alike.
    static constexpr int mostEntries = 6'000; ///< a long game has about 400
    /// From here on nothing can be taken back, so that no game runs out of entries.
    static constexpr int mostRewound = 4'000;
    static constexpr quint32 largestEntry = 1'024; ///< bytes; typically 60
    static constexpr quint32 largestHeader = 16'384;

    explicit SavedGames(const QDir &folder);

    /// Starts a new file; refuses to replace an existing one.
    [[nodiscard]] Stored<std::unique_ptr<GameLog>> create(const v1::SavedGameHeader &header);
    /// Opens an existing file for appending. Removes a cut-off tail first and keeps a copy of the
    /// original beside it.
    [[nodiscard]] Stored<std::unique_ptr<GameLog>> reopen(const QString &id);
    [[nodiscard]] Stored<SavedGame> load(const QString &id) const;
    /// Ids of all games, readable or not, the last opened first.
    [[nodiscard]] QStringList ids() const;
    [[nodiscard]] QDateTime lastPlayed(const QString &id) const;
    /// Moves the file to `trash/`; `restore` brings it back.
    [[nodiscard]] bool remove(const QString &id);
    [[nodiscard]] bool restore(const QString &id);
    /// Moves a finished game to `finished/`. Returns an empty string, or why it was not moved.
    [[nodiscard]] QString putAway(const QString &id);

    [[nodiscard]] QString path(const QString &id) const;
    /// The folder `finished/`.
    [[nodiscard]] SavedGames finished() const;
    /// Returns true if `id` is valid as a game id and file name.
    [[nodiscard]] static bool isId(const QString &id);

private:
    [[nodiscard]] SavedGames trash() const;
    [[nodiscard]] QStringList opened() const;
    void noteOpened(const QString &id);

    QDir m_folder;
};

/// Reads a saved game from any file. Hostile input yields an error sentence, never a crash.
[[nodiscard]] Stored<SavedGame> readSavedGame(const QString &path);

} // namespace mirabilia::store
