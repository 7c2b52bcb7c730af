// SPDX-License-Identifier: GPL-3.0-or-later
// Runs tst_*.qml of this folder: whole games on the big screen.
#include "tests/qml/stage/dice_stage.h"
#include "tests/qml/stage/duel_stage.h"
#include "tests/qml/stage/quick_setup.h"
#include "tests/support/fixture_network.h"

#include <QtQuickTest>

namespace {

using namespace mirabilia;

/// The interface for the tests.
class Game : public QObject {
    Q_OBJECT

public:
    /// Hosts a game at which this screen has no seat; the first player is played by `playOn`.
    Q_INVOKABLE bool host(const QString &kind, int players) {
        m_kind = kind;
        m_stage.app().settings()->setMotionSpeed(0);
        test::Deal deal;
        deal.game = kind;
        deal.players = players;
        test::DiceDeal dice;
        dice.players = players;
        const bool isDealt = kind == QStringLiteral("duel")   ? test::dealDuel(m_stage)
                             : kind == QStringLiteral("dice") ? test::dealDice(m_stage, dice)
                                                              : m_stage.deal(deal);
        Room room = test::room(true, 0);
        room.watching = room.started = true;
        return isDealt && m_stage.goOverNetwork(room);
    }
    Q_INVOKABLE bool decide() { return m_stage.decide(); }
    /// Makes one decision, and waits for the next. Returns false if the game is stuck.
    Q_INVOKABLE bool playOn() {
        int seen = 0;
        const auto next = [&seen](const auto &) { return seen++ > 0; };
        return m_kind == QStringLiteral("duel")   ? test::playDuel(m_stage, next)
               : m_kind == QStringLiteral("dice") ? test::playDice(m_stage, next)
                                                  : m_stage.playUntil(next);
    }

private:
    test::Stage m_stage;
    QString m_kind;
};

class Setup : public test::QuickSetup {
    Q_OBJECT

protected:
    [[nodiscard]] std::unique_ptr<QObject> makeGame() const override {
        return std::make_unique<Game>();
    }
};

} // namespace

QUICK_TEST_MAIN_WITH_SETUP(tst_tv, Setup)

#include "main.moc"
