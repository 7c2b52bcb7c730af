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
    qint64 wholeBytes = 0; ///< how far the file holds whole entries
    bool cutOff = false;   ///< it ends within another one

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

    /// Empty on success, else why the entry is not safe on disk: also one that could not be read
    /// again, and one more than a game may have.
    [[nodiscard]] virtual QString append(const v1::LogEntry &entry);
    [[nodiscard]] QString id() const { return m_id; }
    /// Where the file lies as it was before a cut-off tail was removed; empty: there was none.
    [[nodiscard]] QString asItWas() const { return m_asItWas; }

protected:
    GameLog(QString id, const QString &path);

private:
    friend class SavedGames;

    QString m_id;
    QLockFile m_lock; ///< two programs must not write one game
    QFile m_file;
    QString m_asItWas;
    int m_entries = 0;
};

/// The folder of saved games, one file a game: a header, then entries, each length-delimited.
/// What a call has said to be done is on the disk, names of files included.
/// A last entry that the file ends within is dropped; a file that is damaged, of a newer version or
/// of another kind is refused and left untouched.
///
/// Seed and hands stand in it, so only its owner may read it; that stays so when it is over, for
/// nobody else has to, and names stand in it too.
///
/// Clocks are set back, so beside the games lies a list of them in the order in which they were
/// opened; without it the times of the files have to do.
class SavedGames {
    Q_DECLARE_TR_FUNCTIONS(mirabilia::store::SavedGames)

public:
    static constexpr int formatVersion = 1;
    static constexpr const char *magic = "mirabilia-game";
    // Of one game, for writer and reader alike.
    static constexpr int mostEntries = 6'000; ///< a long game has some 400
    /// Once there are so many nothing is taken back any more, so that no game runs out of them.
    static constexpr int mostRewound = 4'000;
    static constexpr quint32 largestEntry = 1'024; ///< bytes; it is some 60
    static constexpr quint32 largestHeader = 16'384;

    explicit SavedGames(const QDir &folder);

    /// Starts a new file; refuses to replace one that exists.
    [[nodiscard]] Stored<std::unique_ptr<GameLog>> create(const v1::SavedGameHeader &header);
    /// Opens an existing file for appending. A cut-off tail is removed first, and the file as it
    /// was kept beside it.
    [[nodiscard]] Stored<std::unique_ptr<GameLog>> reopen(const QString &id);
    [[nodiscard]] Stored<SavedGame> load(const QString &id) const;
    /// Ids of all games, whether they can be read or not, the one opened last first.
    [[nodiscard]] QStringList ids() const;
    [[nodiscard]] QDateTime lastPlayed(const QString &id) const;
    /// Moves the file aside into `trash/`; `restore` brings it back.
    [[nodiscard]] bool remove(const QString &id);
    [[nodiscard]] bool restore(const QString &id);
    /// Moves a finished game into `finished/`, where nothing waits to go on. Empty, or why it is
    /// still where it was.
    [[nodiscard]] QString putAway(const QString &id);

    [[nodiscard]] QString path(const QString &id) const;
    /// Those that have been put away there.
    [[nodiscard]] SavedGames finished() const;
    /// Whether a game, and so its file, may be called by it.
    [[nodiscard]] static bool isId(const QString &id);

private:
    [[nodiscard]] SavedGames trash() const;
    [[nodiscard]] QStringList opened() const;
    void noteOpened(const QString &id);

    QDir m_folder;
};

/// Reads a saved game from any file. Hostile input gives a sentence, never a crash.
[[nodiscard]] Stored<SavedGame> readSavedGame(const QString &path);

} // namespace mirabilia::store
