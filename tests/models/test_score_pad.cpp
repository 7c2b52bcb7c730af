// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/pad_at_hand.h"

#include <QSignalSpy>
#include <QTest>

using namespace mirabilia;
using mirabilia::test::Pad;

class ScorePadTest : public QObject {
    Q_OBJECT

private slots:
    void totalsAndRanksAreLive() {
        Pad pad;
        pad->setPlayer(0, QStringLiteral("name"), QStringLiteral("Ada"));
        pad.enter(0, QStringLiteral("civilian"), 20);
        pad.enter(1, QStringLiteral("civilian"), 12);
        QCOMPARE(pad->players()->player(0).total, 20);
        QCOMPARE(pad->players()->player(0).rankText, QStringLiteral("1st"));
        QCOMPARE(pad->players()->player(1).rank, 2);
        QCOMPARE(pad->players()->player(2).rank, 0);
        QCOMPARE(pad->standing(), QStringLiteral("Ada leads with 20 point(s)"));
        QVERIFY(pad.cell(0, QStringLiteral("civilian")).isBest);
        QVERIFY(!pad.cell(1, QStringLiteral("civilian")).isBest);
        QCOMPARE(pad->missing(), 19);
        QCOMPARE(pad.cell(1, QStringLiteral("civilian")).description,
                 QStringLiteral("Player 2, Civilian structures, 12"));
    }

    void wondersHaveTheirWholeNames() {
        Pad pad;
        pad->setPlayer(0, QStringLiteral("wonder"), QStringLiteral("alexandria"));
        QCOMPARE(pad->players()->player(0).wonderName,
                 QStringLiteral("The Lighthouse of Alexandria"));
        pad->setPlayer(1, QStringLiteral("wonder"), QString(300, QLatin1Char('x')));
        QVERIFY(pad->players()->player(1).wonderName.size() < 40);
    }

    void whatCouldNotBeKeptStaysOnThePad() {
        Pad pad;
        pad.services.full = true;
        pad->type(7);
        const QString id = pad->sheetId();
        QVERIFY(!pad->saveProblem().isEmpty());
        QVERIFY(!pad->close());
        QVERIFY(!pad->begin(QStringLiteral("duel"), 2));
        QVERIFY(!pad->open(scoredGame(QStringLiteral("a"), "2025-01-01", {{"Ada", {1}}})));
        QCOMPARE(pad->sheetId(), id);
        QCOMPARE(pad->cells()->cell(0).text, QStringLiteral("7"));
        pad.services.full = false;
        QVERIFY(pad->close());
        QVERIFY(!pad->isOpen());
        QCOMPARE(pad.services.all[id].sheet.entries[0].at(scorer::Row::military), std::optional(7));
        QVERIFY(pad->saveProblem().isEmpty());
    }

    void whatCouldNotBeKeptCanBeThrownAway() {
        Pad pad;
        pad.services.full = true;
        pad->type(7);
        pad->discard();
        QVERIFY(!pad->isOpen());
        QVERIFY(pad->begin(QStringLiteral("duel"), 2));
    }

    void datesAreKeptAsTheySort() {
        Pad pad("classic", 2);
        pad->setDate(QStringLiteral("31.12.2026"));
        QCOMPARE(pad->date(), QStringLiteral("2026-12-31"));
        pad->setDate(QStringLiteral("1/2/2026")); // English is that of the United States here
        QCOMPARE(pad->date(), QStringLiteral("2026-01-02"));
        pad.catalogue.setLanguage(QStringLiteral("de"));
        pad->setDate(QStringLiteral("1/2/2026"));
        QCOMPARE(pad->date(), QStringLiteral("2026-02-01"));
        pad->setDate(QStringLiteral("an evening in May"));
        QCOMPARE(pad->date(), QStringLiteral("an evening in May"));
    }

