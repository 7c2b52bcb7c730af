// SPDX-License-Identifier: GPL-3.0-or-later
// crash_player PROFILE [MISFORTUNE] : the program over a profile, worked for a moment. With a
// misfortune it then ends by it; without, it prints what the window says at the bottom.
#include "app/desktop/crash_report.h"
#include "app/desktop/javascript.h"
#include "app/desktop/program.h"
#include "tests/crash/misfortunes.h"
#include "tests/support/classic_table.h"

#include <QApplication>
#include <QQuickItem>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTest>

#include <cstdio>

using namespace mirabilia;

namespace {

/// The words of the toast that is shown; empty: none.
QString toastOf(const QQuickItem &item) {
    if (item.inherits("QQuickFocusScope") && item.property("actionText").isValid() &&
        item.property("shown").toBool()) {
        return item.property("text").toString();
    }
    QString words;
    for (const QQuickItem *child : item.childItems()) {
        words += toastOf(*child);
    }
    return words;
}

/// Begins a game with a person of this name and makes the first decision. False if that fails.
bool play(desktop::Program &program, const QString &name) {
    App &app = program.app();
    app.newGame()->set(0, QStringLiteral("name"), name);
    app.startGame();
    if (!QTest::qWaitFor(
            [&] { return app.table() != nullptr && classicTable(app)->hand()->count() > 0; },
            20000)) {
        return false;
    }
    ClassicChoice &choice = *classicTable(app)->choice();
    choice.select(0);
    choice.play(choice.actions()->possible(ClassicAction::Discard));
    return true;
}

/// Works the window as a person does who types that name.
void use(QQuickWindow &window, const QString &name) {
    QTest::mouseClick(&window, Qt::LeftButton, {}, QPoint(20, 20));
    for (const QChar letter : name) {
        QTest::keyClick(&window, letter.toLatin1());
    }
    QTest::keyClick(&window, Qt::Key_Escape);
    window.resize(900, 700);
    QTest::qWait(50);
}

} // namespace

int main(int argc, char *argv[]) {
    desktop::interpretJavaScript();
    QApplication application(argc, argv);
    QApplication::setApplicationVersion(QStringLiteral("1.2.3"));
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    desktop::Options options;
    options.profileFolder = QString::fromLocal8Bit(argv[1]);
    desktop::leaveCrashReports(desktop::crashFolder(options));
    desktop::Program program(options);
    if (!program.show() || !QTest::qWaitForWindowExposed(program.window())) {
        return 1;
    }
    if (argc > 2) {
        // Of letters that are no shortcuts of a table.
        const QString name = QStringLiteral("nkvmgnkvmgnk");
        if (!play(program, name)) {
            return 1;
        }
        use(*program.window(), name);
        crash::befall(argv[2]);
    }
    std::puts(qPrintable(toastOf(*program.window()->contentItem())));
    return 0;
}
