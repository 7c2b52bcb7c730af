// SPDX-License-Identifier: GPL-3.0-or-later
// Walks every screen as a screen reader and as the Tab key do. A failure lists every offender.
#include "app/desktop/javascript.h"
#include "tests/a11y/screens.h"
#include "tests/a11y/tree.h"

#include <QApplication>
#include <QQuickStyle>
#include <QTest>

using namespace mirabilia;

class TestAccessibility : public QObject {
    Q_OBJECT

private slots:
    void screen_data();
    void screen();
    void touch_data();
    void touch();
};

void TestAccessibility::screen_data() {
    QTest::addColumn<int>("index");
    QTest::addColumn<QSize>("size");
    const QList<a11y::Screen> screens = a11y::screens();
    for (int i = 0; i < screens.size(); ++i) {
        QTest::addRow("%s, wide", qPrintable(screens[i].name)) << i << QSize(1280, 800);
        QTest::addRow("%s, phone", qPrintable(screens[i].name)) << i << QSize(360, 640);
    }
}

void TestAccessibility::screen() {
    QFETCH(int, index);
    QFETCH(QSize, size);
    const a11y::Screen screen = a11y::screens().at(index);
    test::ShellWindow window(size);
    QVERIFY(window.window() != nullptr);
    QVERIFY2(screen.open(window), "the screen was not reached");
    window.settle();

    QStringList problems = a11y::nameProblems(*window.window());
    if (!screen.passing) {
        problems += a11y::tabProblems(*window.window());
    }
    // Qt Test cuts long messages, so each offender has one of its own.
    for (const QString &problem : problems) {
        qWarning("%s", qPrintable(problem));
    }
    QVERIFY2(problems.isEmpty(), qPrintable(QStringLiteral("%1 offenders").arg(problems.size())));
}

/// A finger hits everything at the three tables, on a phone and on one on its side.
void TestAccessibility::touch_data() {
    QTest::addColumn<int>("index");
    QTest::addColumn<QSize>("size");
    const QStringList tables{
        QStringLiteral("table of 7"),      QStringLiteral("table, a card lifted"),
        QStringLiteral("Duel, the draft"), QStringLiteral("Duel, age I"),
        QStringLiteral("Duel, age III"),   QStringLiteral("Duel, a card chosen"),
        QStringLiteral("Dice of 7"),       QStringLiteral("Dice, a die chosen"),
    };
    const QList<a11y::Screen> screens = a11y::screens();
    for (int i = 0; i < screens.size(); ++i) {
        if (tables.contains(screens[i].name)) {
            QTest::addRow("%s, phone", qPrintable(screens[i].name)) << i << QSize(360, 640);
            QTest::addRow("%s, sideways", qPrintable(screens[i].name)) << i << QSize(740, 360);
        }
    }
}

void TestAccessibility::touch() {
    QFETCH(int, index);
    QFETCH(QSize, size);
    test::ShellWindow window(size);
    QVERIFY(window.window() != nullptr);
    QVERIFY2(a11y::screens().at(index).open(window), "the screen was not reached");
    window.settle();
    const QStringList problems = a11y::touchProblems(*window.window());
    for (const QString &problem : problems) {
        qWarning("%s", qPrintable(problem));
    }
    QVERIFY2(problems.isEmpty(), qPrintable(QStringLiteral("%1 offenders").arg(problems.size())));
}

int main(int argc, char *argv[]) {
    desktop::interpretJavaScript();
    QApplication application(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    a11y::activate();
    TestAccessibility test;
    return QTest::qExec(&test, argc, argv);
}

#include "test_accessibility.moc"