    void tiesAreBrokenByTheRules() {
        Pad pad("classic", 2);
        const int rows = pad->rows()->count();
        for (int column = 0; column < 2; ++column) {
            for (int row = 0; row < rows; ++row) {
                QCOMPARE(pad->rows()->count(), rows); // a tie on the way there asks for nothing
                pad->select(column, row);
                pad->type(0);
            }
            pad.enter(column, QStringLiteral("civilian"), 20);
        }
        QVERIFY(pad->players()->player(0).isUndecided);
        QCOMPARE(pad->rows()->count(), rows + 1);
        pad.enter(0, QStringLiteral("coins"), 3);
        pad.enter(1, QStringLiteral("coins"), 5);
        QCOMPARE(pad->players()->player(1).rank, 1);
        QCOMPARE(pad->players()->player(0).rank, 2);
        pad.enter(0, QStringLiteral("coins"), 5);
        QVERIFY(pad->players()->player(0).isShared);
        QCOMPARE(pad->players()->player(0).rankText, QStringLiteral("1st ="));
    }

    void aTieThatNobodyKnowsHowItBrokeIsNoSharedVictory() {
        scorer::Sheet sheet;
        sheet.entries.resize(2);
        for (scorer::Entry &entry : sheet.entries) {
            entry.set(scorer::Row::civilian, 20);
        }
        QCOMPARE(
            ScoreWords::standing(sheet, true),
            QStringLiteral("Player 1 and Player 2 are level with 20 point(s); the coins, which "
                           "decide, are not known"));
        sheet.entries[0].coins = sheet.entries[1].coins = 3;
        QVERIFY(ScoreWords::standing(sheet, true).contains(QLatin1String("share the victory")));
        sheet.box = scorer::Box::dice;
        sheet.entries[0].coins.reset();
        for (scorer::Entry &entry : sheet.entries) {
            entry.set(scorer::Row::agora, 20);
        }
        QVERIFY(ScoreWords::standing(sheet, true).contains(QLatin1String("circled coins")));
        sheet.box = scorer::Box::duel;
        sheet.entries[0].set(scorer::Row::civilian, std::nullopt);
        sheet.entries[0].set(scorer::Row::wonders, 20);
        QVERIFY(ScoreWords::standing(sheet, true).contains(QLatin1String("civilian structures")));
    }

    void pointsBelowNothing() {
        Pad pad;
        pad.enter(0, QStringLiteral("military"), -1);
        QCOMPARE(pad->standing(), QStringLiteral("Player 1 leads with −1 point(s)"));
        QVERIFY(pad->players()->player(0).description.contains(QStringLiteral("−1 point")));
        pad.help(1, QStringLiteral("military"), {{QStringLiteral("defeats"), 2}});
        QCOMPARE(pad->helper()->value(), -2);
        QVERIFY(!pad->helper()->valueText().contains(QLatin1Char('%')));
    }

    void aNameFromTheRightTurnsNothingAroundIt() {
        const std::string omar = "\u0639\u0645\u0631";
        const KeptSheet kept =
            scoredGame(QStringLiteral("a"), "2025-01-01", {{omar, {54}}, {"Bo", {51}}});
        const QString shown = QChar(0x2068) + fromUtf8(omar) + QChar(0x2069);
        QCOMPARE(ScoreWords::scores(kept.sheet), shown + QStringLiteral(" 54, Bo 51"));
        QVERIFY(ScoreWords::standing(kept.sheet, true).startsWith(shown));
        QCOMPARE(ScoreWords::player(kept.sheet, 1), QStringLiteral("Bo"));
        Pad pad;
        QVERIFY(pad->open(kept));
        QCOMPARE(pad->players()->player(0).shownName, shown);
        QCOMPARE(pad->players()->player(0).name, fromUtf8(omar)); // as it is edited and kept
    }

    void theExampleOfTheDiceRulebook() {
        Pad pad("dice", 2);
        for (const int points : {15, 3, 22, 18, 8, 7, 5, 8}) {
            for (const QChar key : QString::number(points)) {
                pad->type(key.digitValue());
            }
            pad->enter();
        }
        QCOMPARE(pad->players()->player(0).total, 86);
    }

