// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/screens/screens.h"

#include <QFile>
#include <QHash>

namespace mirabilia::test {

namespace {

/// A chapter of a game's rules.
Touch chapter(const char *game, const char *chapter) {
    return saying(QStringLiteral("current.rules.game = '%1'; current.read('%2')")
                      .arg(QString::fromLatin1(game), QString::fromLatin1(chapter)));
}

/// A search in the rules.
void searchRules(Stage &stage, QQuickWindow &window) {
    static const QHash<QString, QString> words{{QStringLiteral("ja"), QStringLiteral("捨て札")},
                                               {QStringLiteral("zh_CN"), QStringLiteral("弃牌")},
                                               {QStringLiteral("zh_TW"), QStringLiteral("棄牌")}};
    const QString word =
        words.value(stage.app().settings()->effectiveLanguage(), QStringLiteral("pile"));
    saying(QStringLiteral("current.find('%1')").arg(word))(stage, window);
}

/// A space in the editor of the boards of Dice.
void chooseSpace(Stage &stage, QQuickWindow &window) {
    saying(QStringLiteral(
        "(function press(item) {"
        " if (item.cell === 'university.tablet.2' && item.pressed) { item.pressed(); return true }"
        " return Array.from(item.children).some(press) })(current)"))(stage, window);
}

Position players(int count) {
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
Position newGame(const char *game, int count, int starter = -1) {
    return [game = QString::fromLatin1(game), count, starter](Stage &stage) {
        NewGameModel &newGame = *stage.app().newGame();
        newGame.setGame(game);
        newGame.setCount(count);
        newGame.setStarter(starter);
        newGame.set(1, QStringLiteral("wonder"), QStringLiteral("rhodes"));
        return true;
    };
}

/// The start after a crash.
void crashed(Stage &, QQuickWindow &window) {
    window.setProperty("crashReport", QStringLiteral("~/.local/share/mirabilia/mirabilia/crashes/"
                                                     "crash-20261122-170955-4711.txt"));
}

/// Its report, in a dialog.
void readReport(Stage &stage, QQuickWindow &window) {
    crashed(stage, window);
    saying(QStringLiteral("Array.from(children).find(child => child.report).actionTriggered()"))(
        stage, window);
}

void full(Stage &stage, QQuickWindow &) {
    emit stage.services().problem(QStringLiteral("The disk is full."),
                                  QStringLiteral("The game is safe."),
                                  QStringLiteral("Make room."));
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
        const auto add = [&](const char *name, const char *place, const Position &position,
                             const Touch &touch = {}) {
            screens.append({QStringLiteral("shell-%1-%2").arg(name, theme),
                            QString::fromLatin1(place), position, touch, everySize, theme});
        };
        add("home", "home", {});
        screens.append({QStringLiteral("shell-home-sideways-%1").arg(theme),
                        "home",
                        savedGames,
                        {},
                        {sideways},
                        theme});
        add("home-saves", "home", savedGames);
        add("home-result", "home", killedAtTheEnd);
        add("new-2", "newGame", players(2));
        add("new-3", "newGame", players(3));
        add("new-7", "newGame", players(7));
        add("new-seat", "newGame", {}, pressing("SeatRow"));
        add("new-duel", "newGame", newGame("duel", 2, 0));
        add("new-dice-7", "newGame", newGame("dice", 7));
        add("opening", "home", {}, neverOpen);
        add("torn", "home", tornGame, goOn);
        add("saves", "saves", savedGamesAndBadOnes);
        add("saves-none", "saves", {});
        add("settings", "settings", {});
        add("settings-data", "settings", {}, scrolledTo("GameDataPanel"));
        add("dice-boards", "diceBoards", {});
        add("dice-boards-space", "diceBoards", {}, chooseSpace);
        add("rules", "rules", {});
        add("rules-signs", "rules", {}, chapter("classic", "signs"));
        add("rules-example", "rules", {}, chapter("dice", "example"));
        add("rules-editions", "rules", {}, chapter("classic", "editions"));
        add("rules-found", "rules", {}, searchRules);
        add("about", "about", {});
        add("about-keys", "about", {}, pressing("AppButton", "Keys at the table"));
        add("crashed", "home", savedGames, crashed);
        add("crashed-report", "home", savedGames, readReport);
        add("problem", "home", {}, full);
    }
    const QList<QSize> laptopAndPhone{{1280, 800}, {360, 640}};
    for (const char *language : {"ja", "zh_CN", "zh_TW"}) {
        screens.append({QStringLiteral("shell-new-3-%1").arg(language),
                        "newGame",
                        players(3),
                        {},
                        laptopAndPhone,
                        "light",
                        language});
        screens.append({QStringLiteral("shell-new-duel-%1").arg(language),
                        "newGame",
                        newGame("duel", 2),
                        {},
                        laptopAndPhone,
                        "light",
                        language});
        screens.append({QStringLiteral("shell-rules-%1").arg(language),
                        "rules",
                        {},
                        chapter("duel", "questions"),
                        laptopAndPhone,
                        "light",
                        language});
        screens.append({QStringLiteral("shell-settings-%1").arg(language),
                        "settings",
                        {},
                        {},
                        laptopAndPhone,
                        "light",
                        language});
    }
    screens.append({"shell-home-200", "home", savedGames, {}, {{1280, 800}}, "dark", "en", 2.0});
    screens.append(
        {"shell-new-3-200", "newGame", players(3), {}, {{1280, 800}}, "light", "en", 2.0});
    screens.append({"shell-new-3-150",
                    "newGame",
                    players(3),
                    {},
                    {{1280, 800}, {360, 640}},
                    "dark",
                    "en",
                    1.5});
    screens.append(
        {"shell-new-3-80", "newGame", players(3), {}, {{1280, 800}}, "light", "en", 0.8});
    return inGate(screens, {"shell-home-light", "shell-problem-light", "shell-crashed-light",
                            "shell-crashed-report-light", "shell-new-3-light",
                            "shell-new-duel-light", "shell-new-dice-7-light",
                            "shell-new-seat-light", "shell-saves-light", "shell-settings-light",
                            "shell-rules-light", "shell-about-light", "shell-about-keys-light"});
}

} // namespace mirabilia::test
