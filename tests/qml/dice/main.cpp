// SPDX-License-Identifier: GPL-3.0-or-later
// Runs tst_*.qml of this folder against the real models, host and rules.
#include "tests/qml/stage/dice_stage.h"
#include "tests/qml/stage/quick_setup.h"

#include <QtQuickTest>

namespace {

using namespace mirabilia;

/// The interface for the tests: `game.deal(...)`, `game.table`.
class Game : public QObject {
    Q_OBJECT
    Q_PROPERTY(mirabilia::DiceTable *table READ table NOTIFY dealt)

public:
    [[nodiscard]] DiceTable *table() { return qobject_cast<DiceTable *>(m_stage->app().table()); }

    Q_INVOKABLE bool deal(int players, int persons = 1, int seed = 7) {
        test::DiceDeal deal;
        deal.players = players;
        deal.persons = persons;
        deal.seed = static_cast<quint64>(seed);
        setTheStage(false);
        const bool good = test::dealDice(*m_stage, deal);
        emit dealt();
        return good;
    }
    /// Sets up a position of tests/models/fixtures, without a host; delivers an event there, or
    /// jumps to another position.
    Q_INVOKABLE bool lay(const QString &fixture) {
        setTheStage(true);
        const bool good = m_stage->layOut({fixture});
        m_stage->app().settings()->setMotionSpeed(0);
        emit dealt();
        return good;
    }
    Q_INVOKABLE void push(const QString &fixture) { m_stage->push(fixture); }
    Q_INVOKABLE void jump(const QString &fixture) { m_stage->jump(fixture); }
    /// Sets the hint to the last possible action in a building, or of all.
    Q_INVOKABLE void hint(const QString &building) {
        v1::Move best;
        for (const auto &option : table()->dice().options()) {
            if (option.move().cell().starts_with(building.toStdString())) {
                *best.mutable_dice() = option.move();
            }
        }
        m_stage->advise(best);
        table()->hint();
    }
    /// Plays until the action of a round.
    Q_INVOKABLE bool playTo(int round) {
        return test::playDice(*m_stage, [round](const DiceTable &table) {
            return table.round() >= round && table.dice().of_round();
        });
    }
    /// Plays until "cross", "bonus" or "free" is asked with at least this many answers.
    Q_INVOKABLE bool playToQuestion(const QString &question, int answers) {
        return test::playDice(*m_stage, test::asking(question == QStringLiteral("cross")
                                                         ? v1::DICE_QUESTION_CROSS
                                                     : question == QStringLiteral("bonus")
                                                         ? v1::DICE_QUESTION_BONUS
                                                         : v1::DICE_QUESTION_FREE_BUILD,
                                                     answers));
    }
    Q_INVOKABLE bool playToLastAction() {
        return test::playDice(*m_stage, [](const DiceTable &table) {
            return table.lastRound() && table.dice().of_round();
        });
    }
    /// Makes one decision, as a player who wants to see many parts of the game.
    Q_INVOKABLE void decide() { test::decideDice(*table()); }

signals:
    void dealt();

private:
    /// A stage with a fixture has no host any more, so the two kinds need different stages.
    void setTheStage(bool laid) {
        if (laid != m_laid) {
            m_stage.reset(); // there can only be one
            m_stage = std::make_unique<test::Stage>();
            m_laid = laid;
        }
    }

    std::unique_ptr<test::Stage> m_stage = std::make_unique<test::Stage>();
    bool m_laid = false;
};

class Setup : public test::QuickSetup {
    Q_OBJECT

protected:
    [[nodiscard]] std::unique_ptr<QObject> makeGame() const override {
        return std::make_unique<Game>();
    }
};

} // namespace

QUICK_TEST_MAIN_WITH_SETUP(tst_dice, Setup)

#include "main.moc"
