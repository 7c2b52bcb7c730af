// SPDX-License-Identifier: GPL-3.0-or-later
// Several people at one screen: the handover, and what it hides.
#include "tests/models/table_fixture.h"

#include <QSignalSpy>

using namespace mirabilia;

namespace {

/// The same position as seen by another person of this screen.
v1::Update seenBy(v1::Update update, unsigned seat) {
    v1::TableView &view = *update.mutable_view();
    view.set_viewer(seat);
    if (view.deciding_for_size() > 0) {
        view.set_deciding_for(0, seat);
    }
    return update;
}

/// Two people at one screen: Ada at seat 0, Bo at seat 1. Both must choose.
struct TwoPeople {
    TwoPeople(const QString &name, int motionSpeed)
        : table({people(fixture(name)), seenBy(people(fixture(name)), 1)}, motionSpeed) {}

    static v1::Update people(v1::Update update) {
        update.mutable_view()->mutable_seats(1)->set_kind(v1::SEAT_KIND_PERSON);
        for (v1::CityView &city : *update.mutable_view()->mutable_classic()->mutable_cities()) {
            city.set_has_chosen(city.seat() > 1);
            city.set_must_act(city.seat() < 2);
        }
        return update;
    }

    /// One seat has chosen: both hear of it.
    void chosen(unsigned seat) {
        for (const int viewer : {0, 1}) {
            v1::Update update;
            *update.mutable_view() = table.link(viewer).position().view();
            v1::TableView &view = *update.mutable_view();
            view.set_revision(view.revision() + 1);
            view.set_shared_revision(view.revision());
            v1::CityView &city = *view.mutable_classic()->mutable_cities(static_cast<int>(seat));
            city.set_has_chosen(true);
            city.set_must_act(false);
            if (viewer == static_cast<int>(seat)) {
                view.clear_deciding_for();
                view.set_can_take_back(true);
            }
            table.link(viewer).push(update);
        }
    }

    /// The turn is over: the next position of the fixture, first for one, then for the other.
    void next(const QString &name) {
        v1::Update update = people(fixture(name));
        const quint64 revision = table.link().position().view().revision() + 1;
        update.mutable_view()->set_revision(revision);
        update.mutable_view()->set_shared_revision(revision);
        table.link(0).push(update);
        table.link(1).push(seenBy(update, 1));
    }

    /// Something was undone: both hear the whole story again.
    void restored(const QString &name, quint64 revision) {
        v1::Update update = people(fixture(name));
        update.mutable_view()->set_revision(revision);
        update.mutable_view()->set_shared_revision(revision);
        table.link(0).restore(update);
        table.link(1).restore(seenBy(update, 1));
    }

    Table table;
};

} // namespace

class SharedScreenTest : public QObject {
    Q_OBJECT

private slots:
    void oneHandsNothingOver() {
        const Table table(QStringLiteral("three"), 0);
        QVERIFY(!table->handover());
        QVERIFY(table->myTurn());
    }

    void theTableIsHandedOverBetweenPeople() {
        TwoPeople people(QStringLiteral("three"), 0);
        ClassicTable &table = *people.table.table;
        QVERIFY(table.handover());
        QCOMPARE(table.handoverName(), QStringLiteral("Ada"));
        QCOMPARE(table.status(), QStringLiteral("Ada is next"));
        QCOMPARE(table.hand()->count(), 0);
        table.takeOver();
        QVERIFY(!table.handover());
        QCOMPARE(table.hand()->count(), 6);
        table.choice()->select(0);
        discardLifted(*table.choice());
        QCOMPARE(people.table.link(0).sent().size(), std::size_t(1));

        people.chosen(0);
        QVERIFY(table.handover());
        QCOMPARE(table.handoverName(), QStringLiteral("Bo"));
        QCOMPARE(table.hand()->count(), 0);
        QVERIFY(!table.canUndo());
        QCOMPARE(table.own()->seat(), 0); // until Bo sits down
        QSignalSpy seating(&table, &ClassicTable::seatingChanged);
        table.takeOver();
        QCOMPARE(seating.size(), 1);
        QCOMPARE(table.own()->seat(), 1);
        QCOMPARE(table.left()->seat(), 2);
        QCOMPARE(table.hand()->count(), 6);
        table.choice()->select(0);
        discardLifted(*table.choice());
        QCOMPARE(people.table.link(1).sent().back().seat(), 1U);
    }

