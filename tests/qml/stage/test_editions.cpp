// SPDX-License-Identifier: GPL-3.0-or-later
// Games of the second edition as the UI shows them, from the first hand to the replay.
#include "tests/qml/stage/stage.h"

#include <QTest>

using namespace mirabilia;

namespace {

/// True for an id without a display text.
bool isBare(const QString &text) {
    return text.isEmpty() || text.contains(QLatin1Char('_'));
}

/// Texts of a city and of the hand that are bare ids.
QStringList bareWords(const ClassicTable &table) {
    QStringList bare;
    const auto look = [&bare](const QString &text) {
        if (isBare(text)) {
            bare.append(text);
        }
    };
    for (int row = 0; row < table.hand()->count(); ++row) {
        look(table.hand()->at<ClassicHandRow>(row).name);
        look(table.hand()->at<ClassicHandRow>(row).description);
        look(table.hand()->at<ClassicHandRow>(row).effectText);
    }
    for (int seat = 0; seat < table.seatCount(); ++seat) {
        const ClassicCity &city = *table.cityAt(seat);
        look(city.board());
        look(city.summary());
        for (int row = 0; row < city.stages()->count(); ++row) {
            look(city.stages()->get(row).value<ClassicStageRow>().effectText);
        }
        for (int row = 0; row < city.cards()->count(); ++row) {
            look(city.cards()->get(row).value<ClassicCardRow>().description);
        }
    }
    for (int row = 0; row < table.log()->count(); ++row) {
        look(table.log()->get(row).value<LogRow>().text);
    }
    return bare;
}

/// Cards seen that the first edition does not have.
const QSet<QString> newCards{QStringLiteral("Well"), QStringLiteral("Ludus"),
                             QStringLiteral("Castrum"), QStringLiteral("Decorators Guild")};

} // namespace

class EditionsTest : public QObject {
    Q_OBJECT

private slots:
    void aWholeGameIsToldInWords_data() {
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("wonder");
        QTest::addColumn<QString>("side");
        QTest::newRow("three") << 3 << QStringLiteral("olympia") << QStringLiteral("A");
        QTest::newRow("five") << 5 << QStringLiteral("olympia") << QStringLiteral("B");
        QTest::newRow("seven") << 7 << QStringLiteral("babylon") << QStringLiteral("B");
    }
    void aWholeGameIsToldInWords() {
        QFETCH(int, players);
        QFETCH(QString, wonder);
        QFETCH(QString, side);
        test::Stage stage;
        test::Deal deal;
        deal.edition = 2;
        deal.players = players;
        deal.ownWonder = wonder;
        deal.side = side;
        deal.taste = test::Taste::Mason; // uses the powers
        QVERIFY(stage.deal(deal));
        QCOMPARE(stage.app().edition(), 2);
        QCOMPARE(stage.table().edition(), 2);

        QStringList bare;
        QSet<QString> seen;
        QVERIFY(stage.playUntil([&](const ClassicTable &table) {
            bare += bareWords(table);
            for (int row = 0; row < table.hand()->count(); ++row) {
                seen.insert(table.hand()->at<ClassicHandRow>(row).name);
            }
            return table.over();
        }));
        QCOMPARE(bare, QStringList());
        QVERIFY(stage.table().over());
        QVERIFY(seen.intersects(newCards));
        QVERIFY(!seen.contains(QStringLiteral("Pawnshop")));
        const QString boards = stage.table().own()->board();
        QVERIFY2(boards.endsWith(side == u"A" ? u" (day)" : u" (night)"), qPrintable(boards));
        const ScoresModel &scores = *stage.table().scores();
        QCOMPARE(scores.count(), players);

        const QString record = stage.table().exportRecord();
        stage.app().leaveTable();
        QCOMPARE(stage.app().edition(), 2); // its pictures may still be visible
        stage.app().openReplay(record);
        QVERIFY(test::Stage::wait([&] {
            return stage.app().replay() != nullptr && stage.app().replay()->table()->laid();
        }));
        QCOMPARE(stage.app().replay()->table()->edition(), 2);
        const auto *replayed = qobject_cast<ClassicTable *>(stage.app().replay()->table());
        QCOMPARE(bareWords(*replayed), QStringList());
        QCOMPARE(replayed->own()->board(), boards);
    }

    void theEditionFollowsWhatIsOnTheScreen() {
        test::Stage stage;
        test::Deal first;
        QVERIFY(stage.deal(first));
        QCOMPARE(stage.app().edition(), 1);
        QVERIFY(stage.playToEnd());
        const QString record = stage.table().exportRecord();
        test::Deal second;
        second.edition = 2;
        QVERIFY(stage.deal(second));
        QCOMPARE(stage.app().edition(), 2);
        stage.app().openReplay(record);
        QVERIFY(test::Stage::wait([&] { return stage.app().replay() != nullptr; }));
        QCOMPARE(stage.app().edition(), 1);
        stage.app().closeReplay();
        QCOMPARE(stage.app().edition(), 2);
    }

    /// A card made free by Olympia is not described as paid with goods or as free by chain.
    void whatAPowerMakesFreeIsSaidToBeFree() {
        test::Stage stage;
        test::Deal deal;
        deal.edition = 2;
        deal.ownWonder = QStringLiteral("olympia");
        deal.side = QStringLiteral("A");
        deal.taste = test::Taste::Mason;
        QVERIFY(stage.deal(deal));
        int row = -1;
        const auto freed = [&row](const ClassicTable &table) {
            const auto &hand = table.view().classic().hand();
            const auto found = std::find_if(
                hand.begin(), hand.end(), [](const auto &card) { return card.build().by_power(); });
            row = found == hand.end() ? -1 : static_cast<int>(found - hand.begin());
            return row >= 0;
        };
        QVERIFY(stage.playUntil(freed));
        QVERIFY(row >= 0);
        ClassicTable &table = stage.table();
        const ClassicHandRow card = table.hand()->at<ClassicHandRow>(row);
        QCOMPARE(card.buildState, QStringLiteral("free"));
        QCOMPARE(card.buildPrice, 0);
        QVERIFY(!card.costText.isEmpty() && card.costText != u"nothing");
        const int turn = table.turn();
        table.choice()->select(row);
        table.choice()->play(table.choice()->actions()->possible(ClassicAction::Build));
        QVERIFY(test::Stage::wait([&] { return table.turn() != turn; }));
        QVERIFY2(table.own()->lastText().contains(card.name), qPrintable(table.own()->lastText()));
        QVERIFY(stage.table().exportLog().contains(
            QStringLiteral("built %1 for free, by a power of the wonder").arg(card.name)));
    }
};

QTEST_MAIN(EditionsTest)
#include "test_editions.moc"
