// SPDX-License-Identifier: GPL-3.0-or-later
// mirabilia_screenshots DIR [PART OF A NAME]: saves pictures of all screens to DIR; with
// --everywhere LANGUAGE-THEME each screen once, in every size, in this language and theme. Reports
// every picture of a table with overlaps, and fails if there is one.
#include "app/desktop/javascript.h"
#include "tests/screens/screens.h"
#include "tests/support/shell_window.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QQmlComponent>
#include <QQuickItem>
#include <QQuickStyle>
#include <QTest>

#include <cstdio>
#include <memory>

using namespace mirabilia;
using namespace mirabilia::test;

namespace {

/// What overlaps at the table in sight; sheets and dialogs lie over it.
const char overlapsQml[] = R"(
import QtQuick
import Mirabilia.Table
import Mirabilia.Theme
import "qrc:/stage/overlaps.js" as Overlaps

QtObject {
    function overlaps(item) {
        const table = tableIn(item)
        return table ? Overlaps.overlapsInSight(table, [].concat(...Object.values(Overlaps.byDesign)), Theme.px(2)).join("; ") : ""
    }
    function tableIn(item) {
        if (item instanceof TablePage)
            return item
        for (const child of Array.from(item.children)) {
            const table = child.visible ? tableIn(child) : null
            if (table)
                return table
        }
        return null
    }
}
)";

QString overlaps(ShellWindow &window) {
    QQmlComponent component(&window.engine());
    component.setData(overlapsQml, QUrl(QStringLiteral("qrc:/qt/qml/Overlaps.qml")));
    const std::unique_ptr<QObject> finder(component.create());
    QVariant found;
    QMetaObject::invokeMethod(finder.get(), "overlaps", Q_RETURN_ARG(QVariant, found),
                              Q_ARG(QVariant, QVariant::fromValue(window.window()->contentItem())));
    return found.toString();
}

void settle(ShellWindow &window) {
    window.settle();
    QTest::qWait(150);
}

/// Returns false, and says why, if the screen is not reached or something overlaps there.
bool take(const Screen &screen, const QSize &size, const QString &file) {
    ShellWindow window(size, [&screen](Stage &stage) {
        Settings &settings = *stage.app().settings();
        settings.setLanguage(screen.language);
        settings.setTheme(screen.theme);
        settings.setScale(screen.scale);
        const bool reached = !screen.position || screen.position(stage);
        stage.app().settings()->setMotionSpeed(screen.motionSpeed); // of a new App, maybe
        return reached;
    });
    if (window.window() == nullptr || (!screen.place.isEmpty() && !window.go(screen.place))) {
        std::fprintf(stderr, "%s: the screen was not reached\n", qPrintable(file));
        return false;
    }
    settle(window);
    if (screen.touch) {
        screen.touch(window.stage(), *window.window());
        settle(window);
    }
    const QString found = overlaps(window);
    if (!found.isEmpty()) {
        std::fprintf(stderr, "%s: %s\n", qPrintable(file), qPrintable(found));
    }
    return window.window()->grabWindow().save(file) && found.isEmpty();
}

bool takeAll(const Screen &screen, const QDir &folder) {
    bool good = true;
    for (const QSize &size : screen.sizes) {
        const QString file = folder.filePath(
            QStringLiteral("%1-%2x%3.png").arg(screen.name).arg(size.width()).arg(size.height()));
        good = take(screen, size, file) && good;
        std::printf("%s\n", qPrintable(file));
        std::fflush(stdout);
    }
    return good;
}

/// Each screen once, in every size, in this language and theme.
QList<Screen> everywhere(const QString &language, const QString &theme) {
    QList<Screen> screens = eachScreen();
    for (Screen &screen : screens) {
        screen.name += '-' + language + '-' + theme;
        if (screen.scale <= 1.0) { // the program allows a larger scale only if there is room
            screen.sizes = everySize + QList<QSize>{sideways};
        }
        screen.language = language;
        screen.theme = theme;
    }
    return screens;
}

} // namespace

int main(int argc, char *argv[]) {
    desktop::interpretJavaScript();
    QApplication application(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QCommandLineParser line;
    const QCommandLineOption everywhereOption(QStringLiteral("everywhere"), {}, "LANGUAGE-THEME");
    line.addOption(everywhereOption);
    line.process(application);
    const QStringList arguments = line.positionalArguments();
    if (arguments.isEmpty() || !QDir().mkpath(arguments.first())) {
        std::fputs("usage: mirabilia_screenshots [--everywhere LANGUAGE-THEME] DIR "
                   "[PART OF A NAME]\n",
                   stderr);
        return 2;
    }
    const QStringList chosen = line.value(everywhereOption).split('-');
    const QList<Screen> screens =
        chosen.size() == 2 ? everywhere(chosen[0], chosen[1]) : allScreens();
    bool good = true;
    for (const Screen &screen : screens) {
        if (screen.name.contains(arguments.value(1))) {
            good = takeAll(screen, QDir(arguments.first())) && good;
        }
    }
    return good ? 0 : 1;
}
