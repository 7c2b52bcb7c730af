// SPDX-License-Identifier: GPL-3.0-or-later
// The pad and the editions of 7 Wonders.
#include "tests/models/pad_at_hand.h"

#include <QTest>

using namespace mirabilia;
using mirabilia::test::Pad;

namespace {

const QString first = QStringLiteral("1");
const QString second = QStringLiteral("2");
const QString civilian = QStringLiteral("civilian");
const QString guilds = QStringLiteral("guilds");
const QString wonders = QStringLiteral("wonders");

KeptSheet adas(const char *id, const char *date) {
    return scoredGame(QString::fromLatin1(id), date, {{"Ada", {}}});
}

/// A pad with a sheet of this edition.
struct PadOf : Pad {
    explicit PadOf(const QString &edition) { pad.setBoxEdition(edition); }
};

} // namespace

class ScoreEditionsTest : public QObject {
    Q_OBJECT

private slots:
    void nobodyKnowsAtFirst() {
        Pad pad;
        QCOMPARE(pad->boxEdition(), QString());
        QCOMPARE(pad->lastEdition(), QString());
        pad->setBoxEdition(second);
        QCOMPARE(pad->boxEdition(), second);
        QCOMPARE(pad->edition(), second);
        pad->undo();
        QCOMPARE(pad->boxEdition(), QString());
    }

    void theLastOneIsRemembered() {
        Pad pad;
        pad->setBoxEdition(second);
        QVERIFY(pad->begin(QStringLiteral("classic"), 4));
        QCOMPARE(pad->boxEdition(), second);
        QVERIFY(pad->begin(QStringLiteral("duel"), 2));
        QCOMPARE(pad->edition(), QString()); // there is one only
        QVERIFY(pad->begin(QStringLiteral("classic"), 3));
        pad->type(5);
        QVERIFY(pad->finish());

        // In another run by the games that have been kept.
        ScorePadModel later(pad.services, builtInScoreRules(), pad.catalogue);
        QCOMPARE(later.lastEdition(), second);
        QVERIFY(later.begin(QStringLiteral("classic"), 3));
        QCOMPARE(later.boxEdition(), second);
        QVERIFY(later.beginAgain(QStringLiteral("classic")));
        QCOMPARE(later.boxEdition(), second);
    }

    void aCorrectionIsNoChoiceForTheNextGame() {
        Pad pad;
        pad->setBoxEdition(second);
        KeptSheet old = adas("old", "2015-01-01");
        QVERIFY(pad->open(old));
        pad->setBoxEdition(first);
        QVERIFY(pad->begin(QStringLiteral("classic"), 3));
        QCOMPARE(pad->boxEdition(), second);
    }

    void whatWasWrittenStaysUntilAnotherIsChosen() {
        Pad pad;
        KeptSheet kept = adas("a", "2025-01-01");
        kept.sheet.edition = "2nd edition (2021)";
        QVERIFY(pad->open(kept));
        QCOMPARE(pad->boxEdition(), second);
        pad->setBoxEdition(second); // it is that already
        QCOMPARE(pad->edition(), QStringLiteral("2nd edition (2021)"));
        pad->setBoxEdition(first);
        QCOMPARE(pad->edition(), first);
        pad->undo();
        QCOMPARE(pad->edition(), QStringLiteral("2nd edition (2021)"));
    }

    void findingsFollowIt() {
        PadOf pad(first);
        pad->setPlayer(0, QStringLiteral("wonder"), QStringLiteral("babylon"));
        pad->setPlayer(0, QStringLiteral("side"), QStringLiteral("B"));
        pad.enter(0, wonders, 3);
        QCOMPARE(pad->findings()->count(), 0);
        pad->setBoxEdition(second); // by night it gives none
        QCOMPARE(pad->findings()->count(), 1);
        pad->setBoxEdition(QString());
        QCOMPARE(pad->findings()->count(), 0);
    }

    void sidesAreCalledAsInTheBox() {
        Pad pad;
        pad->setPlayer(0, QStringLiteral("wonder"), QStringLiteral("giza"));
        pad->setPlayer(0, QStringLiteral("side"), QStringLiteral("B"));
        QCOMPARE(pad->players()->player(0).sideName, QStringLiteral("B"));
        pad->setBoxEdition(second);
        QCOMPARE(pad->players()->player(0).side, QStringLiteral("B"));
        QCOMPARE(pad->players()->player(0).sideName, QStringLiteral("Night"));
        pad.help(0, wonders, {});
        QCOMPARE(pad.field(QStringLiteral("side")).valueText, QStringLiteral("Night"));

        KeptSheet kept = adas("a", "2025-01-01");
        kept.sheet.entries[0].side = "Day";
        QVERIFY(pad->open(kept));
        QCOMPARE(pad->boxEdition(), second);
        QCOMPARE(pad->players()->player(0).side, QStringLiteral("A"));
        QCOMPARE(pad->players()->player(0).sideName, QStringLiteral("Day"));
    }

