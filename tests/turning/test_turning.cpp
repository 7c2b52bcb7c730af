// SPDX-License-Identifier: GPL-3.0-or-later
// Every screen in a window that is turned, tiled and pulled, between all layouts and back.
#include "app/desktop/javascript.h"
#include "tests/a11y/screens.h"

#include <QApplication>
#include <QQuickStyle>
#include <QTest>

#include <algorithm>

using namespace mirabilia;

namespace {

const QList<QSize> sizes{{1280, 800}, {640, 800}, {412, 915}, {915, 412},
                         {660, 800},  {360, 640}, {740, 360}, {1920, 1080}};

/// A sheet with one value, which changes what lies in the closed dialogs around it.
bool writtenSheet(test::ShellWindow &window, const QString &box, int players) {
    ScorePadModel &pad = *window.stage().scores().pad();
    pad.begin(box, players);
    if (!window.go(QStringLiteral("scores"))) {
        return false;
    }
    window.settle();
    pad.type(5);
    return pad.canUndo();
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
    static void turn(test::ShellWindow &window);
};

/// Through all sizes, in two orders, most of them not drawn before the next one comes.
void TestTurning::turn(test::ShellWindow &window) {
    for (const int stride : {1, 3}) {
        for (qsizetype i = 0; i < sizes.size(); ++i) {
            window.window()->resize(sizes[i * stride % sizes.size()]);
            QCoreApplication::processEvents();
        }
        window.settle();
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
    test::ShellWindow window(sizes.first());
    QVERIFY(window.window() != nullptr);
    QVERIFY(a11y::screens().at(index).open(window));
    window.settle();
    turn(window);
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
    for (const QSize &size : {sizes[0], sizes[2], sizes[3]}) {
        test::ShellWindow window(size);
        QVERIFY(window.window() != nullptr);
        QVERIFY(writtenSheet(window, box, players));
        turn(window);
        const auto &points = window.stage().scores().pad()->sheet().entries[0].points;
        QCOMPARE(std::count(points.begin(), points.end(), 5), 1);
    }
}

int main(int argc, char *argv[]) {
    desktop::interpretJavaScript();
    QApplication application(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    TestTurning test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_turning.moc"
