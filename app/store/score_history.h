// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/score_migrations.h"
#include "app/store/score_people.h"
#include "scorer/sheet.h"

#include <QDateTime>
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

/// A score sheet and its metadata.
struct ScoreRecord {
    QString id; ///< unique, assigned by the writer of the sheet
    scorer::Sheet sheet;
    bool finished = false; ///< false: still being written
    QString origin;        ///< "pad", "table" (played in this program) or "import"
    /// Set by the history; grows with every write. Tells `goOn` which version of a sheet was
    /// edited; 0: none.
    qint64 revision = 0;
};

/// What a list shows of a sheet, without reading the sheet itself.
struct ScoreEntry {
    QString id;
    bool finished = false;
    std::pair<bool, std::string> day; ///< sort key, see scorer::dateKey
    QByteArray search; ///< players, wonders, place, date, notes ...: case-folded UTF-8
    qint64 revision = 0;
    QString edition; ///< see scorer::editionMark
};

/// What happens to the sheets that are here while others are taken in.
enum class Taking : std::uint8_t {
    beside,  ///< they stay; of one that is in both, the one that was changed last
    instead, ///< they go, as removed ones do, unless the others have them too
};

/// All score sheets, in one SQLite file. A sheet is stored as its export JSON, with extra columns
/// for searching and sorting.
///
/// Confirmed changes survive a killed program; a finished sheet also survives a power cut. A file
/// of a newer version, of another program or with damage is refused and left as it is. Every call
/// returns a sentence for display on failure, an empty one on success. Use from one thread.
class ScoreHistory {
public:
    /// The latest migration number (score_migrations.cpp), stored as user_version.
    [[nodiscard]] static int version();

    /// Opens or creates the file and brings it up to date. Needs a QCoreApplication.
    explicit ScoreHistory(const QString &file);
    /// A damage check reads the whole file. In larger files only `isDamaged` checks everything;
    /// other damage is found when it is read.
    static constexpr qint64 lookedThrough = qint64{16} * 1024 * 1024;
    ~ScoreHistory();
    ScoreHistory(const ScoreHistory &) = delete;
    ScoreHistory &operator=(const ScoreHistory &) = delete;
    ScoreHistory(ScoreHistory &&) = delete;
    ScoreHistory &operator=(ScoreHistory &&) = delete;

    /// Why the history cannot be used; every other call then fails with this.
    [[nodiscard]] QString problem() const { return m_trouble.why; }
    /// Returns true if the file is broken or not ours, so that only a new one helps. Checks the
    /// whole file.
    [[nodiscard]] bool isDamaged() const;
    /// Moves a damaged file to a folder beside it and starts an empty one. Sets `aside` to its new
    /// place, or empties it if another program has already moved it. Other programs switch to the
    /// new file at their next change.
    [[nodiscard]] QString beginAnew(QString &aside);

    /// Writes sheets under their ids, replacing existing ones (removed ones come back): all or
    /// none.
    [[nodiscard]] QString keep(const QList<ScoreRecord> &records);
    /// Writes one edited sheet. If another program has changed it meanwhile, keeps both: this one
    /// becomes a new unfinished sheet. Updates the revision in `record`, and its id if it became
    /// new.
    [[nodiscard]] QString goOn(ScoreRecord &record);
    /// Marks a sheet as removed. It is deleted for good when the file is opened at least
    /// `keptAside` days later and there were writes on five days in between, so a clock that is a
    /// year ahead for one evening deletes nothing.
    [[nodiscard]] QString remove(const QString &id);
    [[nodiscard]] QString restore(const QString &id);
    static constexpr int keptAside = 30;

    /// Entries of sheets written after revision `after` and before `before`, the latest first, at
    /// most `most`. Excludes removed sheets.
    [[nodiscard]] std::variant<QList<ScoreEntry>, QString> entries(qint64 after, qint64 before,
                                                                   int most) const;
    /// None if the sheet is removed or never existed.
    [[nodiscard]] std::optional<ScoreEntry> entry(const QString &id) const;
    /// Ids of removed sheets.
    [[nodiscard]] QStringList removed() const;
    /// None where `entry` has none, or if the sheet is damaged; it is left as it is.
    [[nodiscard]] std::optional<ScoreRecord> sheet(const QString &id) const;
    /// The newest finished game of this box with `players` people (0: any number) and no computer,
    /// if it is among the latest games.
    [[nodiscard]] std::optional<ScoreRecord> latest(scorer::Box box, std::size_t players) const;
    /// All sheets: unfinished ones first, last written first, then finished games, newest first.
    /// Damaged ones are skipped and left as they are.
    [[nodiscard]] std::variant<QList<ScoreRecord>, QString> sheets() const;
    /// Returns true if there is a sheet with this id, removed or not.
    [[nodiscard]] bool knows(const QString &id) const;
    /// Nothing has ever been kept in it.
    [[nodiscard]] bool isEmpty() const;
    /// When a sheet was last written or removed.
    [[nodiscard]] QDateTime changedAt() const;
    /// Player names, the most frequent first.
    [[nodiscard]] QStringList people() const;
    /// The same with their counts of sheets.
    [[nodiscard]] QList<std::pair<QString, int>> persons() const;

    /// Gives somebody another name on all sheets. If somebody has that name already, they are one
    /// person from now on, unless they have sat at one table. `done` is for `takeBack`.
    [[nodiscard]] QString rename(const QString &from, const QString &to, ScoreRenaming &done);
    [[nodiscard]] QString takeBack(const ScoreRenaming &renaming);

    /// Writes all of it into another file, whole or not at all, also while others write here.
    [[nodiscard]] QString copyTo(const QString &path) const;
    /// Takes in what another history holds, all or nothing; games of one day keep their order.
    /// `taken` is the number of sheets that came or changed.
    [[nodiscard]] QString takeIn(const QString &file, Taking how, int &taken);

private:
    [[nodiscard]] ScoreTrouble open();
    void clearAway();
    /// Returns true if another program has started a new history and ours is the old one.
    [[nodiscard]] bool wasPutAside() const;
    /// Applies all of the work or none of it to the current history. If that turns out to have been
    /// replaced, applies the work to the new one.
    [[nodiscard]] QString change(bool finished, const std::function<QString()> &work);
    [[nodiscard]] QString changeHere(bool finished, const std::function<QString()> &work);
    /// Writes under the next revision, replacing what is there.
    [[nodiscard]] QString write(const ScoreRecord &record, ScorePeople &people);
    [[nodiscard]] bool isOutdated(const ScoreRecord &record) const;
    /// The values of a single-column query.
    [[nodiscard]] QStringList texts(const QString &statement) const;
    /// 0: there is no such sheet.
    [[nodiscard]] qint64 revisionOf(const QString &id) const;
    [[nodiscard]] QString setRemoved(const QString &id, const QVariant &removedAt);
    [[nodiscard]] QString failure(const QSqlQuery &query) const;

    QString m_file;
    QString m_connection;
    QSqlDatabase m_database;
    std::uint64_t m_number = 0; ///< file number of the open file
    bool m_manyWrite = true;    ///< only finished sheets have to wait for the disk
    ScoreTrouble m_trouble;
};

} // namespace mirabilia::store
