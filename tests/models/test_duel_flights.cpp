// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/duel/duel_table.h"
#include "tests/models/table_fixture.h"

#include <QSignalSpy>

using namespace mirabilia;

namespace {

using DuelAt = TableOf<DuelTable>;

/// Answers to "duel-draft-next": seat 0 takes its second wonder, seat 1 gets the last, and the next
/// four are offered, all in one update.
v1::Update lastOfFour() {
    v1::Update update = fixture(QStringLiteral("duel-draft-next"));
    v1::TableView &view = *update.mutable_view();
    view.set_revision(view.revision() + 1);
    view.clear_deciding_for();
    v1::DuelTable &duel = *view.mutable_duel();
    duel.clear_options();
    duel.clear_offer();
    duel.set_drafted(4);
    update.clear_events();
    const auto take = [&](unsigned seat, const char *wonder) {
        duel.mutable_cities(static_cast<int>(seat))->add_wonders()->set_wonder(wonder);
        v1::DuelEvent &event = *update.add_events()->mutable_duel();
        event.set_kind(v1::DuelEvent::WONDER_DRAFTED);
        event.set_seat(seat);
        event.set_wonder(wonder);
    };
    take(0, "the_mausoleum");
    take(1, "the_statue_of_zeus");
    v1::DuelEvent &offered = *update.add_events()->mutable_duel();
    offered.set_kind(v1::DuelEvent::WONDERS_OFFERED);
    for (const char *wonder :
         {"circus_maximus", "the_great_lighthouse", "the_pyramids", "piraeus"}) {
        duel.add_offer(wonder);
        offered.add_wonders(wonder);
    }
    return update;
}

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
    void wonders_of_one_update_are_taken_one_by_one();
    void the_next_wonders_are_dealt_when_the_last_has_landed();
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

namespace {

QStringList wondersOf(const DuelCity &city) {
    return column(*city.wonders(), "wonder");
}

} // namespace

void TestDuelFlights::wonders_of_one_update_are_taken_one_by_one() {
    const DuelAt table(QStringLiteral("duel-draft-next"), 3);
    const QString mine = QStringLiteral("the_mausoleum");
    const QString last = QStringLiteral("the_statue_of_zeus");
    const QStringList hers = wondersOf(*table->right());
    table.link().push(lastOfFour());
    QCOMPARE(table->actionDrafted(), mine);
    QVERIFY(table->actionAtLeft());
    QVERIFY(table->status().startsWith(QStringLiteral("You took")));
    QCOMPARE(column(*table->offer(), "wonder"), QStringList({mine, last}));
    const int first = table->actionNumber();

    table->skip();
    QCOMPARE(table->actionDrafted(), last);
    QVERIFY(table->actionNumber() > first);
    QVERIFY(!table->actionAtLeft());
    QVERIFY(table->status().contains(QStringLiteral("Zeus")));
    QCOMPARE(column(*table->offer(), "wonder"), QStringList({last}));
    QCOMPARE(column(*table->draft(), "done").count(QStringLiteral("true")), 3);
    QVERIFY(wondersOf(*table->left()).contains(mine));
    QCOMPARE(wondersOf(*table->right()), hers);
    QVERIFY(!table->myTurn());

    table->skip();
    QVERIFY(table->actionDrafted().isEmpty());
    QCOMPARE(wondersOf(*table->right()), hers + QStringList{last});
    QCOMPARE(table->offer()->rowCount(), 4);
}

void TestDuelFlights::the_next_wonders_are_dealt_when_the_last_has_landed() {
    const DuelAt table(QStringLiteral("duel-draft-next"), 5);
    table.link().push(lastOfFour());
    QVERIFY(!table->offerDealt());
    QTRY_VERIFY(table->offerDealt());
    QCOMPARE(table->offer()->rowCount(), 4);
    QVERIFY(table->actionDrafted().isEmpty());
    QVERIFY(table->showing());
    table->skip();
    QVERIFY(!table->offerDealt());
    QVERIFY(!table->showing());

    const DuelAt still(QStringLiteral("duel-draft-next"), 0);
    still.link().push(lastOfFour());
    QVERIFY(!still->showing());
    QCOMPARE(still->offer()->rowCount(), 4);
    QCOMPARE(wondersOf(*still->right()).size(), 2);
}

QTEST_MAIN(TestDuelFlights)
#include "test_duel_flights.moc"
