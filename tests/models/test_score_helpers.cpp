// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/pad_at_hand.h"

#include <QRegularExpression>
#include <QTest>
#include <QTranslator>

using namespace mirabilia;
using mirabilia::test::Pad;

class ScoreHelpersTest : public QObject {
    Q_OBJECT

private slots:
    void whatIsPutIntoAHelperIsKeptAtOnce() {
        Pad pad;
        const QString gear = QStringLiteral("gear");
        pad.help(1, QStringLiteral("science"), {{gear, 3}});
        KeptSheet kept;
        kept.id = pad->sheetId();
        kept.sheet = pad.services.all.value(kept.id).sheet;
        QVERIFY(!kept.sheet.entries[1].at(scorer::Row::science)); // nothing is written down
        Pad other;                                                // the program was killed
        QVERIFY(other->open(kept));
        other.select(1, QStringLiteral("science"));
        other->openHelper();
        QCOMPARE(other.field(gear).value, 3);
        pad->helper()->cancel();
        QVERIFY(pad.services.all.value(kept.id).sheet.entries[1].workings.empty());
    }

    void whatCostsPointsIsTakenOff() {
        Pad pad;
        for (const char *row : {"cities", "armada", "edifices"}) {
            const QString id = QString::fromLatin1(row);
            pad->showRow(id, true);
            pad.help(1, id, {{QStringLiteral("won"), 4}, {QStringLiteral("lost"), 6}});
            QCOMPARE(pad->helper()->value(), -2);
            pad->helper()->apply();
            QCOMPARE(pad.cell(1, id).text, QStringLiteral("-2"));
            QVERIFY(pad.cell(1, id).isWorked);
        }
        QCOMPARE(pad->players()->player(1).total, -6);
    }

    void stepsInAHelperCanBeUndone() {
        Pad pad;
        const QString gear = QStringLiteral("gear");
        pad.enter(0, QStringLiteral("military"), 5);
        pad.help(0, QStringLiteral("science"), {{gear, 2}});
        pad->helper()->step(gear, 1);
        QCOMPARE(pad.field(gear).value, 3);
        pad->undo();
        QCOMPARE(pad.field(gear).value, 2);
        QVERIFY(pad->canRedo());
        pad->redo();
        QCOMPARE(pad.field(gear).value, 3);
        pad->undo();
        pad->undo();
        QCOMPARE(pad.field(gear).value, 0);
        QVERIFY(pad->helper()->isOpen());
        pad->undo(); // now the sheet
        QVERIFY(!pad->helper()->isOpen());
        QCOMPARE(pad.cell(0, QStringLiteral("military")).text, QString());
    }

    void aCancelledHelperComesBackByUndo() {
        Pad pad;
        const QString gear = QStringLiteral("gear");
        pad.enter(0, QStringLiteral("military"), 5);
        pad.help(1, QStringLiteral("science"), {{gear, 2}});
        pad->helper()->step(gear, 1);
        pad->helper()->cancel();
        pad->move(0, 1);
        pad->undo();
        QVERIFY(pad->helper()->isOpen());
        QCOMPARE(pad->column(), 1);
        QCOMPARE(pad.field(gear).value, 3);
        pad->undo();
        QCOMPARE(pad.field(gear).value, 2);
        pad->helper()->cancel();
        pad.enter(0, QStringLiteral("treasury"), 3); // now it is forgotten
        pad->undo();
        QVERIFY(!pad->helper()->isOpen());
        QCOMPARE(pad.cell(0, QStringLiteral("treasury")).text, QString());
        QCOMPARE(pad.cell(0, QStringLiteral("military")).text, QStringLiteral("5"));
    }

    /// In every helper: what changes nothing is no step, and what is a step is on disk.
    void whatChangesNothingIsNoStep() {
        for (const char *box : {"classic", "duel", "dice"}) {
            Pad pad(box, 2);
            const QString id = pad->sheetId();
            for (int row = 0; row < pad->rows()->count(); ++row) {
                pad->select(0, row);
                if (!pad->hasHelper()) {
                    continue;
                }
                pad->openHelper();
                pad->helper()->clear();
                QVERIFY2(pad.services.all.contains(id) || !pad->canUndo(), box);
                while (pad->canUndoInHelper()) {
                    pad->undo();
                }
                pad->helper()->clear();
                pad->helper()->clear(); // as good as once
                if (pad->canUndoInHelper()) {
                    pad->undo();
                }
                QVERIFY2(!pad->canUndoInHelper(), box);
                pad->helper()->cancel();
            }
        }
    }

