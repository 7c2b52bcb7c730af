// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/catalogue.h"
#include "app/models/score_pad_model.h"
#include "tests/support/memory_scores.h"

#include <QAbstractItemModelTester>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTest>
#include <QTranslator>

using namespace mirabilia;

namespace {

struct Pad {
    explicit Pad(const char *box = "classic", int players = 3)
        : pad(services, builtInScoreRules(), catalogue) {
        for (QAbstractItemModel *model : std::initializer_list<QAbstractItemModel *>{
                 pad.players(), pad.rows(), pad.cells(), pad.findings(), pad.helper()}) {
            testers.push_back(std::make_unique<QAbstractItemModelTester>(
                model, QAbstractItemModelTester::FailureReportingMode::QtTest));
        }
        pad.begin(QString::fromLatin1(box), players);
    }
    ScorePadModel *operator->() { return &pad; }

    void select(int column, const QString &rowId) {
        for (int row = 0; row < pad.rows()->count(); ++row) {
            if (pad.rows()->row(row).rowId == rowId) {
                pad.select(column, row);
                return;
            }
        }
        qFatal("no row %s", qPrintable(rowId));
    }
    void enter(int column, const QString &rowId, int points) {
        select(column, rowId);
        for (const QChar key : QString::number(points)) {
            if (key == QLatin1Char('-')) {
                pad.minus();
            } else {
                pad.type(key.digitValue());
            }
        }
    }
    PadCell cell(int column, const QString &rowId) {
        for (int i = 0; i < pad.cells()->count(); ++i) {
            if (pad.cells()->cell(i).cellId == QStringLiteral("%1/%2").arg(column).arg(rowId)) {
                return pad.cells()->cell(i);
            }
        }
        return {};
    }
    HelperField field(const QString &key) {
        for (int i = 0; i < pad.helper()->count(); ++i) {
            const auto field = pad.helper()->get(i).value<HelperField>();
            if (field.key == key) {
                return field;
            }
        }
        return {};
    }
    void help(int column, const QString &rowId, const QMap<QString, int> &fields) {
        select(column, rowId);
        pad.openHelper();
        for (auto field = fields.begin(); field != fields.end(); ++field) {
            pad.helper()->set(field.key(), field.value());
        }
    }

    MemoryScores services;
    Catalogue catalogue;
    ScorePadModel pad;
    std::vector<std::unique_ptr<QAbstractItemModelTester>> testers;
};

} // namespace

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

    void theWarOfAllSeats() {
        Pad pad;
        for (int column = 0; column < 3; ++column) {
            pad.enter(column, QStringLiteral("military"), 18);
        }
        QVERIFY(pad->findings()->count() > 0); // everybody cannot have won
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

    void changingSeatsForgetsTheNeighbours() {
        Pad pad;
        const QString military = QStringLiteral("military");
        pad.help(0, military, {{QStringLiteral("shields"), 1}});
        pad->helper()->set(QStringLiteral("seat0.age1"), 2);
        pad->helper()->apply();
        const QString guilds = QStringLiteral("guilds");
        pad.help(0, guilds, {{QStringLiteral("magistrates_guild"), 1}});
        pad->helper()->set(QStringLiteral("left.civilian"), 3);
        pad->helper()->apply();
        const QString wonders = QStringLiteral("wonders");
        pad.help(0, wonders, {{QStringLiteral("wonder"), 3}});
        pad->helper()->set(QStringLiteral("stages"), 2);
        pad->helper()->apply();
        pad->movePlayer(0, 2);
        QCOMPARE(pad.cell(2, military).text, QStringLiteral("2"));
        QVERIFY(!pad.cell(2, military).isWorked);
        QCOMPARE(pad.cell(2, guilds).text, QStringLiteral("3"));
        QVERIFY(!pad.cell(2, guilds).isWorked);
        pad.help(2, guilds, {}); // what is one's own comes along
        QCOMPARE(pad.field(QStringLiteral("magistrates_guild")).value, 1);
        QCOMPARE(pad.field(QStringLiteral("left.civilian")).value, 0);
        pad->helper()->cancel();
        QVERIFY(pad.cell(2, wonders).isWorked);
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

    void aMinusReplacesAsADigitDoes() {
        Pad pad;
        const QString military = QStringLiteral("military");
        QVERIFY(pad->mayBeNegative());
        pad.enter(0, military, 6);
        pad->minus();
        QCOMPARE(pad.cell(0, military).text, QStringLiteral("-6"));
        pad->type(1); // still the same number
        QCOMPARE(pad.cell(0, military).text, QStringLiteral("-61"));
        pad.enter(0, military, -4);
        QCOMPARE(pad.cell(0, military).text, QStringLiteral("-4"));
        pad.select(0, military);
        pad->minus();
        QCOMPARE(pad.cell(0, military).text, QStringLiteral("4"));
        pad->type(2); // "-2"
        QCOMPARE(pad.cell(0, military).text, QStringLiteral("-2"));
        pad.select(0, QStringLiteral("science"));
        QVERIFY(!pad->mayBeNegative());
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

    void namesAreCompleted() {
        Pad pad;
        pad.services.all[QStringLiteral("old")] =
            scoredGame(QStringLiteral("old"), "2024-01-01", {{"Ada Lovelace", {}}, {"Bo", {}}});
        QCOMPARE(pad->completions(QStringLiteral("love")),
                 QStringList{QStringLiteral("Ada Lovelace")});
        QCOMPARE(pad->completions(QStringLiteral("Bo")), QStringList());
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
