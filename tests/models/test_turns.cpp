// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/models/table_fixture.h"

#include <QSignalSpy>

using namespace mirabilia;

namespace {

v1::Move classicMove(v1::ClassicAction action, const char *card) {
    v1::Move move;
    move.mutable_classic()->set_action(action);
    move.mutable_classic()->set_card(card);
    return move;
}

/// The host answers with the same position.
void answer(FixtureLink &link) {
    v1::Update update;
    *update.mutable_view() = link.position().view();
    link.push(update);
}

} // namespace

class TurnsTest : public QObject {
    Q_OBJECT

private slots:
    // ---- Commands -------------------------------------------------------------------------------

    void playSendsExactlyTheMove_data() {
        QTest::addColumn<QString>("card");
        QTest::addColumn<ClassicAction::Kind>("action");
        QTest::addColumn<int>("payment");
        QTest::addColumn<QString>("command");
        const auto row = [](const char *name, const char *card, ClassicAction::Kind action,
                            int payment, const char *move) {
            QTest::newRow(name) << QString::fromLatin1(card) << action << payment
                                << QStringLiteral("revision: 42 move { classic { %1 } }")
                                       .arg(QString::fromLatin1(move));
        };
        row("build by chain", "academy", ClassicAction::Build, -1,
            "action: CLASSIC_ACTION_BUILD card: \"academy\" pay { }");
        row("build, preferred payment", "lodge", ClassicAction::Build, -1,
            "action: CLASSIC_ACTION_BUILD card: \"lodge\" pay { right: 1 }");
        row("build, other payment", "lodge", ClassicAction::Build, 1,
            "action: CLASSIC_ACTION_BUILD card: \"lodge\" pay { left: 2 }");
        row("stage", "observatory", ClassicAction::Stage, -1,
            "action: CLASSIC_ACTION_STAGE card: \"observatory\" pay { right: 1 }");
        row("discard", "observatory", ClassicAction::Discard, -1,
            "action: CLASSIC_ACTION_DISCARD card: \"observatory\"");
    }
    void playSendsExactlyTheMove() {
        QFETCH(QString, card);
        QFETCH(ClassicAction::Kind, action);
        QFETCH(int, payment);
        QFETCH(QString, command);
        const Table table(QStringLiteral("three"));
        table->choice()->select(rowOf(*table->hand(), card));
        table->choice()->play(table->choice()->actions()->possible(action), payment);
        QCOMPARE(latest(table.link()), command);
        QCOMPARE(table.link().sent().size(), std::size_t(1));
        QCOMPARE(table->choice()->row(), -1);
    }

    void whatIsNotPossibleIsNotSent() {
        const Table table(QStringLiteral("three"));
        ClassicChoice &choice = *table->choice();
        choice.play(0); // nothing lifted
        choice.select(rowOf(*table->hand(), QStringLiteral("observatory")));
        const ClassicActionModel &actions = *choice.actions();
        const int stage = actions.possible(ClassicAction::Stage);
        QCOMPARE(choice.considered(), stage);
        QCOMPARE(actions.action(0).action, ClassicAction::Build);
        QCOMPARE(actions.possible(ClassicAction::Build), -1);
        choice.play(0);                                     // too dear
        choice.play(actions.possible(ClassicAction::Free)); // no such power
        choice.play(99);                                    // no such thing
        choice.play(stage, 7);                              // no such payment
        table->pick(0);
        table->declinePick();
        table->change();
        QVERIFY(table.link().sent().empty());
        table->choice()->select(99);
        QCOMPARE(table->choice()->row(), -1);
    }

    void aSecondClickSendsNothing() {
        Table table(QStringLiteral("three"));
        const auto discard = [&table] {
            table->choice()->select(0);
            discardLifted(*table->choice());
            return table.link().sent().size();
        };
        QCOMPARE(discard(), std::size_t(1));
        QCOMPARE(discard(), std::size_t(1));
        answer(table.link());
        QCOMPARE(discard(), std::size_t(2));
        emit table.services.problem(QStringLiteral("The disk is full."), {}, {});
        QCOMPARE(discard(), std::size_t(3));
    }