    void everybodySeesTheRevealBeforeTheNextHand() {
        TwoPeople people(QStringLiteral("three"), 3);
        ClassicTable &table = *people.table.table;
        table.takeOver();
        people.chosen(0);
        table.takeOver();
        people.next(QStringLiteral("three-next"));
        QVERIFY(table.revealing());
        QVERIFY(!table.handover());
        QCOMPARE(table.hand()->count(), 0);
        table.skip();
        QVERIFY(table.handover());
        QCOMPARE(table.handoverName(), QStringLiteral("Bo")); // who has the screen goes on
        people.chosen(2);                                     // a computer, meanwhile
        QCOMPARE(table.handoverName(), QStringLiteral("Bo"));
        table.takeOver();
        QVERIFY(table.myTurn());
    }

    void aChoiceTakenBackAtTheHandoverHasItsOwn() {
        TwoPeople people(QStringLiteral("three"), 0);
        ClassicTable &table = *people.table.table;
        table.takeOver();
        people.chosen(0);
        QCOMPARE(table.handoverName(), QStringLiteral("Bo"));
        QVERIFY(table.canChange()); // Ada, whose city still lies behind the handover
        table.change();
        QCOMPARE(latest(people.table.link(0)), QStringLiteral("revision: 43 take_back { }"));
        people.restored(QStringLiteral("three"), 50);
        QVERIFY(table.handover());
        QCOMPARE(table.handoverName(), QStringLiteral("Ada"));
        QVERIFY(!table.canChange());
        QCOMPARE(table.hand()->count(), 0); // Bo may be at the screen
        table.takeOver();
        QVERIFY(table.myTurn());
        QCOMPARE(table.own()->seat(), 0);
    }

    void aChoiceTakenBackInTheOpenNeedsNoHandover() {
        TwoPeople people(QStringLiteral("three"), 0);
        ClassicTable &table = *people.table.table;
        table.takeOver();
        people.restored(QStringLiteral("three"), 50);
        QVERIFY(!table.handover());
        QVERIFY(table.myTurn());
        QCOMPARE(table.own()->seat(), 0);
    }

    void afterTheResultAHandComesBackAfterAHandover() {
        TwoPeople people(QStringLiteral("three"), 0);
        ClassicTable &table = *people.table.table;
        table.takeOver();
        people.next(QStringLiteral("three-over"));
        QVERIFY(table.over() && !table.handover());
        QVERIFY(table.canUndo());
        table.undo();
        QCOMPARE(people.table.link(0).sent().size(), std::size_t(1));
        people.restored(QStringLiteral("three"), 50);
        QVERIFY(!table.over());
        QCOMPARE(table.handoverName(), QStringLiteral("Ada"));
        QCOMPARE(table.hand()->count(), 0);
    }

    void secretsStayUnnamedOnASharedScreen() {
        v1::Update update = fixture(QStringLiteral("three"));
        bool named = false;
        for (v1::Event &event : *update.mutable_events()) {
            v1::ClassicEvent &classic = *event.mutable_classic();
            if (classic.kind() == v1::ClassicEvent::CARD_BUILT && classic.seat() == 0) {
                classic.set_kind(v1::ClassicEvent::CARD_DISCARDED);
                named = true;
            }
        }
        QVERIFY(named);
        const auto unnamed = [](const Table &table) {
            return column(*table->log(), "text")
                .filter(QStringLiteral("Ada discarded a card"))
                .size();
        };
        {
            const Table alone(std::vector<v1::Update>{update});
            QCOMPARE(unnamed(alone), 0);
        }
        const Table shared({update, seenBy(update, 1)});
        QVERIFY(unnamed(shared) > 0);
    }
};

QTEST_GUILESS_MAIN(SharedScreenTest)
#include "test_shared_screen.moc"
