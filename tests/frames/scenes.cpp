// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/frames/scenes.h"

#include "app/desktop/program.h"
#include "resources/data.h"
#include "tests/frames/batch_counter.h"
#include "tests/frames/clock.h"
#include "tests/qml/stage/dice_stage.h"
#include "tests/qml/stage/duel_stage.h"
#include "tests/support/shell_window.h"

#include <QGuiApplication>
#include <QHash>
#include <QJsonArray>
#include <QJsonDocument>
#include <QQmlComponent>
#include <QTemporaryDir>

#include <algorithm>
#include <functional>
#include <limits>

namespace mirabilia::frames {

namespace {

using test::ShellWindow;
using test::Stage;

const QSize windowSize(1280, 800);

QJsonObject failed(const QString &why) {
    return {{QStringLiteral("problem"), why}};
}

void letRun(int milliseconds) {
    Stage::wait([] { return false; }, milliseconds);
}

test::Deal sevenSeats() {
    test::Deal deal;
    deal.players = 7;
    deal.ownWonder = QStringLiteral("babylon");
    deal.side = QStringLiteral("B");
    deal.livePoints = true;
    return deal;
}

/// The middle of the second age: hands of four, nine or ten buildings in every city.
bool layFullTable(ShellWindow &window) {
    if (!window.stage().deal(sevenSeats()) || !window.stage().playTo(2, 4)) {
        return false;
    }
    window.settle();
    return window.shows(QStringLiteral("table"));
}

QStringList someCards(int count) {
    const std::string_view text = data::file("classic.json");
    const QJsonArray cards = QJsonDocument::fromJson(QByteArray(
        text.data(), static_cast<qsizetype>(text.size())))[QStringLiteral("cards")]
                                 .toArray();
    QStringList ids;
    for (qsizetype i = 0; i < cards.size() && ids.size() < count; ++i) {
        ids.append(cards[i].toObject()[QStringLiteral("id")].toString());
    }
    return ids;
}

QJsonObject firstFrame(const QElapsedTimer &sinceMain) {
    const QTemporaryDir profile;
    desktop::Options options;
    options.profileFolder = profile.path();
    desktop::Program program(options);
    if (!program.problem().isEmpty() || !program.show()) {
        return failed(QStringLiteral("the program does not start: ") + program.problem());
    }
    double ms = -1;
    QObject::connect(program.window(), &QQuickWindow::frameSwapped, program.window(), [&] {
        if (ms < 0) {
            ms = static_cast<double>(sinceMain.nsecsElapsed()) / 1e6;
        }
    });
    return Stage::wait([&ms] { return ms >= 0; })
               ? QJsonObject{{QStringLiteral("firstFrameMs"), ms}}
               : failed(QStringLiteral("the home screen was not drawn"));
}

bool layDuel(ShellWindow &window) {
    const auto ageOne = [](const DuelTable &table) {
        return table.age() == 1 && table.phase() == DuelPhase::Pick;
    };
    if (!test::dealDuel(window.stage()) || !test::playDuel(window.stage(), ageOne)) {
        return false;
    }
    window.settle();
    return window.shows(QStringLiteral("table"));
}

bool layDice(ShellWindow &window) {
    test::DiceDeal deal;
    deal.players = 7;
    const auto middle = [](const DiceTable &table) {
        return table.round() >= 4 && table.dice().of_round();
    };
    if (!test::dealDice(window.stage(), deal) || !test::playDice(window.stage(), middle)) {
        return false;
    }
    window.settle();
    return window.shows(QStringLiteral("table"));
}

/// What one frame takes in which nothing has changed: a layer that is drawn anew counts too.
QJsonObject restOf(bool (*lay)(ShellWindow &)) {
    constexpr int quiet = 500;
    constexpr int patience = 20;
    BatchCounter counter;
    ShellWindow window(windowSize);
    if (!lay(window)) {
        return failed(QStringLiteral("the table was not reached"));
    }
    int frames = 0;
    QObject::connect(window.window(), &QQuickWindow::frameSwapped, window.window(),
                     [&frames] { ++frames; });
    for (int tries = 0, before = -1; frames != before; ++tries) {
        if (tries == patience) {
            return failed(QStringLiteral("something moves all the time"));
        }
        before = frames;
        letRun(quiet);
    }
    // A busy machine draws nothing for a while in the midst of a motion too: of several frames the
    // least counts. What is drawn anew in every frame is in all of them.
    int least = std::numeric_limits<int>::max();
    for (int frame = 0; frame < 4; ++frame) {
        counter.restart();
        const int before = frames;
        window.window()->update();
        // A frame that was shown may be an earlier one: the renderer tells from its own thread.
        if (!Stage::wait([&] { return frames > before && counter.all() > 0; })) {
            return failed(QStringLiteral("no frame was drawn"));
        }
        least = std::min(least, counter.all());
        letRun(quiet);
    }
    return QJsonObject{{QStringLiteral("batches"), least}};
}

QJsonObject dealing() {
    ShellWindow window(windowSize);
    if (!test::dealDuel(window.stage())) {
        return failed(QStringLiteral("the table of Duel was not reached"));
    }
    window.settle();
    window.stage().app().settings()->setMotionSpeed(3);
    StallDetector stalls;
    stalls.start();
    const bool dealt = test::playDuel(window.stage(), [](const DuelTable &table) {
        return table.age() == 1 && table.phase() == DuelPhase::Pick;
    });
    stalls.stop();
    return dealt ? QJsonObject{{QStringLiteral("stallMs"), stalls.longest()},
                               {QStringLiteral("workMs"), stalls.longestWork()}}
                 : failed(QStringLiteral("the first age was not dealt"));
}

QJsonObject crossing() {
    ShellWindow window(windowSize);
    if (!layDice(window)) {
        return failed(QStringLiteral("the table of Dice was not reached"));
    }
    window.stage().app().settings()->setMotionSpeed(3);
    DiceTable &table = test::diceTable(window.stage());
    const int before = table.round();
    StallDetector stalls;
    stalls.start();
    const bool played = test::playDice(window.stage(), [before](const DiceTable &later) {
        return later.round() > before && later.dice().of_round();
    });
    stalls.stop();
    return played ? QJsonObject{{QStringLiteral("stallMs"), stalls.longest()},
                                {QStringLiteral("workMs"), stalls.longestWork()}}
                  : failed(QStringLiteral("the round was not played"));
}

QJsonObject turning() {
    BatchCounter counter;
    ShellWindow window(windowSize);
    if (!layFullTable(window)) {
        return failed(QStringLiteral("the table of seven was not reached"));
    }
    window.stage().app().settings()->setMotionSpeed(3);
    const ClassicTable &table = window.stage().table();
    const int before = table.turn();
    StallDetector stalls;
    stalls.start();
    const bool played = window.stage().decide() && Stage::wait([&table, before] {
                            return table.turn() > before && !table.showing();
                        });
    counter.restart();
    letRun(1200);
    stalls.stop();
    return played ? QJsonObject{{QStringLiteral("batches"), counter.most()},
                                {QStringLiteral("stallMs"), stalls.longest()},
                                {QStringLiteral("workMs"), stalls.longestWork()}}
                  : failed(QStringLiteral("the turn was not played"));
}

QJsonObject moving() {
    constexpr int cards = 30;
    constexpr int duration = 3000;
    BatchCounter counter;
    ShellWindow window(windowSize);
    if (!layFullTable(window)) {
        return failed(QStringLiteral("the table of seven was not reached"));
    }
    QQmlComponent component(&window.engine(), QUrl(QStringLiteral("qrc:/frames/MovingCards.qml")));
    QQuickItem *root = window.window()->contentItem();
    const std::unique_ptr<QObject> scene(component.createWithInitialProperties(
        {{QStringLiteral("cards"), someCards(cards)},
         {QStringLiteral("parent"), QVariant::fromValue(root)}}));
    if (!scene) {
        return failed(component.errorString());
    }
    window.settle();
    scene->setProperty("moving", true);
    letRun(200);

    counter.restart();
    StallDetector stalls;
    FrameIntervals frames(*window.window());
    stalls.start();
    letRun(duration);
    stalls.stop();
    const QList<double> intervals = frames.intervals();
    return {{QStringLiteral("batches"), counter.most()},
            {QStringLiteral("stallMs"), stalls.longest()},
            {QStringLiteral("workMs"), stalls.longestWork()},
            {QStringLiteral("frameP50Ms"), percentile(intervals, 0.5)},
            {QStringLiteral("frameP95Ms"), percentile(intervals, 0.95)}};
}

QJsonObject thinking() {
    constexpr int patience = 120000;
    ShellWindow window(windowSize);
    test::Deal deal = sevenSeats();
    deal.level = QStringLiteral("expert");
    Stage &stage = window.stage();
    if (!stage.deal(deal)) {
        return failed(QStringLiteral("no table of experts"));
    }
    window.settle(); // the table itself is laid
    QElapsedTimer turn;
    turn.start();
    StallDetector stalls;
    stalls.start();
    stage.decide();
    const bool played = Stage::wait(
        [&stage] { return stage.table().turn() == 2 && stage.table().myTurn(); }, patience);
    stalls.stop();
    if (!played) {
        return failed(QStringLiteral("the experts did not decide"));
    }
    return {{QStringLiteral("stallMs"), stalls.longest()},
            {QStringLiteral("workMs"), stalls.longestWork()},
            {QStringLiteral("turnMs"), static_cast<double>(turn.elapsed())}};
}

} // namespace

QStringList sceneNames() {
    return {QStringLiteral("firstFrame"), QStringLiteral("rest"),    QStringLiteral("restDuel"),
            QStringLiteral("restDice"),   QStringLiteral("dealing"), QStringLiteral("crossing"),
            QStringLiteral("turning"),    QStringLiteral("moving"),  QStringLiteral("thinking")};
}

QJsonObject runScene(const QString &name, const QElapsedTimer &sinceMain) {
    const QHash<QString, std::function<QJsonObject()>> scenes{
        {QStringLiteral("firstFrame"), [&sinceMain] { return firstFrame(sinceMain); }},
        {QStringLiteral("rest"), [] { return restOf(layFullTable); }},
        {QStringLiteral("restDuel"), [] { return restOf(layDuel); }},
        {QStringLiteral("restDice"), [] { return restOf(layDice); }},
        {QStringLiteral("dealing"), dealing},
        {QStringLiteral("crossing"), crossing},
        {QStringLiteral("turning"), turning},
        {QStringLiteral("moving"), moving},
        {QStringLiteral("thinking"), thinking},
    };
    const auto scene = scenes.value(name);
    return scene ? scene() : failed(QStringLiteral("%1 is no scene").arg(name));
}

} // namespace mirabilia::frames
