// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/table_services.h"
#include "app/models/scorepad/score_book.h"
#include "app/models/services/network.h"
#include "tests/support/classic_table.h"

#include <QDir>
#include <QTemporaryDir>

#include <functional>
#include <memory>

namespace mirabilia {
class DiceBoardsModel;
class FixtureLink;
class FixtureNetwork;
class FixtureServices;
class MemoryScores;
namespace test {
class StillDoor;
}
} // namespace mirabilia

namespace mirabilia::desktop {
class BoardKeeper;
}

namespace mirabilia::test {

/// How the player at this screen plays on the way to the wanted position.
enum class Taste {
    Builder,  ///< builds whenever possible, cheapest first
    Civilian, ///< blue buildings first: a full column
    Mason,    ///< a wonder stage as soon as possible
    Trader    ///< cards that need a neighbour's goods, for interesting payments
};

/// One way to use a card.
struct WantedAction {
    ClassicAction::Kind action = ClassicAction::Build;
    ClassicCopy::Kind copy = ClassicCopy::Nobody;
};

/// Setup of a game.
struct Deal {
    QString game = QStringLiteral("classic"); ///< id of its engine
    int edition = 1;
    int players = 3;
    int persons = 1;
    quint64 seed = 7;
    QString ownWonder; ///< empty = random
    QString side;      ///< "A", "B" or empty = random
    QString level = QStringLiteral("easy");
    bool livePoints = false;
    Taste taste = Taste::Builder;
    QStringList names; ///< of the first seats; the others have default names
};

/// Ada's network table of Duel, as its owner or a guest sees it, with `free` seats open.
Room room(bool owner, int free);
/// Her table as discovered, and a second one without free seats.
QList<FoundTable> found(bool needsPin);

/// The real program without a window: an App over services in a temporary folder, with computers at
/// the other seats.
class Stage {
public:
    Stage();
    ~Stage();

    [[nodiscard]] App &app() { return *m_app; }
    [[nodiscard]] host::TableServices &services() { return *m_services; }
    [[nodiscard]] FixtureNetwork &network() const { return *m_network; }
    [[nodiscard]] ClassicTable &table() { return *classicTable(*m_app); }
    [[nodiscard]] ScoreBook &scores() { return *m_scores; }
    /// Where the pad is shared, once it has been set there; people outside are its `asked`.
    [[nodiscard]] StillDoor &door() { return *m_door; }
    /// Damages the score history.
    void damageHistory();
    /// Changes the open score sheet as from another window.
    void writeSheetElsewhere();
    /// Puts a sheet into the score history.
    void keep(const KeptSheet &sheet);
    /// Waits until the list of saved games matches their folder.
    void readSaves();
    /// The folder of somebody's own data files.
    [[nodiscard]] QDir data() const { return {m_folder.filePath(QStringLiteral("data"))}; }
    /// The folder of saved games.
    [[nodiscard]] QDir saves() const { return {m_folder.filePath(QStringLiteral("games"))}; }

    /// Deals a game of one person against computers that claims to be over the network, in this
    /// room.
    bool dealOverNetwork(const Room &room, const Deal &deal = {});
    /// Makes the game, dealt or laid out, claim to be over the network, in this room.
    bool goOverNetwork(const Room &room);
    /// Sets up positions of tests/models/fixtures, one per player at this screen, without a host:
    /// moves get no reply.
    bool layOut(const QStringList &fixtures);
    /// `push` delivers an event to the first player of that table, optionally modified; `jump` sets
    /// another position, not reached by play.
    void push(
        const QString &fixture,
        const std::function<void(v1::Update &)> &change = [](v1::Update &) {});
    void jump(const QString &fixture);
    /// Sets the answer to a hint at that table.
    void advise(const v1::Move &best);
    /// Commands sent to the missing host: their number, and the last one.
    [[nodiscard]] int sentCount() const;
    [[nodiscard]] const v1::Move &sentLast() const;
    /// Begins a game and waits for the first hand. Returns false on failure.
    bool deal(const Deal &deal);
    /// Plays until `there` holds or the game is over; returns false if it gets stuck.
    bool playUntil(const std::function<bool(const ClassicTable &)> &there);
    bool playTo(int age, int turn);
    bool playToEnd();
    /// Leaves the finished game as if the program had been killed on the result page.
    bool leaveAsIfKilled();
    /// Plays until a card has several payments, and lifts it.
    bool playToPayment();
    /// Plays until one card has all these actions, and lifts it.
    bool playToActions(const QList<WantedAction> &actions);
    /// Makes one decision for the player to move, following the deal's taste.
    bool decide();
    /// Processes events until `done` holds; returns false after `milliseconds`.
    static bool wait(const std::function<bool()> &done, int milliseconds = 20000);

private:
    void playOverFixtures();
    [[nodiscard]] FixtureLink &firstLink() const;

    QTemporaryDir m_folder;
    std::unique_ptr<host::Games> m_games;
    std::unique_ptr<host::TableServices> m_services;
    std::unique_ptr<FixtureNetwork> m_network;
    std::unique_ptr<RunningGame> m_borrowed;     ///< a game that claims to be over the network
    std::unique_ptr<FixtureServices> m_fixtures; ///< replaces the services after layOut()
    std::unique_ptr<App> m_app;
    std::unique_ptr<MemoryScores> m_scoreServices;
    std::unique_ptr<StillDoor> m_door; ///< outlives the pad
    std::unique_ptr<ScoreBook> m_scores;
    std::unique_ptr<desktop::BoardKeeper> m_boardKeeper;
    std::unique_ptr<DiceBoardsModel> m_boards;
    Taste m_taste = Taste::Builder;
};

} // namespace mirabilia::test
