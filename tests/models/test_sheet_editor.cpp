// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/scorepad/sheet_editor.h"

#include <QTest>

#include <functional>
#include <random>
#include <vector>

using namespace mirabilia;
using scorer::Row;

namespace {

SheetEditor editorFor(scorer::Box box, std::size_t players) {
    scorer::Sheet sheet;
    sheet.box = box;
    sheet.entries.resize(players);
    return SheetEditor(sheet);
}

void press(SheetEditor &editor, char key) {
    if (key == '\n') {
        editor.enter();
        return;
    }
    TypedFigure typed = editor.typed();
    const bool means = key == '-'   ? typed.minus()
                       : key == '+' ? typed.plus()
                       : key == '<' ? typed.erase()
                                    : typed.digit(key - '0');
    if (means) {
        editor.put(typed);
    }
}

void type(SheetEditor &editor, const char *keys) {
    for (const char *key = keys; *key != 0; ++key) {
        press(editor, *key);
    }
}

} // namespace

class SheetEditorTest : public QObject {
    Q_OBJECT

private slots:
    void enterWalksDownThenToTheNextPlayer() {
        SheetEditor editor = editorFor(scorer::Box::classic, 2);
        type(editor, "6\n4\n10\n13\n21\n4\n0\n-1\n");
        QCOMPARE(editor.entry(0).at(Row::military), std::optional(6));
        QCOMPARE(editor.entry(0).at(Row::science), std::optional(21));
        QCOMPARE(editor.entry(0).at(Row::guilds), std::optional(0));
        QCOMPARE(editor.entry(1).at(Row::military), std::optional(-1));
        QCOMPARE(scorer::total(scorer::Box::classic, editor.entry(0)), std::optional(58));
        QCOMPARE(editor.column(), 1);
        QCOMPARE(editor.row(), 1);
        editor.enterBack();
        editor.enterBack();
        QCOMPARE(editor.column(), 0);
        QCOMPARE(editor.row(), 6);
    }

    void theFirstGapIsWhereOneGoesOn() {
        SheetEditor editor = editorFor(scorer::Box::dice, 2);
        type(editor, "1\n2\n3\n4\n5\n6\n7\n8\n9\n");
        editor.select(0, 3);
        editor.selectFirstGap();
        QCOMPARE(editor.column(), 1);
        QCOMPARE(editor.row(), 1);
        type(editor, "1\n2\n3\n4\n5\n6\n7\n");
        editor.select(0, 3);
        editor.selectFirstGap();
        QCOMPARE(editor.column(), 0);
        QCOMPARE(editor.row(), 3);
    }

    void theLastCellIsTheEnd() {
        SheetEditor editor = editorFor(scorer::Box::dice, 2);
        editor.select(1, 7);
        type(editor, "8\n");
        QCOMPARE(editor.column(), 1);
        QCOMPARE(editor.row(), 7);
        editor.move(5, 5);
        QCOMPARE(editor.column(), 1);
        editor.move(-9, -9);
        QCOMPARE(editor.column(), 0);
        QCOMPARE(editor.row(), 0);
    }

    void theFirstDigitReplaces() {
        SheetEditor editor = editorFor(scorer::Box::classic, 3);
        type(editor, "12");
        editor.select(0, 0);
        type(editor, "7");
        QCOMPARE(editor.entry(0).at(Row::military), std::optional(7));
        type(editor, "<");
        QVERIFY(!editor.entry(0).at(Row::military));
        type(editor, "123456");
        QCOMPARE(editor.entry(0).at(Row::military), std::optional(123));
    }

    void negativeNumbers() {
        SheetEditor editor = editorFor(scorer::Box::classic, 3);
        type(editor, "-");
        QCOMPARE(editor.text(0, 0), QStringLiteral("-"));
        QVERIFY(!editor.entry(0).at(Row::military));
        QVERIFY(!editor.canUndo());
        type(editor, "12");
        QCOMPARE(editor.entry(0).at(Row::military), std::optional(-12));
        type(editor, "<");
        QCOMPARE(editor.entry(0).at(Row::military), std::optional(-1));
        type(editor, "-");
        QCOMPARE(editor.entry(0).at(Row::military), std::optional(1));
        type(editor, "3"); // two of them, and not thirteen
        QCOMPARE(editor.entry(0).at(Row::military), std::optional(-4));
        editor.enter();
        type(editor, "-4"); // the treasury is never negative
        QCOMPARE(editor.entry(0).at(Row::treasury), std::optional(4));
    }