    void anotherCellLeavesTheHelperWithItsValue() {
        Pad pad;
        const QString treasury = QStringLiteral("treasury");
        const QString military = QStringLiteral("military");
        pad.help(0, treasury, {{QStringLiteral("coins"), 14}});
        pad.select(1, military);
        QVERIFY(!pad->helper()->isOpen());
        pad->type(5);
        QCOMPARE(pad.cell(1, military).text, QStringLiteral("5"));
        QCOMPARE(pad.cell(0, treasury).text, QStringLiteral("4"));
        QVERIFY(pad.cell(0, treasury).isWorked);
        QCOMPARE(pad->sheet().entries[0].coins, std::optional(14));
        pad->undo();
        pad->undo(); // that it was written down is one step
        QCOMPARE(pad.cell(0, treasury).text, QString());
        QCOMPARE(pad->sheet().entries[0].coins, std::optional<int>());
    }

    void whoeverLeavesAHelperChangesNothingElsewhere() {
        Pad pad("dice", 2);
        const QString board = QStringLiteral("board");
        pad.enter(0, QStringLiteral("market"), 12);
        pad.help(0, QStringLiteral("agora"), {{board, 1}});
        pad->move(0, 1);
        QCOMPARE(pad.cell(0, QStringLiteral("market")).text, QStringLiteral("12"));
        QCOMPARE(pad.cell(0, QStringLiteral("agora")).text, QString());
        pad.help(0, QStringLiteral("agora"), {});
        QCOMPARE(pad.field(board).value, 1); // nothing is lost

        Pad war;
        const QString military = QStringLiteral("military");
        war.enter(2, military, 3);
        war.help(0, military, {{QStringLiteral("shields"), 1}});
        war->helper()->set(QStringLiteral("seat0.age1"), 2);
        war->move(0, 1);
        QCOMPARE(war.cell(2, military).text, QStringLiteral("3"));
        war.help(0, military, {});
        QCOMPARE(war.field(QStringLiteral("seat0.age1")).value, 2);
    }

    void theAgoraStandsAsOnTheBoard() {
        Pad pad("dice", 2);
        pad.help(0, QStringLiteral("agora"), {{QStringLiteral("board"), 1}});
        const HelperField cell = pad.field(QStringLiteral("agora.r1c2"));
        QCOMPARE(cell.across, 3);
        QCOMPARE(cell.label, QStringLiteral("1 \u00b7 2"));
        QVERIFY(cell.description.contains(QStringLiteral("Row 1, column 2")));
    }

    void aHelperThatIsOnlyLookedAtWritesNothing() {
        Pad pad;
        const QString science = QStringLiteral("science");
        pad.help(0, science, {});
        pad->move(1, 0);
        QVERIFY(!pad->helper()->isOpen());
        QCOMPARE(pad.cell(0, science).text, QString());
        QVERIFY(!pad->canUndo());
    }

    void keysOnTheSheetReplaceWhatTheHelperWrote() {
        Pad pad;
        const QString science = QStringLiteral("science");
        pad.enter(0, science, 1);
        pad->openHelper(); // behind the figure that has just been typed
        pad->helper()->set(QStringLiteral("gear"), 3);
        pad->type(7);
        QVERIFY(!pad->helper()->isOpen());
        QCOMPARE(pad.cell(0, science).text, QStringLiteral("7"));
        pad->undo();
        QCOMPARE(pad.cell(0, science).text, QStringLiteral("9"));
        pad->undo();
        QCOMPARE(pad.cell(0, science).text, QStringLiteral("1"));
    }

    void openingAnOpenHelperLosesNothing() {
        Pad pad;
        const QString gear = QStringLiteral("gear");
        pad.help(0, QStringLiteral("science"), {{gear, 3}});
        pad->openHelper();
        QCOMPARE(pad.field(gear).value, 3);
    }

