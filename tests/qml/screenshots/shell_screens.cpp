// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/screenshots/screens.h"

#include <QFile>

namespace mirabilia::test {

namespace {

/// The shell with one of its pages in front; "" = home.
QString shell(const QString &where) {
    return QStringLiteral("import Mirabilia.Shell\n"
                          "Shell { focus: true; Component.onCompleted: go(\"%1\") }\n")
        .arg(where);
}

std::function<bool(Stage &)> players(int count) {
    return [count](Stage &stage) {
        stage.app().newGame()->setCount(count);
        stage.app().newGame()->set(0, QStringLiteral("wonder"), QStringLiteral("alexandria"));
        return true;
    };
}

/// The start after a crash: home, or the sheet with the path of the report.
QString afterCrash(const char *then) {
    return QStringLiteral("import Mirabilia.Shell\n"
                          "Shell { id: shell; focus: true; Component.onCompleted: { crashReport = "
                          "\"~/.local/share/mirabilia/mirabilia/crashes/"
                          "crash-20261122-170955-4711.txt\"; %1 } }\n")
        .arg(QString::fromLatin1(then));
}

/// Two games that were left.
bool savedGames(Stage &stage) {
    for (const int seats : {3, 5}) {
        Deal deal;
        deal.players = seats;
        if (!stage.deal(deal) || !stage.playTo(seats == 3 ? 1 : 2, 3)) {
            return false;
        }
        stage.app().leaveTable();
    }
    return true;
}

/// The same, and a file among them that is none.
bool savedGamesAndABadOne(Stage &stage) {
    const bool saved = savedGames(stage);
    QFile file(stage.saves().filePath(QStringLiteral("bad.mirabilia")));
    const bool written = file.open(QIODevice::WriteOnly) && file.write("nonsense") > 0;
    file.close();
    emit stage.services().savesChanged();
    return saved && written;
}

} // namespace

QList<Screen> shellScreens() {
    QList<Screen> screens;
    for (const char *theme : {"light", "dark"}) {
        const auto add = [&](const char *name, const QString &page,
                             const std::function<bool(Stage &)> &position) {
            screens.append({QStringLiteral("shell-%1-%2").arg(name, theme),
                            page,
                            position,
                            {},
                            everySize,
                            theme});
        };
        add("home", shell("home"), {});
        add("home-saves", shell("home"), savedGames);
        add("new-2", shell("newGame"), players(2));
        add("new-3", shell("newGame"), players(3));
        add("new-7", shell("newGame"), players(7));
        add("saves", shell("saves"), savedGamesAndABadOne);
        add("saves-none", shell("saves"), {});
        add("settings", shell("settings"), {});
        add("about", shell("about"), {});
        add("crashed", afterCrash(""), savedGames);
        add("crashed-report",
            afterCrash("for (let i = 0; i < children.length; ++i)"
                       " if (children[i].report) children[i].actionTriggered()"),
            savedGames);
    }
    const QList<QSize> laptopAndPhone{{1280, 800}, {360, 640}};
    for (const char *language : {"ja", "zh_CN", "zh_TW"}) {
        screens.append({QStringLiteral("shell-new-3-%1").arg(language),
                        shell("newGame"),
                        players(3),
                        {},
                        laptopAndPhone,
                        "light",
                        language});
        screens.append({QStringLiteral("shell-settings-%1").arg(language),
                        shell("settings"),
                        {},
                        {},
                        laptopAndPhone,
                        "light",
                        language});
    }
    screens.append(
        {"shell-home-200", shell("home"), savedGames, {}, {{1280, 800}}, "dark", "en", 2.0});
    screens.append(
        {"shell-new-3-200", shell("newGame"), players(3), {}, {{1280, 800}}, "light", "en", 2.0});
    screens.append(
        {"shell-new-3-80", shell("newGame"), players(3), {}, {{1280, 800}}, "light", "en", 0.8});
    return screens;
}

} // namespace mirabilia::test
