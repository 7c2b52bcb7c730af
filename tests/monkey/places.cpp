// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/dice/dice_table.h"
#include "app/models/duel/duel_table.h"
#include "tests/monkey/gestures.h"

#include <QHash>

namespace mirabilia::monkey {

namespace {

auto page(const char *where) {
    return [where](World &world, Rng &) { world.go(where); };
}

/// A page whose way begins at home, where nobody sits at a table.
auto pageFromHome(const char *where) {
    return [where](World &world, Rng &) {
        world.app().leaveTable();
        // A screen goes in rounds: its items, the items of their Repeaters, and then its table.
        for (int round = 0; round < 3; ++round) {
            world.turn();
        }
        world.go(where);
    };
}

/// A new game; the first seat is a person's, and so are the next ones.
auto game(int players, int persons) {
    return [=](World &world, Rng &rng) {
        NewGameModel &seats = *world.app().newGame();
        seats.setGame(QStringLiteral("classic"));
        seats.setCount(players);
        for (int row = 1; row < players; ++row) {
            const bool person = row < persons;
            seats.set(row, QStringLiteral("kind"),
                      person ? QStringLiteral("person") : QStringLiteral("computer"));
            seats.set(row, QStringLiteral("level"), QStringLiteral("easy"));
        }
        seats.setSidesByLot(rng.below(2) == 0);
        world.app().startGame();
        World::until([&world] { return world.table() != nullptr && !world.app().opening(); }, 5000);
    };
}

auto sheet(const char *box, int players) {
    return [=](World &world, Rng &) {
        world.scores().pad()->begin(QString::fromLatin1(box), players);
        world.go("scores");
    };
}

/// Good, odd and broken lists.
void list(World &world, Rng &rng) {
    static const std::vector<QString> lists{
        QStringLiteral("game,player,wonder,military,treasury,wonders,civilian,science,commerce,"
                       "guilds,total\n1,Ada,giza,6,3,10,12,4,5,7,47\n1,Bo,ephesos,-1,4,7,20,0,3,6,"
                       "39\n1,Cleo,rhodos,18,1,7,5,1,0,0,32\n"),
        QStringLiteral("game,player,military,mood\ng1,Ada,6,x\ng1,Bo,y,x\n"),
        QStringLiteral("player;total\n%2;7\n<b>;\u0663\n"),
        QStringLiteral("{\"format\": 1, \"sheets\": [{\"sheet\": \"duel\", \"players\": []}]}"),
        QStringLiteral("[").repeated(2000),
        QString(),
    };
    world.go("scoreImport");
    world.scores().transfer()->previewText(oneOf(lists, rng));
}

void continued(World &world, Rng &) {
    if (world.app().canContinue()) {
        world.app().continueGame();
    }
}

void finishedSheet(World &world, Rng &rng) {
    ScorePadModel &pad = *world.scores().pad();
    if (!pad.isOpen()) {
        return;
    }
    for (int cell = 0; cell < pad.rows()->count() * pad.playerCount(); ++cell) {
        pad.type(static_cast<int>(rng.below(10)));
        pad.enter();
    }
    pad.finish();
}

auto otherGame(const char *id, const QStringList &seats) {
    return [=](World &world, Rng &) {
        world.app().newGame()->setGame(QString::fromLatin1(id));
        world.app().newGame()->seat(seats);
        world.app().startGame();
        World::until([&world] { return world.table() != nullptr && !world.app().opening(); }, 5000);
    };
}

void decideClassic(World &world, ClassicTable &table, Rng &rng) {
    if (table.pickable()->count() > 0) {
        world.tell(QStringLiteral("take a card of the discard pile"));
        table.pick(
            static_cast<int>(rng.below(static_cast<std::uint32_t>(table.pickable()->count()))));
    } else if (table.hand()->count() > 0) {
        ClassicChoice &choice = *table.choice();
        choice.select(
            static_cast<int>(rng.below(static_cast<std::uint32_t>(table.hand()->count()))));
        static const std::vector<ClassicAction::Kind> actions{
            ClassicAction::Build, ClassicAction::Build, ClassicAction::Stage, ClassicAction::Free,
            ClassicAction::Discard};
        const int wanted = choice.actions()->possible(oneOf(actions, rng));
        const int action =
            wanted >= 0 ? wanted : choice.actions()->possible(ClassicAction::Discard);
        if (action < 0) {
            return; // what was decided is on its way
        }
        world.tell(QStringLiteral("age %1 turn %2: %3")
                       .arg(QString::number(table.age()), QString::number(table.turn()),
                            choice.actions()->action(action).title));
        choice.play(action);
    }
}

/// No more in one step, which must not look like a hang on a busy machine.
void manyTurns(World &world, Rng &rng) {
    constexpr int decisions = 20;
    for (int i = 0; i < decisions && world.table() != nullptr && !world.table()->over(); ++i) {
        decide(world, rng);
        world.rest(1);
    }
}

} // namespace

const std::vector<Place> &places() {
    static const std::vector<Place> all{
        {"new game", pageFromHome("newGame")},
        {"saved games", pageFromHome("saves")},
        {"settings", page("settings")},
        {"rules", page("rules")},
        {"practice", pageFromHome("practice")},
        {"about", page("about")},
        {"a game of 2", game(2, 1)},
        {"a game of 3", game(3, 1)},
        {"a game of 7", game(7, 1)},
        {"a game of 3 for 2 people", game(3, 2)},
        {"a game of 7 for 3 people", game(7, 3)},
        {"Duel", otherGame("duel", {QStringLiteral("me"), QStringLiteral("easy")})},
        {"Duel for 2 people", otherGame("duel", {QStringLiteral("me"), QStringLiteral("person")})},
        {"Dice of 3", otherGame("dice", {QStringLiteral("me"), QStringLiteral("easy"),
                                         QStringLiteral("person")})},
        {"Dice of 7", otherGame("dice", QStringList{QStringLiteral("me")} +
                                            QStringList(6, QStringLiteral("easy")))},
        {"the game that waits", continued},
        {"many turns of the game", manyTurns},
        {"the score pad", page("scores")},
        {"a sheet of 7 Wonders", sheet("classic", 3)},
        {"a sheet of 7 Wonders for 8", sheet("classic", 8)},
        {"a sheet of Duel", sheet("duel", 2)},
        {"a sheet of Dice", sheet("dice", 5)},
        {"the end of the sheet", finishedSheet},
        {"the history", page("scoreHistory")},
        {"the statistics", page("scoreStatistics")},
        {"the import", list},
    };
    return all;
}

void decide(World &world, Rng &rng) {
    TableModel *table = world.table();
    if (table == nullptr) {
        return;
    }
    if (table->handover()) {
        world.tell(QStringLiteral("open the handover"));
        table->takeOver();
    } else if (table->showing()) {
        world.tell(QStringLiteral("skip"));
        table->skip();
    } else if (!table->myTurn()) {
        const auto somebodyAsked = [&] {
            table = world.table();
            return table == nullptr || table->myTurn() || table->handover() || table->over();
        };
        World::until(somebodyAsked, 1000);
    } else if (auto *classic = qobject_cast<ClassicTable *>(table)) {
        decideClassic(world, *classic, rng);
    } else if (auto *duel = qobject_cast<DuelTable *>(table)) {
        if (!duel->options().empty()) {
            const v1::DuelMove move = oneOf(duel->options(), rng).move();
            world.tell(QString::fromStdString(move.ShortDebugString()));
            duel->play(move);
        }
    } else if (auto *dice = qobject_cast<DiceTable *>(table);
               dice != nullptr && dice->mayDecide()) {
        const v1::DiceMove move = oneOf(dice->dice().options(), rng).move();
        world.tell(QString::fromStdString(move.ShortDebugString()));
        dice->play(move);
    }
}

} // namespace mirabilia::monkey
