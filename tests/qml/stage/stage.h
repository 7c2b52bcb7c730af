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
class FixtureLink;
class FixtureNetwork;
class FixtureServices;
class MemoryScores;
} // namespace mirabilia

namespace mirabilia::test {

/// How the person of this screen plays on the way to the position a test or a picture wants.
enum class Taste {
    Builder,  ///< builds whatever it can, cheapest first
    Civilian, ///< blue buildings before anything else: a full column
    Mason,    ///< a wonder stage as soon as it can be built
    Trader    ///< what needs a neighbour's goods, so that payments are interesting
};

/// One way to use a card.
struct WantedAction {
    ClassicAction::Kind action = ClassicAction::Build;
    CopiedFrom::Kind copy = CopiedFrom::Nobody;
};

/// A game to set up.
struct Deal {
    QString game = QStringLiteral("classic"); ///< id of its engine
    int edition = 1;
    int players = 3;
    int persons = 1;
    quint64 seed = 7;
    QString ownWonder; ///< empty: by lot
    QString side;      ///< "A", "B" or empty: by lot
    QString level = QStringLiteral("easy");
    bool livePoints = false;
    Taste taste = Taste::Builder;
    QStringList names; ///< of the first seats; the others have the usual ones
};

/// Ada's table of Duel on the network, as she sees it or as Bo does, with so many seats free.
Room room(bool owner, int free);
/// Her table, as it is found; a second one that nobody can sit down at.
QList<FoundTable> found(bool needsPin);

/// The real program without a window: services in a temporary folder, computers at the other seats,
/// and an App over them.
class Stage {
public:
    Stage();
    ~Stage();

    [[nodiscard]] App &app() { return *m_app; }
    [[nodiscard]] host::TableServices &services() { return *m_services; }
    [[nodiscard]] FixtureNetwork &network() const { return *m_network; }
    [[nodiscard]] ClassicTable &table() { return *classicTable(*m_app); }
    [[nodiscard]] ScoreBook &scores() { return *m_scores; }
    /// The score history turns out to be damaged.
    void damageHistory();
    /// Another window writes the sheet that lies on the pad.
    void writeSheetElsewhere();
    /// Puts a sheet into the score history.
    void keep(const KeptSheet &sheet);
    /// Until the list of saved games is what lies in their folder.
    void readSaves();
    /// The folder of saved games.
    [[nodiscard]] QDir saves() const { return {m_folder.filePath(QStringLiteral("games"))}; }

    /// A game of one person against computers that says it is one over the network, with this room.
    bool dealOverNetwork(const Room &room, const Deal &deal = {});
    /// From here on the game that was dealt is one over the network, with this room.
    bool goOverNetwork(const Room &room);
    /// Lays a position of tests/models/fixtures on the table, without a host: nothing answers what
    /// is played. One for each person at this screen.
    bool layOut(const QStringList &fixtures);
    /// Something happened at the table that was laid out; or it is another position, not reached by
    /// play. For the first of its people. What happened may be changed a little.
    void push(
        const QString &fixture,
        const std::function<void(v1::Update &)> &change = [](v1::Update &) {});
    void jump(const QString &fixture);
    /// There, this is what a hint will say.
    void advise(const v1::Move &best);
    /// What was sent to the host that is not there: how many commands, and the latest.
    [[nodiscard]] int sentCount() const;
    [[nodiscard]] const v1::Move &sentLast() const;
    /// Begins a game and waits until the first hand is there. False if that fails.
    bool deal(const Deal &deal);
    /// Plays on until `there` holds or the game is over; false if it gets stuck.
    bool playUntil(const std::function<bool(const ClassicTable &)> &there);
    bool playTo(int age, int turn);
    bool playToEnd();
    /// Leaves the finished game as if the program had been killed while its result was shown.
    bool leaveAsIfKilled();
    /// Plays on until a card can be paid for in several ways, and lifts it.
    bool playToPayment();
    /// Plays on until one card can be used in all these ways, and lifts it.
    bool playToActions(const QList<WantedAction> &actions);
    /// Makes one decision for the person whose turn it is, as the deal's taste has it.
    bool decide();
    /// Lets computers think and signals arrive until `done` holds; false after `milliseconds`.
    static bool wait(const std::function<bool()> &done, int milliseconds = 20000);

private:
    void playOverFixtures();
    [[nodiscard]] FixtureLink &firstLink() const;

    QTemporaryDir m_folder;
    std::unique_ptr<host::Games> m_games;
    std::unique_ptr<host::TableServices> m_services;
    std::unique_ptr<FixtureNetwork> m_network;
    std::unique_ptr<RunningGame> m_borrowed;     ///< a game that is said to be over the network
    std::unique_ptr<FixtureServices> m_fixtures; ///< in place of the services, once laid out
    std::unique_ptr<App> m_app;
    std::unique_ptr<MemoryScores> m_scoreServices;
    std::unique_ptr<ScoreBook> m_scores;
    Taste m_taste = Taste::Builder;
};

} // namespace mirabilia::test
