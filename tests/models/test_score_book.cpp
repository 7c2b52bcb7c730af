// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/book_at_hand.h"

#include <QAbstractItemModelTester>
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

    void onlySheetsOfTheSameDaysAreComparedWithAFile() {
        Book book;
        book.services.read = 0;
        QVERIFY(book->transfer()->previewText(
            QStringLiteral("date,player,military\n2025-01-01,Ada,5\n2025-05-05,Ada,5\n")));
        QCOMPARE(book.services.read, 1);
    }

    void importWithPreview() {
        Book book;
        ScoreTransfer &transfer = *book->transfer();
        QVERIFY(
            transfer.previewText(QStringLiteral("game,player,military,civilian,science,total,mood\n"
                                                "g1,Cy,5,20,9,34,fine\n"
                                                "g1,Di,x,10,12,22,\n"
                                                "g2,Cy,1,2,1,4,\n")));
        QCOMPARE(transfer.games()->count(), 2);
        QCOMPARE(transfer.chosen(), 2);
        QVERIFY(transfer.summary().contains(QStringLiteral("mood")));
        QVERIFY(transfer.notes()->count() >= 2); // the x, and 12 from no symbols
        QCOMPARE(book->history()->total(), 2);   // nothing has been taken yet
        transfer.choose(1, false);
        QCOMPARE(transfer.chosen(), 1);
        QVERIFY(transfer.accept());
        QVERIFY(!transfer.isPreviewing());
        QCOMPARE(book->history()->total(), 3);
    }

    void aColumnIsTakenForSomethingElseAndSoIsThatOfTheNextFile() {
        Book book;
        ScoreTransfer &transfer = *book->transfer();
        const QString text =
            QStringLiteral("game,player,military,glory,mood\ng%1,Cy,5,7,x\ng%1,Di,1,2,\n");
        QVERIFY(transfer.previewText(text.arg(1)));
        QCOMPARE(transfer.columns()->count(), 5);
        QCOMPARE(transfer.columns()->column(3).head, QStringLiteral("glory"));
        const auto known = transfer.meanings();
        QVERIFY(std::any_of(known.begin(), known.end(), [](const QVariant &meaning) {
            return meaning.toMap()[QStringLiteral("value")] == QStringLiteral("leaders") &&
                   meaning.toMap()[QStringLiteral("text")] == QStringLiteral("Points: Leaders");
        }));
        const auto values = [&transfer](const QString &name) {
            for (const QVariant &row :
                 transfer.games()->table(0)[QStringLiteral("rows")].toList()) {
                if (row.toMap()[QStringLiteral("name")].toString() == name) {
                    return row.toMap()[QStringLiteral("values")].toStringList();
                }
            }
            return QStringList();
        };
        QCOMPARE(values(QStringLiteral("Leaders")), QStringList());
        transfer.takeColumnFor(3, QStringLiteral("leaders"));
        QCOMPARE(transfer.columns()->column(3).meaning, QStringLiteral("leaders"));
        QVERIFY(transfer.columns()->column(3).isChosen);
        QCOMPARE(values(QStringLiteral("Leaders")),
                 (QStringList{QStringLiteral("7"), QStringLiteral("2")}));
        QCOMPARE(transfer.games()->table(0)[QStringLiteral("totals")].toStringList(),
                 (QStringList{QStringLiteral("12"), QStringLiteral("3")}));
        transfer.cancel(); // thought better of it: nothing is kept
        QVERIFY(transfer.previewText(text.arg(1)));
        QCOMPARE(values(QStringLiteral("Leaders")), QStringList());
        transfer.takeColumnFor(3, QStringLiteral("leaders"));
        QVERIFY(transfer.accept());
        QVERIFY(transfer.previewText(text.arg(2)));
        QCOMPARE(values(QStringLiteral("Leaders")),
                 (QStringList{QStringLiteral("7"), QStringLiteral("2")}));
        transfer.takeColumnFor(1, QString()); // nobody plays: what was shown stays
        QVERIFY(transfer.isPreviewing());
        QCOMPARE(transfer.columns()->count(), 5);
    }

    void theCharacterSetIsShownAndCanBeChanged() {
        Book book;
        ScoreTransfer &transfer = *book->transfer();
        const QString path = QStringLiteral("games.csv");
        // In GBK
        book.services.files[path] =
            QByteArray("player,military\n\xcd\xf5\xd0\xa1\xc3\xf7,5\n\xc0\xee,1\n");
        const auto first = [&transfer] {
            return transfer.games()->table(0)[QStringLiteral("players")].toStringList().value(0);
        };
        QVERIFY(transfer.previewFile(path));
        const QString taken = transfer.encoding();
        QVERIFY(transfer.encodings().contains(taken));
        const QString name = first();
        transfer.readAs(QStringLiteral("windows-1252"));
        QCOMPARE(transfer.encoding(), QStringLiteral("windows-1252"));
        QVERIFY(first() != name || taken == transfer.encoding());
        for (const QString &other : transfer.encodings()) {
            if (other.startsWith(QStringLiteral("GB"))) {
                transfer.readAs(other);
                QCOMPARE(first(), QStringLiteral("\u738b\u5c0f\u660e"));
            }
        }
        QCOMPARE(book->history()->total(), 2); // nothing has been taken yet
        book.services.files[path] = "player,military\nAda,5\nBo,1\n";
        QVERIFY(transfer.previewFile(path));
        QVERIFY(transfer.encodings().isEmpty()); // all would read the same
    }

    void howAFileWasReadIsTold() {
        Book book;
        ScoreTransfer &transfer = *book->transfer();
        QVERIFY(transfer.previewText(QStringLiteral("date,player,cities,total\n"
                                                    "1/2/2025,Cy,0,34\n")));
        QStringList notes;
        for (int note = 0; note < transfer.notes()->count(); ++note) {
            notes.append(transfer.notes()->note(note).text);
            QVERIFY(!transfer.notes()->note(note).isUnread);
        }
        QCOMPARE(notes,
                 (QStringList{QStringLiteral("\"1/2/2025\" can be read in two ways; here it is "
                                             "2025-02-01."),
                              QStringLiteral("The column \"cities\" holds only 0 and 1: it tells "
                                             "what was played with, not points.")}));
    }

    void whatIsThereAlreadyIsNotChosen() {
        Book book;
        ScoreTransfer &transfer = *book->transfer();
        const QString path = transfer.save(QStringLiteral("csv"));
        book.services.all.remove(QStringLiteral("a"));
        for (int times = 0; times < 2; ++times) {
            QVERIFY(transfer.previewFile(path));
            QCOMPARE(transfer.games()->count(), 2);
            QCOMPARE(transfer.games()->game(1).isKnown, true); // the newest last
            QVERIFY(!transfer.games()->game(1).isChosen);
            QVERIFY(transfer.games()->game(1).scores.contains(QLatin1String("already")));
            QCOMPARE(transfer.games()->game(0).isKnown, times == 1);
            QCOMPARE(transfer.chosen(), times == 0 ? 1 : 0);
            QVERIFY(transfer.accept());
        }
        QCOMPARE(book.services.all.size(), 2);
    }

    void aLargeFileIsReadBesideTheWindow() {
        const Book book;
        ScoreTransfer &transfer = *book->transfer();
        QString text = QStringLiteral("game,player,civilian\n");
        for (int game = 0; text.size() < 40'000; ++game) {
            text += QStringLiteral("g%1,Ada,20\ng%1,Bo,10\n").arg(game);
        }
        QVERIFY(transfer.previewText(text));
        QVERIFY(transfer.busy());
        QVERIFY(!transfer.isPreviewing());
        QTRY_VERIFY(!transfer.busy());
        QVERIFY(transfer.games()->count() > 1000);
        QSignalSpy steps(&transfer, &ScoreTransfer::progressChanged);
        QVERIFY(transfer.previewText(text));
        QVERIFY(transfer.progress() < 1);
        transfer.cancel();
        QVERIFY(!transfer.busy());
        QCOMPARE(transfer.progress(), 0.0);
        QVERIFY(transfer.previewText(QStringLiteral("player,civilian\nAda,20\n")));
        QCOMPARE(transfer.games()->count(), 1);
        QVERIFY(transfer.previewText(QString(40'000, QLatin1Char('x'))));
        QTRY_VERIFY(!transfer.problem().isEmpty());
        QVERIFY(!transfer.busy());
        QCOMPARE(transfer.games()->count(), 0);
    }

    void aFileOfAnyLengthIsShownAsItIsLookedAt() {
        const Book book;
        ScoreTransfer &transfer = *book->transfer();
        const QAbstractItemModelTester games(
            transfer.games(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        const QAbstractItemModelTester notes(
            transfer.notes(), QAbstractItemModelTester::FailureReportingMode::QtTest);
        QString text = QStringLiteral("game,player,military\n");
        for (int game = 0; game < 2000; ++game) {
            text += QStringLiteral("g%1,Ada,x\ng%1,Bo,3\n").arg(game);
        }
        QSignalSpy resets(transfer.games(), &QAbstractItemModel::modelReset);
        QSignalSpy inserts(transfer.games(), &QAbstractItemModel::rowsInserted);
        QVERIFY(transfer.previewText(text));
        QTRY_VERIFY(transfer.isPreviewing());
        QCOMPARE(transfer.games()->count(), 2000);
        QVERIFY(transfer.notes()->count() >= 2000);
        QCOMPARE(inserts.size(), 0); // not one by one
        QVERIFY(resets.size() <= 2);
        QSignalSpy changes(transfer.games(), &QAbstractItemModel::dataChanged);
        transfer.choose(7, false);
        transfer.choose(7, false);
        QCOMPARE(changes.size(), 1);
        QCOMPARE(transfer.chosen(), 1999);
        transfer.chooseAll(false);
        QCOMPARE(transfer.chosen(), 0);
        QVERIFY(!transfer.games()->game(8).isChosen);
        transfer.chooseAll(true);
        QCOMPARE(transfer.chosen(), 2000);
        QCOMPARE(changes.size(), 3);
        QVERIFY(!transfer.games()->get(2000).isValid());
    }

    void whatIsNoSheetIsRefused() {
        const Book book;
        QVERIFY(!book->transfer()->previewText(QStringLiteral("hello")));
        QVERIFY(!book->transfer()->problem().isEmpty());
        QVERIFY(!book->transfer()->isPreviewing());
        QVERIFY(!book->transfer()->previewFile(QStringLiteral("nowhere.csv")));
        QCOMPARE(book->transfer()->problem(), QStringLiteral("There is no such file."));
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
        QVERIFY(transfer.bgStatsLink(book.services.all.firstKey())
                    .contains(QLatin1String("bgstatsapp.com")));
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
                                       QStringLiteral("ada "), QStringLiteral("Cy")}));
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
        QVERIFY(figures.timeText().startsWith(QStringLiteral("40 minutes")));
        QCOMPARE(figures.seats()->count(), 2);
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
