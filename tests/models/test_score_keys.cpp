// SPDX-License-Identifier: GPL-3.0-or-later
// What keys write on the sheet, and the one rule of going on.
#include "tests/models/pad_at_hand.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <numeric>
#include <random>

using namespace mirabilia;
using mirabilia::test::Pad;

class ScoreKeysTest : public QObject {
    Q_OBJECT

private:
    /// A figure as people type one: a number, a sum, coins, with slips that are erased.
    static int typeAny(ScorePadModel &pad, std::mt19937 &random) {
        const auto chance = [&random](unsigned outOf) { return random() % outOf == 0; };
        const auto number = [&](int value) {
            for (const QChar figure : QString::number(value)) {
                pad.type(figure.digitValue());
            }
        };
        const int value = static_cast<int>(random() % 9);
        if (chance(6)) {
            number(7);
            pad.backspace();
        }
        if (chance(4)) { // "3 + 0 + 2"
            number(value);
            pad.plus();
            number(0);
            return value;
        }
        if (chance(4) && pad.countGlyph() == QLatin1String("coin")) {
            number(3 * value);
            pad.count();
            return value;
        }
        number(value);
        if (chance(3) && pad.mayBeNegative() && value <= 6) {
            pad.minus();
            return -value;
        }
        return value;
    }

private slots:
    void nothingGoesOnByItself() {
        Pad pad;
        pad->type(6); // no war is worth sixty
        QCOMPARE(pad->row(), 0);
        QVERIFY(!pad->isFresh());
        pad->enter();
        QCOMPARE(pad->row(), 1);
        QVERIFY(pad->isFresh());
        pad->enter();
        QCOMPARE(pad->row(), 2);
        pad->select(1, 0);
        pad->minus();
        pad->type(1);
        pad->move(1, 0);
        QCOMPARE(pad.cell(1, QStringLiteral("military")).text, QStringLiteral("-1"));
        QCOMPARE(pad->column(), 2);
        pad->type(1);
        pad->type(8);
        QCOMPARE(pad->row(), 0);
        pad->backspace();
        QCOMPARE(pad.cell(2, QStringLiteral("military")).text, QStringLiteral("1"));
        QVERIFY(pad->goingOn().startsWith(QStringLiteral("Enter")));
        pad->setNamesKeys(false);
        QVERIFY(pad->goingOn().startsWith(QStringLiteral("Next")));
    }

    void sumsAreWorkedOutInEveryRow() {
        Pad pad;
        for (int row = 0; row < pad->rows()->count(); ++row) {
            pad->select(0, row);
            for (const int figure : {3, 5, 2}) {
                pad->type(figure);
                if (figure != 2) {
                    pad->plus();
                }
            }
            QCOMPARE(pad->cells()->cell(row * pad->playerCount()).text, QStringLiteral("3+5+2"));
            QCOMPARE(pad->sumText(), QStringLiteral("3+5+2 = 10"));
            pad->enter();
            QCOMPARE(pad->cells()->cell(row * pad->playerCount()).text, QStringLiteral("10"));
        }
        QCOMPARE(pad->players()->player(0).total, 70);
        QCOMPARE(pad.services.all[pad->sheetId()].sheet.entries[0].at(scorer::Row::guilds),
                 std::optional(10));
        pad.select(1, QStringLiteral("civilian"));
        for (const int figure : {1, 0}) {
            pad->type(figure);
        }
        pad->minus();
        pad->type(2);
        QCOMPARE(pad->sumText(), QStringLiteral("10\u22122 = 8"));
        pad->undo(); // one cell, one step
        QCOMPARE(pad.cell(1, QStringLiteral("civilian")).text, QString());
    }

    void aFigureBeyondTheRowIsNotWrittenAndTold() {
        Pad pad("duel", 2);
        QSignalSpy refused(&pad.pad, &ScorePadModel::refused);
        const QString commerce = QStringLiteral("commerce");
        pad.select(0, commerce);
        for (const int figure : {4, 7, 1, 2}) {
            pad->type(figure);
        }
        QVERIFY(refused.count() >= 2);
        const int kept = pad.cell(0, commerce).text.toInt();
        QVERIFY2(kept <= 47, qPrintable(QString::number(kept)));
        QVERIFY2(pad->currentMark().contains(QStringLiteral("was not written")),
                 qPrintable(pad->currentMark()));
        QCOMPARE(pad->findings()->finding(0).kind, QStringLiteral("refused"));
        pad->enter(); // going on does not hide it
        QVERIFY(!pad.cell(0, commerce).mark.isEmpty());
        pad.enter(0, commerce, 3);
        QCOMPARE(pad.cell(0, commerce).mark, QString());
        QCOMPARE(pad.cell(0, commerce).text, QStringLiteral("3"));
    }

