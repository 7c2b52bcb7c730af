// SPDX-License-Identifier: GPL-3.0-or-later
// Visits every screen as a screen reader and as the Tab key do, and resizes its window through all
// layouts. A failure lists every offender.
#include "app/desktop/javascript.h"
#include "app/desktop/program.h"
#include "app/render/fonts.h"
#include "tests/screens/screens.h"
#include "tests/screens/tree.h"
#include "tests/support/shell_window.h"
#include "tests/support/thorough.h"

#include <QApplication>
#include <QQuickStyle>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace mirabilia;

namespace {

const QList<QSize> layouts{test::laptop, {640, 800},  {412, 915},     {915, 412},
                           {660, 800},   test::phone, test::sideways, test::desktop};

/// The screens that are visited now.
QList<test::Screen> visited() {
    QList<test::Screen> screens;
    for (const test::Screen &screen : test::eachScreen()) {
        if (screen.inGate || test::isThorough()) {
            screens.append(screen);
        }
    }
    return screens;
}

/// In English, light, with enough motion to see what passes.
std::function<bool(test::Stage &)> positionOf(const test::Screen &screen) {
    return [&screen](test::Stage &stage) {
        const bool reached = !screen.position || screen.position(stage);
        stage.app().settings()->setMotionSpeed(screen.motionSpeed > 0 ? 1 : 0);
        return reached;
    };
}

bool open(const test::Screen &screen, test::ShellWindow &window) {
    if (window.window() == nullptr || (!screen.place.isEmpty() && !window.go(screen.place))) {
        return false;
    }
    window.settle();
    if (screen.touch) {
        screen.touch(window.stage(), *window.window());
    }
    return true;
}

/// Waits until it has been drawn, then runs deferred deletions, which the waiting event loop does
/// not.
void draw(QQuickWindow &window) {
    int drawn = 0;
    const auto connection =
        QObject::connect(&window, &QQuickWindow::afterAnimating, [&drawn] { ++drawn; });
    test::Stage::wait(
        [&] {
            window.update();
            return drawn >= 2;
        },
        3000);
    QObject::disconnect(connection);
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
}

/// Resizes through all layouts in two orders, mostly without drawing in between.
void turn(QQuickWindow &window) {
    for (const int stride : {1, 3}) {
        for (qsizetype i = 0; i < layouts.size(); ++i) {
            window.resize(layouts[i * stride % layouts.size()]);
            QCoreApplication::processEvents();
        }
        draw(window);
    }
}

QStringList readInEveryLanguage(test::ShellWindow &window) {
    QStringList problems;
    QStringList languages = test::languages();
    std::reverse(languages.begin(), languages.end()); // ends with the original one
    for (const QString &language : std::as_const(languages)) {
        window.stage().app().settings()->setLanguage(language);
        render::substituteFonts(language);
        window.settle();
        problems += a11y::readingProblems(*window.window());
    }
    return problems;
}

/// Qt Test truncates long messages, so each offender has its own.
const char *told(const QStringList &problems) {
    for (const QString &problem : problems) {
        qWarning("%s", qPrintable(problem));
    }
    return "the offenders stand above";
}

} // namespace

class TestScreens : public QObject {
    Q_OBJECT

private slots:
    void screen_data();
    void screen();
    void touch_data();
    void touch();
    void sheet_data();
    void sheet();
    void aWindowMayBeAPhoneOnItsSide();
    void aMenuWritesNothingWhenItsActionsGo();
};

void TestScreens::screen_data() {
    QTest::addColumn<int>("index");
    QTest::addColumn<QSize>("size");
    const QList<test::Screen> screens = visited();
    for (int i = 0; i < screens.size(); ++i) {
        QTest::addRow("%s", qPrintable(screens[i].name)) << i << test::laptop;
        if (test::isThorough()) {
            QTest::addRow("%s, opened on a phone", qPrintable(screens[i].name)) << i << test::phone;
        }
    }
}

void TestScreens::screen() {
    QFETCH(int, index);
    QFETCH(QSize, size);
    QTest::failOnWarning(QRegularExpression(QStringLiteral("Binding loop")));
    const test::Screen screen = visited().at(index);
    test::ShellWindow window(size, positionOf(screen));
    QVERIFY2(open(screen, window), "the screen was not reached");
    window.settle();

    QStringList problems = a11y::nameProblems(*window.window());
    problems += readInEveryLanguage(window);
    if (!screen.passing) {
        problems += a11y::tabProblems(*window.window());
    }
    window.window()->resize(test::phone);
    window.settle();
    problems += a11y::nameProblems(*window.window());
    QVERIFY2(problems.isEmpty(), told(problems));
    turn(*window.window());
    QVERIFY(window.window()->isVisible());
}