    void writingDownGoesOnAsEnterDoes() {
        Pad pad;
        const QString guilds = QStringLiteral("guilds");
        pad.help(0, guilds, {{QStringLiteral("scientists_guild"), 1}});
        pad->helper()->apply();
        QCOMPARE(pad->column(), 1);
        QCOMPARE(pad->row(), 0);
        const QString value = pad.cell(0, guilds).text;
        QVERIFY(!value.isEmpty());
        pad->type(5);
        QCOMPARE(pad.cell(0, guilds).text, value);
        pad->undo();
        pad->undo();
        QCOMPARE(pad->column(), 0); // back where it was written
    }

    void wildSymbolsThatAreKnown() {
        Pad pad;
        const QString wild = QStringLiteral("wild");
        pad.help(0, QStringLiteral("guilds"), {{QStringLiteral("scientists_guild"), 1}});
        pad->helper()->apply();
        pad.help(0, QStringLiteral("science"), {{QStringLiteral("gear"), 2}});
        QCOMPARE(pad.field(wild).value, 1);
        QCOMPARE(pad->helper()->value(), 9);
        pad->helper()->set(wild, 0);
        QCOMPARE(pad->helper()->value(), 4);
    }

    void whoeverLeavesTakesNobodysNotesAlong() {
        Pad pad("classic", 4);
        const QString gear = QStringLiteral("gear");
        pad.help(1, QStringLiteral("science"), {{gear, 4}});
        pad->removePlayer(3);
        QVERIFY(!pad->helper()->isOpen());
        pad.select(1, QStringLiteral("science"));
        pad->openHelper();
        QCOMPARE(pad.field(gear).value, 4);
    }

    void scienceHelper() {
        Pad pad;
        const QString science = QStringLiteral("science");
        pad.help(0, science,
                 {{QStringLiteral("compass"), 3},
                  {QStringLiteral("gear"), 1},
                  {QStringLiteral("tablet"), 2}});
        QCOMPARE(pad->helper()->value(), 21); // Alexandria, rulebook
        QCOMPARE(pad.cell(0, science).text, QString());
        pad->helper()->apply();
        QVERIFY(!pad->helper()->isOpen());
        QCOMPARE(pad.cell(0, science).text, QStringLiteral("21"));
        QVERIFY(pad.cell(0, science).isWorked);
        pad.select(0, science);
        QCOMPARE(pad->currentSteps().size(), 4);

        pad->openHelper();
        QCOMPARE(pad.field(QStringLiteral("compass")).value, 3);
        pad->helper()->step(QStringLiteral("wild"), 1);
        QCOMPARE(pad->helper()->value(), 31);
        pad->helper()->step(QStringLiteral("gear"), -5);
        QCOMPARE(pad.field(QStringLiteral("gear")).value, 0);
        pad->helper()->cancel();
        QCOMPARE(pad.cell(0, science).text, QStringLiteral("21"));
        pad->type(9); // typed over: no longer how it came about
        QVERIFY(!pad.cell(0, science).isWorked);
        pad->undo();
        QVERIFY(pad.cell(0, science).isWorked);
        pad->undo();
        QCOMPARE(pad.cell(0, science).text, QString());
    }

    void warFromShieldsOfAllSeats() {
        Pad pad;
        const QString military = QStringLiteral("military");
        pad.help(1, military, {{QStringLiteral("shields"), 1}});
        QCOMPARE(pad->helper()->count(), 10);
        pad->helper()->set(QStringLiteral("seat0.age1"), 2);
        pad->helper()->set(QStringLiteral("seat1.age1"), 1);
        QCOMPARE(pad->helper()->value(), 0); // one won, one lost
        pad->helper()->apply();
        QCOMPARE(pad.cell(0, military).text, QStringLiteral("2"));
        QCOMPARE(pad.cell(1, military).text, QStringLiteral("0"));
        QCOMPARE(pad.cell(2, military).text, QStringLiteral("-2"));
        QCOMPARE(pad->findings()->count(), 0);
        pad->undo();
        QCOMPARE(pad.cell(2, military).text, QString());
    }

    void coinsAlsoBreakTies() {
        Pad pad;
        pad.help(0, QStringLiteral("treasury"), {{QStringLiteral("coins"), 14}});
        pad->helper()->apply();
        QCOMPARE(pad.cell(0, QStringLiteral("treasury")).text, QStringLiteral("4"));
        QCOMPARE(pad->sheet().entries[0].coins, std::optional(14));
    }