    void helpersHaveTheCardsOfTheBox() {
        PadOf pad(second);
        pad.help(0, civilian, {});
        QVERIFY(pad.field(QStringLiteral("pawnshop")).key.isEmpty());
        QCOMPARE(pad.field(QStringLiteral("well")).key, QStringLiteral("well"));
        QVERIFY(!pad->helper()->rule().contains(QLatin1String("edition")));
        pad->helper()->set(QStringLiteral("altar"), 1);
        QCOMPARE(pad->helper()->value(), 3);
        pad->helper()->apply();
        pad.help(0, QStringLiteral("commerce"), {{QStringLiteral("ludus"), 1}});
        pad->helper()->set(QStringLiteral("self.military"), 4);
        QCOMPARE(pad->helper()->value(), 4);
        pad->helper()->cancel();
        pad->setBoxEdition(first);
        pad.help(1, civilian, {{QStringLiteral("altar"), 1}});
        QCOMPARE(pad->helper()->value(), 2);
        QCOMPARE(pad.field(QStringLiteral("pawnshop")).key, QStringLiteral("pawnshop"));
    }

    void whereNobodySaidItTheHelperSaysHowItCounts() {
        Pad pad;
        pad.help(0, civilian, {});
        QVERIFY(pad->helper()->rule().contains(QLatin1String("first edition")));
        pad.help(0, QStringLiteral("science"), {});
        QVERIFY(!pad->helper()->rule().contains(QLatin1String("edition")));
    }

    void theDecoratorsAskForTheWonder() {
        PadOf pad(second);
        const QString complete = QStringLiteral("self.complete");
        pad.help(0, guilds, {});
        QVERIFY(pad.field(QStringLiteral("strategists_guild")).key.isEmpty());
        QVERIFY(pad.field(complete).key.isEmpty());
        pad->helper()->set(QStringLiteral("decorators_guild"), 1);
        QCOMPARE(pad.field(complete).kind, QStringLiteral("check"));
        QCOMPARE(pad->helper()->value(), 0);
        pad->helper()->set(complete, 1);
        QCOMPARE(pad->helper()->value(), 7);
        pad->helper()->cancel();

        // Who has counted the stages need not say it.
        pad.help(1, wonders, {{QStringLiteral("wonder"), 4}}); // Babylon
        pad->helper()->set(QStringLiteral("side"), 1);
        pad->helper()->set(QStringLiteral("stages"), 2);
        QCOMPARE(pad->helper()->value(), 0);
        pad->helper()->apply();
        pad.help(1, guilds, {{QStringLiteral("decorators_guild"), 1}});
        QCOMPARE(pad.field(complete).value, 1);
        QCOMPARE(pad->helper()->value(), 7);
    }

    void olympiaByNightCopiesNoGuild() {
        PadOf pad(second);
        pad.help(0, wonders, {{QStringLiteral("wonder"), 5}});
        pad->helper()->set(QStringLiteral("side"), 1);
        pad->helper()->set(QStringLiteral("stages"), 1);
        QCOMPARE(pad->helper()->value(), 2);
        pad->helper()->set(QStringLiteral("stages"), 3);
        QCOMPARE(pad->helper()->value(), 10);
        QVERIFY(pad.field(QStringLiteral("neighbour.workers_guild")).key.isEmpty());
    }

    void whatWasWorkedOutFollowsTheEdition() {
        PadOf pad(first);
        pad.help(0, civilian, {{QStringLiteral("altar"), 1}, {QStringLiteral("palace"), 1}});
        pad->helper()->apply();
        QCOMPARE(pad.cell(0, civilian).text, QStringLiteral("10"));
        pad.help(1, civilian, {{QStringLiteral("altar"), 1}});
        pad->helper()->apply();
        pad.enter(1, civilian, 20); // a figure from now on
        pad->setBoxEdition(second);
        QCOMPARE(pad.cell(0, civilian).text, QStringLiteral("11"));
        QVERIFY(pad.cell(0, civilian).isWorked);
        QCOMPARE(pad.cell(1, civilian).text, QStringLiteral("20"));
        pad->undo();
        QCOMPARE(pad.cell(0, civilian).text, QStringLiteral("10"));
    }
};

QTEST_GUILESS_MAIN(ScoreEditionsTest)
#include "test_score_editions.moc"