    void keysOfOneCellAreOneStep() {
        SheetEditor editor = editorFor(scorer::Box::classic, 3);
        type(editor, "12\n3");
        editor.undo();
        QVERIFY(!editor.entry(0).at(Row::treasury));
        QCOMPARE(editor.row(), 1);
        QCOMPARE(editor.entry(0).at(Row::military), std::optional(12));
        editor.undo();
        QVERIFY(!editor.entry(0).at(Row::military));
        QVERIFY(!editor.canUndo());
        editor.redo();
        editor.redo();
        QCOMPARE(editor.entry(0).at(Row::treasury), std::optional(3));
        QVERIFY(!editor.canRedo());
        editor.undo();
        type(editor, "9");
        QVERIFY(!editor.canRedo());
    }

    void anyKeysCanBeUndoneAndDoneAgain() {
        std::mt19937 random(11);
        for (int game = 0; game < 20; ++game) {
            SheetEditor editor = editorFor(static_cast<scorer::Box>(random() % 3), 2);
            const scorer::Sheet before = editor.sheet();
            for (int key = 0; key < 200; ++key) {
                switch (random() % 10) {
                case 0: editor.enter(); break;
                case 1: press(editor, random() % 2 == 0 ? '-' : '+'); break;
                case 2: press(editor, '<'); break;
                case 3: editor.move(static_cast<int>(random() % 3) - 1, 1); break;
                case 4: editor.addPlayer({}); break;
                case 5: editor.removePlayer(static_cast<int>(random() % 3)); break;
                case 6: editor.movePlayer(0, 1); break;
                case 7:
                    editor.showRow(
                        editor.optionalRows()[static_cast<int>(
                            random() % static_cast<unsigned>(editor.optionalRows().size()))],
                        random() % 2 == 0);
                    break;
                default: press(editor, static_cast<char>('0' + random() % 10));
                }
                QVERIFY(editor.row() < editor.rows().size());
                QVERIFY(editor.column() < editor.columns());
            }
            const scorer::Sheet after = editor.sheet();
            while (editor.canUndo()) {
                editor.undo();
            }
            QVERIFY(editor.sheet() == before);
            while (editor.canRedo()) {
                editor.redo();
            }
            QVERIFY(editor.sheet() == after);
        }
    }

    void rowsOfExpansionsAreAddOns() {
        SheetEditor editor = editorFor(scorer::Box::classic, 3);
        QCOMPARE(editor.rows().size(), 7);
        editor.showRow(Row::cities, true);
        editor.setAddOns(QStringLiteral("Babel"));
        editor.showRow(Row::leaders, true);
        QCOMPARE(editor.rows().size(), 9);
        QCOMPARE(editor.addOns(), QStringLiteral("Babel"));
        QCOMPARE(SheetEditor(editor.sheet()).rows().size(), 9); // kept with the sheet
        editor.select(1, 8);
        type(editor, "-3");
        editor.showRow(Row::cities, false); // it holds a value
        QCOMPARE(editor.rows().size(), 9);
        editor.showRow(Row::leaders, false);
        QCOMPARE(editor.rows().size(), 8);
        QCOMPARE(editor.current(), SheetRow(Row::cities));
    }

    void coinsAreAskedForWhenTheyDecide() {
        SheetEditor editor = editorFor(scorer::Box::classic, 2);
        type(editor, "5\n0\n0\n0\n0\n0\n0\n");
        QCOMPARE(editor.column(), 1);
        type(editor, "5\n0\n0\n0\n0\n0\n");
        QVERIFY(!editor.rows().contains(SheetRow::coins())); // a tie so far
        type(editor, "0");
        QVERIFY(editor.rows().contains(SheetRow::coins()));
        editor.select(1, static_cast<int>(editor.rows().indexOf(SheetRow::coins())));
        type(editor, "9");
        QCOMPARE(editor.entry(1).coins, std::optional(9));
        QVERIFY(!editorFor(scorer::Box::duel, 2).optionalRows().contains(SheetRow::coins()));
    }

    void coinsThatNobodyAskedForAreNotOnTheWay() {
        scorer::Sheet sheet;
        sheet.entries.resize(2);
        sheet.entries[0].coins = 14; // as those that were counted for the treasury
        SheetEditor editor(sheet);
        QVERIFY(editor.rows().contains(SheetRow::coins()));
        editor.select(0, 6);
        type(editor, "9\n2\n5");
        QCOMPARE(editor.entry(0).coins, std::optional(14));
        QCOMPARE(editor.entry(1).at(Row::military), std::optional(2));
        QCOMPARE(editor.entry(1).at(Row::treasury), std::optional(5));
        editor.enterBack();
        editor.enterBack();
        QCOMPARE(editor.current(), SheetRow(Row::guilds));
        editor.showRow(SheetRow::coins(), true);
        editor.enter();
        QCOMPARE(editor.current(), SheetRow::coins());
    }

