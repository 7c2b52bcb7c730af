// SPDX-License-Identifier: GPL-3.0-or-later
// Files of scores looked at before anything of them is kept.
#include "tests/models/book_at_hand.h"

#include <QAbstractItemModelTester>
#include <QSignalSpy>
#include <QTest>

using namespace mirabilia;
using mirabilia::test::Book;

class ScoreImportTest : public QObject {
    Q_OBJECT

private slots:
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
        QVERIFY(transfer.summary().contains(QStringLiteral("with 2 player"))); // Cy in both games
        QVERIFY(transfer.summary().contains(QStringLiteral("mood")));
        QVERIFY(transfer.notes()->count() >= 2); // the x, and 12 from no symbols
        QStringList places;
        for (int note = 0; note < transfer.notes()->count(); ++note) {
            places.append(transfer.notes()->note(note).where);
        }
        QVERIFY2(places.contains(QStringLiteral("g1, Di, Military conflicts")),
                 "a column in the words of the sheet, not those of our files");
        QCOMPARE(book->history()->total(), 2); // nothing has been taken yet
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
        // A page may still ask when the games have gone.
        for (const QVariant &none : transfer.games()->table(999)) {
            QVERIFY(none.toList().isEmpty());
        }
        QCOMPARE(transfer.games()->table(999).keys(), transfer.games()->table(0).keys());
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

    void aRefusalNamesItsFileAndItsKind() {
        Book book;
        QStringList problems;
        for (const auto &[name, bytes] : {std::pair{"evening.json", "{\"a\": 1}"},
                                          {"evening.csv", "hello\n"},
                                          {"evening.pdf", "%PDF-1.4\n"}}) {
            book.services.files[QString::fromLatin1(name)] = bytes;
            QVERIFY(!book->transfer()->previewFile(QString::fromLatin1(name)));
            const QString problem = book->transfer()->problem();
            QVERIFY2(problem.startsWith(QLatin1String(name)), qPrintable(problem));
            problems.append(QString(problem).remove(QLatin1String(name)));
        }
        QCOMPARE(problems.removeDuplicates(), 0);
    }
};

QTEST_GUILESS_MAIN(ScoreImportTest)
#include "test_score_import.moc"
