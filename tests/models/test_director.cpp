// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/session/director.h"

#include <QSignalSpy>
#include <QTest>

#include <random>

using namespace mirabilia;

namespace {

using Act = Director::Act;
constexpr std::chrono::milliseconds long_{100000};
constexpr std::chrono::milliseconds untilSkipped{0};

/// The position after so many events, with what leads to it.
Director::Scene sceneTo(unsigned revision, std::size_t fresh, std::vector<Act> acts) {
    Director::Scene scene;
    scene.view.set_revision(revision);
    scene.view.add_seats();
    for (unsigned i = 1; i <= revision; ++i) {
        scene.story.emplace_back().mutable_classic()->set_turn(i);
    }
    scene.fresh = fresh;
    scene.acts = std::move(acts);
    return scene;
}

} // namespace

/// Collects what a director has told, by number of the event.
struct Listener : QObject {
    explicit Listener(Director &director) {
        connect(&director, &Director::told, this, [this](const std::vector<v1::Event> &events) {
            for (const v1::Event &event : events) {
                told.append(static_cast<int>(event.classic().turn()));
            }
        });
    }
    QList<int> told;
};

class DirectorTest : public QObject {
    Q_OBJECT

private slots:
    void thePositionMovesWhenTheActsHaveLedThere() {
        Director director;
        director.setMotionSpeed(3);
        director.jump(sceneTo(1, 1, {}));
        const Listener listener(director);
        director.play(sceneTo(3, 1, {{1, long_}, {2, untilSkipped, true}, {3, long_, true}}));
        QCOMPARE(director.act(), 1);
        QCOMPARE(director.view().revision(), 1U);
        QCOMPARE(director.scene().story.size(), std::size_t(3)); // for the cards in flight
        QVERIFY(!director.landed() && listener.told.isEmpty());
        director.skip();
        QCOMPARE(director.act(), 2);
        QCOMPARE(director.view().revision(), 3U);
        QCOMPARE(listener.told, QList<int>({2, 3}));
        director.skip();
        QCOMPARE(director.act(), 3);
        director.skip();
        QVERIFY(!director.running());
        QCOMPARE(listener.told.size(), 2);
    }

    void whatFollowsTheCurrentActIsCounted() {
        Director director;
        director.setMotionSpeed(3);
        director.jump(sceneTo(1, 1, {}));
        director.play(
            sceneTo(2, 1, {{1, untilSkipped}, {2, untilSkipped, true}, {2, untilSkipped, true}}));
        for (const int left : {2, 1, 0, 0}) {
            QCOMPARE(director.toCome(2), left);
            director.skip();
        }
        QCOMPARE(director.toCome(1), 0);
    }

    void aSceneWaitsForTheOneBefore() {
        Director director;
        director.setMotionSpeed(3);
        director.jump(sceneTo(1, 1, {}));
        director.play(sceneTo(2, 1, {{1, std::chrono::milliseconds{20}}}));
        director.play(sceneTo(3, 2, {{2, long_}}));
        QCOMPARE(director.act(), 1);
        QTRY_COMPARE(director.view().revision(), 2U);
        QCOMPARE(director.act(), 0); // a breath
        QVERIFY(director.running());
        QTRY_COMPARE(director.act(), 2);
        QCOMPARE(director.view().revision(), 2U);
    }

    void anotherPositionDropsWhatWasTold() {
        Director director;
        director.setMotionSpeed(3);
        director.jump(sceneTo(1, 1, {}));
        const Listener listener(director);
        director.play(sceneTo(2, 1, {{1, long_}}));
        director.play(sceneTo(3, 2, {{1, long_}}));
        director.jump(sceneTo(1, 1, {}));
        QVERIFY(!director.running());
        QCOMPARE(director.view().revision(), 1U);
        QVERIFY(listener.told.isEmpty());
    }

    void nothingIsToldOnceItIsStopped() {
        Director director;
        director.setMotionSpeed(3);
        director.jump(sceneTo(1, 1, {}));
        director.play(sceneTo(2, 1, {{1, std::chrono::milliseconds{20}, false, "turnover"}}));
        const Listener listener(director);
        const QSignalSpy changes(&director, &Director::changed);
        director.stop();
        QTest::qWait(100);
        QVERIFY(listener.told.isEmpty() && changes.isEmpty());
    }

    void withoutMotionTheEndIsShownAtOnce() {
        Director director;
        director.setMotionSpeed(3);
        director.jump(sceneTo(1, 1, {}));
        const Listener listener(director);
        director.play(sceneTo(2, 1, {{1, untilSkipped}}));
        director.play(sceneTo(3, 2, {{1, long_}}));
        director.setMotionSpeed(0);
        QVERIFY(!director.running());
        QCOMPARE(director.view().revision(), 3U);
        QCOMPARE(listener.told, QList<int>({2, 3}));
    }

    /// Whatever is skipped, switched off, amended or undone: what is shown is a position that was
    /// played, in order, and in the end the newest; every event is told once.
    void randomScenesEndWithTheNewest() {
        for (unsigned seed = 1; seed <= 300; ++seed) {
            randomScenes(seed);
        }
    }

private:
    static std::vector<Act> randomActs(std::mt19937 &random) {
        std::vector<Act> acts;
        for (unsigned i = random() % 4; i > 0; --i) {
            acts.push_back(
                {1 + static_cast<int>(random() % 3), random() % 4 == 0 ? untilSkipped : long_});
        }
        for (unsigned i = random() % 2; i < acts.size(); ++i) {
            acts[i].after = true;
        }
        return acts;
    }

    static void randomScenes(unsigned seed) {
        std::mt19937 random(seed);
        Director director;
        director.setMotionSpeed(3);
        director.jump(sceneTo(1, 1, {}));
        const Listener listener(director);
        unsigned newest = 1;
        unsigned told = 1; // before what a jump has dropped
        unsigned shown = 1;
        for (int step = 0; step < 60; ++step) {
            switch (random() % 6) {
            case 0:
            case 1: {
                const unsigned from = newest;
                newest += 1 + random() % 3;
                director.setMotionSpeed(static_cast<int>(random() % 6));
                director.play(sceneTo(newest, from, randomActs(random)));
                break;
            }
            case 2: {
                Director::Scene amended = sceneTo(newest, newest, {});
                amended.view.set_over(true);
                director.amend(amended.view);
                break;
            }
            case 3:
                if (random() % 8 == 0) {
                    newest = 1 + random() % newest; // an undo
                    director.jump(sceneTo(newest, newest, {}));
                    shown = newest;
                    told = 0;
                }
                break;
            default: director.skip();
            }
            QVERIFY(director.view().revision() >= shown);
            shown = director.view().revision();
        }
        while (director.running()) {
            director.skip();
        }
        QCOMPARE(director.view().revision(), newest);
        QCOMPARE(director.landed(), true);
        if (told == 1) {
            QCOMPARE(listener.told.size(), static_cast<int>(newest) - 1);
            for (int i = 0; i < listener.told.size(); ++i) {
                QCOMPARE(listener.told[i], i + 2);
            }
        }
    }
};

QTEST_GUILESS_MAIN(DirectorTest)
#include "test_director.moc"
