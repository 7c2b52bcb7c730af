// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/stage/dice_stage.h"
#include "tests/qml/stage/duel_stage.h"

#include "app/models/common/settings.h"

#include <QTest>

#include <random>

using namespace mirabilia;
using namespace mirabilia::test;

namespace {

/// The newest position that the host has sent to the player at this screen.
struct Truth : QObject {
    explicit Truth(Link &link) {
        connect(&link, &Link::updated, this, &Truth::take);
        connect(&link, &Link::restored, this, &Truth::take);
    }
    void take(const v1::Update &update) {
        if (update.has_view() && update.view().revision() >= view.revision()) {
            view = update.view();
        }
    }
    v1::TableView view;
};

void decide(Stage &stage) {
    TableModel *table = stage.app().table();
    if (auto *duel = qobject_cast<DuelTable *>(table)) {
        decideDuel(*duel);
    } else if (auto *dice = qobject_cast<DiceTable *>(table)) {
        decideDice(*dice);
    } else {
        stage.decide();
    }
}

} // namespace

/// Whole games, told at changing speeds and interrupted at random: what the table shows ends as the
/// host says it is.
class ToldGamesTest : public QObject {
    Q_OBJECT

private slots:
    void theTableEndsWithTheTruth_data() {
        QTest::addColumn<QString>("game");
        for (const char *game : {"classic", "duel", "dice"}) {
            QTest::newRow(game) << QString::fromLatin1(game);
        }
    }
    void theTableEndsWithTheTruth() {
        QFETCH(QString, game);
        Stage stage;
        QVERIFY(game == QLatin1String("classic") ? stage.deal({})
                : game == QLatin1String("duel")  ? dealDuel(stage)
                                                 : dealDice(stage, {}));
        TableModel &table = *stage.app().table();
        Truth truth(*stage.services().link(0));
        std::mt19937 random(7);
        int undone = 0;
        int calm = 0;
        bool said = false; // the events of the game have been heard to their end
        connect(&table, &TableModel::happened, this, [&](const std::vector<v1::Event> &events) {
            QVERIFY(!events.empty());
            said = said || table.view().over();
        });
        bool restored = false; // or the end came as it is, while nothing had led there yet
        connect(&table, &TableModel::jumped, this,
                [&] { restored = restored || (table.view().over() && !said); });
        for (int step = 0; step < 4000 && !table.over(); ++step) {
            if (random() % 8 == 0) {
                stage.app().settings()->setMotionSpeed(static_cast<int>(random() % 6));
            }
            if (table.showing()) {
                random() % 3 == 0 ? QTest::qWait(static_cast<int>(random() % 20)) : table.skip();
                continue;
            }
            if (truth.view.seats_size() > 0 && truth.view.revision() == table.view().revision()) {
                QCOMPARE(table.view().SerializeAsString(), truth.view.SerializeAsString());
                ++calm;
            }
            if (!table.myTurn()) {
                QTest::qWait(1);
            } else if (table.canUndo() && undone < 5 && random() % 12 == 0) {
                ++undone;
                table.undo();
                QTest::qWait(5);
            } else if (random() % 15 == 0) {
                stage.services().link(0)->refresh();
            } else {
                decide(stage);
                QTest::qWait(static_cast<int>(random() % 3));
            }
        }
        QVERIFY(table.over());
        QVERIFY(said != restored);
        QVERIFY(undone > 0);
        QVERIFY(calm > 10);
        QCOMPARE(table.view().SerializeAsString(), truth.view.SerializeAsString());
    }
};

QTEST_MAIN(ToldGamesTest)
#include "test_told_games.moc"