    void copiedStagesAndFreeBuilding() {
        v1::Update update = fixture(QStringLiteral("three"));
        v1::HandCard &card = *update.mutable_view()->mutable_classic()->mutable_hand(0);
        card.mutable_stage_copy_left()->set_possible(true);
        card.mutable_stage_copy_left()->add_payments()->set_left(2);
        card.mutable_stage_copy_right()->set_refusal("not_available");
        card.mutable_free()->set_possible(true);
        const Table table(std::vector<v1::Update>{update});
        ClassicChoice &choice = *table->choice();
        choice.select(0);
        const ClassicActionModel &actions = *choice.actions();
        const QList<ClassicAction::Kind> offered{ClassicAction::Build, ClassicAction::Stage,
                                                 ClassicAction::Stage, ClassicAction::Free,
                                                 ClassicAction::Discard};
        QCOMPARE(actions.count(), offered.size());
        for (int row = 0; row < actions.count(); ++row) {
            QCOMPARE(actions.action(row).action, offered[row]);
        }
        QCOMPARE(cell(*choice.actions(), 1, "title").toString(), QStringLiteral("Stage of Bo"));
        QCOMPARE(cell(*choice.actions(), 2, "reason").toString(),
                 QStringLiteral("The neighbour has no such stage"));
        QCOMPARE(actions.possible(ClassicAction::Stage), 1);
        QCOMPARE(actions.possible(ClassicAction::Stage, 1), 1);
        choice.consider(1);
        for (const int impossible : {2, 99}) {
            choice.consider(impossible);
            QCOMPARE(choice.considered(), 1);
        }
        choice.play(1);
        QCOMPARE(latest(table.link()),
                 QStringLiteral("revision: 42 move { classic { action: CLASSIC_ACTION_STAGE card: "
                                "\"study\" pay { left: 2 } copy: NEIGHBOUR_LEFT } }"));
        answer(table.link());
        choice.select(0);
        choice.play(actions.possible(ClassicAction::Free));
        QCOMPARE(latest(table.link()), QStringLiteral("revision: 42 move { classic { action: "
                                                      "CLASSIC_ACTION_FREE card: \"study\" } }"));
    }

    void preferredPayment_data() {
        QTest::addColumn<QString>("preference");
        QTest::addColumn<int>("row");
        QTest::newRow("cheapest") << QStringLiteral("cheapest") << 0;
        QTest::newRow("left") << QStringLiteral("left") << 0;
        QTest::newRow("right") << QStringLiteral("right") << 1;
        QTest::newRow("poorer") << QStringLiteral("poorer") << 1; // Cleo, on the right
    }
    void preferredPayment() {
        QFETCH(QString, preference);
        QFETCH(int, row);
        v1::Update update = fixture(QStringLiteral("three"));
        v1::HandCard &card = *update.mutable_view()->mutable_classic()->mutable_hand(0);
        card.mutable_build()->clear_payments();
        card.mutable_build()->add_payments()->set_left(2);
        card.mutable_build()->add_payments()->set_right(2);
        v1::Payment &dear = *card.mutable_build()->add_payments();
        dear.set_right(3);
        const Table table(std::vector<v1::Update>{update});
        table->choice()->select(0);
        table.app->settings()->setPayment(preference);
        QVERIFY(table->choice()->needsPayment());
        QVERIFY(cell(*table->choice()->payments(), row, "preferred").toBool());
        QCOMPARE(table->choice()->consideredPayment(), row);
        QCOMPARE(column(*table->choice()->payments(), "total"),
                 QStringList({QStringLiteral("2"), QStringLiteral("2"), QStringLiteral("3")}));
        QCOMPARE(cell(*table->choice()->payments(), 0, "text").toString(),
                 QStringLiteral("2 to Bo"));
    }

    void aChoiceCanBeChanged() {
        const Table table(QStringLiteral("three"));
        v1::Update update = table.link().position();
        update.clear_events();
        v1::TableView &view = *update.mutable_view();
        view.set_revision(43);
        view.set_can_take_back(true);
        view.clear_deciding_for();
        view.mutable_classic()->mutable_own_choice()->set_card("lodge");
        view.mutable_classic()->mutable_cities(1)->set_must_act(true);
        view.mutable_classic()->mutable_cities(1)->set_has_chosen(false);
        view.mutable_classic()->mutable_cities(0)->set_must_act(false);
        view.mutable_classic()->mutable_cities(0)->set_has_chosen(true);
        table->choice()->select(0);
        table.link().push(update);
        QVERIFY(!table->myTurn());
        QCOMPARE(table->status(), QStringLiteral("Waiting for Bo"));
        QCOMPARE(column(*table->hand(), "chosen").count(QStringLiteral("true")), 1);
        QCOMPARE(table->choice()->row(), -1);
        QVERIFY(table->canChange());
        table->change();
        QCOMPARE(latest(table.link()), QStringLiteral("revision: 43 take_back { }"));
        table->undo();
        QCOMPARE(latest(table.link()), QStringLiteral("revision: 43 undo { steps: 1 }"));
    }