/// A finger can hit everything at the three tables, on a phone upright and sideways.
void TestScreens::touch_data() {
    QTest::addColumn<int>("index");
    const QStringList tables{
        QStringLiteral("table-7-middle"), QStringLiteral("card-lifted"),
        QStringLiteral("duel-draft"),     QStringLiteral("duel-middle"),
        QStringLiteral("duel-danger"),    QStringLiteral("duel-chosen"),
        QStringLiteral("dice-7-middle"),  QStringLiteral("dice-4-chosen"),
    };
    const QList<test::Screen> screens = visited();
    for (int i = 0; i < screens.size(); ++i) {
        if (tables.contains(screens[i].name)) {
            QTest::addRow("%s", qPrintable(screens[i].name)) << i;
        }
    }
}

void TestScreens::touch() {
    QFETCH(int, index);
    const test::Screen screen = visited().at(index);
    test::ShellWindow window(test::phone, positionOf(screen));
    QVERIFY2(open(screen, window), "the screen was not reached");
    for (const QSize size : {test::phone, test::sideways}) {
        window.window()->resize(size);
        window.settle();
        const QStringList problems = a11y::touchProblems(*window.window());
        QVERIFY2(problems.isEmpty(), told(problems));
    }
}

void TestScreens::sheet_data() {
    QTest::addColumn<QString>("box");
    QTest::addColumn<int>("players");
    QTest::newRow("7 Wonders") << "classic" << 3;
    QTest::newRow("Duel") << "duel" << 2;
    QTest::newRow("Dice") << "dice" << 4;
}

void TestScreens::sheet() {
    QFETCH(QString, box);
    QFETCH(int, players);
    // As mirabilia-score starts: its closed dialogs are laid out before there is a sheet.
    const QTemporaryDir profile;
    desktop::Options options;
    options.profileFolder = profile.path();
    options.startAt = QStringLiteral("scores");
    desktop::Program program(options);
    QVERIFY(program.show());
    draw(*program.window());
    ScorePadModel &pad = *ScoreBook::create(nullptr, nullptr)->pad();
    pad.begin(box, players);
    draw(*program.window());
    pad.type(5);
    draw(*program.window());
    turn(*program.window());
    const auto &points = pad.sheet().entries[0].points;
    QCOMPARE(std::count(points.begin(), points.end(), 5), 1);
}

void TestScreens::aWindowMayBeAPhoneOnItsSide() {
    const QTemporaryDir profile;
    desktop::Options options;
    options.profileFolder = profile.path();
    desktop::Program program(options);
    QVERIFY(program.show());
    program.window()->resize(740, 360);
    QTRY_COMPARE(program.window()->minimumSize(), QSize(360, 360));
    draw(*program.window());
    QCOMPARE(program.window()->size(), QSize(740, 360));
    program.window()->resize(test::phone);
    QTRY_COMPARE(program.window()->minimumSize(), test::phone);
}

/// Whatever shows an action may be destroyed after it: a binding that still wrote then crashed.
void TestScreens::aMenuWritesNothingWhenItsActionsGo() {
    test::ShellWindow window(test::laptop, [](test::Stage &stage) { return stage.deal({}); });
    QVERIFY(window.window() != nullptr);
    window.settle();
    const auto find = [&window](const std::function<bool(const QObject &)> &fits) {
        const auto all = window.window()->findChildren<QObject *>();
        const auto found = std::find_if(all.begin(), all.end(),
                                        [&fits](const QObject *each) { return fits(*each); });
        return found == all.end() ? nullptr : *found;
    };
    QObject *actions = find([](const QObject &each) {
        return a11y::typeName(&each) == QStringLiteral("TableActions");
    });
    QObject *settings = find([](const QObject &each) {
        return each.inherits("QQuickAbstractButton") && each.property("does").isValid() &&
               each.property("text") == QStringLiteral("Settings");
    });
    QVERIFY(actions != nullptr && settings != nullptr);
    QSignalSpy written(settings, SIGNAL(textChanged()));
    delete actions;
    QCOMPARE(written.count(), 0);
}

int main(int argc, char *argv[]) {
    desktop::interpretJavaScript();
    QApplication application(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    a11y::activate();
    TestScreens test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_screens.moc"
