// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/store/score_fixture.h"

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <csignal>
#include <gtest/gtest.h>
#include <limits>
#include <sys/resource.h>

using namespace mirabilia;
using namespace mirabilia::store;

namespace {

/// SQL on a file, past the history.
void runSql(const QString &file, const QStringList &statements) {
    {
        QSqlDatabase database =
            QSqlDatabase::addDatabase(QStringLiteral("QSQLITE"), QStringLiteral("direct"));
        database.setDatabaseName(file);
        ASSERT_TRUE(database.open());
        for (const QString &statement : statements) {
            QSqlQuery query(database);
            ASSERT_TRUE(query.exec(statement)) << qPrintable(statement);
        }
    }
    QSqlDatabase::removeDatabase(QStringLiteral("direct"));
}

/// What the latest forms of the file have brought.
const QStringList undoEdition{QStringLiteral("DROP TABLE person"),
                              QStringLiteral("DROP INDEX sheet_listed"),
                              QStringLiteral("ALTER TABLE sheet DROP COLUMN edition")};
const QStringList undoLists = undoEdition + QStringList{QStringLiteral("DROP INDEX sheet_played"),
                                                        QStringLiteral("DROP INDEX sheet_removed")};

QByteArray bytesOf(const QString &path) {
    QFile file(path);
    EXPECT_TRUE(file.open(QIODevice::ReadOnly));
    return file.readAll();
}

void writeBytes(const QString &path, const QByteArray &bytes) {
    QFile file(path);
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    ASSERT_EQ(file.write(bytes), bytes.size());
}

class ScoreHistoryTest : public testing::Test {
protected:
    static QStringList ids(const ScoreHistory &history) {
        QStringList found;
        const auto records = std::get<QList<ScoreRecord>>(history.sheets());
        for (const ScoreRecord &record : records) {
            found.append(record.id);
        }
        return found;
    }
    static constexpr qint64 all = std::numeric_limits<qint64>::max();
    static QList<ScoreEntry> entriesOf(const ScoreHistory &history, qint64 after, qint64 before,
                                       int most = 100) {
        return std::get<QList<ScoreEntry>>(history.entries(after, before, most));
    }
    static QStringList idsOf(const QList<ScoreEntry> &entries) {
        QStringList found;
        for (const ScoreEntry &entry : entries) {
            found.append(entry.id);
        }
        return found;
    }
    static ScoreRecord only(const ScoreHistory &history) {
        const auto records = std::get<QList<ScoreRecord>>(history.sheets());
        EXPECT_EQ(records.size(), 1);
        return records.value(0);
    }

