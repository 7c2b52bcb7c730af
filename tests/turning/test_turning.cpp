// SPDX-License-Identifier: GPL-3.0-or-later
// Every screen in a window that is turned, tiled and pulled, between all layouts and back.
#include "app/desktop/javascript.h"
#include "app/desktop/program.h"
#include "tests/a11y/screens.h"

#include <QApplication>
#include <QQuickStyle>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>

using namespace mirabilia;

namespace {

const QList<QSize> sizes{{1280, 800}, {640, 800}, {412, 915}, {915, 412},
                         {660, 800},  {360, 640}, {740, 360}, {1920, 1080}};

/// Until it has been drawn, and what was to be deleted is gone: outside of the event loop that
/// waits.
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

} // namespace

class TestTurning : public QObject {
    Q_OBJECT

private slots:
    void screen_data();
    void screen();
    void sheet_data();
    void sheet();

private:
    static void turn(QQuickWindow &window);
};

/// Through all sizes, in two orders, most of them not drawn before the next one comes.
void TestTurning::turn(QQuickWindow &window) {
    for (const int stride : {1, 3}) {
        for (qsizetype i = 0; i < sizes.size(); ++i) {
            window.resize(sizes[i * stride % sizes.size()]);
            QCoreApplication::processEvents();
        }
        draw(window);
    }
}

void TestTurning::screen_data() {
    QTest::addColumn<int>("index");
    const QList<a11y::Screen> screens = a11y::screens();
    for (int i = 0; i < screens.size(); ++i) {
        QTest::newRow(qPrintable(screens[i].name)) << i;
    }
}

void TestTurning::screen() {
    QFETCH(int, index);
    QTest::failOnWarning(QRegularExpression(QStringLiteral("Binding loop")));
    test::ShellWindow window(sizes.first());
    QVERIFY(window.window() != nullptr);
    QVERIFY(a11y::screens().at(index).open(window));
    window.settle();
    turn(*window.window());
    QVERIFY(window.window()->isVisible());
}

void TestTurning::sheet_data() {
    QTest::addColumn<QString>("box");
    QTest::addColumn<int>("players");
    QTest::newRow("7 Wonders") << "classic" << 3;
    QTest::newRow("Duel") << "duel" << 2;
    QTest::newRow("Dice") << "dice" << 4;
}

void TestTurning::sheet() {
    QFETCH(QString, box);
    QFETCH(int, players);
    // As mirabilia-score begins: its closed dialogs are laid out before there is a sheet.
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

int main(int argc, char *argv[]) {
    desktop::interpretJavaScript();
    QApplication application(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    TestTurning test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_turning.moc"
