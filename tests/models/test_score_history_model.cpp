// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/book_at_hand.h"

#include <QAbstractItemModelTester>
#include <QGuiApplication>
#include <QSignalSpy>
#include <QTest>

using namespace mirabilia;
using mirabilia::test::Book;

/// What has been kept, listed and counted.
class ScoreHistoryModelTest : public QObject {
    Q_OBJECT

private slots:
    void newestGameFirst() {
        const Book book;
        const QAbstractItemModelTester tester(
            book->history(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(book->history()->total(), 2);
        const auto row = book->history()->get(0).value<HistoryRow>();
        QCOMPARE(row.sheetId, QStringLiteral("b"));
        QCOMPARE(row.title, QStringLiteral("Bo and Ada"));
        QCOMPARE(row.scores, QStringLiteral("Bo 55, Ada 20"));
        QCOMPARE(row.winner, QStringLiteral("Bo wins with 55 point(s)"));
        QVERIFY(row.dateText.contains(QStringLiteral("February 1, 2025")));
    }

    void deleteAndUndo() {
        const Book book;
        book->history()->remove(QStringLiteral("a"));
        QCOMPARE(book->history()->total(), 1);
        QCOMPARE(book->statistics()->games(), 1);
        QCOMPARE(book->history()->undoText(), QStringLiteral("Deleted: Ada and Bo"));
        book->history()->undo();
        QCOMPARE(book->history()->total(), 2);
        QVERIFY(!book->history()->canUndo());
    }

    void theSheetThatWasWrittenLastGoesOn() {
        Book book;
        QStringList ids;
        for (int sheet = 0; sheet < 2; ++sheet) {
            book->pad()->begin(QStringLiteral("classic"), 2);
            book->pad()->type(1);
            ids.append(book->pad()->sheetId());
            QVERIFY(book->pad()->close());
        }
        QCOMPARE(book->history()->unfinished(), ids[1]);
        QVERIFY(book->open(ids[0]));
        book->pad()->type(2);
        QVERIFY(book->pad()->close());
        QCOMPARE(book->history()->unfinished(), ids[0]);
    }

    void figuresAreAboutPeople() {
        Book book;
        KeptSheet won = scoredGame(QStringLiteral("c"), "2025-03-01",
                                   {{"Cy", {9}}, {"Ada", {8}}, {"Ada", {1}}});
        won.sheet.entries[0].computer = true;
        won.sheet.entries[2].computer = true;
        book.services.put(won);
        book->look();
        ScoreStatisticsModel &statistics = *book->statistics();
        QVERIFY(statistics.hasComputers());
        QCOMPARE(statistics.games(), 3);
        QCOMPARE(statistics.players()->count(), 2);
        QCOMPARE(statistics.players()->row(0).name, QStringLiteral("Ada"));
        QCOMPARE(statistics.players()->row(0).games, 3);

        statistics.setWithComputers(true);
        QStringList names;
        for (int row = 0; row < statistics.players()->count(); ++row) {
            names.append(statistics.players()->row(row).name);
        }
        QCOMPARE(names,
                 (QStringList{QStringLiteral("Ada"), QStringLiteral("Bo"),
                              QStringLiteral("Ada (computer)"), QStringLiteral("Cy (computer)")}));
    }

    void gamesOfSoManyPlayers() {
        Book book;
        book.services.put(scoredGame(QStringLiteral("c"), "2025-03-01",
                                     {{"Cy", {9}}, {"Ada", {8}}, {"Bo", {1}}}));
        book->look();
        ScoreStatisticsModel &statistics = *book->statistics();
        QCOMPARE(statistics.tableSizes(), (QList<int>{2, 3}));
        statistics.setTableSize(3);
        QCOMPARE(statistics.games(), 1);
        QCOMPARE(statistics.tableSizes(), (QList<int>{2, 3}));
        statistics.setBox(QStringLiteral("duel"));
        statistics.setBox(QStringLiteral("classic"));
        QCOMPARE(statistics.games(), 3);
    }

    void gamesOfAnEdition() {
        Book book;
        ScoreHistoryModel &history = *book->history();
        ScoreStatisticsModel &statistics = *book->statistics();
        QVERIFY(history.editions().isEmpty()); // nobody noted any
        QVERIFY(statistics.editions().isEmpty());
        KeptSheet second =
            scoredGame(QStringLiteral("c"), "2025-03-01", {{"Ada", {9}}, {"Bo", {1}}});
        second.sheet.edition = "2";
        book.services.put(second);
        book->look();
        const auto values = [](const QVariantList &editions) {
            QStringList list;
            for (const QVariant &edition : editions) {
                list.append(edition.toMap()[QStringLiteral("value")].toString());
            }
            return list;
        };
        const QStringList all{QString(), QStringLiteral("2"), QStringLiteral("?")};
        QCOMPARE(values(history.editions()), all);
        QCOMPARE(values(statistics.editions()), all);

        const auto row = history.get(0).value<HistoryRow>();
        QCOMPARE(row.edition, QStringLiteral("Second edition"));
        QVERIFY(row.description.contains(row.edition));
        history.setEdition(QStringLiteral("2"));
        QCOMPARE(history.count(), 1);
        QCOMPARE(history.total(), 3);
        history.setEdition(QStringLiteral("?"));
        QCOMPARE(history.count(), 2);
        QCOMPARE(history.get(0).value<HistoryRow>().edition, QString());
        history.remove(QStringLiteral("c"));
        QVERIFY(!history.editions().isEmpty()); // there is a way back to all
        history.setEdition({});
        QVERIFY(history.editions().isEmpty());
        history.undo();

        statistics.setEdition(QStringLiteral("2"));
        QCOMPARE(statistics.games(), 1);
        QCOMPARE(values(statistics.editions()), all);
        statistics.setEdition(QStringLiteral("?"));
        QCOMPARE(statistics.games(), 2);
        statistics.setBox(QStringLiteral("duel"));
        QCOMPARE(statistics.edition(), QString());
    }

    void whoPlaysHereIsShownFirst() {
        const Book book;
        ChosenPlayer &player = *book->statistics()->player();
        QCOMPARE(player.key(), QStringLiteral("Ada"));
        player.setHere(QStringLiteral("Bo"));
        QCOMPARE(player.key(), QStringLiteral("Bo"));
        player.choose(QStringLiteral("Ada"));
        QCOMPARE(player.key(), QStringLiteral("Ada"));
        player.setHere(QStringLiteral("Bo"));
        QCOMPARE(player.key(), QStringLiteral("Bo"));
        player.setHere(QStringLiteral("Nobody"));
        QVERIFY(!player.key().isEmpty());
    }

    void whatIsNewIsSaidOnce() {
        Book book;
        book.services.put(scoredGame(QStringLiteral("c"), "2025-03-01",
                                     {{"Ada", {5}}, {"Bo", {1, 2, 5, 10, 26, 1, 30}}}));
        book->look();
        ScoreNews &news = *book->news();
        const auto write = [&](int science) {
            ScorePadModel &pad = *book->pad();
            pad.begin(QStringLiteral("classic"), 2);
            pad.setPlayer(0, QStringLiteral("name"), QStringLiteral("Ada"));
            pad.select(0, 4);
            pad.type(science / 10);
            pad.type(science % 10);
            QSignalSpy told(&news, &ScoreNews::changed);
            news.ask(pad.sheetId());
            return told.wait(100) ? news.text() : QString();
        };
        QCOMPARE(write(55), QString()); // as many as once before
        QCOMPARE(write(57), QStringLiteral("Ada has more points than ever before"));
        book->statistics()->setTableSize(3);
        book->statistics()->setWithComputers(true);
        QCOMPARE(write(90), QStringLiteral("Ada has more points than anybody in the history"));
        book.catalogue.setLanguage(QStringLiteral("ja"));
        QVERIFY(news.text().contains(QStringLiteral("Ada")));
        book.catalogue.setLanguage(QStringLiteral("en"));
        const QString ended = book->pad()->sheetId();
        QVERIFY(book->pad()->finish());
        QTRY_COMPARE(news.text(),
                     QStringLiteral("Ada has more points than anybody in the history"));
        news.forget();
        QCOMPARE(news.text(), QString());

        QCOMPARE(write(90), QString()); // the same again
        news.ask(ended);                // it still is what was new then
        QTRY_COMPARE(news.text(),
                     QStringLiteral("Ada has more points than anybody in the history"));
        book->open(ended);
        news.ask(ended);
        QTest::qWait(20);
        QCOMPARE(news.text(), QString()); // a correction is no news
        news.ask(QStringLiteral("nothing of the kind"));
        QCOMPARE(news.text(), QString());
    }

    void aFirstWinAgainstComputers() {
        Book book;
        KeptSheet won = scoredGame(QStringLiteral("c"), "2025-03-01 20:00",
                                   {{"Cy", {50}}, {"Cleo", {80}}, {"Di", {60}}});
        won.sheet.entries[1].computer = true;
        book.services.put(won); // Cy loses
        won = scoredGame(QStringLiteral("d"), "2025-03-01 21:00", {{"Cy", {20}}, {"Cleo", {10}}});
        won.sheet.entries[1].computer = true;
        book.services.put(won);
        book->look();
        book->news()->ask(QStringLiteral("d"));
        QTRY_COMPARE(book->news()->text(), QStringLiteral("Cy wins for the first time"));
        book->news()->ask(QStringLiteral("c"));
        QTest::qWait(20);
        QCOMPARE(book->news()->text(), QString()); // what came later does not count
    }

    void everyWordIsFoundInWhateverCase() {
        Book book;
        KeptSheet other = scoredGame(QStringLiteral("c"), "2025-03-01", {{"Cy", {}}, {"Ada", {}}});
        other.sheet.place = "Köln, 100%";
        QCOMPARE(book.services.keep(other), QString());
        const auto found = [&book](const char *words) {
            book->history()->setSearch(QString::fromUtf8(words));
            QStringList ids;
            for (int row = 0; row < book->history()->count(); ++row) {
                ids.append(book->history()->sheetIdAt(row));
            }
            return ids.join(u' ');
        };
        QCOMPARE(found("Ada"), QStringLiteral("c b a"));
        QCOMPARE(found("  ada   KÖLN "), QStringLiteral("c"));
        QCOMPARE(found("ada mars"), QString());
        QCOMPARE(found("0%"), QStringLiteral("c"));
        QCOMPARE(found("koln"), QStringLiteral("c"));    // as it is typed in haste
        QCOMPARE(found("March 1"), QStringLiteral("c")); // as the day is shown
        QCOMPARE(found("march 1, 2025"), QStringLiteral("c"));
        QCOMPARE(found("March 2"), QString());
        QCOMPARE(found("3\u67081\u65e5"), QStringLiteral("c"));
        QCOMPARE(found("' OR 1=1 --"), QString());
        QCOMPARE(found("2025-0 giza"), QStringLiteral("b"));
        QCOMPARE(found("pyramids"), QStringLiteral("b")); // as it is called here
        QCOMPARE(found(""), QStringLiteral("c b a"));
        QCOMPARE(book->history()->total(), 3);
        book.catalogue.setLanguage(QStringLiteral("zh_CN"));
        QCOMPARE(found(book.catalogue.name(QStringLiteral("giza")).toUtf8()), QStringLiteral("b"));
    }

    void theHistoryIsReadOnceAndChangesByItsSheets() {
        Book book;
        const int sheets = 3 * ScoreIndex::sliceSize / 2;
        for (int i = 0; i < sheets; ++i) {
            book.services.put(
                scoredGame(QString::number(i), "2024-01-01", {{"Cy", {}}, {"Di", {}}}));
        }
        book.book.reset();
        book.book = std::make_unique<ScoreBook>(book.services, builtInScoreRules(), book.catalogue);
        ScoreHistoryModel &history = *book->history();
        const QAbstractItemModelTester tester(
            &history, QAbstractItemModelTester::FailureReportingMode::QtTest);
        book.services.listed = book.services.read = 0;
        QCOMPARE(history.count(), 0);
        QCOMPARE(book.services.listed, 0); // the program starts without it

        book->look();
        QCOMPARE(history.total(), ScoreIndex::sliceSize);
        QTRY_COMPARE(history.total(), sheets + 2);
        QCOMPARE(book.services.listed, sheets + 2);
        QCOMPARE(history.sheetIdAt(0), QStringLiteral("b"));

        const auto costs = [&book](const std::function<void()> &work) {
            book.services.listed = book.services.read = 0;
            work();
            return std::pair(book.services.listed, book.services.read);
        };
        for (const char *key : {"a", "ad", "ada"}) {
            QCOMPARE(costs([&] { history.setSearch(QString::fromLatin1(key)); }), std::pair(0, 0));
        }
        QCOMPARE(history.count(), 2);
        QCOMPARE(costs([&] { static_cast<void>(history.get(0)); }), std::pair(0, 1));
        history.setSearch({});
        QCOMPARE(costs([&] { history.remove(QStringLiteral("7")); }), std::pair(0, 1));
        QCOMPARE(costs([&] { history.undo(); }), std::pair(1, 0));
        QVERIFY(book->pad()->begin(QStringLiteral("classic"), 2));
        book->pad()->type(7);
        QCOMPARE(costs([&] { book->pad()->finish(); }), std::pair(1, 0));
        QVERIFY(book->open(QStringLiteral("8")));
        QCOMPARE(costs([&] {
                     book->pad()->type(7);
                     book->pad()->finish();
                 }).second,
                 1); // to tell whether anything has been corrected
        QCOMPARE(history.total(), sheets + 3);
    }

    void whatAnotherWindowDoesIsNoticed() {
        Book book;
        const QAbstractItemModelTester tester(
            book->history(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        book.services.put(scoredGame(QStringLiteral("c"), "2025-03-01", {{"Cy", {}}, {"Di", {}}}));
        book.services.aside.insert(QStringLiteral("a"));
        book->look();
        QCOMPARE(book->history()->total(), 2);
        QCOMPARE(book->history()->sheetIdAt(0), QStringLiteral("c"));
        QCOMPARE(book->history()->rowOf(QStringLiteral("a")), -1);
        book.services.aside.clear();
        emit qGuiApp->applicationStateChanged(Qt::ApplicationActive); // it comes to the front
        QCOMPARE(book->history()->rowOf(QStringLiteral("a")), 2);
        // Many at once.
        for (int i = 0; i <= ScoreIndex::manyChanges; ++i) {
            book.services.put(
                scoredGame(QStringLiteral("x%1").arg(i), "2025-04-01", {{"Cy", {}}, {"Di", {}}}));
        }
        book->look();
        QCOMPARE(book->history()->total(), ScoreIndex::manyChanges + 4);
        QCOMPARE(book->history()->rowOf(QStringLiteral("a")), ScoreIndex::manyChanges + 3);
    }

    void aRowThatIsCorrectedIsTheSameRow() {
        Book book;
        ScoreHistoryModel &history = *book->history();
        const QAbstractItemModelTester tester(
            &history, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QPersistentModelIndex ada = history.index(1);
        QSignalSpy resets(&history, &QAbstractItemModel::modelReset);
        KeptSheet corrected = book.services.all[QStringLiteral("a")];
        for (const char *date : {"2025-01-02", "2025-12-24", "2024-12-24"}) {
            corrected.sheet.date = date;
            corrected.sheet.entries[0].player = date;
            QCOMPARE(book.services.keep(corrected), QString());
            QVERIFY(ada.isValid());
            QCOMPARE(history.sheetIdAt(ada.row()), QStringLiteral("a"));
            QVERIFY(history.get(ada.row()).value<HistoryRow>().title.contains(QLatin1String(date)));
        }
        QCOMPARE(ada.row(), 1);
        history.setSearch(QStringLiteral("bo"));
        corrected.sheet.entries[1].player = "Nobody";
        QCOMPARE(book.services.keep(corrected), QString());
        QCOMPARE(history.rowOf(QStringLiteral("a")), 1); // "Nobody" has a Bo in it
        corrected.sheet.entries[1].player = "Cy";
        QCOMPARE(book.services.keep(corrected), QString());
        QCOMPARE(history.rowOf(QStringLiteral("a")), -1);
        QCOMPARE(history.total(), 2);
        QCOMPARE(resets.size(), 1); // by the search
    }

    void aSheetThatCannotBeReadIsListed() {
        Book book;
        book.services.unreadable.insert(QStringLiteral("a"));
        const auto row = book->history()->get(1).value<HistoryRow>();
        QCOMPARE(row.title, QStringLiteral("This sheet cannot be read"));
        QVERIFY(row.dateText.contains(QStringLiteral("January 1, 2025")));
        book->history()->choose(QStringLiteral("a"));
        QVERIFY(!book->history()->facts().isValid());
        QVERIFY(!book->open(QStringLiteral("a")));
        book->history()->remove(QStringLiteral("a"));
        QCOMPARE(book->history()->total(), 1);
        QVERIFY(book->history()->undoText().contains(QLatin1String("cannot be read")));
    }

    void aHistoryThatCannotBeReadIsEmptyAndReadAgain() {
        Book book;
        book.services.damaged = true;
        book->look();
        QCOMPARE(book->history()->total(), 0);
        book.services.damaged = false;
        book->look();
        QCOMPARE(book->history()->total(), 2);
    }

    void figuresAreCountedWhileSomebodyLooks() {
        Book book;
        ScoreStatisticsModel &statistics = *book->statistics();
        statistics.setShown(false);
        for (int i = 0; i < 2 * ScoreStatisticsModel::sliceSize; ++i) {
            book.services.put(
                scoredGame(QString::number(i), "2024-01-01", {{"Cy", {}}, {"Di", {}}}));
        }
        book->look();
        book.services.read = 0;
        emit book.services.sheetsChanged();
        QCOMPARE(statistics.games(), 2); // as it was
        QCOMPARE(book.services.read, 0);
        statistics.setShown(true);
        QVERIFY(statistics.isCounting());
        QCOMPARE(book.services.read, ScoreStatisticsModel::sliceSize);
        statistics.setShown(false); // and away before it was done
        QVERIFY(!statistics.isCounting());
        statistics.setShown(true);
        QTRY_COMPARE(statistics.games(), 2 * ScoreStatisticsModel::sliceSize + 2);
        QVERIFY(!statistics.isCounting());
        QCOMPARE(statistics.progress(), 1.0);
        book.services.read = 0;
        statistics.setBox(QStringLiteral("duel"));
        statistics.setShown(false);
        statistics.setShown(true); // nothing has changed since
        QCOMPARE(book.services.read, 0);
        QCOMPARE(statistics.games(), 0);
    }

    void oneSheetForReading() {
        Book book;
        ScoreHistoryModel &history = *book->history();
        QSignalSpy read(&history, &ScoreHistoryModel::factsChanged);
        history.choose(QStringLiteral("a"));
        const QVariantMap sheet = history.facts().toMap();
        const QVariantMap ada = sheet[QStringLiteral("players")].toList()[0].toMap();
        QCOMPARE(ada[QStringLiteral("total")].toInt(), 55);
        QCOMPARE(ada[QStringLiteral("values")].toStringList()[3], QStringLiteral("20"));
        QCOMPARE(sheet[QStringLiteral("rows")].toList().size(), 7);
        QCOMPARE(read.count(), 1);
        KeptSheet other = book.services.all[QStringLiteral("b")];
        other.sheet.notes = "another";
        QCOMPARE(book.services.keep(other), QString());
        QCOMPARE(read.count(), 1); // nobody reads that one
        KeptSheet corrected = book.services.all[QStringLiteral("a")];
        std::swap(corrected.sheet.entries[0], corrected.sheet.entries[1]);
        QCOMPARE(book.services.keep(corrected), QString());
        QCOMPARE(read.count(), 2);
        const QVariantList players = history.facts().toMap()[QStringLiteral("players")].toList();
        QCOMPARE(players[0].toMap()[QStringLiteral("name")].toString(),
                 QStringLiteral("Ada")); // best
        QCOMPARE(players[1].toMap()[QStringLiteral("name")].toString(), QStringLiteral("Bo"));
        history.choose(QStringLiteral("z"));
        QVERIFY(!history.facts().isValid());
    }

    void figuresWithTheirCounts() {
        const Book book;
        ScoreStatisticsModel &statistics = *book->statistics();
        QCOMPARE(statistics.games(), 2);
        QCOMPARE(statistics.players()->count(), 2);
        const StatisticsRow ada = statistics.players()->row(0);
        QCOMPARE(ada.name, QStringLiteral("Ada"));
        QCOMPARE(ada.games, 2);
        QCOMPARE(ada.wins, 1);
        QCOMPARE(ada.average, 37.5);
        QCOMPARE(ada.best, 55);
        const QVariantMap first{{"game", 1}, {"total", 55}, {"isFirst", true}, {"expanded", false}};
        const QVariantMap second{
            {"game", 2}, {"total", 20}, {"isFirst", false}, {"expanded", false}};
        ChosenPlayer &player = *statistics.player();
        QCOMPARE(player.key(), QStringLiteral("Ada")); // nobody has been chosen
        QCOMPARE(player.games(), 2);
        QCOMPARE(player.averages(),
                 QVariantList({QVariantMap{{"average", 37.5}, {"expanded", false}}}));
        QCOMPARE(player.series(), QVariantList({first, second}));
        QCOMPARE(player.profile().size(), 7);
        QCOMPARE(player.profile()[0].toMap()[QStringLiteral("averageText")].toString(),
                 QStringLiteral("3.0"));
        player.choose(QStringLiteral("Bo"));
        QCOMPARE(player.rivals().size(), 1);
        const QVariantMap rival = player.rivals()[0].toMap();
        QCOMPARE(rival[QStringLiteral("key")].toString(), QStringLiteral("Ada"));
        QCOMPARE(rival[QStringLiteral("games")].toInt(), 2);
        QCOMPARE(rival[QStringLiteral("parts")].toList(), QVariantList({1, 0, 1}));
        QCOMPARE(statistics.wonders()->row(0).name, QStringLiteral("The Pyramids of Giza A"));
        QCOMPARE(statistics.wonders()->row(0).shortName, QStringLiteral("Giza A"));
        QVERIFY(ada.text.contains(QStringLiteral("trend \u221235.0 a game")));
        QCOMPARE(statistics.categories()->count(), 7);
        QCOMPARE(statistics.categories()->row(0).games, 4);
        QCOMPARE(statistics.players()->highest(), 50.0);
        QCOMPARE(statistics.wonders()->bars()[0].toMap()[QStringLiteral("parts")].toList(),
                 QVariantList({1, 0}));
        QCOMPARE(statistics.winners().size(), 7);
        statistics.setBox(QStringLiteral("dice"));
        QCOMPARE(statistics.games(), 0);
        QCOMPARE(player.key(), QString());
        QCOMPARE(player.series(), QVariantList());
        statistics.setBox(QStringLiteral("classic"));
        QCOMPARE(player.key(), QStringLiteral("Bo")); // still
    }

    void manyGamesAreDrawnFromTheLatest() {
        Book book;
        for (int i = 0; i < ChosenPlayer::mostGames(); ++i) {
            book.services.put(
                scoredGame(QString::number(i), "2026-01-01",
                           {{"Ada", {i, 0, 0, 0, 0, 0, 0}}, {"Bo", {0, 0, 0, 0, 0, 0, 0}}}));
        }
        emit book.services.sheetsChanged();
        QTRY_VERIFY(!book->statistics()->isCounting());
        const ChosenPlayer &player = *book->statistics()->player();
        QCOMPARE(player.games(), ChosenPlayer::mostGames() + 2);
        QCOMPARE(player.series().size(), ChosenPlayer::mostGames());
        QCOMPARE(player.series()[0].toMap()[QStringLiteral("game")].toInt(), 3);
    }

    void decimalsFollowTheLanguage() {
        const QLocale before;
        QLocale::setDefault(QLocale(QLocale::German)); // of the system
        const Book book;
        QLocale::setDefault(before);
        const StatisticsRow ada = book->statistics()->players()->row(0);
        QCOMPARE(ada.averageText, QStringLiteral("37.5"));
        QVERIFY(ada.text.contains(QStringLiteral("37.5 points")));
    }

    void aTotalThatItsRowsContradictIsLeftOut() {
        Book book;
        KeptSheet doubtful = book.services.all[QStringLiteral("a")];
        doubtful.sheet.entries[0].recordedTotal = 45;
        QCOMPARE(book.services.keep(doubtful), QString());
        const StatisticsRow ada = book->statistics()->players()->row(0);
        QCOMPARE(ada.best, 20);
        QCOMPARE(ada.doubtful, 1);
        QVERIFY(ada.text.contains(QStringLiteral("left out: the rows do not match")));
        QCOMPARE(book->statistics()->player()->games(), 1);
    }
};

QTEST_MAIN(ScoreHistoryModelTest)
#include "test_score_history_model.moc"
