// SPDX-License-Identifier: GPL-3.0-or-later
// mirabilia_screenshots DIR [PART OF A NAME]: saves pictures of all screens to DIR; with
// --everywhere LANGUAGE-THEME each screen once, in every size, in this language and theme. Reports
// every picture of a table with overlaps, and fails if there is one.
#include "app/desktop/javascript.h"
#include "app/render/fonts.h"
#include "app/render/image_providers.h"
#include "tests/qml/screenshots/screens.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QDir>
#include <QQmlApplicationEngine>
#include <QQmlComponent>
#include <QQuickItem>
#include <QQuickStyle>
#include <QRegularExpression>
#include <QSet>
#include <QTest>

#include <cstdio>

using namespace mirabilia;
using namespace mirabilia::test;

namespace {

/// The program's window, reduced to what the pages need.
const char windowQml[] = R"(
import QtQuick
import Mirabilia.Models.Shell
import Mirabilia.Table
import Mirabilia.Theme
import "qrc:/stage/overlaps.js" as Overlaps

Window {
    property string page
    property Item shown

    // At the table itself; sheets and dialogs lie over it.
    function overlaps() {
        const table = tableIn(shown)
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
    visible: true
    Component.onCompleted: {
        Theme.mode = Qt.binding(() => App.settings.theme)
        Theme.scale = Qt.binding(() => App.settings.scale)
        Theme.motionSpeed = Qt.binding(() => App.settings.motionSpeed)
        shown = Qt.createQmlObject(page, contentItem, "page")
        shown.width = Qt.binding(() => width)
        shown.height = Qt.binding(() => height)
    }
}
)";

bool picturesLoading(const QQuickItem *item) {
    constexpr int loading = 2; // Image.Loading
    if (item->inherits("QQuickImageBase") && item->property("status").toInt() == loading) {
        return true;
    }
    const QList<QQuickItem *> children = item->childItems();
    return std::any_of(children.begin(), children.end(), picturesLoading);
}

void settle(QQuickWindow &window) {
    QTest::qWait(50);
    Stage::wait([&window] { return !picturesLoading(window.contentItem()); });
    QTest::qWait(150);
}

bool take(const Screen &screen, Stage &stage, const QSize &size, const QString &file) {
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    render::registerImageProviders(engine);
    engine.setInitialProperties({{"page", "import QtQuick\n" + screen.page},
                                 {"width", size.width()},
                                 {"height", size.height()}});
    engine.loadData(windowQml, QUrl(QStringLiteral("qrc:/qt/qml/Window.qml")));
    auto *window = engine.rootObjects().isEmpty()
                       ? nullptr
                       : qobject_cast<QQuickWindow *>(engine.rootObjects().first());
    if (window == nullptr || !QTest::qWaitForWindowExposed(window)) {
        return false;
    }
    window->requestActivate();
    settle(*window);
    if (screen.touch) {
        screen.touch(stage, *window);
        settle(*window);
    }
    QVariant overlaps;
    QMetaObject::invokeMethod(window, "overlaps", Q_RETURN_ARG(QVariant, overlaps));
    const QString found = overlaps.toString();
    if (!found.isEmpty()) {
        std::fprintf(stderr, "%s: %s\n", qPrintable(file), qPrintable(found));
    }
    return window->grabWindow().save(file) && found.isEmpty();
}

bool takeAll(const Screen &screen, const QDir &folder) {
    bool good = true;
    for (const QSize &size : screen.sizes) {
        Stage stage;
        Settings &settings = *stage.app().settings();
        settings.setLanguage(screen.language);
        render::substituteFonts(settings.effectiveLanguage());
        settings.setTheme(screen.theme);
        settings.setScale(screen.scale);
        if (screen.position && !screen.position(stage)) {
            std::fprintf(stderr, "%s: the position was not reached\n", qPrintable(screen.name));
            return false;
        }
        stage.app().settings()->setMotionSpeed(screen.motionSpeed);
        const QString file = folder.filePath(
            QStringLiteral("%1-%2x%3.png").arg(screen.name).arg(size.width()).arg(size.height()));
        if (!take(screen, stage, size, file)) {
            std::fprintf(stderr, "%s: not as it should be\n", qPrintable(file));
            good = false;
        }
        std::printf("%s\n", qPrintable(file));
        std::fflush(stdout);
    }
    return good;
}

/// Each screen once, in every size, in this language and theme.
QList<Screen> everywhere(const QList<Screen> &screens, const QString &language,
                         const QString &theme) {
    static const QRegularExpression variant(QStringLiteral("-(light|dark|ja|zh_CN|zh_TW)(?=-|$)"));
    QList<Screen> once;
    QSet<QString> names;
    for (Screen screen : screens) {
        screen.name.remove(variant);
        if (names.contains(screen.name)) {
            continue;
        }
        names.insert(screen.name);
        screen.name += '-' + language + '-' + theme;
        if (screen.scale <= 1.0) { // the program allows a larger scale only if there is room
            screen.sizes = everySize + QList<QSize>{sideways};
        }
        screen.language = language;
        screen.theme = theme;
        once.append(screen);
    }
    return once;
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
        chosen.size() == 2 ? everywhere(allScreens(), chosen[0], chosen[1]) : allScreens();
    bool good = true;
    for (const Screen &screen : screens) {
        if (screen.name.contains(arguments.value(1))) {
            good = takeAll(screen, QDir(arguments.first())) && good;
        }
    }
    return good ? 0 : 1;
}
