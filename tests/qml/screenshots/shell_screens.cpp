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

/// A chapter of a game's rules; empty = the initial page.
QString rules(const QString &game, const QString &chapter) {
    const QString then = game.isEmpty()
                             ? QString()
                             : QStringLiteral("current.rules.game = \"%1\"; current.read(\"%2\")")
                                   .arg(game, chapter);
    return QStringLiteral("import Mirabilia.Shell\n"
                          "Shell { focus: true; Component.onCompleted: { go(\"rules\"); %1 } }\n")
        .arg(then);
}

/// A search in the rules.
QString rulesFound() {
    return QStringLiteral(
        "import Mirabilia.Shell\n"
        "import Mirabilia.Models.Shell\n"
        "Shell { focus: true; Component.onCompleted: { go(\"rules\"); current.find("
        "({ ja: \"捨て札\", zh_CN: \"弃牌\", zh_TW: \"棄牌\" })[App.settings.effectiveLanguage]"
        " ?? \"pile\") } }\n");
}

/// The editor of the boards of Dice, with this space chosen; empty: none yet.
QString boards(const QString &space) {
    return QStringLiteral(
               "import Mirabilia.Models.Dice\n"
               "import Mirabilia.Shell\n"
               "Shell { id: shell; focus: true\n"
               "    function find(item) {\n"
               "        if (item.cell === \"%1\" && item.pressed) { item.pressed(); return true }\n"
               "        return Array.from(item.children).some(find)\n"
               "    }\n"
               "    Component.onCompleted: { go(\"diceBoards\"); DiceBoards.space = \"\";\n"
               "        Qt.callLater(find, shell) }\n"
               "}\n")
        .arg(space);
}

std::function<bool(Stage &)> players(int count) {
    return [count](Stage &stage) {
        if (count == 2) {
            stage.app().newGame()->setOption(QStringLiteral("edition"), QStringLiteral("1"));
        }
        stage.app().newGame()->setCount(count);
        stage.app().newGame()->set(0, QStringLiteral("wonder"), QStringLiteral("alexandria"));
        return true;
    };
}

/// Sets up a new game of another kind.
std::function<bool(Stage &)> newGame(const char *game, int count, int starter = -1) {
    return [game = QString::fromLatin1(game), count, starter](Stage &stage) {
        NewGameModel &newGame = *stage.app().newGame();
        newGame.setGame(game);
        newGame.setCount(count);
        newGame.setStarter(starter);
        newGame.set(1, QStringLiteral("wonder"), QStringLiteral("rhodes"));
        return true;
    };
}

/// The start after a crash: home, or the dialog with the path of the report.
QString afterCrash(const char *then) {
    return QStringLiteral("import Mirabilia.Shell\n"
                          "Shell { id: shell; focus: true; Component.onCompleted: { crashReport = "
                          "\"~/.local/share/mirabilia/mirabilia/crashes/"
                          "crash-20261122-170955-4711.txt\"; %1 } }\n")
        .arg(QString::fromLatin1(then));
}

/// Two games left unfinished.
bool savedGames(Stage &stage) {
    for (const int seats : {3, 5}) {
        Deal deal;
        deal.players = seats;
        if (!stage.deal(deal) || !stage.playTo(seats == 3 ? 1 : 2, 3)) {
            return false;
        }
        stage.app().leaveTable();
        stage.readSaves();
    }
    return true;
}

/// A saved game of Duel.
void saveDuel(Stage &stage) {
    GameSetup setup;
    setup.game = QStringLiteral("duel");
    setup.seats = {{SeatSetup::Kind::Person, QStringLiteral("Ada"), {}, {}, {}, {}},
                   {SeatSetup::Kind::Computer, QStringLiteral("Bo"), {}, {}, {}, {}}};
    stage.services().startGame(setup);
    stage.services().leave();
    stage.readSaves();
}

/// A finished game whose table was never left because the program was killed.
bool killedAtTheEnd(Stage &stage) {
    return savedGames(stage) && stage.deal({}) && stage.playToEnd() && stage.leaveAsIfKilled();
}

/// A game whose file ends within a move is opened.
bool tornGame(Stage &stage) {
    if (!savedGames(stage)) {
        return false;
    }
    const QString id = stage.app().saves()->save(0).gameId;
    QFile file(stage.saves().filePath(id + QStringLiteral(".mirabilia")));
    return file.resize(file.size() - 2);
}

void goOn(Stage &stage, QQuickWindow &) {
    stage.app().continueGame();
    Stage::wait([&stage] { return stage.app().problem() != nullptr; });
}

/// A table that never responds.
void neverOpen(Stage &stage, QQuickWindow &) {
    emit stage.services().opened();
}

/// All kinds of saves: games to continue, a result, a game of Duel, an invalid file.
bool savedGamesAndBadOnes(Stage &stage) {
    const bool saved = killedAtTheEnd(stage);
    saveDuel(stage);
    QFile file(stage.saves().filePath(QStringLiteral("bad.mirabilia")));
    const bool written = file.open(QIODevice::WriteOnly) && file.write("nonsense") > 0;
    file.close();
    stage.readSaves();
    return saved && written;
}

} // namespace

QList<Screen> shellScreens() {
    QList<Screen> screens;
    for (const char *theme : {"light", "dark"}) {
        const auto add = [&](const char *name, const QString &page,
                             const std::function<bool(Stage &)> &position,
                             const std::function<void(Stage &, QQuickWindow &)> &touch = {}) {
            screens.append({QStringLiteral("shell-%1-%2").arg(name, theme), page, position, touch,
                            everySize, theme});
        };
        add("home", shell("home"), {});
        screens.append({QStringLiteral("shell-home-sideways-%1").arg(theme),
                        shell("home"),
                        savedGames,
                        {},
                        {sideways},
                        theme});
        add("home-saves", shell("home"), savedGames);
        add("home-result", shell("home"), killedAtTheEnd);
        add("new-2", shell("newGame"), players(2));
        add("new-3", shell("newGame"), players(3));
        add("new-7", shell("newGame"), players(7));
        add("new-duel", shell("newGame"), newGame("duel", 2, 0));
        add("new-dice-7", shell("newGame"), newGame("dice", 7));
        add("opening", shell("home"), {}, neverOpen);
        add("torn", shell("home"), tornGame, goOn);
        add("saves", shell("saves"), savedGamesAndBadOnes);
        add("saves-none", shell("saves"), {});
        add("settings", shell("settings"), {});
        add("settings-data", shell("settings"), {}, scrolledTo("GameDataPanel"));
        add("dice-boards", boards({}), {});
        add("dice-boards-space", boards(QStringLiteral("university.tablet.2")), {});
        add("rules", rules("", ""), {});
        add("rules-signs", rules("classic", "signs"), {});
        add("rules-example", rules("dice", "example"), {});
        add("rules-editions", rules("classic", "editions"), {});
        add("rules-found", rulesFound(), {});
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
        screens.append({QStringLiteral("shell-new-duel-%1").arg(language),
                        shell("newGame"),
                        newGame("duel", 2),
                        {},
                        laptopAndPhone,
                        "light",
                        language});
        screens.append({QStringLiteral("shell-rules-%1").arg(language),
                        rules("duel", "questions"),
                        {},
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
    screens.append({"shell-new-3-150",
                    shell("newGame"),
                    players(3),
                    {},
                    {{1280, 800}, {360, 640}},
                    "dark",
                    "en",
                    1.5});
    screens.append(
        {"shell-new-3-80", shell("newGame"), players(3), {}, {{1280, 800}}, "light", "en", 0.8});
    return screens;
}

} // namespace mirabilia::test
