// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/score_migrations.h"
#include "scorer/sheet.h"

#include <QList>
#include <QSqlDatabase>
#include <QString>
#include <QStringList>

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <variant>

class QSqlQuery;

namespace mirabilia::store {

/// A score sheet and what the history knows about it.
struct ScoreRecord {
    QString id; ///< unique, given by whoever writes the sheet
    scorer::Sheet sheet;
    bool finished = false; ///< else it is still being written
    QString origin;        ///< "pad", "table" (played in this program) or "import"
    /// Set by the history: the later a sheet was written, the more. It tells `goOn` which writing
    /// a sheet goes on from; 0: none.
    qint64 revision = 0;
};

/// What a list of sheets needs of one of them, without reading the sheet.
struct ScoreEntry {
    QString id;
    bool finished = false;
    std::pair<bool, std::string> day; ///< to sort by, see scorer::dateKey
    QByteArray search; ///< players, wonders, place, date, notes ...: case folded, in UTF-8
    qint64 revision = 0;
    QString edition; ///< see scorer::editionMark
};

/// All score sheets, in one SQLite file. A sheet lies there as the JSON that the program exports,
/// beside the columns that are searched and sorted by.
///
/// Whatever a call confirmed survives a killed program; a finished sheet also survives a power cut.
/// A file of a newer version, of another program or with damage is refused and left as it is.
/// Every failure is one sentence for people; an empty one means that it worked. Use it from one
/// thread.
class ScoreHistory {
public:
    /// The latest number in the list of migrations (score_migrations.cpp), kept as user_version.
    [[nodiscard]] static int version();

    /// Opens the file, or makes it, and brings it up to date. Needs a QCoreApplication.
    explicit ScoreHistory(const QString &file);
    /// Looking for damage takes as long as reading: all of a larger file is only looked at by
    /// `isDamaged`, and what else is damaged in it is told when it is read.
    static constexpr qint64 lookedThrough = qint64{16} * 1024 * 1024;
    ~ScoreHistory();
    ScoreHistory(const ScoreHistory &) = delete;
    ScoreHistory &operator=(const ScoreHistory &) = delete;
    ScoreHistory(ScoreHistory &&) = delete;
    ScoreHistory &operator=(ScoreHistory &&) = delete;

    /// Why the history cannot be used at all. Every other call then fails with it.
    [[nodiscard]] QString problem() const { return m_trouble.why; }
    /// The file is broken or none of ours: only another one helps. Looks at all of it.
    [[nodiscard]] bool isDamaged() const;
    /// Puts a damaged file aside, in a folder beside the new and empty one; `aside` is where it
    /// lies then, empty if another program has done that already. Other programs that have it open
    /// find the new one at their next change.
    [[nodiscard]] QString beginAnew(QString &aside);

    /// Writes sheets under their ids, new or over whatever is there (a removed one comes back): all
    /// of them or none.
    [[nodiscard]] QString keep(const QList<ScoreRecord> &records);
    /// Writes one sheet again. If another program has written it since, both stay: this one as a
    /// sheet of its own that is not finished. `record` has the new revision then, and perhaps a new
    /// id.
    [[nodiscard]] QString goOn(ScoreRecord &record);
    /// Puts a sheet aside. It is cleared away when the file is opened at least `keptAside` days
    /// later, by the clock, and something was written on five days in between: a clock that is a
    /// year ahead for one evening clears nothing away.
    [[nodiscard]] QString remove(const QString &id);
    [[nodiscard]] QString restore(const QString &id);
    static constexpr int keptAside = 30;

    /// Entries of sheets that were written after this revision and before that one, the latest
    /// first; at most so many. None of a sheet that is put aside.
    [[nodiscard]] std::variant<QList<ScoreEntry>, QString> entries(qint64 after, qint64 before,
                                                                   int most) const;
    /// Nothing of a sheet that is put aside, or was never there.
    [[nodiscard]] std::optional<ScoreEntry> entry(const QString &id) const;
    /// The ids of those that are put aside.
    [[nodiscard]] QStringList removed() const;
    /// Nothing where `entry` has nothing, or if the sheet is damaged: it is left as it is.
    [[nodiscard]] std::optional<ScoreRecord> sheet(const QString &id) const;
    /// The newest finished game of this box with so many people (0: with any number of them) and
    /// no computer, if it is among the latest ones.
    [[nodiscard]] std::optional<ScoreRecord> latest(scorer::Box box, std::size_t players) const;
    /// All sheets: those being written first, of which the one written last, then the newest game
    /// first. Damaged ones are left out, and left as they are.
    [[nodiscard]] std::variant<QList<ScoreRecord>, QString> sheets() const;
    /// Whether there is a sheet with this id, put aside or not.
    [[nodiscard]] bool knows(const QString &id) const;
    /// Names of players, those who play most first.
    [[nodiscard]] QStringList people() const;

private:
    [[nodiscard]] ScoreTrouble open();
    void clearAway();
    /// Another program has begun a new history: what is written here goes to the old one.
    [[nodiscard]] bool wasPutAside() const;
    /// All of the work or nothing of it, in the history that is there. Where that is another one
    /// in the end, the work is done again.
    [[nodiscard]] QString change(bool finished, const std::function<QString()> &work);
    [[nodiscard]] QString changeHere(bool finished, const std::function<QString()> &work);
    /// Under the next revision, whatever is there.
    [[nodiscard]] QString write(const ScoreRecord &record);
    [[nodiscard]] bool isOutdated(const ScoreRecord &record) const;
    /// What the only column of all rows holds.
    [[nodiscard]] QStringList texts(const QString &statement) const;
    /// 0: there is no such sheet.
    [[nodiscard]] qint64 revisionOf(const QString &id) const;
    [[nodiscard]] QString setRemoved(const QString &id, const QVariant &removedAt);
    [[nodiscard]] QString failure(const QSqlQuery &query) const;

    QString m_file;
    QString m_connection;
    QSqlDatabase m_database;
    std::uint64_t m_number = 0; ///< of the file that is open
    bool m_manyWrite = true;    ///< and only what is finished has to wait for the disk
    ScoreTrouble m_trouble;
};

} // namespace mirabilia::store