    void aDuelWonBeforeItsEnd() {
        Pad pad("duel", 2);
        QCOMPARE(pad->missing(), 16);
        pad->setPlayer(0, QStringLiteral("victory"), QStringLiteral("military"));
        QCOMPARE(pad->missing(), 0); // it needs no points
        pad.enter(0, QStringLiteral("civilian"), 40);
        pad->setPlayer(1, QStringLiteral("victory"), QStringLiteral("science"));
        QCOMPARE(pad->players()->player(1).rank, 1);
        pad->setPlayer(0, QStringLiteral("victory"), QStringLiteral("military"));
        QCOMPARE(pad->players()->player(1).victory, QString());
        QCOMPARE(pad->players()->player(0).rank, 1);
    }

    void theSenateOfAgoraMayDecide() {
        QVERIFY(!Pad("dice", 2)->senateMayDecide()); // its Agora is a building
        Pad pad("duel", 2);
        QVERIFY(!pad->senateMayDecide());
        for (const char *row : {"pantheon", "agora"}) {
            pad->showRow(QString::fromLatin1(row), true);
            pad.enter(0, QString::fromLatin1(row), 12);
        }
        QVERIFY(pad->senateMayDecide());
        QCOMPARE(pad->players()->player(0).total, 24);
        pad->setPlayer(1, QStringLiteral("victory"), QStringLiteral("political"));
        QCOMPARE(pad->players()->player(1).victory, QStringLiteral("political"));
        QCOMPARE(pad->players()->player(1).rank, 1);
        QVERIFY2(pad->standing().contains(QStringLiteral("political")),
                 qPrintable(pad->standing()));
    }

    void wondersOfExpansionsCanBeChosen() {
        Pad pad;
        QStringList names;
        for (const QVariant &wonder : pad->wonders()) {
            names.append(wonder.toMap()[QStringLiteral("name")].toString());
        }
        QVERIFY(names.contains(QStringLiteral("Petra")));
        QVERIFY(names.contains(QStringLiteral("Manneken Pis")));
        pad->setPlayer(0, QStringLiteral("wonder"), QStringLiteral("great_wall"));
        QCOMPARE(pad->players()->player(0).wonderName, QStringLiteral("Great Wall of China"));
        QCOMPARE(pad->players()->player(0).cityName, QStringLiteral("Great Wall of China"));
        QCOMPARE(pad->findings()->count(), 0);
    }

    void everyKeyIsKept() {
        Pad pad;
        QCOMPARE(pad.services.kept, 0); // nothing to keep yet
        pad->type(1);
        QCOMPARE(pad.services.kept, 1);
        pad->type(8);
        QCOMPARE(pad.services.kept, 2);
        pad->enter(); // changes nothing on the sheet
        QCOMPARE(pad.services.kept, 2);
        const KeptSheet kept = pad.services.all.value(pad->sheetId());
        QVERIFY(!kept.finished);
        QCOMPARE(kept.sheet.entries[0].at(scorer::Row::military), std::optional(18));

        ScorePadModel other(pad.services, builtInScoreRules(), pad.catalogue);
        other.open(kept);
        QCOMPARE(other.cells()->cell(0).text, QStringLiteral("18"));
        QVERIFY(!other.isCorrection());
    }

    void aFullDiskIsToldAndTriedAgain() {
        Pad pad;
        pad.services.broken = QStringLiteral("The disk is full.");
        pad->type(1);
        QCOMPARE(pad->saveProblem(), pad.services.broken);
        QCOMPARE(pad->cells()->cell(0).text, QStringLiteral("1"));
        QVERIFY(!pad->finish());
        QVERIFY(pad->isOpen());
        pad.services.broken.clear();
        pad->enter(); // any key tries again
        QCOMPARE(pad->saveProblem(), QString());
        QCOMPARE(pad.services.all.size(), 1);
    }

    void finishing() {
        Pad pad;
        QSignalSpy finished(&pad.pad, &ScorePadModel::finished);
        pad->setPlayer(0, QStringLiteral("name"), QStringLiteral("Ada"));
        pad->type(5);
        const QString id = pad->sheetId();
        QVERIFY(pad->finish());
        QCOMPARE(finished.size(), 1);
        QVERIFY(pad.services.all.value(id).finished);
        QVERIFY(!pad->isOpen());
        QCOMPARE(pad->cells()->count(), 0);
        pad->type(5); // no sheet, no harm
        pad->begin(QStringLiteral("classic"), 3);
        QCOMPARE(pad->players()->player(0).name, QStringLiteral("Ada")); // the same round again
        pad->open(pad.services.all.value(id));
        QVERIFY(pad->isCorrection());
    }

