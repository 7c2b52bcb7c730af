// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/pad_at_hand.h"

#include <QTest>

using namespace mirabilia;
using mirabilia::test::Pad;

/// Who sits on the pad: who is proposed, and what a change of seats does to what was worked out.
class ScoreSeatsTest : public QObject {
    Q_OBJECT

private slots:
    void theLatestTableSitsDownAgain() {
        Pad pad;
        QVERIFY(pad->lastTable(QStringLiteral("classic")).isEmpty());
        QVERIFY(
            pad->beginWith(QStringLiteral("classic"), {QStringLiteral("Ada"), QStringLiteral("Bo"),
                                                       QString(), QStringLiteral("Cy")}));
        pad->showRow(QStringLiteral("leaders"), true);
        pad->setPlayer(1, QStringLiteral("color"), QStringLiteral("violet"));
        QVERIFY(pad->finish());
        const QStringList names{QStringLiteral("Ada"), QStringLiteral("Bo"), QStringLiteral("Cy")};
        QCOMPARE(pad->lastTable(QStringLiteral("classic")), names);
        QVERIFY(pad->lastTable(QStringLiteral("duel")).isEmpty());
        QVERIFY(!pad->beginAgain(QStringLiteral("duel")));
        QVERIFY(pad->beginAgain(QStringLiteral("classic")));
        QCOMPARE(pad->playerCount(), 4);
        QCOMPARE(pad->players()->player(1).color, QStringLiteral("violet"));
        QVERIFY(!pad.cell(0, QStringLiteral("leaders")).cellId.isEmpty());
    }

    void namesAreCompleted() {
        Pad pad;
        pad.services.put(
            scoredGame(QStringLiteral("old"), "2024-01-01", {{"Ada Lovelace", {}}, {"Bo", {}}}));
        QCOMPARE(pad->completions(QStringLiteral("love"), 6),
                 QStringList{QStringLiteral("Ada Lovelace")});
        QCOMPARE(pad->completions(QStringLiteral("Bo"), 6), QStringList());
    }

    void whoSitsTakesNobodysPlaceAmongTheProposed() {
        Pad pad("classic", 4);
        QStringList names;
        for (int person = 1; person <= 9; ++person) {
            names.append(QStringLiteral("Person %1").arg(person));
            pad.services.put(scoredGame(QStringLiteral("game %1").arg(person), "2024-01-01",
                                        {{names.last().toStdString(), {}}}));
        }
        QCOMPARE(pad->completions({}, 6), names.first(6));
        for (int seat = 0; seat < 3; ++seat) {
            pad->setPlayer(seat, QStringLiteral("name"), names[seat]);
        }
        QCOMPARE(pad->completions({}, 6), names.last(6));
        QCOMPARE(pad->completions(QStringLiteral("person"), 9), names.last(6));
    }

    void ofThreeEverybodyKeepsTheirNeighbours() {
        Pad pad;
        const QString military = QStringLiteral("military");
        pad.help(0, military, {{QStringLiteral("shields"), 1}});
        pad->helper()->set(QStringLiteral("seat0.age1"), 2);
        pad->helper()->apply();
        const QString guilds = QStringLiteral("guilds");
        pad.help(0, guilds, {{QStringLiteral("magistrates_guild"), 1}});
        pad->helper()->set(QStringLiteral("right.civilian"), 3);
        pad->helper()->apply();
        const QString wonders = QStringLiteral("wonders");
        pad.help(0, wonders, {{QStringLiteral("wonder"), 3}});
        pad->helper()->set(QStringLiteral("stages"), 2);
        pad->helper()->apply();
        pad->movePlayer(0, 1);
        for (const QString &row : {military, guilds, wonders}) {
            QVERIFY2(pad.cell(1, row).isWorked, qPrintable(row));
        }
        QCOMPARE(pad.cell(1, military).text, QStringLiteral("2"));
        QCOMPARE(pad.cell(1, guilds).text, QStringLiteral("3"));
        pad.help(1, guilds, {});
        QCOMPARE(pad.field(QStringLiteral("magistrates_guild")).value, 1);
        QCOMPARE(pad.field(QStringLiteral("left.civilian")).value, 3); // on the other side now
        QCOMPARE(pad.field(QStringLiteral("right.civilian")).value, 0);
    }