    void aMinusThatMeansNothingIsTold() {
        Pad pad;
        const QString civilian = QStringLiteral("civilian");
        pad.select(0, civilian);
        pad->minus();
        pad->type(3);
        QCOMPARE(pad.cell(0, civilian).text, QStringLiteral("3"));
        QVERIFY(pad.cell(0, civilian).mark.contains(QStringLiteral("was not written")));
        pad->backspace();
        QCOMPARE(pad.cell(0, civilian).mark, QString());
        pad->select(0, 0);
        pad->type(4);
        pad->minus(); // behind its figure
        QCOMPARE(pad.cell(0, QStringLiteral("military")).text, QStringLiteral("-4"));
    }

    void soMuchIsSeldom() {
        Pad pad;
        pad.enter(0, QStringLiteral("wonders"), 31); // 3, and 10 for the next row
        QVERIFY(!pad.cell(0, QStringLiteral("wonders")).seldom.isEmpty());
        QVERIFY(!pad->currentSeldom().isEmpty());
        QCOMPARE(pad->findings()->count(), 0); // it may be right
        pad.enter(0, QStringLiteral("wonders"), 15);
        QCOMPARE(pad.cell(0, QStringLiteral("wonders")).seldom, QString());
    }

    void behindTheLastCellTheSheetEnds() {
        Pad pad;
        QSignalSpy ended(&pad.pad, &ScorePadModel::ended);
        pad.enter(2, QStringLiteral("guilds"), 7);
        QCOMPARE(ended.count(), 0);
        pad->enter();
        QCOMPARE(ended.count(), 1);
        QCOMPARE(pad.cell(2, QStringLiteral("guilds")).text, QStringLiteral("7"));
    }

    // Whole sheets as somebody types them who knows nothing but the rule: figures, and Enter.
    void randomSheetsEndAsTheyWereMeant_data() {
        QTest::addColumn<QString>("box");
        QTest::addColumn<bool>("expansions");
        for (const char *box : {"classic", "duel", "dice"}) {
            for (const bool expansions : {false, true}) {
                QTest::addRow("%s%s", box, expansions ? " expansions" : "")
                    << QString::fromLatin1(box) << expansions;
            }
        }
    }
    void randomSheetsEndAsTheyWereMeant() {
        QFETCH(QString, box);
        QFETCH(bool, expansions);
        std::mt19937 random(17);
        MemoryScores services;
        const Catalogue catalogue;
        ScorePadModel pad(services, builtInScoreRules(), catalogue); // nobody looks at its rows
        const int sheets = expansions ? 10 : 200;
        for (int sheet = 0; sheet < sheets; ++sheet) {
            QVERIFY(pad.begin(box, box == QLatin1String("duel") ? 2 : sheet % 20 == 0 ? 5 : 2));
            if (expansions) {
                for (const QVariant &row : pad.optionalRows()) {
                    const QVariantMap facts = row.toMap();
                    if (facts[QStringLiteral("expansion")].toBool()) {
                        pad.showRow(facts[QStringLiteral("rowId")].toString(), true);
                    }
                }
            }
            const int rows = pad.rows()->count();
            const int all = rows * pad.playerCount();
            QList<int> order(all);
            std::iota(order.begin(), order.end(), 0);
            const bool inOrder = sheet % 4 != 3; // else each cell is touched first
            if (!inOrder) {
                std::shuffle(order.begin(), order.end(), random);
            }
            QList<int> meant(all);
            for (const int cell : order) {
                if (!inOrder) {
                    pad.select(cell / rows, cell % rows);
                }
                QCOMPARE(pad.column() * rows + pad.row(), cell);
                meant[cell] = typeAny(pad, random);
                if (inOrder) {
                    pad.enter();
                }
            }
            pad.select(0, 0); // a sum stands as it was typed until somebody goes on
            for (int cell = 0; cell < meant.size(); ++cell) {
                const int shown = cell % rows * pad.playerCount() + cell / rows;
                QCOMPARE(pad.cells()->cell(shown).text.toInt(), meant[cell]);
            }
            pad.discard();
        }
    }