    void undoAndRedo() {
        Pad pad;
        pad->setPlace(QStringLiteral("At h"));
        pad->setPlace(QStringLiteral("At home")); // one text, one step
        pad->type(5);
        pad->undo();
        QCOMPARE(pad.cell(0, QStringLiteral("military")).text, QString());
        QCOMPARE(pad->place(), QStringLiteral("At home"));
        pad->undo();
        QCOMPARE(pad->place(), QString());
        QVERIFY(!pad->canUndo());
        pad->redo();
        pad->redo();
        QCOMPARE(pad.cell(0, QStringLiteral("military")).text, QStringLiteral("5"));
        const KeptSheet kept = pad.services.all.value(pad->sheetId());
        QCOMPARE(kept.sheet.place, std::string("At home")); // undone and done on disk too
    }

    void aSheetThatSaysWhenItBeganKnowsTheMinutes() {
        Pad pad;
        const auto began = QDateTime::currentDateTime().addSecs(-43 * 60 - 20);
        pad->setDate(began.toString(QStringLiteral("yyyy-MM-dd HH:mm")));
        const QString id = pad->sheetId();
        QVERIFY(pad->finish());
        const int minutes = pad.services.all[id].sheet.minutes.value_or(0);
        QVERIFY2(minutes >= 43 && minutes <= 45, qPrintable(QString::number(minutes)));
    }

    void whatWasDoneCanBeSeen() {
        Pad pad;
        pad->setPlayer(0, QStringLiteral("name"), QStringLiteral("Ada"));
        pad.enter(0, QStringLiteral("science"), 21);
        pad.enter(0, QStringLiteral("science"), 26);
        pad->addPlayer();
        QCOMPARE(pad->steps(),
                 (QStringList{QStringLiteral("Player added"),
                              QStringLiteral("Ada, Scientific structures: 26 instead of 21"),
                              QStringLiteral("Ada, Scientific structures: 21"),
                              QStringLiteral("Name: Ada")}));
        pad->undoSteps(2);
        QCOMPARE(pad.cell(0, QStringLiteral("science")).text, QStringLiteral("21"));
        QCOMPARE(pad->playerCount(), 3);
        QVERIFY(pad->canRedo());
    }

    void quietMarks() {
        Pad pad;
        pad.enter(1, QStringLiteral("science"), 13);
        const PadCell cell = pad.cell(1, QStringLiteral("science"));
        QVERIFY2(cell.mark.isEmpty(), qPrintable(cell.mark));
        pad.enter(1, QStringLiteral("science"), 12);
        QVERIFY(pad.cell(1, QStringLiteral("science"))
                    .mark.startsWith(QStringLiteral("No symbols give 12")));
        QCOMPARE(pad->currentMark(), pad.cell(1, QStringLiteral("science")).mark);
        QCOMPARE(pad->findings()->finding(0).column, 1);
        QCOMPARE(pad->findings()->finding(0).row, 4);
        QCOMPARE(pad->players()->player(1).total, 12); // never a block
    }

    void typedTotalsAreChecked() {
        Pad pad;
        pad->showRow(QStringLiteral("total"), true);
        for (int row = 0; row < 7; ++row) { // nothing is said before all rows are there
            pad->select(0, row);
            pad->type(0);
        }
        pad.enter(0, QStringLiteral("civilian"), 20);
        pad.enter(0, QStringLiteral("total"), 21);
        QCOMPARE(pad.cell(0, QStringLiteral("total")).mark,
                 QStringLiteral("The rows add up to 20, not 21."));
        pad->backspace();
        pad->type(0);
        QCOMPARE(pad.cell(0, QStringLiteral("total")).mark, QString());
    }

    void aWrongTotalNamesItsCulprit() {
        Pad pad;
        pad->showRow(QStringLiteral("total"), true);
        int row = 0;
        for (const int points : {6, 4, 10, 31, 21, 4, 0}) {
            pad.enter(0, pad->rows()->row(row++).rowId, points);
        }
        pad.enter(0, QStringLiteral("total"), 58);
        const QString said = QStringLiteral("The rows add up to 76, not 58. 31 written for 13 "
                                            "would explain it: Civilian structures.");
        QCOMPARE(pad.cell(0, QStringLiteral("total")).mark, said);
        QCOMPARE(pad->currentMark(), said);
    }