    void wonderWithItsStages() {
        Pad pad;
        const QString wonders = QStringLiteral("wonders");
        pad.help(0, wonders, {});
        QCOMPARE(pad->helper()->count(), 1); // which one first
        const int giza = static_cast<int>(
            pad.field(QStringLiteral("wonder")).options.indexOf(pad.catalogue.name("giza")));
        pad->helper()->set(QStringLiteral("wonder"), giza);
        pad->helper()->set(QStringLiteral("side"), 0);
        pad->helper()->set(QStringLiteral("stages"), 9);
        QCOMPARE(pad.field(QStringLiteral("stages")).value, 3);
        QCOMPARE(pad->helper()->value(), 15);
        pad->helper()->apply();
        QCOMPARE(pad.cell(0, wonders).text, QStringLiteral("15"));
        QCOMPARE(pad->players()->player(0).wonder, QStringLiteral("giza"));
        QCOMPARE(pad->players()->player(0).side, QStringLiteral("A"));
    }

    void guildsKnowTheNeighbours() {
        Pad pad;
        // Seat 1 sits on the left of seat 0.
        pad.help(1, QStringLiteral("civilian"),
                 {{QStringLiteral("altar"), 1}, {QStringLiteral("palace"), 1}});
        pad->helper()->apply();
        QCOMPARE(pad.cell(1, QStringLiteral("civilian")).text, QStringLiteral("10"));
        pad.help(0, QStringLiteral("guilds"), {{QStringLiteral("magistrates_guild"), 1}});
        QCOMPARE(pad.field(QStringLiteral("left.civilian")).value, 2);
        QVERIFY(!pad.field(QStringLiteral("left.civilian")).detail.isEmpty());
        pad->helper()->set(QStringLiteral("right.civilian"), 3);
        QCOMPARE(pad->helper()->value(), 5);
        QVERIFY(pad.field(QStringLiteral("left.military")).key.isEmpty()); // nobody asks
        pad->helper()->clear();
        QCOMPARE(pad->helper()->value(), 0);
        pad->helper()->set(QStringLiteral("shipowners_guild"), 1);
        pad->helper()->set(QStringLiteral("self.raw_material"), 4);
        QCOMPARE(pad->helper()->value(), 5); // itself is a guild
    }

    void yellowCards() {
        Pad pad;
        pad.help(0, QStringLiteral("commerce"),
                 {{QStringLiteral("lighthouse"), 1}, {QStringLiteral("others"), 3}});
        QCOMPARE(pad->helper()->value(), 4);
        pad->helper()->set(QStringLiteral("haven"), 1);
        pad->helper()->set(QStringLiteral("self.raw_material"), 2);
        QCOMPARE(pad->helper()->value(), 7);
    }

    void duelByName() {
        Pad pad("duel", 2);
        pad.help(0, QStringLiteral("military"), {{QStringLiteral("pawn"), 4}});
        QCOMPARE(pad->helper()->value(), 5);
        pad->helper()->apply();
        pad.select(0, QStringLiteral("military"));
        QVERIFY(!pad->currentSteps().isEmpty());
        QCOMPARE(pad.cell(1, QStringLiteral("military")).text, QStringLiteral("0")); // one pawn
        pad->undo();
        QCOMPARE(pad.cell(1, QStringLiteral("military")).text, QString());
        pad->redo();
        pad.help(0, QStringLiteral("civilian"), {{QStringLiteral("palace"), 1}});
        QCOMPARE(pad->helper()->value(), 7);
        pad->helper()->apply();
        // Mathematics counts tokens, itself too; the Builders Guild the wonders of the larger city.
        pad.help(0, QStringLiteral("progress"),
                 {{QStringLiteral("mathematics"), 1}, {QStringLiteral("law"), 1}});
        QCOMPARE(pad->helper()->value(), 6);
        pad->helper()->apply();
        pad.help(0, QStringLiteral("science"),
                 {{QStringLiteral("workshop"), 1}, {QStringLiteral("laboratory"), 1}});
        const QVariantMap symbols = pad->helper()->steps().last().toMap();
        QCOMPARE(symbols[QStringLiteral("points")].toInt(), 0);
        QVERIFY2(symbols[QStringLiteral("text")].toString().contains(QLatin1String("pair")),
                 qPrintable(symbols[QStringLiteral("text")].toString()));
        pad->helper()->cancel();
        pad.help(0, QStringLiteral("guilds"), {{QStringLiteral("builders_guild"), 1}});
        pad->helper()->set(QStringLiteral("own.wonders"), 1);
        pad->helper()->set(QStringLiteral("other.wonders"), 3);
        QCOMPARE(pad->helper()->value(), 6);
        pad->helper()->cancel();
        pad.help(1, QStringLiteral("treasury"), {{QStringLiteral("coins"), 11}});
        QCOMPARE(pad->helper()->value(), 3);
    }