    void coinsAreTypedInsteadOfPoints() {
        Pad pad;
        const auto treasury = QStringLiteral("treasury");
        QVERIFY(pad->countGlyph().isEmpty()); // a war has nothing to count
        pad->count();
        QCOMPARE(pad->row(), 0);
        pad.enter(0, treasury, 14);
        QCOMPARE(pad.cell(0, treasury).text, QStringLiteral("14")); // points
        QCOMPARE(pad->countGlyph(), QStringLiteral("coin"));        // they still can be coins
        QCOMPARE(pad->countText(), QStringLiteral("/ \u2192 Coins 14: 4 point(s)"));
        pad->setNamesKeys(false); // there is no such key on a phone
        QCOMPARE(pad->countText(), QStringLiteral("\u2192 Coins 14: 4 point(s)"));
        pad->setNamesKeys(true);
        pad->count();
        QCOMPARE(pad.cell(0, treasury).text, QStringLiteral("4"));
        QVERIFY(pad.cell(0, treasury).isWorked);
        QCOMPARE(pad->sheet().entries[0].coins, std::optional(14));
        QCOMPARE(pad->row(), 1);
        QCOMPARE(pad->countText(), QStringLiteral("Coins 14: 4 point(s)"));
        pad->count(); // not once more
        QCOMPARE(pad.cell(0, treasury).text, QStringLiteral("4"));
        pad->type(3); // meant for the next row
        QCOMPARE(pad->sheet().entries[0].coins, std::optional(14));
        QVERIFY(pad->currentMark().contains(QStringLiteral("Enter goes on")));
        pad->backspace();
        QCOMPARE(pad->sheet().entries[0].coins, std::optional(1));
        pad->type(1);
        QCOMPARE(pad->sheet().entries[0].coins, std::optional(11));
        QCOMPARE(pad->currentMark(), QString());
        pad->enter();
        pad->type(7); // the wonder
        QCOMPARE(pad.cell(0, QStringLiteral("wonders")).text, QStringLiteral("7"));
        pad->undo();
        pad->undo(); // all of the coins at once
        QCOMPARE(pad.cell(0, treasury).text, QString());
        QVERIFY(!pad->sheet().entries[0].coins);
        pad->redo();
        QCOMPARE(pad.cell(0, treasury).text, QStringLiteral("3"));
        QCOMPARE(pad->sheet().entries[0].coins, std::optional(11));
        QCOMPARE(pad.services.all[pad->sheetId()].sheet.entries[0].coins, std::optional(11));
    }
    void coinsThatFollow() {
        Pad pad;
        pad.select(1, QStringLiteral("treasury"));
        QCOMPARE(pad->countText(), QStringLiteral("Enter coins: 14 /"));
        pad->setNamesKeys(false);
        QCOMPARE(pad->countText(), pad->countName());
        pad->count();
        for (const int figure : {4, 5, 2, 9}) { // the last one has no room
            pad->type(figure);
        }
        QCOMPARE(pad->sheet().entries[1].coins, std::optional(45)); // no box holds 452
        QCOMPARE(pad.cell(1, QStringLiteral("treasury")).text, QStringLiteral("15"));
        pad->backspace();
        pad->backspace();
        QVERIFY(!pad->sheet().entries[1].coins);
        QCOMPARE(pad.cell(1, QStringLiteral("treasury")).text, QString());
        Pad duel("duel", 2);
        duel.enter(0, QStringLiteral("treasury"), 8);
        duel->count();
        QCOMPARE(duel.cell(0, QStringLiteral("treasury")).text, QStringLiteral("2"));
    }
    void symbolsAreTypedInsteadOfPoints() {
        Pad pad;
        const auto science = QStringLiteral("science");
        pad.enter(0, science, 2);
        pad->count();
        QCOMPARE(pad.cell(0, science).text, QStringLiteral("4"));
        QCOMPARE(pad->countText(), QStringLiteral("Compass 2, Gear, Tablet"));
        pad->type(1);
        pad->count(); // between figures it says nothing new
        pad->type(1);
        QCOMPARE(pad.cell(0, science).text, QStringLiteral("13"));
        QCOMPARE(pad->countText(), QStringLiteral("Compass 2, Gear 1, Tablet 1: 13 point(s)"));
        QCOMPARE(pad->row(), 4);
        pad->type(3); // meant for the next row: nobody has asked for wild ones
        QCOMPARE(pad.cell(0, science).text, QStringLiteral("13"));
        pad->count(); // a wild one
        pad->type(1);
        QCOMPARE(pad.cell(0, science).text, QStringLiteral("18"));
        QCOMPARE(pad->row(), 4);
        pad->openHelper();
        pad->helper()->cancel();
        pad.select(0, science);
        pad->openHelper();
        QCOMPARE(pad.field(QStringLiteral("wild")).value, 1);
        pad->helper()->cancel();
        pad->undo();
        QCOMPARE(pad.cell(0, science).text, QString());

        pad.enter(1, science, 21); // two of them at once
        pad->count();
        pad->type(1);
        QCOMPARE(pad.cell(1, science).text, QStringLiteral("13"));
        pad->enter();
        pad->type(4); // plain typing, in the next cell
        QCOMPARE(pad.cell(1, QStringLiteral("commerce")).text, QStringLiteral("4"));
        pad.select(2, science);
        pad->count();
        pad->type(0);
        pad->type(0);
        pad->backspace();
        pad->type(3);
        pad->type(0);
        QCOMPARE(pad.cell(2, science).text, QStringLiteral("9"));
    }