    void refusalsAreTold() {
        const Table table(QStringLiteral("three"));
        v1::Update update;
        *update.mutable_view() = table.link().position().view();
        for (const char *code : {"stale", "not_saved"}) {
            update.set_refused(code);
            table.link().push(update);
            QVERIFY(table.app->problem() == nullptr);
        }
        update.set_refused("cannot_pay");
        table.link().push(update);
        QVERIFY(table.app->problem() != nullptr);
        QVERIFY(table.app->problem()->what().contains(QStringLiteral("You cannot pay for it")));
        table.app->dismissProblem();
        QVERIFY(table.app->problem() == nullptr);
    }

    // ---- Special moments ------------------------------------------------------------------------

    void fromTheDiscardPile() {
        const Table table(QStringLiteral("choose"));
        QCOMPARE(table->moment(), QStringLiteral("pick"));
        QCOMPARE(table->status(), QStringLiteral("Choose a discarded card"));
        QVERIFY(!table->momentTitle().isEmpty() && !table->momentText().isEmpty());
        table->choice()->select(0); // the hand is not asked about
        QCOMPARE(table->choice()->row(), -1);
        table->pick(rowOf(*table->pickable(), QStringLiteral("workshop")));
        QCOMPARE(latest(table.link()),
                 QStringLiteral("revision: 33 move { classic { action: CLASSIC_ACTION_PICK card: "
                                "\"workshop\" } }"));
        answer(table.link());
        table->declinePick();
        QCOMPARE(latest(table.link()),
                 QStringLiteral("revision: 33 move { classic { action: CLASSIC_ACTION_PICK } }"));
        table->pick(44);
        QCOMPARE(table.link().sent().size(), std::size_t(2));
    }

    void theLastCardToo() {
        const Table table(QStringLiteral("extra"));
        QCOMPARE(table->moment(), QStringLiteral("extra"));
        QCOMPARE(table->hand()->count(), 1);
        table->choice()->select(0);
        discardLifted(*table->choice());
        QCOMPARE(latest(table.link()),
                 QStringLiteral("revision: 49 move { classic { action: CLASSIC_ACTION_DISCARD "
                                "card: \"brickyard\" } }"));
    }

    void decidingForTheFreeCity() {
        const Table table(QStringLiteral("free-city"));
        QCOMPARE(table->playerCount(), 2);
        QCOMPARE(table->moment(), QStringLiteral("freeCity"));
        QCOMPARE(table->decidingFor()->seat(), 2);
        QCOMPARE(table->decidingFor()->kind(), QStringLiteral("freeCity"));
        QCOMPARE(table->own()->seat(), 0);
        const ListModel &hand = *table->hand();
        const int chosen = rowOf(hand, QStringLiteral("loom_2"));
        QVERIFY(hand.at<ClassicHandRow>(chosen).chosen); // what I play myself is gone
        table->choice()->select(chosen);
        QCOMPARE(table->choice()->row(), -1);
        table->choice()->select(rowOf(hand, QStringLiteral("courthouse")));
        QCOMPARE(cell(*table->choice()->payments(), 0, "text").toString(),
                 QStringLiteral("2 to Ada and 2 to Bo"));
        table->choice()->play(0);
        QCOMPARE(
            latest(table.link()),
            QStringLiteral("seat: 2 revision: 24 move { classic { action: CLASSIC_ACTION_BUILD "
                           "card: \"courthouse\" pay { left: 2 right: 2 } } }"));
        table.link().push(fixture(QStringLiteral("free-city-next")));
        QCOMPARE(table->moment(), QString());
        QCOMPARE(table->decidingFor(), table->own());
    }

    // ---- Reveal and conflict --------------------------------------------------------------------

