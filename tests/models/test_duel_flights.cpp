// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/duel/duel_table.h"
#include "tests/models/table_fixture.h"

#include <QSignalSpy>

using namespace mirabilia;

namespace {

using DuelAt = TableOf<DuelTable>;

} // namespace

/// What an action sets on its way: coins, and a progress token.
class TestDuelFlights : public QObject {
    Q_OBJECT

private slots:
    void coins_of_a_action_are_on_their_way();
    void it_is_known_what_is_done_with_its_card();
    void a_late_action_is_another_one();
    void a_action_waits_only_until_the_one_before_has_landed();
    void no_action_waits_where_the_game_jumps();
    void a_token_goes_to_its_city();
    void the_pawn_goes_step_by_step();
};

void TestDuelFlights::coins_of_a_action_are_on_their_way() {
    const auto move = [](int from, int to, int coins) {
        return QVariantMap{{QStringLiteral("from"), from},
                           {QStringLiteral("to"), to},
                           {QStringLiteral("coins"), coins}};
    };
    const DuelAt table(QStringLiteral("duel-wonder-gone"), 3);
    const int had = table->left()->coins();
    QVERIFY(table->coinsMoved().isEmpty());
    table.link().push(fixture(QStringLiteral("duel-wonder-gone-next")));
    QCOMPARE(table->coinsMoved(), (QVariantList{move(0, -1, 3), move(-1, 0, 5)}));
    QCOMPARE(table->left()->coins(), had); // until they have landed
    table->skip();
    QCOMPARE(table->left()->coins(), had - 3 + 5);

    v1::Update robbed = fixture(QStringLiteral("duel-next"));
    for (v1::Event &event : *robbed.mutable_events()) {
        if (event.duel().kind() == v1::DuelEvent::COINS_MOVED) {
            event.mutable_duel()->set_seat(0);
            event.mutable_duel()->set_other(1);
            event.mutable_duel()->set_has_other(true);
            event.mutable_duel()->set_coins(4);
        }
    }
    const DuelAt theirs(QStringLiteral("duel"), 0);
    QSignalSpy jumped(theirs.table, &TableModel::jumped);
    theirs.link().push(robbed);
    QCOMPARE(theirs->coinsMoved(), QVariantList{move(1, 0, 4)});
    QCOMPARE(jumped.count(), 0);
    robbed.mutable_view()->set_revision(robbed.view().revision() + 1);
    theirs.link().restore(robbed);
    QVERIFY(theirs->coinsMoved().isEmpty());
    QCOMPARE(jumped.count(), 1);
}

void TestDuelFlights::it_is_known_what_is_done_with_its_card() {
    const DuelAt built(QStringLiteral("duel"), 3);
    QCOMPARE(built->actionKind(), DuelAction::None);
    v1::Update next = fixture(QStringLiteral("duel-next"));
    built.link().push(next);
    QCOMPARE(built->actionKind(), DuelAction::Build);
    built->skip();
    QCOMPARE(built->actionKind(), DuelAction::None);
    next.mutable_events(0)->mutable_duel()->set_kind(v1::DuelEvent::CARD_DISCARDED);
    const DuelAt discarded(QStringLiteral("duel"), 3);
    discarded.link().push(next);
    QCOMPARE(discarded->actionKind(), DuelAction::Discard);
    const DuelAt wonder(QStringLiteral("duel-wonder"), 3);
    wonder.link().push(fixture(QStringLiteral("duel-wonder-next")));
    QCOMPARE(wonder->actionKind(), DuelAction::Wonder);
}

void TestDuelFlights::a_late_action_is_another_one() {
    const DuelAt table(QStringLiteral("duel"), 3);
    QCOMPARE(table->actionNumber(), 0);
    v1::Update next = fixture(QStringLiteral("duel-next"));
    const unsigned revision = next.view().revision();
    table.link().push(next);
    const int first = table->actionNumber();
    QVERIFY(first > 0);
    next.mutable_view()->set_revision(revision + 1);
    table.link().push(next);
    QCOMPARE(table->actionNumber(), first); // what was done lands first
    QVERIFY(table->view().revision() < revision);
    table->skip();
    QCOMPARE(table->view().revision(), revision);
    QVERIFY(table->actionShown());
    QVERIFY(table->actionNumber() > first);
    table->skip();
    QCOMPARE(table->actionNumber(), 0);
    QVERIFY(!table->showing());
    QCOMPARE(table->view().revision(), revision + 1);
}