    void countsAreOneStepOfTheirCell() {
        Pad pad;
        pad.select(0, QStringLiteral("treasury"));
        pad->type(1);
        pad->type(4);
        pad->setPlace(QStringLiteral("At home")); // a step between
        pad->count();
        QCOMPARE(pad.cell(0, QStringLiteral("treasury")).text, QStringLiteral("4"));
        pad->undo();
        QCOMPARE(pad.cell(0, QStringLiteral("treasury")).text, QStringLiteral("14"));
        QCOMPARE(pad->place(), QStringLiteral("At home"));
        pad->select(1, 0);
        pad->type(5);
        pad->select(1, 0);
        pad->type(5); // nothing new, nothing to take back
        pad->backspace();
        pad->undo();
        QCOMPARE(pad.cell(1, QStringLiteral("military")).text, QStringLiteral("5"));
    }
    void countsStayWithTheirPlayer() {
        Pad pad;
        pad.select(0, QStringLiteral("treasury"));
        pad->addPlayer();
        pad->type(1);
        pad->movePlayer(0, 1);
        pad->count();
        pad->type(9);
        QCOMPARE(pad.cell(0, QStringLiteral("treasury")).text, QStringLiteral("3"));
        QCOMPARE(pad.cell(1, QStringLiteral("treasury")).text, QStringLiteral("1"));
    }

    void aMinusReplacesAsADigitDoes() {
        Pad pad;
        const QString military = QStringLiteral("military");
        QVERIFY(pad->mayBeNegative());
        pad.enter(0, military, 6);
        pad->minus(); // the sign belongs to the six
        QCOMPARE(pad.cell(0, military).text, QStringLiteral("-6"));
        pad.enter(0, military, 1);
        pad->minus();
        pad->type(2); // one less two
        QCOMPARE(pad.cell(0, military).text, QStringLiteral("1-2"));
        QCOMPARE(pad->sheet().entries[0].at(scorer::Row::military), std::optional(-1));
        pad.enter(0, military, -4);
        QCOMPARE(pad.cell(0, military).text, QStringLiteral("-4"));
        pad.select(0, military);
        pad->minus();
        QCOMPARE(pad.cell(0, military).text, QStringLiteral("4"));
        pad->type(2); // "-2"
        QCOMPARE(pad.cell(0, military).text, QStringLiteral("-2"));
        pad.select(0, QStringLiteral("science"));
        QVERIFY(!pad->mayBeNegative());
        QVERIFY(pad->countGlyph() != QString());
    }
};

QTEST_GUILESS_MAIN(ScoreKeysTest)
#include "test_score_keys.moc"