    void guildsAreThoseOfTheNewNeighbours() {
        Pad pad("classic", 4);
        const QString civilian = QStringLiteral("civilian");
        const QString guilds = QStringLiteral("guilds");
        pad.help(2, civilian, {{QStringLiteral("altar"), 1}, {QStringLiteral("palace"), 1}});
        pad->helper()->apply();
        pad.help(0, guilds, {{QStringLiteral("magistrates_guild"), 1}});
        pad->helper()->set(QStringLiteral("left.civilian"), 3);
        pad->helper()->set(QStringLiteral("right.civilian"), 4);
        pad->helper()->apply();
        QCOMPARE(pad.cell(0, guilds).text, QStringLiteral("7"));
        pad->movePlayer(0, 1); // between those of 3 and of 2 blue cards
        QCOMPARE(pad.cell(1, guilds).text, QStringLiteral("5"));
        QVERIFY(pad.cell(1, guilds).isWorked);
        pad->undo();
        QCOMPARE(pad.cell(0, guilds).text, QStringLiteral("7"));
    }

    void ofNewNeighboursNothingMayBeKnown() {
        Pad pad("classic", 4);
        const QString guilds = QStringLiteral("guilds");
        pad.help(0, guilds, {{QStringLiteral("magistrates_guild"), 1}});
        pad->helper()->set(QStringLiteral("left.civilian"), 3);
        pad->helper()->set(QStringLiteral("right.civilian"), 4);
        pad->helper()->apply();
        pad.enter(3, guilds, 8); // a figure that nobody has worked out
        pad->movePlayer(0, 1);
        QCOMPARE(pad.cell(1, guilds).text, QString());
        QCOMPARE(pad.cell(3, guilds).text, QStringLiteral("8"));
        pad.help(1, guilds, {}); // what is one's own comes along
        QCOMPARE(pad.field(QStringLiteral("magistrates_guild")).value, 1);
        pad->helper()->cancel();
        pad->undo();
        QCOMPARE(pad.cell(0, guilds).text, QStringLiteral("7"));
        pad->addPlayer(); // on the right of the first
        QCOMPARE(pad.cell(0, guilds).text, QString());
    }

    void shieldsGoWithTheirSeats() {
        Pad pad("classic", 4);
        const QString military = QStringLiteral("military");
        pad.help(0, military, {{QStringLiteral("shields"), 1}});
        for (int seat = 0; seat < 4; ++seat) {
            pad->helper()->set(QStringLiteral("seat%1.age1").arg(seat), seat);
        }
        pad->helper()->apply();
        const auto points = [&] {
            QStringList list;
            for (int column = 0; column < pad->playerCount(); ++column) {
                list.append(pad.cell(column, military).text);
            }
            return list.join(QLatin1Char(' '));
        };
        QCOMPARE(points(), QStringLiteral("-2 0 0 2"));
        pad->movePlayer(2, 0); // 2 0 1 3
        QCOMPARE(points(), QStringLiteral("0 -2 0 2"));
        pad->movePlayer(3, 2); // 2 0 3 1
        QCOMPARE(points(), QStringLiteral("2 -2 2 -2"));
        pad->removePlayer(1); // 2 3 1
        QCOMPARE(points(), QStringLiteral("0 2 -2"));
        pad->addPlayer();
        QCOMPARE(points(), QStringLiteral("   "));
    }
};

QTEST_GUILESS_MAIN(ScoreSeatsTest)
#include "test_score_seats.moc"