    QTemporaryDir folder;
    QString file = folder.filePath(QStringLiteral("deep/scores.db"));
};

TEST_F(ScoreHistoryTest, WhatWasKeptIsReadBack) {
    ScoreRecord record = scoreRecord("one", 18);
    record.sheet.notes = "We forgot the last coin.";
    record.sheet.minutes = 45;
    record.origin = "table";
    {
        ScoreHistory history(file);
        ASSERT_EQ(history.problem(), QString());
        ASSERT_EQ(history.keep({record}), QString());
    }
    const ScoreRecord read = only(ScoreHistory(file));
    EXPECT_EQ(read.sheet, record.sheet);
    EXPECT_TRUE(read.finished);
    EXPECT_EQ(read.origin, "table");
}

TEST_F(ScoreHistoryTest, KeepingAgainReplaces) {
    ScoreHistory history(file);
    ASSERT_EQ(history.keep({scoreRecord("one", 1, false)}), QString());
    ASSERT_EQ(history.keep({scoreRecord("one", 2, true)}), QString());
    EXPECT_EQ(only(history).sheet.entries[0].at(scorer::Row::military), 2);
    EXPECT_TRUE(only(history).finished);
    EXPECT_EQ(history.people(), (QStringList{"Ada", "Bo"}));
}

TEST_F(ScoreHistoryTest, SheetsBeingWrittenFirstThenTheNewestGame) {
    ScoreHistory history(file);
    ScoreRecord older = scoreRecord("older", 1);
    older.sheet.date = "2024-12-31 20:15";
    ASSERT_EQ(history.keep({older, scoreRecord("newer", 1), scoreRecord("open", 1, false)}),
              QString());
    EXPECT_EQ(ids(history), (QStringList{"open", "newer", "older"}));
}

TEST_F(ScoreHistoryTest, DatesSortAsDates) {
    ScoreHistory history(file);
    QList<ScoreRecord> records;
    for (const char *date : {"31.12.2026", "2.1.2027", "2026-11-30", "some day"}) {
        records.append(scoreRecord(date, 1));
        records.last().sheet.date = date;
    }
    ASSERT_EQ(history.keep(records), QString());
    const QStringList sorted{"2.1.2027", "31.12.2026", "2026-11-30", "some day"};
    EXPECT_EQ(ids(history), sorted);
    runSql(file, {"UPDATE sheet SET played_on = id"}); // as an older version wrote it
    EXPECT_EQ(ids(history), sorted);
}

TEST_F(ScoreHistoryTest, OfThoseBeingWrittenTheLatestFirstWhateverTheClockSays) {
    ScoreHistory history(file);
    ScoreRecord later = scoreRecord("later", 1, false);
    later.sheet.date = "2024-12-31"; // the clock was set back in between
    ASSERT_EQ(history.keep({scoreRecord("early", 1, false)}), QString());
    ASSERT_EQ(history.keep({later}), QString());
    runSql(file, {"UPDATE sheet SET changed_at = 1 WHERE id = 'later'"});
    EXPECT_EQ(ids(history), (QStringList{"later", "early"}));
    ASSERT_EQ(history.keep({scoreRecord("early", 2, false)}), QString());
    EXPECT_EQ(ids(history), (QStringList{"early", "later"}));
}

TEST_F(ScoreHistoryTest, ASheetThatGoesOnReplacesItself) {
    ScoreHistory history(file);
    ScoreRecord record = scoreRecord("one", 1, false);
    qint64 before = 0;
    for (int points = 1; points <= 3; ++points) {
        record.sheet.entries[0].set(scorer::Row::military, points);
        record.finished = points == 3;
        ASSERT_EQ(history.goOn(record), QString());
        EXPECT_EQ(record.id, "one");
        EXPECT_GT(record.revision, before);
        before = record.revision;
        EXPECT_EQ(only(history).sheet, record.sheet);
        EXPECT_EQ(only(history).revision, record.revision);
    }
    EXPECT_TRUE(only(history).finished);
}

TEST_F(ScoreHistoryTest, TwoProgramsOnOneSheetBothKeepWhatTheyWrote) {
    for (const bool finished : {false, true}) {
        const QString id = finished ? "finished" : "draft";
        ScoreHistory one(file);
        ScoreHistory other(file);
        ScoreRecord here = scoreRecord(id, 1, finished);
        ASSERT_EQ(one.goOn(here), QString());
        ScoreRecord there = here;
        there.sheet.entries[1].set(scorer::Row::military, 18);
        ASSERT_EQ(other.goOn(there), QString());
        EXPECT_EQ(there.id, id);

        here.sheet.entries[0].set(scorer::Row::military, 3);
        ASSERT_EQ(one.goOn(here), QString());
        EXPECT_NE(here.id, id);
        EXPECT_FALSE(here.finished) << "nothing counts twice";
        const ScoreRecord apart = here;
        ASSERT_EQ(one.goOn(here), QString());
        EXPECT_EQ(here.id, apart.id) << "it parts once";

        QMap<QString, scorer::Sheet> kept;
        const auto records = std::get<QList<ScoreRecord>>(one.sheets());
        for (const ScoreRecord &record : records) {
            kept[record.id] = record.sheet;
        }
        EXPECT_EQ(kept[id], there.sheet);
        EXPECT_EQ(kept[here.id], here.sheet);
    }
}

TEST_F(ScoreHistoryTest, ASheetOnThePadComesBackIfAnotherProgramDeletesIt) {
    ScoreHistory one(file);
    ScoreHistory other(file);
    ScoreRecord record = scoreRecord("one", 1, false);
    ASSERT_EQ(one.goOn(record), QString());
    ASSERT_EQ(other.remove("one"), QString());
    ASSERT_EQ(one.goOn(record), QString());
    EXPECT_EQ(ids(other), QStringList{"one"});
}

TEST_F(ScoreHistoryTest, RemovedSheetsComeBack) {
    ScoreHistory history(file);
    ASSERT_EQ(history.keep({scoreRecord("one", 1), scoreRecord("two", 2)}), QString());
    ASSERT_EQ(history.remove("one"), QString());
    EXPECT_EQ(ids(history), QStringList{"two"});
    EXPECT_EQ(ids(ScoreHistory(file)), QStringList{"two"}); // nor after a new start
    ASSERT_EQ(history.restore("one"), QString());
    EXPECT_EQ(ids(history).size(), 2);
    EXPECT_NE(history.remove("three"), QString());
}

TEST_F(ScoreHistoryTest, RemovedSheetsAreClearedAwayInTheEnd) {
    {
        ScoreHistory history(file);
        ASSERT_EQ(history.keep({scoreRecord("one", 1), scoreRecord("two", 1)}), QString());
        ASSERT_EQ(history.remove("one"), QString());
        ASSERT_EQ(history.remove("two"), QString());
    }
    runSql(file, {"UPDATE sheet SET removed_at = removed_at - 31 * 86400000 WHERE id = 'one'"});
    for (int days = 0; days < 5; ++days) { // somebody plays now and then
        const QString id = QString::number(days);
        ASSERT_EQ(ScoreHistory(file).keep({scoreRecord(id, 1)}), QString());
        runSql(file, {QStringLiteral("UPDATE sheet SET changed_at = changed_at - %1 * 86400000"
                                     " WHERE id = '%2'")
                          .arg(days)
                          .arg(id)});
    }
    ScoreHistory history(file);
    EXPECT_NE(history.restore("one"), QString());
    EXPECT_EQ(history.restore("two"), QString());
    EXPECT_EQ(history.people(), (QStringList{"Ada", "Bo"}));
}

TEST_F(ScoreHistoryTest, EntriesTellWhatAListNeeds) {
    ScoreHistory history(file);
    ScoreRecord record = scoreRecord("one", 1);
    record.sheet.notes = "100% rain_coat";
    record.sheet.date = "31.12.2026";
    ASSERT_EQ(history.keep({record, scoreRecord("two", 2, false)}), QString());
    const auto entries = entriesOf(history, 0, all);
    ASSERT_EQ(entries.size(), 2);
    EXPECT_EQ(entries[0].id, "two") << "the latest first";
    EXPECT_FALSE(entries[0].finished);
    EXPECT_TRUE(entries[1].finished);
    EXPECT_EQ(entries[1].day, std::pair(true, std::string("2026-12-31")));
    for (const char *word : {"tübingen", "ada", "bo", "giza", "100% rain_coat", "classic"}) {
        EXPECT_TRUE(entries[1].search.contains(word)) << word;
    }
    EXPECT_EQ(entries[1].revision, history.sheet("one")->revision);
}

TEST_F(ScoreHistoryTest, EntriesAreReadInSlicesAndThenWhatIsNew) {
    ScoreHistory history(file);
    for (const char *id : {"a", "b", "c", "d", "e"}) {
        ASSERT_EQ(history.keep({scoreRecord(id, 1)}), QString());
    }
    ASSERT_EQ(history.remove("c"), QString());
    const auto first = entriesOf(history, 0, all, 2);
    EXPECT_EQ(idsOf(first), (QStringList{"e", "d"}));
    const auto second = entriesOf(history, 0, first.last().revision, 2);
    EXPECT_EQ(idsOf(second), (QStringList{"b", "a"}));
    EXPECT_TRUE(entriesOf(history, 0, second.last().revision, 2).isEmpty());

    ScoreHistory other(file);
    ASSERT_EQ(other.keep({scoreRecord("a", 2), scoreRecord("f", 1)}), QString());
    EXPECT_EQ(idsOf(entriesOf(history, first.first().revision, all)), (QStringList{"f", "a"}));
    EXPECT_EQ(history.removed(), QStringList{"c"});
    EXPECT_FALSE(history.entry("c"));
    EXPECT_FALSE(history.sheet("c"));
    ASSERT_EQ(other.restore("c"), QString());
    EXPECT_EQ(history.entry("c")->id, "c");
    EXPECT_EQ(history.sheet("c")->sheet, scoreRecord("c", 1).sheet);
    EXPECT_FALSE(history.entry("z"));
}

TEST_F(ScoreHistoryTest, WhoPlayedLast) {
    ScoreHistory history(file);
    ScoreRecord newest = scoreRecord("newest", 1);
    newest.sheet.date = "2025-04-01";
    ScoreRecord three = scoreRecord("three", 1);
    three.sheet.date = "2025-05-01";
    three.sheet.entries.resize(3);
    ScoreRecord duel = scoreRecord("duel", 1);
    duel.sheet.box = scorer::Box::duel;
    ScoreRecord open = scoreRecord("open", 1, false);
    open.sheet.date = "2025-06-01";
    ASSERT_EQ(history.keep({newest, scoreRecord("older", 1), three, duel, open}), QString());
    EXPECT_EQ(history.latest(scorer::Box::classic, 2)->id, "newest");
    EXPECT_EQ(history.latest(scorer::Box::classic, 3)->id, "three");
    EXPECT_EQ(history.latest(scorer::Box::duel, 2)->id, "duel");
    EXPECT_FALSE(history.latest(scorer::Box::dice, 2));
    ASSERT_EQ(history.remove("newest"), QString());
    EXPECT_EQ(history.latest(scorer::Box::classic, 2)->id, "older");
}

TEST_F(ScoreHistoryTest, ComputersAreNobodyToPlayWithAgain) {
    ScoreHistory history(file);
    ScoreRecord latest = scoreRecord("with a computer", 1);
    latest.sheet.date = "2025-06-01";
    latest.sheet.entries[1].player = "Expert";
    latest.sheet.entries[1].computer = true;
    ASSERT_EQ(history.keep({scoreRecord("people", 1), latest}), QString());
    EXPECT_EQ(history.latest(scorer::Box::classic, 2)->id, "people");
    EXPECT_EQ(history.people(), (QStringList{"Ada", "Bo"}));
}

TEST_F(ScoreHistoryTest, HostileNamesAreOnlyText) {
    ScoreHistory history(file);
    ScoreRecord record = scoreRecord("'); DROP TABLE sheet; --", 1);
    record.sheet.entries[0].player = "Robert'); DROP TABLE sheet; --";
    record.sheet.entries[1].player = "<b>" + std::string(300, 'x') + "</b>";
    record.sheet.notes = "\"quoted\" \\ back";
    ASSERT_EQ(history.keep({record}), QString());
    EXPECT_EQ(only(history).sheet, record.sheet);
    EXPECT_EQ(history.people().size(), 2);
}

TEST_F(ScoreHistoryTest, PeopleWhoPlayMostComeFirst) {
    ScoreHistory history(file);
    ScoreRecord other = scoreRecord("two", 1);
    other.sheet.entries[0].player = "Cy";
    other.sheet.entries[1].player = "Bo";
    ScoreRecord nameless = scoreRecord("three", 1);
    nameless.sheet.entries[0].player.clear();
    ASSERT_EQ(history.keep({scoreRecord("one", 1), other, nameless}), QString());
    EXPECT_EQ(history.people(), (QStringList{"Bo", "Ada", "Cy"}));
}

TEST_F(ScoreHistoryTest, AnOldFileIsBroughtUpToDate) {
    ASSERT_EQ(ScoreHistory(file).keep({scoreRecord("one", 7)}), QString());
    runSql(file, undoLists);
    runSql(file, {"DROP INDEX player_name", "ALTER TABLE sheet DROP COLUMN origin",
                  "ALTER TABLE sheet DROP COLUMN revision", "PRAGMA user_version = 1"});
    ScoreHistory history(file);
    ASSERT_EQ(history.problem(), QString());
    EXPECT_EQ(only(history).sheet, scoreRecord("one", 7).sheet);
    EXPECT_EQ(only(history).origin, "pad");
    EXPECT_EQ(history.keep({scoreRecord("two", 1)}), QString());
}

TEST_F(ScoreHistoryTest, SheetsOfAnOldFileKeepTheirOrder) {
    ASSERT_EQ(
        ScoreHistory(file).keep({scoreRecord("second", 1, false), scoreRecord("third", 1, false),
                                 scoreRecord("first", 1, false)}),
        QString());
    runSql(file, undoLists);
    runSql(file, {"UPDATE sheet SET changed_at = CASE id WHEN 'first' THEN 1 WHEN 'second' THEN 2"
                  " ELSE 3 END",
                  "ALTER TABLE sheet DROP COLUMN revision", "PRAGMA user_version = 2"});
    ScoreHistory history(file);
    EXPECT_EQ(ids(history), (QStringList{"third", "second", "first"}));
    ASSERT_EQ(history.keep({scoreRecord("fourth", 1, false)}), QString());
    EXPECT_EQ(ids(history).first(), "fourth");
}

TEST_F(ScoreHistoryTest, ANewerFileIsRefusedAndKept) {
    ASSERT_EQ(ScoreHistory(file).keep({scoreRecord("one", 1)}), QString());
    runSql(file, {QStringLiteral("PRAGMA user_version = %1").arg(ScoreHistory::version() + 1)});
    const QByteArray before = bytesOf(file);
    {
        ScoreHistory history(file);
        EXPECT_TRUE(history.problem().contains("newer version"));
        EXPECT_EQ(history.keep({scoreRecord("two", 1)}), history.problem());
        EXPECT_EQ(std::get<QString>(history.sheets()), history.problem());
        EXPECT_EQ(history.remove("one"), history.problem());
        EXPECT_EQ(history.people(), QStringList());
    }
    EXPECT_EQ(bytesOf(file), before);
}

TEST_F(ScoreHistoryTest, DamageAndForeignFilesAreRefusedAndKept) {
    QDir().mkpath(QFileInfo(file).path());
    const QByteArray noise(5000, 'x');
    writeBytes(file, noise);
    EXPECT_TRUE(ScoreHistory(file).problem().contains("damaged"));
    EXPECT_EQ(bytesOf(file), noise);

    const QString foreign = folder.filePath("foreign.db");
    runSql(foreign, {"CREATE TABLE things (name TEXT)"});
    const QByteArray before = bytesOf(foreign);
    EXPECT_TRUE(ScoreHistory(foreign).problem().contains("not a score history"));
    EXPECT_EQ(bytesOf(foreign), before);
}

TEST_F(ScoreHistoryTest, ADamagedFileIsPutAsideForANewOne) {
    QDir().mkpath(QFileInfo(file).path());
    const QByteArray noise(5000, 'x');
    for (const char *name : {"deep/scores-damaged/scores.db", "deep/scores-damaged-2/scores.db"}) {
        writeBytes(file, noise);
        ScoreHistory history(file);
        EXPECT_TRUE(history.isDamaged());
        QString aside;
        ASSERT_EQ(history.beginAnew(aside), QString());
        EXPECT_EQ(aside, folder.filePath(name));
        EXPECT_EQ(bytesOf(aside), noise);
        EXPECT_EQ(history.problem(), QString());
        EXPECT_FALSE(history.isDamaged());
        EXPECT_EQ(ids(history), QStringList());
        ASSERT_EQ(history.keep({scoreRecord("one", 1)}), QString());
        EXPECT_EQ(ids(ScoreHistory(file)), QStringList{"one"});
    }
}

TEST_F(ScoreHistoryTest, OnlyWhatIsDamagedIsPutAside) {
    ASSERT_EQ(ScoreHistory(file).keep({scoreRecord("one", 1)}), QString());
    QString aside;
    {
        ScoreHistory history(file);
        EXPECT_FALSE(history.isDamaged());
        EXPECT_EQ(history.beginAnew(aside), QString());
        EXPECT_EQ(aside, QString());
        EXPECT_EQ(ids(history), QStringList{"one"});
    }
    runSql(file, {QStringLiteral("PRAGMA user_version = %1").arg(ScoreHistory::version() + 1)});
    ScoreHistory newer(file);
    EXPECT_FALSE(newer.isDamaged());
    EXPECT_TRUE(newer.beginAnew(aside).contains("newer version"));
    EXPECT_EQ(aside, QString());
    EXPECT_TRUE(QFile::exists(file));
}

TEST_F(ScoreHistoryTest, WhatBelongsToADamagedFileGoesWithIt) {
    ScoreHistory other(file);
    ASSERT_EQ(other.keep({scoreRecord("one", 1)}), QString());
    runSql(file, {"DROP TABLE sheet"});
    ASSERT_TRUE(QFile::exists(file + "-wal")); // the other program holds it
    ScoreHistory history(file);
    EXPECT_TRUE(history.isDamaged());
    QString aside;
    ASSERT_EQ(history.beginAnew(aside), QString());
    EXPECT_TRUE(QFile::exists(aside + "-wal"));
    ASSERT_EQ(history.keep({scoreRecord("two", 1)}), QString());
    EXPECT_EQ(other.keep({scoreRecord("three", 1)}), QString());
    ASSERT_EQ(other.beginAnew(aside), QString());
    EXPECT_EQ(ids(other), (QStringList{"three", "two"}));
}

TEST_F(ScoreHistoryTest, AnotherProgramMayHaveBegunAnewAlready) {
    QDir().mkpath(QFileInfo(file).path());
    writeBytes(file, QByteArray(5000, 'x'));
    ScoreHistory one(file);
    ScoreHistory other(file);
    QString aside;
    ASSERT_EQ(one.beginAnew(aside), QString());
    ASSERT_EQ(one.keep({scoreRecord("one", 1)}), QString());
    ASSERT_EQ(other.beginAnew(aside), QString());
    EXPECT_EQ(aside, QString());
    EXPECT_EQ(ids(other), QStringList{"one"});
}

TEST_F(ScoreHistoryTest, ATornFileIsRefusedAndKept) {
    {
        ScoreHistory history(file);
        for (int i = 0; i < 50; ++i) {
            ASSERT_EQ(history.keep({scoreRecord(QString::number(i), i)}), QString());
        }
    }
    QByteArray bytes = bytesOf(file);
    ASSERT_GT(bytes.size(), 12000);
    bytes.replace(4096, 6000, QByteArray(6000, '\xa5'));
    writeBytes(file, bytes);
    EXPECT_TRUE(ScoreHistory(file).problem().contains("damaged"));
    EXPECT_EQ(bytesOf(file), bytes);
}

TEST_F(ScoreHistoryTest, ATruncatedFileIsRefusedAndKept) {
    {
        ScoreHistory history(file);
        for (int i = 0; i < 50; ++i) {
            ASSERT_EQ(history.keep({scoreRecord(QString::number(i), i)}), QString());
        }
    }
    const QByteArray whole = bytesOf(file);
    for (const qsizetype left : {qsizetype{60}, qsizetype{5000}, whole.size() / 2}) {
        writeBytes(file, whole.left(left));
        EXPECT_TRUE(ScoreHistory(file).problem().contains("damaged")) << left;
        EXPECT_EQ(bytesOf(file), whole.left(left));
    }
}

TEST_F(ScoreHistoryTest, DamageInALargeFileIsToldWhenItIsMet) {
    {
        ScoreHistory history(file);
        QList<ScoreRecord> records;
        for (int i = 0; i < 30; ++i) {
            records.append(scoreRecord(QString::number(i), i));
            records.last().sheet.edition = std::string(200'000, 'e');
        }
        ASSERT_EQ(history.keep(records), QString());
    }
    QByteArray bytes = bytesOf(file);
    ASSERT_GT(bytes.size(), ScoreHistory::lookedThrough);
    bytes.replace(8192, bytes.size() / 2, QByteArray(bytes.size() / 2, '\xa5'));
    writeBytes(file, bytes);
    ScoreHistory history(file);
    EXPECT_EQ(history.problem(), QString()) << "that would take as long as reading all of it";
    EXPECT_TRUE(std::get<QString>(history.sheets()).contains("damaged"));
    EXPECT_TRUE(history.isDamaged());
    QString aside;
    ASSERT_EQ(history.beginAnew(aside), QString());
    EXPECT_TRUE(bytesOf(aside) == bytes);
}

TEST_F(ScoreHistoryTest, ADamagedSheetIsLeftAsItIs) {
    ASSERT_EQ(ScoreHistory(file).keep({scoreRecord("one", 1), scoreRecord("two", 2)}), QString());
    runSql(file, {"UPDATE sheet SET document = '{\"sheets\": [' WHERE id = 'one'"});
    const ScoreHistory history(file);
    EXPECT_EQ(ids(history), QStringList{"two"});
    EXPECT_FALSE(history.sheet("one"));
    EXPECT_TRUE(history.entry("one"));
    EXPECT_TRUE(history.knows("one"));
}

TEST_F(ScoreHistoryTest, DamageThatComesLaterIsTold) {
    ScoreHistory history(file);
    ASSERT_EQ(history.keep({scoreRecord("one", 1)}), QString());
    EXPECT_FALSE(history.isDamaged());
    runSql(file, {"DROP TABLE sheet"});
    EXPECT_NE(std::get<QString>(history.sheets()), QString());
    EXPECT_NE(std::get<QString>(history.entries(0, all, 100)), QString());
    EXPECT_TRUE(history.isDamaged());
    QString aside;
    ASSERT_EQ(history.beginAnew(aside), QString());
    EXPECT_NE(aside, QString());
    EXPECT_EQ(history.keep({scoreRecord("two", 1)}), QString());
}

TEST_F(ScoreHistoryTest, AFolderThatCannotBeMade) {
    writeBytes(folder.filePath("blocked"), "x");
    EXPECT_NE(ScoreHistory(folder.filePath("blocked/scores.db")).problem(), QString());
    QDir().mkpath(folder.filePath("folder.db"));
    EXPECT_NE(ScoreHistory(folder.filePath("folder.db")).problem(), QString());
}

TEST_F(ScoreHistoryTest, AFullDiskLosesNothing) {
    ScoreHistory history(file);
    ASSERT_EQ(history.keep({scoreRecord("one", 1)}), QString());
    rlimit before{};
    ASSERT_EQ(getrlimit(RLIMIT_FSIZE, &before), 0);
    std::signal(SIGXFSZ, SIG_IGN);
    rlimit tight = before;
    tight.rlim_cur = 64 * 1024; // no file may grow beyond
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &tight), 0);
    ScoreRecord big = scoreRecord("big", 2);
    big.sheet.notes = std::string(200'000, 'n');
    const QString why = history.keep({scoreRecord("two", 2), big});
    ASSERT_EQ(setrlimit(RLIMIT_FSIZE, &before), 0);
    EXPECT_NE(why, QString());
    EXPECT_EQ(ids(history), QStringList{"one"}); // all or nothing
    EXPECT_EQ(history.keep({scoreRecord("two", 2)}), QString());
    EXPECT_EQ(ids(ScoreHistory(file)).size(), 2);
}

TEST_F(ScoreHistoryTest, TwoProgramsShareAFile) {
    ScoreHistory one(file);
    ScoreHistory other(file);
    ASSERT_EQ(one.keep({scoreRecord("one", 1)}), QString());
    ASSERT_EQ(other.keep({scoreRecord("two", 1)}), QString());
    EXPECT_EQ(ids(one), ids(other));
    EXPECT_EQ(ids(one).size(), 2);
}

TEST_F(ScoreHistoryTest, AKilledProgramLosesNothingThatWasKept) {
    for (int round = 1; round <= 3; ++round) {
        QProcess writer;
        writer.start(QStringLiteral(MIRABILIA_KEEP_SHEETS), {file});
        ASSERT_TRUE(writer.waitForStarted());
        int told = 0;
        while (told < 40 * round) {
            ASSERT_TRUE(writer.waitForReadyRead()) << qPrintable(writer.readAllStandardError());
            while (writer.canReadLine()) {
                told = writer.readLine().trimmed().toInt();
            }
        }
        writer.kill();
        ASSERT_TRUE(writer.waitForFinished());
        while (writer.canReadLine()) {
            told = writer.readLine().trimmed().toInt();
        }
        ScoreHistory history(file);
        ASSERT_EQ(history.problem(), QString());
        EXPECT_GE(only(history).sheet.entries[0].at(scorer::Row::military).value_or(0), told);
        EXPECT_FALSE(only(history).finished);
    }
}

} // namespace

int main(int argc, char **argv) {
    testing::InitGoogleTest(&argc, argv);
    const QCoreApplication app(argc, argv); // the drivers of QtSql are plugins
    return RUN_ALL_TESTS();
}
