// SPDX-License-Identifier: GPL-3.0-or-later
// Runs tst_*.qml of this folder against the real models, host and rules.
#include "tests/qml/stage/quick_setup.h"
#include "tests/qml/stage/stage.h"

#include <QtQuickTest>

namespace {

using namespace mirabilia;

/// The interface for the tests: `game.deal(...)`, `game.table`.
class Game : public QObject {
    Q_OBJECT
    Q_PROPERTY(mirabilia::ClassicTable *table READ table NOTIFY dealt)

public:
    [[nodiscard]] ClassicTable *table() { return classicTable(m_stage.app()); }

    Q_INVOKABLE bool deal(int players, const QString &wonder, const QString &side, int persons = 1,
                          bool stagesFirst = false, int seed = 7) {
        test::Deal deal;
        deal.seed = static_cast<quint64>(seed);
        deal.taste = stagesFirst ? test::Taste::Mason : test::Taste::Builder;
        deal.players = players;
        deal.persons = persons;
        deal.ownWonder = wonder;
        deal.side = side;
        const bool good = m_stage.deal(deal);
        emit dealt();
        return good;
    }
    /// deal() with the second edition.
    Q_INVOKABLE bool dealSecond(int players, const QString &wonder, const QString &side) {
        test::Deal deal;
        deal.edition = 2;
        deal.taste = test::Taste::Mason;
        deal.players = players;
        deal.ownWonder = wonder;
        deal.side = side;
        const bool good = m_stage.deal(deal);
        emit dealt();
        return good;
    }
    Q_INVOKABLE bool playTo(int age, int turn) { return m_stage.playTo(age, turn); }
    Q_INVOKABLE bool playToPayment() { return m_stage.playToPayment(); }
    Q_INVOKABLE bool playToFreeBuilding() { return m_stage.playToActions({{ClassicAction::Free}}); }
    Q_INVOKABLE bool playToCopiedStage() {
        return m_stage.playToActions({{ClassicAction::Stage, ClassicCopy::Left}});
    }
    Q_INVOKABLE bool playToEitherCopiedStage() {
        return m_stage.playToActions({{ClassicAction::Stage, ClassicCopy::Left},
                                      {ClassicAction::Stage, ClassicCopy::Right}});
    }
    Q_INVOKABLE bool playToMoment(const QString &moment) {
        return m_stage.playUntil([&](const ClassicTable &table) {
            return table.moment() == moment;
        }) && table()->moment() == moment;
    }
    Q_INVOKABLE bool decide() { return m_stage.decide(); }
    Q_INVOKABLE bool playToEnd() { return m_stage.playToEnd(); }
    /// The turn's number in the whole game, from 1.
    Q_INVOKABLE int turnNumber() { return (table()->age() - 1) * 6 + table()->turn(); }

signals:
    void dealt();

private:
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

QUICK_TEST_MAIN_WITH_SETUP(tst_classic, Setup)

#include "main.moc"
