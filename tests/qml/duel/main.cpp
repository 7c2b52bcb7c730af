// SPDX-License-Identifier: GPL-3.0-or-later
// Runs tst_*.qml of this folder over positions of tests/models/fixtures.
#include "app/models/duel/duel_table.h"
#include "tests/qml/stage/quick_setup.h"
#include "tests/qml/stage/stage.h"

#include <QtQuickTest>

namespace {

using namespace mirabilia;

/// The interface for the tests: `game.lay(...)`, `game.table`.
class Game : public QObject {
    Q_OBJECT
    Q_PROPERTY(mirabilia::DuelTable *table READ table NOTIFY laid)

public:
    [[nodiscard]] DuelTable *table() { return qobject_cast<DuelTable *>(m_stage.app().table()); }

    Q_INVOKABLE bool lay(const QString &fixture) {
        const bool good = m_stage.layOut({fixture});
        m_stage.app().settings()->setMotionSpeed(0);
        emit laid();
        return good;
    }
    /// Delivers an event, or jumps to another position.
    Q_INVOKABLE void push(const QString &fixture) { m_stage.push(fixture); }
    /// The card that was built is reported as discarded.
    Q_INVOKABLE void pushDiscarded(const QString &fixture) {
        m_stage.push(fixture, [](v1::Update &update) {
            for (v1::Event &event : *update.mutable_events()) {
                if (event.duel().kind() == v1::DuelEvent::CARD_BUILT) {
                    event.mutable_duel()->set_kind(v1::DuelEvent::CARD_DISCARDED);
                }
            }
        });
    }
    /// The pawn goes some steps to the right and takes coins of the city there.
    Q_INVOKABLE void pushLoot(const QString &fixture, int steps, int coins) {
        m_stage.push(fixture, [steps, coins](v1::Update &update) {
            march(update, steps);
            v1::DuelTable &duel = *update.mutable_view()->mutable_duel();
            duel.mutable_cities(1)->set_coins(duel.cities(1).coins() -
                                              static_cast<unsigned>(coins));
            for (const auto kind : {v1::DuelEvent::LOOT_TAKEN, v1::DuelEvent::COINS_MOVED}) {
                v1::DuelEvent &event = *update.add_events()->mutable_duel();
                event.set_kind(kind);
                event.set_seat(1);
                event.set_cause("loot");
                event.set_coins(kind == v1::DuelEvent::LOOT_TAKEN ? coins : -coins);
            }
        });
    }
    /// A turn that moves the pawn ends the age before that of the fixture.
    Q_INVOKABLE void pushAge(const QString &fixture, int steps) {
        m_stage.push(fixture, [steps](v1::Update &update) {
            update.clear_events();
            update.add_events()->mutable_duel()->set_kind(v1::DuelEvent::CARD_DISCARDED);
            march(update, steps);
            update.add_events()->mutable_duel()->set_kind(v1::DuelEvent::AGE_BEGINS);
        });
    }
    /// Answers "duel-draft-next": a wonder is taken, the last of the four goes to the other seat,
    /// and the next four are offered, all in one update.
    Q_INVOKABLE void pushLastOfFour() {
        m_stage.push(QStringLiteral("duel-draft-next"), [](v1::Update &update) {
            update.clear_events();
            v1::DuelTable &duel = *update.mutable_view()->mutable_duel();
            const std::vector<std::string> taken(duel.offer().begin(), duel.offer().end());
            duel.clear_offer();
            duel.clear_options();
            duel.set_drafted(4);
            for (int seat = 0; seat < 2; ++seat) {
                duel.mutable_cities(seat)->add_wonders()->set_wonder(taken.at(seat));
                v1::DuelEvent &event = *update.add_events()->mutable_duel();
                event.set_kind(v1::DuelEvent::WONDER_DRAFTED);
                event.set_seat(static_cast<unsigned>(seat));
                event.set_wonder(taken.at(seat));
            }
            update.add_events()->mutable_duel()->set_kind(v1::DuelEvent::WONDERS_OFFERED);
            for (const char *next : {"circus_maximus", "piraeus", "the_pyramids", "the_sphinx"}) {
                duel.add_offer(next);
            }
        });
    }
    /// The card is taken by the other seat.
    Q_INVOKABLE void pushByRival(const QString &fixture) {
        m_stage.push(fixture, [](v1::Update &update) {
            for (v1::Event &event : *update.mutable_events()) {
                event.mutable_duel()->set_seat(1 - event.duel().seat());
            }
        });
    }
    /// "duel-begin" with the pawn in the middle: whoever moved last says who begins. With motion,
    /// an age ends before.
    Q_INVOKABLE void pushDrawnWar() {
        m_stage.push(QStringLiteral("duel-begin"), [](v1::Update &update) {
            update.clear_events();
            update.add_events()->mutable_duel()->set_kind(v1::DuelEvent::CARD_DISCARDED);
            update.add_events()->mutable_duel()->set_kind(v1::DuelEvent::AGE_BEGINS);
            update.mutable_view()->mutable_duel()->set_begin_reason("last");
        });
    }
    Q_INVOKABLE void jump(const QString &fixture) { m_stage.jump(fixture); }
    /// Chooses the first answer to the pending question.
    Q_INVOKABLE void answer() {
        table()->choice()->select(DuelTable::idOf(table()->options()[0].move()));
    }
    /// Sets the hint to the last possible action of this kind.
    Q_INVOKABLE void hint(int action) {
        v1::Move best;
        for (const v1::DuelOption &option : table()->options()) {
            if (option.move().action() == action) {
                *best.mutable_duel() = option.move();
            }
        }
        m_stage.advise(best);
        table()->hint();
    }
    Q_INVOKABLE int sent() { return m_stage.sentCount(); }
    /// Action and object of the last move sent.
    Q_INVOKABLE int sentAction() { return m_stage.sentLast().duel().action(); }
    Q_INVOKABLE QString sentId() { return DuelTable::idOf(m_stage.sentLast().duel()); }
    Q_INVOKABLE QString sentWonder() {
        return QString::fromStdString(m_stage.sentLast().duel().wonder());
    }

signals:
    void laid();

private:
    static void march(v1::Update &update, int steps) {
        v1::DuelTable &duel = *update.mutable_view()->mutable_duel();
        v1::DuelEvent &event = *update.add_events()->mutable_duel();
        event.set_kind(v1::DuelEvent::PAWN_MOVED);
        event.set_from(duel.pawn());
        duel.set_pawn(duel.pawn() + steps);
        event.set_to(duel.pawn());
    }

    test::Stage m_stage;
};

class Setup : public test::QuickSetup {
    Q_OBJECT

protected:
    [[nodiscard]] std::unique_ptr<QObject> makeGame() const override {
        return std::make_unique<Game>();
    }
};

} // namespace

QUICK_TEST_MAIN_WITH_SETUP(tst_duel, Setup)

#include "main.moc"
