// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/stage/dice_stage.h"

#include <algorithm>

namespace mirabilia::test {

namespace {

/// Value of an action to a player who wants to see many parts of the game.
int liking(const v1::DiceOption &option) {
    const int price = static_cast<int>(option.price().coins());
    if (option.cell().empty()) {
        return option.move().action() == v1::DICE_ACTION_BONUS ? 20 : -100;
    }
    const QString cell = QString::fromStdString(option.cell());
    const int lasting = cell.startsWith(QStringLiteral("university"))  ? 5
                        : cell.startsWith(QStringLiteral("warehouse")) ? 3
                        : cell.startsWith(QStringLiteral("gallery"))   ? 6
                                                                       : 2;
    return lasting + option.points() - 2 * price + (option.asks() != 0 ? 4 : 0);
}

} // namespace

DiceTable &diceTable(Stage &stage) {
    return *qobject_cast<DiceTable *>(stage.app().table());
}

bool dealDice(Stage &stage, const DiceDeal &deal) {
    Deal seats;
    seats.game = QStringLiteral("dice");
    seats.players = deal.players;
    seats.persons = deal.persons;
    seats.seed = deal.seed;
    seats.ownWonder = deal.ownBoard;
    seats.level = deal.level;
    seats.livePoints = deal.livePoints;
    seats.names = deal.names;
    return stage.deal(seats);
}

void decideDice(DiceTable &table) {
    const auto &options = table.dice().options();
    const auto best = std::max_element(
        options.begin(), options.end(),
        [](const v1::DiceOption &a, const v1::DiceOption &b) { return liking(a) < liking(b); });
    if (best != options.end() && table.mayDecide()) {
        table.play(best->move());
    }
}

bool playDice(Stage &stage, const DiceWish &there) {
    DiceTable &table = diceTable(stage);
    for (int decisions = 0; decisions < 600; ++decisions) {
        if (!Stage::wait([&table] { return table.over() || table.mayDecide(); })) {
            return false;
        }
        if (there(table)) {
            return true;
        }
        if (table.over()) {
            return false;
        }
        decideDice(table);
    }
    return false;
}

DiceWish asking(v1::DiceQuestion question, int answers) {
    return [=](const DiceTable &table) {
        return !table.over() && table.dice().question() == question &&
               table.dice().options_size() >= answers;
    };
}

} // namespace mirabilia::test