    void duelFollowsWhatTheOtherCityHas() {
        Pad pad("duel", 2);
        const QString guilds = QStringLiteral("guilds");
        pad.help(1, QStringLiteral("wonders"),
                 {{QStringLiteral("the_pyramids"), 1}, {QStringLiteral("the_sphinx"), 1}});
        pad->helper()->apply();
        pad.help(1, QStringLiteral("treasury"), {{QStringLiteral("coins"), 11}});
        pad->helper()->apply();
        pad.help(
            0, guilds,
            {{QStringLiteral("builders_guild"), 1}, {QStringLiteral("moneylenders_guild"), 1}});
        pad->helper()->apply();
        QCOMPARE(pad.cell(0, guilds).text, QStringLiteral("7")); // of two wonders and 11 coins
        pad.help(1, QStringLiteral("wonders"), {{QStringLiteral("the_colossus"), 1}});
        pad->helper()->apply();
        QCOMPARE(pad.cell(0, guilds).text, QStringLiteral("9"));
        pad.select(1, QStringLiteral("treasury"));
        pad->type(1);
        pad->type(5);
        pad->count(); // coins, typed on the sheet
        QCOMPARE(pad.cell(0, guilds).text, QStringLiteral("11"));
        QVERIFY(pad.cell(0, guilds).isWorked);
        pad->undo();
        QCOMPARE(pad.cell(0, guilds).text, QStringLiteral("9"));
    }

    void diceBoardSpaceBySpace() {
        Pad pad("dice", 2);
        pad.help(0, QStringLiteral("agora"), {{QStringLiteral("board"), 1}});
        QVERIFY(pad->helper()->count() > 40);
        for (const char *space : {"wonder.1", "wonder.2", "wonder.3"}) {
            pad->helper()->set(QString::fromLatin1(space), 1);
        }
        pad->helper()->apply(); // all rows at once
        QCOMPARE(pad.cell(0, QStringLiteral("wonders")).text, QStringLiteral("15"));
        QCOMPARE(pad.cell(0, QStringLiteral("agora")).text, QStringLiteral("0"));
        pad.help(0, QStringLiteral("west_barracks"), {});
        QCOMPARE(pad.field(QStringLiteral("wonder.2")).value, 1);
        QCOMPARE(pad->helper()->get(1).value<HelperField>().group, QStringLiteral("West Barracks"));
        QCOMPARE(pad.field(QStringLiteral("wonder.2")).label, QStringLiteral("Stage 2"));
        QVERIFY(pad.field(QStringLiteral("met.barracks_west.attack.1")).key.isEmpty());
        pad->helper()->set(QStringLiteral("barracks_west.attack.1"), 1);
        const int open = pad->helper()->value();
        pad->helper()->set(QStringLiteral("met.barracks_west.attack.1"), 1);
        QCOMPARE(pad->helper()->value(), open - 1);
        pad->undo();
        pad->undo();
        pad->undo(); // after what was put in, the rows
        QCOMPARE(pad.cell(0, QStringLiteral("wonders")).text, QString());
    }

    /// Words that are looked up in the wrong place stay English.
    void helpersSpeakTheLanguage() {
        QTranslator chinese;
        QVERIFY(chinese.load(QStringLiteral(":/i18n/mirabilia_zh_CN.qm")));
        QCoreApplication::installTranslator(&chinese);
        static const QRegularExpression english(QStringLiteral("[a-z]"));
        int helpers = 0;
        for (const char *box : {"classic", "duel", "dice"}) {
            Pad pad(box, 2);
            for (int row = 0; row < pad->rows()->count(); ++row) {
                pad->select(0, row);
                if (!pad->hasHelper()) {
                    continue;
                }
                ++helpers;
                pad->openHelper();
                QVERIFY2(!pad->helper()->rule().contains(english),
                         qPrintable(pad->helper()->rule()));
                QVERIFY2(!pad->helper()->applyText().contains(english),
                         qPrintable(pad->helper()->applyText()));
            }
        }
        QVERIFY(helpers > 12);
    }