    void theWarOfAllSeats() {
        Pad pad;
        for (int column = 0; column < 3; ++column) {
            pad.enter(column, QStringLiteral("military"), 18);
        }
        QVERIFY(pad->findings()->count() > 0); // everybody cannot have won
    }

    void spacesOfABoardAreCalledByTheirNames() {
        const Catalogue catalogue;
        const ScoreWords words(catalogue);
        QCOMPARE(words.step({"cell", "market.camel.2", 0, 1, 2}), QStringLiteral("Camel 2"));
        QCOMPARE(words.cell("agora.r1c2"), QStringLiteral("Row 1, column 2"));
    }

    void findingsNameTheCityInTheLanguage() {
        Catalogue catalogue;
        const ScoreWords words(catalogue);
        scorer::Finding finding;
        finding.code = "wonder_range";
        finding.params = {{"wonder", "Giza"}, {"least", "0"}, {"most", "20"}, {"points", "30"}};
        QVERIFY(words.finding(finding).startsWith(QStringLiteral("Giza gives 0")));
        catalogue.setLanguage(QStringLiteral("ja"));
        QVERIFY(words.finding(finding).startsWith(QString::fromUtf8("ギザ")));
    }

    void numbersOfFindingsReadAsOnTheSheet() {
        const Catalogue catalogue;
        scorer::Finding finding;
        finding.code = "ring_odd";
        finding.params = {{"points", "6, 10, -3"}, {"sum", "13"}};
        const QString words = ScoreWords(catalogue).finding(finding);
        QVERIFY2(words.contains(QStringLiteral("6, 10, \u22123")), qPrintable(words));
    }

    void cellsSayAllThatTheyShow() {
        Pad pad;
        const QString science = QStringLiteral("science");
        pad->setPlayer(0, QStringLiteral("name"), QStringLiteral("Ada"));
        pad.enter(1, science, 0);
        pad.help(0, science, {{QStringLiteral("gear"), 3}});
        pad->helper()->apply();
        QCOMPARE(pad.cell(0, science).description,
                 QStringLiteral("Ada, Scientific structures, 9, the most, worked out"));
        pad.enter(0, science, 7);
        const QString said = pad.cell(0, science).description;
        QVERIFY2(said.startsWith(
                     QStringLiteral("Ada, Scientific structures, 7, the most. No symbols give 7")),
                 qPrintable(said));
    }

    void notesHaveLines() {
        Pad pad;
        pad->setNotes(QStringLiteral("Ada won\n\nBo\twas late"));
        QCOMPARE(pad->notes(), QStringLiteral("Ada won\n\nBo was late"));
        pad->setPlace(QStringLiteral("at\nhome"));
        QCOMPARE(pad->place(), QStringLiteral("at home"));
    }

    void hostileTextIsOnlyText() {
        Pad pad;
        const QString hostile =
            QStringLiteral("<b>%1 &amp; ") + QChar(0x202e) + QString(300, QLatin1Char('x'));
        pad->setPlayer(0, QStringLiteral("name"), hostile + QStringLiteral("\n\t"));
        pad->setNotes(QString(100000, QLatin1Char('n')));
        QVERIFY(!pad->players()->player(0).name.contains(QChar(0x202e)));
        QVERIFY(pad->players()->player(0).shownName.startsWith(QStringLiteral("<b>%1")));
        QVERIFY(pad->players()->player(0).shownName.size() <= 24);
        QVERIFY(pad->notes().size() <= 2000);
        pad->setPlayer(7, QStringLiteral("name"), hostile);
        pad->setPlayer(0, QStringLiteral("shoes"), hostile);
        pad->select(-1, 99);
        pad->type(77);
        QCOMPARE(pad->sheet().entries.size(), std::size_t{3});
    }
};

QTEST_GUILESS_MAIN(ScorePadTest)
#include "test_score_pad.moc"
