// SPDX-License-Identifier: GPL-3.0-or-later
// Plays a whole game over the network with the real program: network_player PROFILE PORT (host GAME
// EDITION PLAYERS | join | watch | link ADDRESS). Continues a waiting game. Prints "seated", a "."
// per decision, and at the end "kept" if the score history has the game, then the result: the
// winner and all points.
#include "app/store/score_history.h"
#include "tests/e2e/dice_player.h"
#include "tests/e2e/duel_player.h"
#include "tests/e2e/player.h"

#include <QApplication>
#include <QQuickStyle>
#include <QTest>

#include <cstdio>

using namespace mirabilia;
using namespace mirabilia::e2e;

namespace {

constexpr int patience = 30'000; // milliseconds for anything the other program must do

void say(const QString &line) {
    std::puts(qPrintable(line));
    std::fflush(stdout);
}

bool host(Driver &driver, const QString &game, const QString &edition, int players) {
    NewGameModel &seats = *driver.app().newGame();
    seats.setGame(game);
    seats.setOption(QStringLiteral("edition"), edition);
    seats.seat(QStringList{QStringLiteral("me")} +
               QStringList(players - 1, QStringLiteral("easy")));
    if (!driver.press(QStringLiteral("Host a game"))) {
        return false;
    }
    for (int row = 2; row < seats.count(); ++row) {
        seats.set(row, QStringLiteral("kind"), QStringLiteral("computer"));
    }
    return driver.press(QStringLiteral("Open the table")) &&
           Driver::until([&] { return driver.app().lan()->room()->canStart(); }, patience) &&
           driver.press(QStringLiteral("Begin"));
}

bool join(Driver &driver, bool watch) {
    const auto found = [&driver] { return driver.app().lan()->tables()->count() > 0; };
    if (!driver.press(QStringLiteral("Join a game")) || !Driver::until(found, patience)) {
        return false;
    }
    const QString title = driver.app().lan()->tables()->table(0).title;
    return driver.press(watch ? QStringLiteral("Watch ") + title : title);
}

/// As if the address had been scanned.
bool follow(Driver &driver, const QString &address) {
    driver.app().lan()->setName(QStringLiteral("Window"));
    driver.app().lan()->joinAt(address);
    return true;
}

bool decide(Driver &driver) {
    TableModel *table = driver.app().table();
    if (table->game() == QLatin1String("duel")) {
        return DuelPlayer(driver, DuelPlayer::Goal::Points).decide();
    }
    return table->game() == QLatin1String("dice") ? DicePlayer(driver).decide()
                                                  : Player(driver).decide();
}

/// The result as every screen shows it.
QString result(const TableModel &table) {
    QStringList points;
    for (int row = 0; row < table.scores()->count(); ++row) {
        points.append(QString::number(table.scores()->get(row).value<ScoreRow>().total));
    }
    return table.winnerText() + QStringLiteral(": ") + points.join(u' ');
}

bool isKept(const QString &profile) {
    const store::ScoreHistory history(QDir(profile).filePath(QStringLiteral("scores.db")));
    const auto sheets = history.sheets();
    const auto *games = std::get_if<QList<store::ScoreRecord>>(&sheets);
    return games != nullptr && games->size() == 1 && games->first().finished;
}

bool play(Driver &driver, const QString &role) {
    const auto table = [&driver] { return driver.app().table(); };
    if (!Driver::until([&] { return table() != nullptr && table()->laid(); }, patience)) {
        return false;
    }
    say(QStringLiteral("seated"));
    driver.picture(QStringLiteral("network-") + role + QStringLiteral("-first"));
    const auto mayDecide = [&] { return table()->over() || table()->myTurn(); };
    while (!table()->over()) {
        // While the other program is away, nobody is asked anything.
        if (Driver::until(mayDecide, patience) && !table()->over() && decide(driver)) {
            say(QStringLiteral("."));
        }
    }
    return driver.button(QStringLiteral("Home")) != nullptr ||
           Driver::until([&] { return driver.button(QStringLiteral("Home")) != nullptr; });
}

} // namespace

int main(int argc, char **argv) {
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("mirabilia"));
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    const QStringList words = QApplication::arguments();
    Driver driver(words.value(1), 7, Hand::Mouse, words.value(2).toUShort());
    const bool isThere = driver.app().canContinue() ? driver.press(QStringLiteral("Continue"))
                         : words.value(3) == QLatin1String("link") ? follow(driver, words.value(4))
                         : words.value(3) == QLatin1String("host")
                             ? host(driver, words.value(4), words.value(5), words.value(6).toInt())
                             : join(driver, words.value(3) == QLatin1String("watch"));
    if (!isThere || !play(driver, words.value(3))) {
        say(QStringLiteral("lost"));
        return 1;
    }
    if (isKept(words.value(1))) {
        say(QStringLiteral("kept"));
    }
    say(result(*driver.app().table()));
    Driver::until([&] { return !driver.app().table()->exportRecord().isEmpty(); });
    driver.picture(QStringLiteral("network-") + words.value(3));
    // Buttons move when others leave; after a miss, presses again.
    const auto left = [&driver] { return driver.app().table() == nullptr; };
    for (int times = 0; times < 5 && !left(); ++times) {
        driver.press(QStringLiteral("Home"));
        Driver::until(left, 2000);
    }
    return left() && !driver.app().canContinue() ? 0 : 1;
}
