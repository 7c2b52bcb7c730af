// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/stage/dice_stage.h"

#include <algorithm>

namespace mirabilia::test {

namespace {

const QStringList playerNames{QStringLiteral("Ada"),  QStringLiteral("Bo"),  QStringLiteral("Cleo"),
                              QStringLiteral("Dion"), QStringLiteral("Eve"), QStringLiteral("Finn"),
                              QStringLiteral("Gaia")};
const QStringList seatColors{QStringLiteral("teal"), QStringLiteral("coral"),
                             QStringLiteral("gold"), QStringLiteral("violet"),
                             QStringLiteral("sky"),  QStringLiteral("olive"),
                             QStringLiteral("rose")};

/// How much an answer is worth to somebody who wants to see many parts of the game.
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
    GameSetup setup;
    setup.game = QStringLiteral("dice");
    setup.livePoints = deal.livePoints;
    for (int seat = 0; seat < deal.players; ++seat) {
        SeatSetup place;
        place.kind = seat < deal.persons ? SeatSetup::Kind::Person : SeatSetup::Kind::Computer;
        place.name = playerNames[seat];
        place.color = seatColors[seat];
        place.level = seat < deal.persons ? QString() : deal.level;
        place.wonder = seat == 0 ? deal.ownBoard : QString();
        setup.seats.append(place);
    }
    stage.app().leaveTable();
    stage.services().setSeed(deal.seed);
    stage.services().startGame(setup);
    return Stage::wait([&stage] {
        const TableModel *table = stage.app().table();
        return table != nullptr && table->game() == QStringLiteral("dice") && table->myTurn();
    });
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