    void revealThenConflictThenTheHand() {
        const Table table(QStringLiteral("three-age-end"), 5);
        QSignalSpy shown(table.table, &ClassicTable::presentationChanged);
        table.link().push(fixture(QStringLiteral("three-age-end-next")));
        QVERIFY(table->revealing());
        QVERIFY(!table->conflictShown());
        QCOMPARE(table->age(), 2);           // the position waits until the cards have landed
        QCOMPARE(table->hand()->count(), 1); // and so does the hand: what is left of it
        QVERIFY(!table->myTurn());
        QCOMPARE(column(*table->reveal(), "seat"),
                 QStringList({QStringLiteral("0"), QStringLiteral("1"), QStringLiteral("2")}));
        QCOMPARE(column(*table->reveal(), "fresh"), QStringList(3, QStringLiteral("true")));
        QCOMPARE(column(*table->reveal(), "age"), QStringList(3, QStringLiteral("2"))); // backs too
        table->skip();
        QVERIFY(!table->revealing());
        QVERIFY(table->conflictShown());
        QCOMPARE(table->hand()->count(), 0);
        QCOMPARE(table->age(), 2); // the next one begins when this one has ended
        QCOMPARE(table->turn(), table->turnsPerAge());
        QCOMPARE(table->conflictAge(), 2);
        QCOMPARE(table->conflict()->count(), 3);
        QTest::qWait(1500); // at this speed it would have gone
        QVERIFY(table->conflictShown());
        table->skip();
        QVERIFY(!table->conflictShown());
        QVERIFY(table->dealing() && !table->myTurn());
        QCOMPARE(table->age(), 3);
        QCOMPARE(table->turn(), 1);
        table->skip();
        QCOMPARE(table->hand()->count(), 7);
        QVERIFY(table->myTurn());
        QCOMPARE(table->reveal()->count(), 3); // stays as the ribbon
        QVERIFY(shown.size() >= 3);
    }

    void withoutMotionNothingIsWaitedFor() {
        const Table table(QStringLiteral("three-age-end"), 0);
        table.link().push(fixture(QStringLiteral("three-age-end-next")));
        QVERIFY(!table->revealing() && !table->conflictShown());
        QVERIFY(table->myTurn());
        QCOMPARE(table->hand()->count(), 7);
        QCOMPARE(table->reveal()->count(), 3);
        QCOMPARE(table->conflict()->count(), 3);
    }

    void coinsOfATurnAddUp() {
        const v1::Update before = fixture(QStringLiteral("seven"));
        const Table table(QStringLiteral("seven"), 3);
        table.link().push(fixture(QStringLiteral("seven-next")));
        QCOMPARE(table->reveal()->count(), 7);
        for (int seat = 0; seat < 7; ++seat) {
            const ClassicCity *city = table->cityAt(seat);
            QCOMPARE(city->coins(), static_cast<int>(before.view().classic().cities(seat).coins()));
        }
        table->skip();
        for (int row = 0; row < 7; ++row) {
            const int seat = cell(*table->reveal(), row, "seat").toInt();
            const int had = static_cast<int>(before.view().classic().cities(seat).coins());
            QCOMPARE(had + cell(*table->reveal(), row, "coins").toInt(),
                     table->cityAt(seat)->coins());
            int moved = had;
            for (const QVariant &move : table->coinsMoved()) {
                const QVariantMap coins = move.toMap();
                moved += coins["to"] == seat ? coins["coins"].toInt() : 0;
                moved -= coins["from"] == seat ? coins["coins"].toInt() : 0;
            }
            QCOMPARE(moved, table->cityAt(seat)->coins());
        }
    }

    void aLateTurnWaitsForTheOneBefore() {
        const Table table(QStringLiteral("extra"), 1);
        table.link().push(fixture(QStringLiteral("extra-next")));
        QVERIFY(table->revealing());
        QCOMPARE(column(*table->reveal(), "fresh").count(QStringLiteral("true")), 1);
        QCOMPARE(table->reveal()->count(), 5); // four cities, and the seventh card
        v1::Update next = fixture(QStringLiteral("extra-next"));
        next.mutable_view()->set_revision(51);
        next.mutable_events()->DeleteSubrange(1, next.events_size() - 1);
        table.link().push(next);
        QVERIFY(table->revealing());
        table->skip();
        QVERIFY(table->conflictShown());
        table->skip();
        table->skip(); // a breath
        QVERIFY(table->revealing());
        table->skip();
        QVERIFY(!table->showing());
        QCOMPARE(table->view().revision(), 51U);
    }

    void anUndoTellsTheStoryAnew() {
        const Table table(QStringLiteral("three"), 3);
        const int lines = table->log()->count();
        table.link().push(fixture(QStringLiteral("three-next")));
        QCOMPARE(table->log()->count(), lines); // not told yet
        table->skip();
        QCOMPARE(table->log()->count(), lines + 3);
        v1::Update undone = fixture(QStringLiteral("three"));
        undone.mutable_view()->set_revision(44);
        table.link().restore(undone);
        QCOMPARE(table->log()->count(), lines);
        QVERIFY(!table->revealing());
        QVERIFY(table->myTurn());
        v1::Update late = fixture(QStringLiteral("three-next"));
        table.link().push(late); // revision 43: too late
        QCOMPARE(table->log()->count(), lines);
    }

