// SPDX-License-Identifier: GPL-3.0-or-later
// The files of the history: put aside, copied, cleared away, and on which disk.
#include "app/store/score_files.h"
#include "scorer/person.h"
#include "tests/store/score_fixture.h"
#include "tests/store/watched_disk.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <gtest/gtest.h>

#include <utility>

namespace mirabilia::store {
namespace {

/// A connection past the history.
class Direct {
public:
    explicit Direct(const QString &file)
        : m_database(QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), name())) {
        m_database.setDatabaseName(file);
        m_database.setConnectOptions(QStringLiteral("QSQLITE_BUSY_TIMEOUT=0"));
        EXPECT_TRUE(m_database.open());
    }
    ~Direct() {
        m_database.close();
        m_database = {};
        QSqlDatabase::removeDatabase(name());
    }
    Direct(const Direct &) = delete;
    Direct &operator=(const Direct &) = delete;

    /// What comes first of what a statement finds.
    QVariant run(const QString &statement) const {
        QSqlQuery query(m_database);
        EXPECT_TRUE(query.exec(statement)) << qPrintable(statement);
        return query.next() ? query.value(0) : QVariant();
    }

private:
    static QString name() { return QStringLiteral("beside"); }

    QSqlDatabase m_database;
};

QByteArray allOf(const QString &path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

class ScoreFiles : public testing::Test {
protected:
    /// The file and what is not yet taken over into it.
    using Pair = std::pair<QByteArray, QByteArray>;
    static Pair pairAt(const QString &path) {
        return {byAnother(path), byAnother(path + QStringLiteral("-wal"))};
    }
    /// Whoever closes a file gives up all locks that its program has on it: SQLite's as well.
    static QByteArray byAnother(const QString &path) {
        QProcess reader;
        reader.start(QStringLiteral("cat"), {path});
        EXPECT_TRUE(reader.waitForFinished());
        return reader.readAllStandardOutput();
    }
    static qint64 daysAgo(int days) {
        return QDateTime::currentMSecsSinceEpoch() - qint64{days} * 24 * 60 * 60 * 1000;
    }
    /// As if something had been written on that day.
    void writeOn(int days) const {
        const QString id = QStringLiteral("day-%1").arg(days);
        ASSERT_EQ(ScoreHistory(file).keep({scoreRecord(id, 1)}), QString());
        Direct(file).run(QStringLiteral("UPDATE sheet SET changed_at = %1 WHERE id = '%2'")
                             .arg(daysAgo(days))
                             .arg(id));
    }
    void removeOn(int days) const {
        ScoreHistory history(file);
        ASSERT_EQ(history.keep({scoreRecord("gone", 1)}), QString());
        ASSERT_EQ(history.remove("gone"), QString());
        Direct(file).run(QStringLiteral("UPDATE sheet SET removed_at = %1, changed_at = %1"
                                        " WHERE id = 'gone'")
                             .arg(daysAgo(days)));
    }
    [[nodiscard]] bool isStillThere() const { return ScoreHistory(file).knows("gone"); }
    /// As an older version left it: the third form.
    void makeOld() const {
        ASSERT_EQ(ScoreHistory(file).keep({scoreRecord("one", 7)}), QString());
        const Direct direct(file);
        for (const char *index : {"sheet_listed", "sheet_played", "sheet_removed"}) {
            direct.run(QStringLiteral("DROP INDEX %1").arg(QLatin1String(index)));
        }
        direct.run(QStringLiteral("ALTER TABLE sheet DROP COLUMN edition"));
        direct.run(QStringLiteral("DROP TABLE person"));
        direct.run(QStringLiteral("CREATE INDEX sheet_revision ON sheet(revision)"));
        direct.run(QStringLiteral("PRAGMA user_version = 3"));
    }

    QTemporaryDir folder;
    QString file = folder.filePath(QStringLiteral("scores.db"));
};

/// Another window has it open, so that part of it lies beside the file.
TEST_F(ScoreFiles, WhoeverIsKilledWhileItPutsADamagedHistoryAsideLosesNothingOfIt) {
    bool wasKilled = true;
    int steps = 0;
    while (wasKilled) {
        QDir(folder.path()).removeRecursively();
        ScoreHistory other(file);
        ASSERT_EQ(other.keep({scoreRecord("one", 1)}), QString());
        Direct(file).run(QStringLiteral("DROP TABLE sheet"));
        const Pair before = pairAt(file);
        ASSERT_FALSE(before.second.isEmpty());

        QProcess beginner;
        beginner.start(QStringLiteral(MIRABILIA_BEGIN_ANEW), {file, QString::number(++steps)});
        ASSERT_TRUE(beginner.waitForFinished());
        wasKilled = beginner.exitCode() == 9;
        ASSERT_TRUE(wasKilled || beginner.exitCode() == 0)
            << beginner.readAllStandardError().toStdString();

        const QString aside = folder.filePath(QStringLiteral("scores-damaged/scores.db"));
        EXPECT_TRUE(pairAt(file) == before || pairAt(aside) == before) << "step " << steps;
        ScoreHistory next(file); // the next start
        if (next.isDamaged()) {
            QString again;
            ASSERT_EQ(next.beginAnew(again), QString()) << "step " << steps;
        }
        EXPECT_EQ(next.keep({scoreRecord("two", 2)}), QString()) << "step " << steps;
        EXPECT_TRUE(next.knows("two"));
        EXPECT_FALSE(next.knows("one")) << "nothing of the old one shows through";
        EXPECT_TRUE(pairAt(aside) == before) << "step " << steps;
    }
    EXPECT_GE(steps, 7) << "a folder, three names, the folder's own, three names go";
}

TEST_F(ScoreFiles, AnotherWindowWritesIntoTheNewHistory) {
    ScoreHistory other(file);
    ASSERT_EQ(other.keep({scoreRecord("one", 1)}), QString());
    Direct(file).run(QStringLiteral("DROP TABLE player"));
    ScoreHistory history(file);
    QString aside;
    ASSERT_EQ(history.beginAnew(aside), QString());
    ASSERT_FALSE(aside.isEmpty());
    const Pair putAside = pairAt(aside);
    ScoreRecord draft = scoreRecord("two", 2, false);
    ASSERT_EQ(other.goOn(draft), QString());
    EXPECT_TRUE(history.knows("two")) << "and not where nobody looks";
    EXPECT_TRUE(pairAt(aside) == putAside);
    EXPECT_NE(other.remove("one"), QString()) << "it is not in the new one";
}

// ---- What is put aside is cleared away ----------------------------------------------------------

TEST_F(ScoreFiles, AClockThatIsAYearAheadClearsNothingAway) {
    removeOn(400); // as it looks to a clock that is a year ahead today
    for (const int days : {398, 397, 396}) {
        writeOn(days);
    }
    EXPECT_TRUE(isStillThere());
    writeOn(0); // somebody plays that evening
    EXPECT_TRUE(isStillThere());
    writeOn(1);
    EXPECT_FALSE(isStillThere()) << "five days on which somebody wrote";
}

TEST_F(ScoreFiles, WhatWasPutAsideStaysAMonthHoweverMuchIsWritten) {
    removeOn(29);
    for (const int days : {25, 20, 15, 10, 5, 1}) {
        writeOn(days);
    }
    EXPECT_TRUE(isStillThere());
}

TEST_F(ScoreFiles, DaysToComeAreNone) {
    removeOn(40);
    for (const int days : {-300, -301, -302, -303, -304, -305}) {
        writeOn(days); // written while the clock was ahead
    }
    EXPECT_TRUE(isStillThere());
}

// ---- A new form ---------------------------------------------------------------------------------

TEST_F(ScoreFiles, ACopyIsKeptBeforeAHistoryGetsANewForm) {
    makeOld();
    const QString copy = folder.filePath(QStringLiteral("scores-before-6.db"));
    {
        const WatchedDisk disk(folder.path());
        const ScoreHistory history(file);
        ASSERT_EQ(history.problem().toStdString(), "");
        EXPECT_EQ(disk.left().value("scores-before-6.db"), allOf(copy));
    }
    EXPECT_EQ(QFile::permissions(copy) & (QFile::ReadGroup | QFile::ReadOther), 0);
    EXPECT_EQ(Direct(copy).run(QStringLiteral("PRAGMA user_version")).toInt(), 3);
    EXPECT_EQ(Direct(copy).run(QStringLiteral("SELECT id FROM sheet")).toString(), "one");
    EXPECT_EQ(Direct(file).run(QStringLiteral("PRAGMA user_version")).toInt(),
              ScoreHistory::version());
    ASSERT_TRUE(QFile::remove(copy));
    EXPECT_EQ(ScoreHistory(file).problem(), QString());
    EXPECT_FALSE(QFile::exists(copy)) << "nothing was changed";
}

TEST_F(ScoreFiles, OldCopiesGo) {
    for (const char *name : {"scores-before-2.db", "scores-before-3.db", "scores-before-x.dbx"}) {
        QFile old(folder.filePath(QLatin1String(name)));
        ASSERT_TRUE(old.open(QIODevice::WriteOnly));
    }
    makeOld();
    ASSERT_EQ(ScoreHistory(file).problem().toStdString(), "");
    EXPECT_EQ(QDir(folder.path()).entryList({QStringLiteral("scores-before-*")}),
              (QStringList{"scores-before-3.db", "scores-before-6.db", "scores-before-x.dbx"}));
}

TEST_F(ScoreFiles, WithoutACopyItKeepsItsForm) {
    makeOld();
    ASSERT_TRUE(QDir(folder.path()).mkdir(QStringLiteral("scores-before-6.db")));
    ASSERT_TRUE(QDir(folder.path()).mkpath(QStringLiteral("scores-before-6.db/taken")));
    const QString why = ScoreHistory(file).problem();
    EXPECT_TRUE(why.contains(file) && why.contains("copied")) << why.toStdString();
    EXPECT_EQ(Direct(file).run(QStringLiteral("PRAGMA user_version")).toInt(), 3);
    EXPECT_TRUE(QDir(folder.path()).entryList({QStringLiteral("scores-before-6.db.*")}).isEmpty());
}

// ---- Copies of all of it ------------------------------------------------------------------------

TEST_F(ScoreFiles, TheTenNewestCopiesStay) {
    const QString copies = folder.filePath(QStringLiteral("copies"));
    ASSERT_TRUE(QDir().mkpath(copies));
    const ScoreHistory history(file);
    const QDate today(2026, 11, 27);
    for (int day = 0; day < 12; ++day) {
        ASSERT_EQ(history.copyTo(scoreCopyOf(file, copies, today.addDays(-day))), QString());
    }
    const QString minute = scoreCopyOf(file, copies, today.startOfDay().addSecs(60 * 60));
    ASSERT_EQ(history.copyTo(minute), QString());
    const QStringList others{"scores.db", "scores-of-mine.db", "scores-2026-11-27.db.bak",
                             "other-2026-11-27.db"};
    for (const QString &other : others) {
        QFile mine(QDir(copies).filePath(other));
        ASSERT_TRUE(mine.open(QIODevice::WriteOnly));
    }
    tidyScoreCopies(file, copies);
    const QList<ScoreCopy> left = scoreCopies(file, copies);
    ASSERT_EQ(left.size(), scoreCopiesKept);
    EXPECT_EQ(left[0].file, minute);
    EXPECT_EQ(QFileInfo(left[1].file).fileName(), "scores-2026-11-27.db");
    EXPECT_EQ(QFileInfo(left[9].file).fileName(), "scores-2026-11-19.db");
    for (const QString &other : others) {
        EXPECT_TRUE(QFile::exists(QDir(copies).filePath(other))) << qPrintable(other);
    }
}

TEST_F(ScoreFiles, ACopyIsWholeOrNotThere) {
    ScoreHistory history(file);
    ASSERT_EQ(history.keep({scoreRecord("one", 1)}), QString());
    const QString copy = folder.filePath(QStringLiteral("copy.db"));
    const WatchedDisk disk(folder.path());
    ASSERT_EQ(history.copyTo(copy), QString());
    EXPECT_EQ(disk.left().value("copy.db"), allOf(copy)) << "also after a power cut";
    EXPECT_TRUE(ScoreHistory(copy).knows("one"));
    EXPECT_NE(history.copyTo(folder.filePath(QStringLiteral("no/folder.db"))), QString());
}

QStringList idsIn(const ScoreHistory &history) {
    QStringList ids;
    const auto records = std::get<QList<ScoreRecord>>(history.sheets());
    for (const ScoreRecord &record : records) {
        ids.append(record.id);
    }
    return ids;
}

TEST_F(ScoreFiles, ACopyIsBroughtBack) {
    ScoreHistory history(file);
    const QString copy = folder.filePath(QStringLiteral("copy.db"));
    ScoreRenaming renaming;
    ASSERT_EQ(history.keep({scoreRecord("one", 1), scoreRecord("two", 2)}), QString());
    ASSERT_EQ(history.rename("Ada", "Ava", renaming), QString());
    ASSERT_EQ(history.copyTo(copy), QString());
    ASSERT_EQ(history.keep({scoreRecord("two", 9), scoreRecord("three", 3)}), QString());
    ASSERT_EQ(history.remove("one"), QString());
    int taken = 0;
    ASSERT_EQ(history.takeIn(copy, Taking::instead, taken), QString());
    EXPECT_EQ(taken, 2) << "one that is back, one that was another";
    EXPECT_EQ(idsIn(history), (QStringList{"two", "one"}));
    EXPECT_EQ(history.sheet("two")->sheet.entries[0].at(scorer::Row::military), 2);
    EXPECT_EQ(history.people(), (QStringList{"Ava", "Bo"}));
    EXPECT_EQ(history.removed(), QStringList{"three"}) << "and not gone for good";
    EXPECT_TRUE(QDir(folder.path()).entryList({QStringLiteral("*.taken-*")}).isEmpty());
}

TEST_F(ScoreFiles, AHistoryMovesToAnotherDeviceInItsOrder) {
    ScoreHistory other(folder.filePath(QStringLiteral("other/scores.db")));
    ASSERT_EQ(other.keep({scoreRecord("zoe", 1), scoreRecord("ann", 2), scoreRecord("mia", 3)}),
              QString());
    ASSERT_EQ(other.keep({scoreRecord("both", 4)}), QString());
    const QString moved = folder.filePath(QStringLiteral("moved.db"));
    ASSERT_EQ(other.copyTo(moved), QString());
    Direct(moved).run(QStringLiteral("UPDATE sheet SET changed_at = 5 WHERE id = 'both'"));

    ScoreHistory history(file);
    ASSERT_EQ(history.keep({scoreRecord("own", 7), scoreRecord("both", 8)}), QString());
    int taken = 0;
    ASSERT_EQ(history.takeIn(moved, Taking::beside, taken), QString());
    EXPECT_EQ(taken, 3);
    EXPECT_EQ(idsIn(history), (QStringList{"mia", "ann", "zoe", "both", "own"}));
    EXPECT_EQ(history.sheet("both")->sheet.entries[0].at(scorer::Row::military), 8)
        << "here it was changed last";
    ASSERT_EQ(history.takeIn(moved, Taking::beside, taken), QString());
    EXPECT_EQ(taken, 0) << "all is here";
}

TEST_F(ScoreFiles, WhatIsNoHistoryChangesNothing) {
    ScoreHistory history(file);
    ASSERT_EQ(history.keep({scoreRecord("one", 1)}), QString());
    const QString noise = folder.filePath(QStringLiteral("noise.db"));
    QFile bytes(noise);
    ASSERT_TRUE(bytes.open(QIODevice::WriteOnly));
    bytes.write(QByteArray(100'000, 'x'));
    bytes.close();
    for (const QString &from : {noise, folder.filePath(QStringLiteral("nowhere.db"))}) {
        for (const Taking how : {Taking::beside, Taking::instead}) {
            int taken = 0;
            const QString why = history.takeIn(from, how, taken);
            EXPECT_TRUE(why.contains(from)) << qPrintable(why);
            EXPECT_EQ(idsIn(history), QStringList{"one"});
        }
    }
    EXPECT_EQ(bytes.size(), 100'000);
}

// ---- People -------------------------------------------------------------------------------------

std::string idIn(const ScoreHistory &history, const QString &sheet, std::size_t seat = 0) {
    return scorer::personId(history.sheet(sheet)->sheet.entries[seat]);
}

TEST_F(ScoreFiles, ANewNameIsOnAllSheetsAndTheIdStays) {
    ScoreHistory history(file);
    ASSERT_EQ(history.keep({scoreRecord("one", 1), scoreRecord("two", 2), scoreRecord("gone", 3)}),
              QString());
    ASSERT_EQ(history.remove("gone"), QString());
    const std::string id = idIn(history, "one");
    ScoreRenaming renaming;
    ASSERT_EQ(history.rename("Ada", "Adele", renaming), QString());
    EXPECT_FALSE(renaming.merged);
    EXPECT_EQ(renaming.sheets, (QStringList{"one", "two", "gone"}));
    EXPECT_EQ(history.people(), (QStringList{"Adele", "Bo"}));
    EXPECT_EQ(idIn(history, "two"), id);
    EXPECT_TRUE(history.entry("two")->search.contains("adele"));
    ASSERT_EQ(history.restore("gone"), QString());
    EXPECT_EQ(history.sheet("gone")->sheet.entries[0].player, "Adele") << "removed ones, too";

    ScoreRecord later = scoreRecord("later", 4);
    later.sheet.entries[0].player = "Adele";
    ASSERT_EQ(history.keep({later, scoreRecord("other", 5)}), QString());
    EXPECT_EQ(idIn(history, "later"), id);
    EXPECT_NE(idIn(history, "other"), id) << "a new Ada is somebody else";

    ASSERT_EQ(history.remove("other"), QString());
    ASSERT_EQ(history.takeBack(renaming), QString());
    EXPECT_EQ(history.sheet("one")->sheet.entries[0].player, "Ada");
    EXPECT_EQ(history.sheet("one")->sheet.entries[0].person, "");
    EXPECT_EQ(idIn(history, "one"), id);
}

TEST_F(ScoreFiles, TwoNamesOfOnePersonBecomeOne) {
    ScoreHistory history(file);
    ScoreRecord small = scoreRecord("small", 1);
    small.sheet.entries[0].player = "ada";
    small.sheet.entries[1].left = "ada";
    ASSERT_EQ(history.keep({small, scoreRecord("one", 1)}), QString());
    ScoreRenaming renaming;
    ASSERT_EQ(history.rename("ada", "Ada", renaming), QString());
    EXPECT_TRUE(renaming.merged);
    EXPECT_EQ(history.people(), (QStringList{"Ada", "Bo"}));
    EXPECT_EQ(idIn(history, "small"), idIn(history, "one"));
    EXPECT_EQ(history.sheet("small")->sheet.entries[1].left, "Ada");
    ASSERT_EQ(history.takeBack(renaming), QString());
    EXPECT_EQ(history.sheet("small")->sheet, small.sheet);
    EXPECT_EQ(history.sheet("one")->sheet, scoreRecord("one", 1).sheet);
}

TEST_F(ScoreFiles, WhoSatAtOneTableIsNotOnePerson) {
    ScoreHistory history(file);
    ASSERT_EQ(history.keep({scoreRecord("one", 1)}), QString());
    ScoreRenaming renaming;
    const QString why = history.rename("Ada", "Bo", renaming);
    EXPECT_TRUE(why.contains("Ada") && why.contains("Bo")) << qPrintable(why);
    EXPECT_EQ(history.sheet("one")->sheet, scoreRecord("one", 1).sheet);
    EXPECT_NE(history.rename("Nobody", "Cy", renaming), QString());
}

TEST_F(ScoreFiles, AnIdComesWithASheetOfAnotherDevice) {
    ScoreHistory history(file);
    ScoreRecord moved = scoreRecord("moved", 1);
    moved.sheet.entries[0].person = "person-of-old";
    ASSERT_EQ(history.keep({moved, scoreRecord("one", 2)}), QString());
    EXPECT_EQ(idIn(history, "one"), "person-of-old");
    ScoreRecord renamed = moved; // on its way, somebody wrote another name
    renamed.sheet.entries[0].player = "Cy";
    ASSERT_EQ(history.keep({renamed}), QString());
    EXPECT_NE(idIn(history, "moved"), "person-of-old") << "that is Ada";
}

// ---- Editions -----------------------------------------------------------------------------------

TEST_F(ScoreFiles, AnEntryTellsTheEdition) {
    ScoreRecord second = scoreRecord("second", 1);
    second.sheet.edition = "2nd edition (2021)";
    ScoreRecord duel = scoreRecord("duel", 1);
    duel.sheet.box = scorer::Box::duel;
    ScoreHistory history(file);
    ASSERT_EQ(history.keep({second, duel, scoreRecord("other", 1)}), QString());
    EXPECT_EQ(history.entry("second")->edition, "2");
    EXPECT_EQ(history.entry("duel")->edition, "");
    EXPECT_EQ(history.entry("other")->edition, "?");
    second.sheet.edition = "1";
    ASSERT_EQ(history.keep({second}), QString());
    EXPECT_EQ(history.entry("second")->edition, "1");
}

TEST_F(ScoreFiles, SheetsOfAnOldHistoryAreReadForTheirEdition) {
    ScoreRecord second = scoreRecord("second", 1);
    second.sheet.edition = "zweite Auflage";
    ASSERT_EQ(ScoreHistory(file).keep({second, scoreRecord("broken", 1)}), QString());
    makeOld();
    Direct(file).run(QStringLiteral("UPDATE sheet SET document = 'nonsense' WHERE id = 'broken'"));
    const ScoreHistory history(file);
    ASSERT_EQ(history.problem(), QString());
    EXPECT_EQ(history.entry("second")->edition, "2");
    EXPECT_EQ(history.entry("one")->edition, "?");
    EXPECT_EQ(history.entry("broken")->edition, "");
}

// ---- A file system without what a log needs -----------------------------------------------------

TEST_F(ScoreFiles, WhereThereIsNoLogEveryChangeIsSafe) {
    const auto syncsOf = [this](ScoreHistory &history, int points, bool finished) {
        const WatchedDisk disk(folder.path());
        EXPECT_EQ(history.keep({scoreRecord("draft", points, finished)}), QString());
        return disk.filesSynced();
    };
    {
        ScoreHistory usual(file);
        ASSERT_EQ(usual.keep({scoreRecord("first", 1)}), QString()); // the log has begun
        EXPECT_EQ(syncsOf(usual, 1, false), 0) << "safe from a kill, and that is enough for a key";
    }
    Direct(file).run(QStringLiteral("PRAGMA journal_mode = DELETE"));
    Direct reader(file); // as long as it reads the kind of journal stays
    reader.run(QStringLiteral("BEGIN"));
    reader.run(QStringLiteral("SELECT count(*) FROM sheet"));
    testing::internal::CaptureStderr();
    ScoreHistory history(file);
    EXPECT_NE(testing::internal::GetCapturedStderr(), "") << "somebody may want to know";
    EXPECT_EQ(history.problem(), QString());
    reader.run(QStringLiteral("COMMIT"));
    const int syncs = syncsOf(history, 2, false);
    EXPECT_GT(syncs, 0);
    EXPECT_EQ(syncs, syncsOf(history, 3, true)) << "no less than for what is finished";
    EXPECT_EQ(reader.run(QStringLiteral("PRAGMA journal_mode")).toString(), "delete");
}

} // namespace
} // namespace mirabilia::store

int main(int argc, char **argv) {
    testing::InitGoogleTest(&argc, argv);
    const QCoreApplication app(argc, argv); // the drivers of QtSql are plugins
    return RUN_ALL_TESTS();
}
