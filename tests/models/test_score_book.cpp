// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/book_at_hand.h"

#include <QQmlComponent>
#include <QQmlEngine>
#include <QSignalSpy>
#include <QTest>

#include <functional>

using namespace mirabilia;
using mirabilia::test::Book;

class ScoreBookTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsBeingWrittenIsOffered() {
        const Book book;
        QCOMPARE(book->history()->unfinished(), QString());
        book->pad()->begin(QStringLiteral("duel"), 2);
        book->pad()->type(3);
        const QString id = book->pad()->sheetId();
        book->pad()->close();
        QCOMPARE(book->history()->unfinished(), id);
        QCOMPARE(book->history()->total(), 3);
        QVERIFY(book->open(id));
        QCOMPARE(book->pad()->cells()->cell(0).text, QStringLiteral("3"));
        QVERIFY(book->pad()->finish());
        QCOMPARE(book->history()->unfinished(), QString());
        QVERIFY(!book->open(QStringLiteral("nothing")));
    }

    void everythingThatWasLeftIsOffered() {
        const Book book;
        QVERIFY(book->unfinished().isEmpty());
        QStringList ids;
        for (const char *box : {"duel", "classic"}) {
            book->pad()->begin(QString::fromLatin1(box), 2);
            book->pad()->type(3);
            ids.prepend(book->pad()->sheetId());
            book->pad()->close();
        }
        QStringList offered;
        for (const QVariant &sheet : book->unfinished()) {
            offered.append(sheet.toMap()[QStringLiteral("sheetId")].toString());
            QVERIFY(!sheet.toMap()[QStringLiteral("title")].toString().isEmpty());
        }
        QCOMPARE(offered, ids);
    }

    void aCorrectionCanBeTakenBack() {
        Book book;
        const KeptSheet &kept = book.services.all[QStringLiteral("a")];
        const auto military = [&kept] { return kept.sheet.entries[0].at(scorer::Row::military); };
        QVERIFY(book->open(QStringLiteral("a")));
        QVERIFY(book->pad()->close());
        QVERIFY2(!book->history()->canUndo(), "nothing has been corrected");

        for (const bool again : {false, true}) {
            QVERIFY(book->open(QStringLiteral("a")));
            book->pad()->type(again ? 7 : 8);
            QVERIFY(book->pad()->finish());
        }
        QCOMPARE(military(), std::optional(7));
        QCOMPARE(book->history()->undoText(), QStringLiteral("Corrected: Ada and Bo"));
        book->history()->undo();
        QCOMPARE(military(), std::optional(8));

        // One that lies on the pad goes: else its next key would undo the undo.
        QVERIFY(book->open(QStringLiteral("a")));
        book->pad()->type(3);
        book->history()->undo();
        QVERIFY(!book->pad()->isOpen());
        QCOMPARE(military(), std::optional(5));
        QCOMPARE(book->history()->total(), 2);
    }

    void aCorrectionStaysOnlyIfItIsMeant() {
        Book book;
        const KeptSheet &kept = book.services.all[QStringLiteral("a")];
        const auto military = [&kept] { return kept.sheet.entries[0].at(scorer::Row::military); };
        const auto before = military();
        QVERIFY(book->open(QStringLiteral("a")));
        QVERIFY(!book->isCorrected());
        book->pad()->type(8);
        QVERIFY(book->isCorrected());
        QVERIFY(book->dropCorrection());
        QCOMPARE(military(), before);
        QVERIFY(kept.finished);
        QVERIFY(!book->pad()->isOpen());
        QVERIFY2(!book->history()->canUndo(), "nothing has been corrected");
        book->pad()->begin(QStringLiteral("classic"), 3);
        book->pad()->type(5);
        QVERIFY2(!book->isCorrected(), "that is no game of the history");
    }

    void anEveningComesBackInItsOrder_data() {
        QTest::addColumn<QString>("format");
        QTest::newRow("CSV") << QStringLiteral("csv");
        QTest::newRow("JSON") << QStringLiteral("json");
    }
    void anEveningComesBackInItsOrder() {
        QFETCH(QString, format);
        Book book;
        ScoreTransfer &transfer = *book->transfer();
        book.services.all.clear();
        QVERIFY(transfer.previewText(
            QStringLiteral("game,date,player,total\n1,2026-03-01,Anna,50\n1,2026-03-01,Ben,40\n"
                           "2,2026-03-01,Anna,60\n2,2026-03-01,Cy,45\n3,2026-03-01,Anna,70\n3,2026-"
                           "03-01,Dora,50\n")));
        QVERIFY(transfer.accept());
        for (int way = 0; way < 2; ++way) { // there and back
            QCOMPARE(book->pad()->lastTable(QStringLiteral("classic")),
                     (QStringList{QStringLiteral("Anna"), QStringLiteral("Dora")}));
            const QString path = transfer.save(format);
            book.services.all.clear();
            QVERIFY(transfer.previewFile(path));
            QVERIFY(transfer.accept());
        }
    }

    void aSheetThatIsDeletedLeavesThePad() {
        Book book;
        QVERIFY(book->open(QStringLiteral("a")));
        book->pad()->type(7);
        book->history()->remove(QStringLiteral("a"));
        QVERIFY(!book->pad()->isOpen()); // else its next key would bring it back
        QCOMPARE(book->history()->total(), 1);

        QCOMPARE(book->history()->undo(), QStringLiteral("a"));
        QVERIFY(book->open(QStringLiteral("a")));
        QCOMPARE(book->pad()->sheet().entries[0].at(scorer::Row::military), std::optional(7));
        QVERIFY(book->pad()->close());
        QCOMPARE(book->history()->undo(), QStringLiteral("a")); // the correction
        QVERIFY(book->open(QStringLiteral("a")));
        QCOMPARE(book->pad()->sheet().entries[0].at(scorer::Row::military), std::optional(5));
    }

    void failuresAreSaid() {
        Book book;
        book.services.broken = QStringLiteral("The disk is full.");
        book->history()->remove(QStringLiteral("a"));
        QCOMPARE(book->problem(), book.services.broken);
        QVERIFY(!book->history()->canUndo());
        QCOMPARE(book->history()->total(), 2);
        book->dismissProblem();
        QCOMPARE(book->problem(), QString());
    }

    void aDamagedHistoryMakesRoomForANewOne() {
        Book book;
        QVERIFY(!book->canBeginAnew());
        book->pad()->begin(QStringLiteral("classic"), 3);
        book->pad()->type(7);
        const QString sheet = book->pad()->sheetId();
        book.services.broken = QStringLiteral("It is damaged.");
        book.services.damaged = true;
        book->pad()->enter();
        book->pad()->type(8);
        QCOMPARE(book->pad()->saveProblem(), book.services.broken);
        QVERIFY(book->canBeginAnew());
        book->beginAnew();
        QVERIFY(!book->canBeginAnew());
        QVERIFY(book->problem().contains(QLatin1String("scores-damaged.db")));
        QCOMPARE(book->pad()->saveProblem(), QString());
        QCOMPARE(book.services.all.keys(), QStringList{sheet}); // also if no key follows
        QCOMPARE(book->history()->total(), 1);
        book->pad()->type(9);
        QCOMPARE(book.services.all.size(), 1);
        book->dismissProblem();
        QCOMPARE(book->problem(), QString());
    }

    void aSheetThatAnotherWindowHasWrittenBecomesOneOfItsOwn() {
        for (const bool correction : {false, true}) {
            Book book;
            if (correction) {
                QCOMPARE(book.services.keep(book.services.all[QStringLiteral("a")]), QString());
                QVERIFY(book->open(QStringLiteral("a")));
            } else {
                book->pad()->begin(QStringLiteral("classic"), 2);
                book->pad()->type(1);
            }
            const QString id = book->pad()->sheetId();
            KeptSheet other = book.services.all[id];
            other.sheet.notes = "there";
            QCOMPARE(book.services.keep(other), QString());
            QSignalSpy sheets(book->pad(), &ScorePadModel::sheetChanged);
            book->pad()->type(2);
            QCOMPARE(sheets.size(), 1);
            QVERIFY(book->pad()->sheetId() != id);
            QVERIFY(!book->pad()->isCorrection());
            QVERIFY(!book->problem().isEmpty());
            QCOMPARE(book.services.all[id].sheet.notes, std::string("there"));
            QVERIFY2(!book->history()->canUndo(), "that was not corrected here");
            const QString own = book->pad()->sheetId();
            QVERIFY(book->pad()->finish());
            QVERIFY(book.services.all[own].finished);
        }
    }

    void aSheetIsNotFinishedOverThatOfAnotherWindow() {
        Book book;
        book->pad()->begin(QStringLiteral("classic"), 2);
        book->pad()->type(1);
        const QString id = book->pad()->sheetId();
        KeptSheet other = book.services.all[id];
        other.sheet.notes = "there";
        QCOMPARE(book.services.keep(other), QString());
        QVERIFY(!book->pad()->finish());
        QVERIFY(book->pad()->isOpen());
        QVERIFY(book->pad()->sheetId() != id);
        QVERIFY(!book.services.all[id].finished);
        QVERIFY(book->pad()->finish());
    }

    void exportAndBack() {
        Book book;
        ScoreTransfer &transfer = *book->transfer();
        const QString path = transfer.save(QStringLiteral("json"));
        QVERIFY(path.endsWith(QLatin1String(".json")));
        book.services.all.clear();
        QVERIFY(transfer.previewFile(path));
        QVERIFY(transfer.accept());
        QCOMPARE(book.services.all.size(), 2);
        const QString list = transfer.save(QStringLiteral("csv"));
        QVERIFY(book.services.files[list].startsWith("\xEF\xBB\xBFgame,date,"));
        QVERIFY(!transfer.save(QStringLiteral("png"), {book.services.all.firstKey()}).isEmpty());
        QVERIFY(transfer.done().contains(transfer.written()));
        book.services.broken = QStringLiteral("The disk is full.");
        QCOMPARE(transfer.save(QStringLiteral("csv")), QString());
        QCOMPARE(transfer.problem(), book.services.broken);
    }

    void nothingIsOverwritten() {
        Book book;
        ScoreTransfer &transfer = *book->transfer();
        const QString first = transfer.save(QStringLiteral("json"), {QStringLiteral("a")});
        const QString second = transfer.save(QStringLiteral("json"), {QStringLiteral("a")});
        const QString third = transfer.save(QStringLiteral("json"), {QStringLiteral("a")});
        QCOMPARE(first, QStringLiteral("exports/mirabilia-scores-2025-01-01.json"));
        QCOMPARE(second, QStringLiteral("exports/mirabilia-scores-2025-01-01-2.json"));
        QCOMPARE(third, QStringLiteral("exports/mirabilia-scores-2025-01-01-3.json"));
        QCOMPARE(book.services.files.size(), 3);
    }

    void whatCouldNotBeKeptCanBeExported() {
        Book book;
        book.services.full = true;
        book->pad()->begin(QStringLiteral("classic"), 3);
        book->pad()->type(7);
        const QString path =
            book->transfer()->save(QStringLiteral("json"), {book->pad()->sheetId()});
        QVERIFY(book.services.files[path].contains("\"military\":7"));
        QVERIFY(!book->open(QStringLiteral("a"))); // and it does not go away
        QVERIFY(!book->pad()->saveProblem().isEmpty());
        QCOMPARE(book->pad()->cells()->cell(0).text, QStringLiteral("7"));
        QVERIFY(book->open(book->pad()->sheetId()));
        book.services.full = false;
        QVERIFY(book->open(QStringLiteral("a")));
        QCOMPARE(book.services.all.size(), 3);
    }

    void filesHaveTheNameThatIsAskedFor() {
        Book book;
        ScoreTransfer &transfer = *book->transfer();
        transfer.saveAs(QStringLiteral("csv")); // thinks better of it
        QVERIFY(transfer.written().isEmpty());
        QVERIFY(book.services.proposed.startsWith(QLatin1String("exports/mirabilia-scores-")));
        book.services.answer = QStringLiteral("a place/50 % of #1?.csv");
        transfer.saveAs(QStringLiteral("csv"));
        QCOMPARE(transfer.written(), book.services.answer);
        QVERIFY(transfer.openWritten());
        QVERIFY(transfer.openFolder());
        QCOMPARE(book.services.opened.value(0).toLocalFile(), book.services.answer);
        QCOMPARE(book.services.opened.value(1).toLocalFile(), QStringLiteral("a place"));
        transfer.askForFile();
        QVERIFY(transfer.isPreviewing());
        transfer.cancel();
    }

    void toPrinterAndBgStats() {
        Book book;
        ScoreTransfer &transfer = *book->transfer();
        const QString sheet = book.services.all.firstKey();
        QVERIFY(!transfer.save(QStringLiteral("csv"), {sheet}).isEmpty());
        transfer.print(sheet);
        QCOMPARE(book.services.printed, 1);
        QVERIFY(!transfer.done().isEmpty());
        QVERIFY2(transfer.written().isEmpty(), "a file of before is not what was printed");
        QVERIFY(transfer.bgStatsAddress(sheet).startsWith(
            QLatin1String("https://app.bgstatsapp.com/createPlay.html?data=%7B")));
        QVERIFY(transfer.sendToBgStats(sheet));
        QCOMPARE(book.services.opened.last().scheme(), QStringLiteral("bgstats"));
        transfer.beginExport();
        QVERIFY(transfer.done().isEmpty());
        book.services.broken = QStringLiteral("No program here opens that.");
        QVERIFY(!transfer.sendToBgStats(sheet));
        QVERIFY(transfer.problem().contains(QLatin1String("BG Stats")));
        transfer.print(sheet);
        QCOMPARE(transfer.problem(), book.services.broken);
        transfer.print(QStringLiteral("no such sheet"));
        QVERIFY(!transfer.problem().isEmpty());
        QCOMPARE(book.services.printed, 1);
    }

    void aPlayOfBgStatsKeepsItsId() {
        Book book;
        const auto isThatOfTheSheet = [&book] {
            return book->transfer()
                ->bgStatsLink(QStringLiteral("a"))
                .contains(QLatin1String("sourcePlayId%22%3A%22a%22"));
        };
        QVERIFY(isThatOfTheSheet());
        QVERIFY(book->open(QStringLiteral("a")));
        book->pad()->type(8);
        QVERIFY2(isThatOfTheSheet(), "while it is corrected");
        QVERIFY(book->pad()->finish());
        QCOMPARE(book.services.all[QStringLiteral("a")].sheet.entries[0].at(scorer::Row::military),
                 std::optional(8));
        QVERIFY(isThatOfTheSheet());
    }

    void aNameIsChangedEverywhereAndBack() {
        Book book;
        ScorePeopleModel &people = *book->people();
        const auto names = [&people] {
            QStringList found;
            for (const QVariant &person : people.shown()) {
                found.append(person.toMap().value(QStringLiteral("key")).toString());
            }
            return found;
        };
        book.services.put(scoredGame(QStringLiteral("c"), "2025-03-01",
                                     {{"ada ", {1, 1, 1, 1, 1, 1, 1}}, {"Cy", {1}}}));
        people.look();
        QCOMPARE(names(), (QStringList{QStringLiteral("Ada"), QStringLiteral("Bo"),
                                       QStringLiteral("Cy"), QStringLiteral("ada ")}));
        QCOMPARE(people.alike().size(), 1);
        const QVariantMap pair = people.alike().first().toMap();
        QVERIFY(people.isKnown(pair.value(QStringLiteral("to")).toString()));

        QVERIFY(book->open(QStringLiteral("c")));
        people.rename(pair.value(QStringLiteral("from")).toString(),
                      pair.value(QStringLiteral("to")).toString());
        QVERIFY2(!book->pad()->isOpen(), "its next key would bring the old name back");
        QVERIFY(people.alike().isEmpty());
        QCOMPARE(book->history()->undoText(), QStringLiteral("Merged: ada with Ada"));
        book->history()->undo();
        QCOMPARE(people.alike().size(), 1);
        QVERIFY(!book->history()->canUndo());

        people.setSearch(QStringLiteral("B\u00d6"));
        QCOMPARE(names(), QStringList{QStringLiteral("Bo")});
        people.rename(QStringLiteral("Bo"), ScorePeopleModel::tidied(QStringLiteral(" Bo  B. ")));
        QCOMPARE(names(), QStringList{QStringLiteral("Bo B.")});
        QCOMPARE(book->history()->undoText(), QStringLiteral("Renamed: Bo is Bo B. now"));
        book.services.broken = QStringLiteral("The disk is full.");
        people.rename(QStringLiteral("Cy"), QStringLiteral("Cyd"));
        QCOMPARE(people.problem(), book.services.broken);
        QVERIFY(!people.busy());
    }

    void copiesAreBroughtBackAndTheHistoryMoves() {
        Book book;
        ScoreCopies &copies = *book->copies();
        book.services.copied = {
            {QStringLiteral("c/scores-2026-11-27.db"), QDate(2026, 11, 27).startOfDay(), 4096}};
        QCOMPARE(copies.copies().size(), 1);
        book->history()->remove(QStringLiteral("a"));
        copies.bringBack(QStringLiteral("c/scores-2026-11-27.db"));
        QCOMPARE(book.services.taken, QStringList{QStringLiteral("c/scores-2026-11-27.db")});
        QVERIFY(!copies.done().isEmpty());
        QVERIFY2(!book->history()->canUndo(), "that was another history");
        book.services.answer = QStringLiteral("moved.db");
        copies.save();
        QVERIFY(book.services.files.contains(QStringLiteral("moved.db")));
        copies.takeIn();
        QCOMPARE(book.services.taken.last(), QStringLiteral("moved.db"));
        copies.chooseFolder();
        QCOMPARE(copies.folder(), QStringLiteral("moved.db"));
        book.services.broken = QStringLiteral("The disk is full.");
        copies.takeIn();
        QCOMPARE(copies.problem(), book.services.broken);
        QVERIFY(copies.done().isEmpty());
    }

    void figuresOfSomeGames() {
        Book book;
        ScoreStatisticsModel &figures = *book->statistics();
        StatisticsFilter &filter = *figures.filter();
        KeptSheet expanded = scoredGame(QStringLiteral("c"), "2026-02-03",
                                        {{"Ada", {9, 9, 9, 9, 9, 9, 9}}, {"Cy", {1}}});
        expanded.sheet.entries[0].set(scorer::Row::leaders, 12);
        expanded.sheet.place = "Caf\u00e9";
        expanded.sheet.minutes = 40;
        book.services.put(expanded);
        book->look();
        QCOMPARE(figures.games(), 3);
        QVERIFY(figures.mixText().contains(QStringLiteral("1 game")));
        const auto player = [&figures](const QString &name) {
            const StatisticsTable &all = *figures.players();
            int row = 0;
            while (row + 1 < all.count() && all.row(row).name != name) {
                ++row;
            }
            return all.row(row);
        };
        QCOMPARE(player(QStringLiteral("Ada")).averageText, QStringLiteral("37.5"));
        QVERIFY(player(QStringLiteral("Ada"))
                    .text.contains(QStringLiteral("37.5 without expansions, 75.0 with")));
        QVERIFY(player(QStringLiteral("Cy"))
                    .text.contains(QStringLiteral("only games with expansions")));
        QVERIFY(figures.timeText().startsWith(QStringLiteral("40 minutes")));
        QCOMPARE(figures.seats()->count(), 2);
        const QString bothKinds = QStringLiteral("without expansions");
        for (const StatisticsTable *table : {figures.seats(), figures.categories()}) {
            QVERIFY(table->row(0).text.contains(bothKinds));
            QVERIFY(table->row(0).more.join(u' ').contains(bothKinds));
        }
        QVERIFY(figures.categories()->row(0).text.contains(QStringLiteral("; winners ")));
        QCOMPARE(figures.winners().size(), 7); // none of a row that only expansions have
        QVERIFY(figures.winnersText().startsWith(QStringLiteral("Average points in 2 game")));
        QVERIFY(figures.winnersText().endsWith(QStringLiteral("without expansions")));
        QCOMPARE(figures.winners()[0].toMap().value(QStringLiteral("games")).toInt(), 2);
        figures.player()->choose(QStringLiteral("Ada"));
        QCOMPARE(figures.player()->profileText(), figures.winnersText());
        QCOMPARE(figures.player()->profile().size(), 7);
        figures.player()->choose(QStringLiteral("Cy"));
        QVERIFY(figures.player()->profileText().endsWith(QStringLiteral(" with expansions")));
        QCOMPARE(filter.text(), QStringLiteral("All games"));
        const auto values = [](const QVariantList &choices) {
            QStringList found;
            for (const QVariant &choice : choices) {
                found.append(choice.toMap().value(QStringLiteral("value")).toString());
            }
            return found.join(u',');
        };
        QCOMPARE(values(filter.periods()), QStringLiteral(",12,2026,2025,own"));
        QCOMPARE(values(filter.others()), QStringLiteral(",Ada,Bo,Cy"));
        QCOMPARE(values(filter.places()), QStringLiteral(",Caf\u00e9"));
        QCOMPARE(values(filter.expansionChoices()), QStringLiteral(",none,some,leaders"));

        const auto gamesWith = [&](const std::function<void()> &choose) {
            filter.clear();
            choose();
            return figures.games();
        };
        QCOMPARE(gamesWith([&] { filter.setPeriod(QStringLiteral("2025")); }), 2);
        QCOMPARE(gamesWith([&] { filter.addPerson(QStringLiteral("Cy")); }), 1);
        QCOMPARE(gamesWith([&] { filter.setPlace(QStringLiteral("Caf\u00e9")); }), 1);
        QCOMPARE(gamesWith([&] { filter.setExpansions(QStringLiteral("none")); }), 2);
        QVERIFY(figures.mixText().isEmpty());
        QCOMPARE(gamesWith([&] {
                     filter.setPeriod(QStringLiteral("own"));
                     filter.setSince(QStringLiteral("2025-01-15"));
                     filter.setUntil(QStringLiteral("2025-12-31"));
                 }),
                 1);
        filter.setUntil(QStringLiteral("soon"));
        QVERIFY(filter.untilIsWrong() && !filter.sinceIsWrong());
        filter.addPerson(QStringLiteral("Nobody"));
        QCOMPARE(figures.games(), 0);
        filter.clear();
        QVERIFY(!filter.isSet());
        QCOMPARE(figures.games(), 3);
    }

    void qmlSeesTheBook() {
        const Book book;
        QQmlEngine engine;
        engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
        QQmlComponent component(&engine);
        component.setData(R"(
            import QtQml
            import Mirabilia.Models.Scorepad
            QtObject {
                property ScorePadModel pad: ScoreBook.pad
                property int games: ScoreBook.history.total
                property int boxes: ScoreBook.boxes.length
                property string best: ScoreBook.statistics.players.get(0).name
                property bool previewing: ScoreBook.transfer.isPreviewing
                Component.onCompleted: {
                    pad.begin("classic", 8)
                    pad.type(7)
                    pad.openHelper()
                }
                property string first: pad.cells.count > 0 ? pad.cells.get(0).text : ""
                property bool helping: pad.helper.isOpen
            })",
                          {});
        const std::unique_ptr<QObject> object(component.create());
        QVERIFY2(object != nullptr, qPrintable(component.errorString()));
        QCOMPARE(object->property("games").toInt(), 2);
        QCOMPARE(object->property("boxes").toInt(), 3);
        QCOMPARE(object->property("best").toString(), QStringLiteral("Ada"));
        QVERIFY(object->property("helping").toBool());
        QCOMPARE(book->pad()->cells()->count(), 56);
    }
};

QTEST_GUILESS_MAIN(ScoreBookTest)
#include "test_score_book.moc"