    void theResultWaitsForTheShow() {
        const Table table(QStringLiteral("three"), 5);
        v1::Update over = fixture(QStringLiteral("three-over"));
        over.mutable_view()->set_revision(99);
        table.link().push(over);
        QVERIFY(table->revealing());
        QVERIFY(!table->over());
        table->finish(); // nothing to leave yet
        QVERIFY(table.app->table() != nullptr);
        for (int act = 0; act < 3; ++act) { // the cards, the conflict, and what follows it
            table->skip();
        }
        QVERIFY(table->over());
        QCOMPARE(table->status(), QStringLiteral("The points are counted"));
        QVERIFY(!table->own()->hasPoints()); // the result tells them
        table->finish();
        QVERIFY(table.app->table() == nullptr);
        QCOMPARE(table.services.left, 1);
    }

    // ---- Hints ----------------------------------------------------------------------------------

    void aHintInTheSecondEditionSpeaksOfItsCards() {
        v1::Update position = fixture(QStringLiteral("three"));
        position.mutable_view()->set_edition(2);
        Table table({position});
        QCOMPARE(table->edition(), 2);
        const auto text = [&](const char *card, const char *reason) {
            table.services.hint = {
                {classicMove(v1::CLASSIC_ACTION_BUILD, card), QString::fromLatin1(reason), 0.5}};
            table->hint();
            QCoreApplication::processEvents();
            const QString said = table->hintText();
            table->hint(); // and away
            return said;
        };
        QVERIFY(text("decorators_guild", "points")
                    .startsWith(QStringLiteral(
                        "Build Decorators Guild. It brings the most points. Chance to win: 50")));
        QVERIFY(text("ludus", "coins").startsWith(QStringLiteral("Build Ludus. ")));
    }

    void hintsComeLater() {
        Table table(QStringLiteral("three"));
        table.services.hint = {
            {classicMove(v1::CLASSIC_ACTION_BUILD, "lodge"), QStringLiteral("science"), 0.624},
            {classicMove(v1::CLASSIC_ACTION_DISCARD, "altar"), QStringLiteral("coins"), 0.5}};
        table->hint();
        QVERIFY(table->hintBusy());
        QCoreApplication::processEvents();
        QVERIFY(!table->hintBusy());
        QCOMPARE(table->hintCard(), QStringLiteral("lodge"));
        QCOMPARE(table->hintText(),
                 QStringLiteral("Build Lodge. The symbols add up. Chance to win: 62%. Second best, "
                                "with 50%: Discard Altar."));
        table->hint(); // again: away with it
        QCOMPARE(table->hintText(), QString());
        table->hint();
        table.link().push(fixture(QStringLiteral("three-next"))); // the position changes before
        QCoreApplication::processEvents();
        QCOMPARE(table->hintText(), QString());
        QVERIFY(!table->hintBusy());
        QCOMPARE(table.services.hintsWanted, 2);
    }

    void aHintStaysWhileOthersChoose() {
        Table table(QStringLiteral("three"));
        table.services.hint = {
            {classicMove(v1::CLASSIC_ACTION_BUILD, "lodge"), QStringLiteral("science"), 0.6}};
        v1::Update update = table.link().position();
        update.clear_events();
        v1::ClassicTable &view = *update.mutable_view()->mutable_classic();
        const auto choose = [&](int seat) {
            update.mutable_view()->set_revision(update.view().revision() + 1);
            view.mutable_cities(seat)->set_must_act(false);
            view.mutable_cities(seat)->set_has_chosen(true);
            table.link().push(update);
        };
        table->choice()->select(0);
        const QSignalSpy lifted(table.operator->(), &TableModel::lifted);
        const QSignalSpy chosen(table->choice(), &ClassicChoice::changed);
        table->hint();
        choose(1); // before the hint is there
        QCOMPARE(table->choice()->row(), 0);
        QCOMPARE(lifted.count(), 0);
        QCOMPARE(chosen.count(), 1);
        QVERIFY(table->hintBusy());
        QCoreApplication::processEvents();
        QCOMPARE(table->hintCard(), QStringLiteral("lodge"));
        choose(2); // while it is read
        QCOMPARE(table->hintCard(), QStringLiteral("lodge"));
        update.mutable_view()->clear_deciding_for();
        choose(0);
        QCOMPARE(table->hintCard(), QString());
    }
};

QTEST_GUILESS_MAIN(TurnsTest)
#include "test_turns.moc"