    void guildsFollowWhatTheyCount() {
        Pad pad;
        const QString civilian = QStringLiteral("civilian");
        const QString guilds = QStringLiteral("guilds");
        pad.help(1, civilian, {{QStringLiteral("altar"), 1}});
        pad->helper()->apply();
        pad.help(0, guilds, {{QStringLiteral("magistrates_guild"), 1}});
        pad->helper()->set(QStringLiteral("right.civilian"), 3); // nobody else says this
        pad->helper()->apply();
        QCOMPARE(pad.cell(0, guilds).text, QStringLiteral("4"));
        pad.help(1, civilian, {{QStringLiteral("palace"), 1}});
        pad->helper()->apply();
        QCOMPARE(pad.cell(0, guilds).text, QStringLiteral("5"));
        QVERIFY(pad.cell(0, guilds).isWorked);
        pad->undo();
        QCOMPARE(pad.cell(0, guilds).text, QStringLiteral("4"));
        pad.enter(0, guilds, 7); // from now on it is a figure
        pad.help(1, civilian, {{QStringLiteral("palace"), 1}});
        pad->helper()->apply();
        QCOMPARE(pad.cell(0, guilds).text, QStringLiteral("7"));
    }

    void whatIsCountedOnceServesEverybody() {
        Pad pad;
        const QString guilds = QStringLiteral("guilds");
        pad.help(0, guilds, {{QStringLiteral("workers_guild"), 1}});
        pad->helper()->set(QStringLiteral("left.raw_material"), 4);
        pad->helper()->set(QStringLiteral("right.raw_material"), 2);
        pad->helper()->apply();
        QCOMPARE(pad.cell(0, guilds).text, QStringLiteral("6"));
        // The right neighbour of seat 2 is seat 1, whom seat 0 has on the left.
        pad.help(2, guilds, {{QStringLiteral("workers_guild"), 1}});
        QCOMPARE(pad.field(QStringLiteral("right.raw_material")).value, 4);
        pad->helper()->cancel();
        pad.help(1, guilds, {{QStringLiteral("shipowners_guild"), 1}});
        QCOMPARE(pad.field(QStringLiteral("self.raw_material")).value, 4);
    }

    void guildsAreOneTapOnceAllIsCounted() {
        Pad pad;
        const QString guilds = QStringLiteral("guilds");
        const QString magistrates = QStringLiteral("magistrates_guild");
        pad.help(0, guilds, {});
        QVERIFY(pad.field(QStringLiteral("left.civilian")).key.isEmpty());
        pad->helper()->set(QStringLiteral("all"), 1);
        QVERIFY(pad.field(QStringLiteral("self.guild")).key.isEmpty()); // it counts those itself
        pad->helper()->set(QStringLiteral("left.civilian"), 5);
        QVERIFY(pad.field(magistrates).detail.contains(QLatin1Char('5')));
        pad->helper()->set(QStringLiteral("left.military"), 3);
        pad->helper()->set(magistrates, 1);
        QCOMPARE(pad->helper()->value(), 5);
        pad->helper()->set(QStringLiteral("spies_guild"), 1);
        QCOMPARE(pad->helper()->value(), 8);
        pad->helper()->apply();
        pad.help(1, guilds, {});
        QCOMPARE(pad.field(QStringLiteral("all")).value, 1); // as it was done before
        QCOMPARE(pad.field(QStringLiteral("self.civilian")).key, QString());
    }

    void whatIsOnlyBegunInAHelperIsNoExplanation() {
        Pad pad;
        const QString science = QStringLiteral("science");
        pad.enter(1, science, 9);
        pad.help(1, science, {{QStringLiteral("gear"), 2}});
        pad->removePlayer(0); // puts the helper away
        QVERIFY(!pad.cell(0, science).isWorked);
        QVERIFY(pad->currentSteps().isEmpty());
        pad.help(0, science, {});
        QCOMPARE(pad.field(QStringLiteral("gear")).value, 2);
    }
};

QTEST_GUILESS_MAIN(ScoreHelpersTest)
#include "test_score_helpers.moc"
