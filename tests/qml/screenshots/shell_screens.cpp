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
        const auto add = [&](const char *name, const char *where,
                             const std::function<bool(Stage &)> &position) {
            screens.append({QStringLiteral("shell-%1-%2").arg(name, theme),
                            shell(where),
                            position,
                            {},
                            everySize,
                            theme});
        };
        add("home", "home", {});
        add("home-saves", "home", savedGames);
        add("new-2", "newGame", players(2));
        add("new-3", "newGame", players(3));
        add("new-7", "newGame", players(7));
        add("saves", "saves", savedGamesAndABadOne);
        add("saves-none", "saves", {});
        add("settings", "settings", {});
        add("about", "about", {});
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