    void behindTheLastCellThereIsNone() {
        SheetEditor editor = editorFor(scorer::Box::classic, 2);
        editor.select(1, 5);
        QVERIFY(editor.enter());
        type(editor, "7");
        QVERIFY(!editor.enter());
        QCOMPARE(editor.row(), 6);
        QVERIFY(editor.typed().isFresh());
    }

    void figuresStayWhateverElseChanges() {
        SheetEditor editor = editorFor(scorer::Box::classic, 2);
        type(editor, "1");
        editor.change(QStringLiteral("name"),
                      [](scorer::Sheet &changed) { changed.entries[0].player = "Ada"; });
        type(editor, "2");
        QCOMPARE(editor.entry(0).at(Row::military), std::optional(12));
        editor.change({}, [](scorer::Sheet &changed) {
            changed.entries[0].set(Row::military, 5); // a helper did
        });
        type(editor, "3");
        QCOMPARE(editor.entry(0).at(Row::military), std::optional(3));
    }

    void aWrongRankOfAFileIsARow() {
        scorer::Sheet sheet;
        sheet.entries.resize(2);
        QVERIFY(!SheetEditor(sheet).optionalRows().contains(SheetRow::rank()));
        sheet.entries[1].recordedRank = 2;
        SheetEditor editor(sheet);
        editor.select(1, static_cast<int>(editor.rows().indexOf(SheetRow::rank())));
        type(editor, "<"); // it was the only one, and the row is still there
        QCOMPARE(editor.current(), SheetRow::rank());
        type(editor, "3");
        QCOMPARE(editor.entry(1).recordedRank, std::optional(3));
        type(editor, "<");
        editor.enterBack();
        type(editor, "5");
        QVERIFY(!editor.rows().contains(SheetRow::rank()));
    }

    void whatCostsPointsTakesAMinus() {
        SheetEditor editor = editorFor(scorer::Box::classic, 1);
        for (const Row row : {Row::cities, Row::armada, Row::edifices, Row::other}) {
            editor.showRow(row, true);
            editor.select(0, static_cast<int>(editor.rows().indexOf(SheetRow(row))));
            type(editor, "-3");
            QCOMPARE(editor.entry(0).at(row), std::optional(-3));
        }
    }

    void whoComesGoesOrMovesSeatsTheTableAnew() {
        scorer::Sheet sheet;
        sheet.seating = scorer::Seating::guessed;
        sheet.entries.resize(4);
        for (scorer::Entry &entry : sheet.entries) {
            entry.seat = static_cast<int>(&entry - sheet.entries.data()) + 3;
            entry.left = "Ada";
            entry.right = "Bo";
            entry.workings[Row::military] = "{\"seat1\": 2}";
            entry.workings[Row::science] = "{\"gear\": 2}";
        }
        const std::vector<std::function<void(SheetEditor &)>> changes{
            [](SheetEditor &editor) { editor.removePlayer(1); },
            [](SheetEditor &editor) { editor.movePlayer(0, 2); },
            [](SheetEditor &editor) { editor.addPlayer({}); }};
        for (const auto &change : changes) {
            SheetEditor editor(sheet);
            change(editor);
            QVERIFY(editor.sheet().seating == scorer::Seating::known);
            for (int column = 0; column < editor.columns(); ++column) {
                const scorer::Entry &entry = editor.entry(column);
                QVERIFY(!entry.seat);
                QVERIFY(entry.left.empty() && entry.right.empty());
                QVERIFY(entry.workings.count(Row::military) == 0);
            }
            QCOMPARE(editor.entry(0).workings.count(Row::science), std::size_t{1});
            editor.undo();
            QVERIFY(editor.sheet() == sheet);
        }
    }

    void playersWithinTheBounds() {
        SheetEditor editor = editorFor(scorer::Box::duel, 2);
        editor.addPlayer({});
        editor.removePlayer(0);
        QCOMPARE(editor.columns(), 2);
        SheetEditor eight = editorFor(scorer::Box::classic, 8);
        eight.addPlayer({});
        QCOMPARE(eight.columns(), 8);
    }
};

QTEST_GUILESS_MAIN(SheetEditorTest)
#include "test_sheet_editor.moc"