void TestDuelFlights::a_action_waits_only_until_the_one_before_has_landed() {
    const DuelAt table(QStringLiteral("duel"), 5);
    v1::Update next = fixture(QStringLiteral("duel-next"));
    table.link().push(next);
    const int first = table->actionNumber();
    next.mutable_view()->set_revision(next.view().revision() + 1);
    table.link().push(next);
    QCOMPARE(table->actionNumber(), first);
    QTRY_VERIFY_WITH_TIMEOUT(table->actionNumber() > first, 2000);
    QTRY_VERIFY_WITH_TIMEOUT(!table->showing(), 2000);
}

void TestDuelFlights::no_action_waits_where_the_game_jumps() {
    const DuelAt table(QStringLiteral("duel"), 3);
    v1::Update next = fixture(QStringLiteral("duel-next"));
    table.link().push(next);
    next.mutable_view()->set_revision(next.view().revision() + 1);
    table.link().push(next);
    next.mutable_view()->set_revision(next.view().revision() + 1);
    table.link().restore(next);
    QVERIFY(!table->actionShown());
}

void TestDuelFlights::a_token_goes_to_its_city() {
    const auto taken = [](const DuelAt &table) {
        table.link().push(fixture(table->phase() == DuelPhase::Token
                                      ? QStringLiteral("duel-token-next")
                                      : QStringLiteral("duel-library-next")));
        return table->actionToken();
    };
    const DuelAt board(QStringLiteral("duel-token"), 3);
    QCOMPARE(board->actionToken(), QString());
    QCOMPARE(taken(board), QStringLiteral("agriculture"));
    QVERIFY(board->actionAtLeft());
    QVERIFY(board->tokens()->rowOf(board->actionToken()) >= 0);
    QCOMPARE(board->left()->tokens()->rowOf(board->actionToken()), -1);
    board->skip();
    QVERIFY(board->left()->tokens()->rowOf(QStringLiteral("agriculture")) >= 0);
    QCOMPARE(board->actionToken(), QString());

    const DuelAt library(QStringLiteral("duel-library"), 3);
    QCOMPARE(taken(library), QStringLiteral("urbanism"));
    QCOMPARE(library->tokens()->rowOf(library->actionToken()), -1);
    library->skip();
    QVERIFY(library->left()->tokens()->rowOf(QStringLiteral("urbanism")) >= 0);

    const DuelAt still(QStringLiteral("duel-token"), 0);
    QCOMPARE(taken(still), QString());
}

void TestDuelFlights::the_pawn_goes_step_by_step() {
    for (const int speed : {0, 5}) {
        const DuelAt table(QStringLiteral("duel"), speed);
        const int was = table->pawnPlace();
        QList<int> places{was};
        connect(table.table, &TableModel::presentationChanged, this, [&] {
            if (places.last() != table->pawnPlace()) {
                places.append(table->pawnPlace());
            }
            QCOMPARE(table->left()->capitalDistance(), table->capital() + table->pawnPlace());
        });
        QSignalSpy marched(table.table, &TableModel::marched);
        v1::Update next = fixture(QStringLiteral("duel-next"));
        next.mutable_view()->mutable_duel()->set_pawn(was + 3);
        v1::DuelEvent &step = *next.add_events()->mutable_duel();
        step.set_kind(v1::DuelEvent::PAWN_MOVED);
        step.set_from(was);
        step.set_to(was + 3);
        table.link().push(next);
        QTRY_VERIFY(!table->showing());
        QCOMPARE(places, speed == 0 ? QList<int>({was, was + 3})
                                    : QList<int>({was, was + 1, was + 2, was + 3}));
        QCOMPARE(marched.count(), speed == 0 ? 1 : 3);
        next.mutable_view()->set_revision(next.view().revision() + 1);
        next.mutable_view()->mutable_duel()->set_pawn(was);
        table.link().restore(next); // an undo is silent
        QCOMPARE(table->pawnPlace(), was);
        QCOMPARE(marched.count(), speed == 0 ? 1 : 3);
    }
}

QTEST_MAIN(TestDuelFlights)
#include "test_duel_flights.moc"
