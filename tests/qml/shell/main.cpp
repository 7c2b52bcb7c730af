// SPDX-License-Identifier: GPL-3.0-or-later
// Runs tst_*.qml of this folder over the real services in a temporary folder.
#include "app/desktop/finished_sheet.h"
#include "app/desktop/javascript.h"
#include "app/render/image_providers.h"
#include "tests/qml/stage/stage.h"
#include "tests/support/fixture_network.h"

#include <QApplication>
#include <QQmlContext>
#include <QQmlEngine>
#include <QSignalSpy>
#include <QtQuickTest>

#include <memory>

using namespace mirabilia;

/// What the tests do behind the UI.
class Backstage : public QObject {
    Q_OBJECT

public:
    /// Creates a saved game for this number of players.
    Q_INVOKABLE bool save(int players) {
        test::Deal deal;
        deal.players = players;
        deal.seed = static_cast<quint64>(players);
        const bool done = m_stage.deal(deal) && m_stage.playTo(1, 2);
        m_stage.app().leaveTable();
        m_stage.readSaves();
        return done;
    }
    /// The boards of Dice that were kept; empty: none.
    Q_INVOKABLE [[nodiscard]] QString keptBoards() const {
        QFile file(m_stage.data().filePath(QStringLiteral("dice.json")));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
    }
    /// A file with this text; without one only its name.
    Q_INVOKABLE [[nodiscard]] QString boardFile(const QString &name, const QString &text) const {
        const QString path =
            QDir::cleanPath(m_stage.saves().filePath(QStringLiteral("../") + name));
        QFile file(path);
        return text.isEmpty() || (file.open(QIODevice::WriteOnly) && file.write(text.toUtf8()) > 0)
                   ? path
                   : QString();
    }
    /// A look back on the last move: its chance to win, and that of a better one.
    Q_INVOKABLE void judge(double played, double better) {
        v1::Move move;
        move.mutable_classic()->set_card("altar");
        emit m_stage.services().judged(0, {{{}, {}, played}, {move, {}, better}});
    }
    /// Plays a whole game with this many people at this screen.
    Q_INVOKABLE bool playToEnd(int persons) {
        test::Deal deal;
        deal.persons = persons;
        return m_stage.deal(deal) && m_stage.playToEnd();
    }
    /// The record of a whole game.
    Q_INVOKABLE [[nodiscard]] QString record(const QString &game) const {
        QFile file(
            QStringLiteral(MIRABILIA_SOURCE_DIR "/tests/conformance/records/%1_records.jsonl")
                .arg(game));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readLine()) : QString();
    }
    /// Plays until a card of the discard pile is to be picked.
    Q_INVOKABLE bool playToPick() {
        test::Deal deal;
        deal.ownWonder = QStringLiteral("halicarnassus");
        deal.side = QStringLiteral("B");
        const auto there = [](const ClassicTable &table) {
            return table.moment() == QStringLiteral("pick");
        };
        return m_stage.deal(deal) && m_stage.playUntil(there) && there(m_stage.table());
    }
    /// Sets the effort of reviews per decision.
    Q_INVOKABLE void reviewFor(int iterations) {
        m_stage.services().reviewer().setSettings(
            {.iterations = static_cast<std::uint32_t>(iterations)});
    }
    /// Adds the result on the table to the history, as the program does, after six games of the
    /// same people with one point each.
    Q_INVOKABLE void keepResult() {
        const v1::TableView &view = m_stage.table().view();
        KeptSheet kept;
        kept.finished = true;
        kept.sheet = *desktop::finishedSheet(view);
        KeptSheet before = kept;
        for (scorer::Entry &entry : before.sheet.entries) {
            entry.points = {};
            entry.set(scorer::Row::civilian, 1);
        }
        before.sheet.date = "2025-01-01";
        for (int game = 0; game < 6; ++game) {
            before.id = QString::number(game);
            m_stage.keep(before);
        }
        kept.id = QString::fromStdString(view.match_id());
        kept.sheet.date = "2025-01-02 20:00";
        m_stage.keep(kept);
    }
    Q_INVOKABLE bool decide() { return m_stage.decide(); }
    /// Creates an invalid file among the saved games.
    Q_INVOKABLE bool saveBadly() {
        QFile file(m_stage.saves().filePath(QStringLiteral("bad.mirabilia")));
        const bool done = file.open(QIODevice::WriteOnly) && file.write("nonsense") > 0;
        file.close();
        m_stage.readSaves();
        return done;
    }
    /// Creates a saved game of Duel.
    Q_INVOKABLE bool saveDuel() {
        GameSetup setup;
        setup.game = QStringLiteral("duel");
        setup.seats = {{SeatSetup::Kind::Person, QStringLiteral("Ada"), {}, {}, {}, {}},
                       {SeatSetup::Kind::Computer, QStringLiteral("Bo"), {}, {}, {}, {}}};
        QSignalSpy opened(&m_stage.services(), &Services::opened);
        m_stage.services().startGame(setup);
        const bool begun = opened.wait();
        m_stage.app().leaveTable();
        m_stage.readSaves();
        return begun;
    }
    /// Plays a whole game and leaves it as if the program had been killed then.
    Q_INVOKABLE bool killedAtTheEnd() { return playToEnd(1) && m_stage.leaveAsIfKilled(); }
    /// Creates a saved game whose file ends within the last move.
    Q_INVOKABLE bool saveTorn() {
        const bool saved = save(3);
        QFile file(m_stage.saves().filePath(m_stage.app().saves()->save(0).gameId +
                                            QStringLiteral(".mirabilia")));
        return saved && file.resize(file.size() - 2);
    }
    /// Opens a table that never responds.
    Q_INVOKABLE void hang() { emit m_stage.services().opened(); }
    /// Deletes every saved game.
    Q_INVOKABLE void clear() {
        App &app = m_stage.app();
        app.leaveTable();
        m_stage.network().joined.clear();
        m_stage.network().savedGames.clear();
        m_stage.network().show({});
        m_stage.network().game = nullptr;
        m_stage.network().continued.clear();
        m_stage.network().showFound({});
        m_stage.readSaves();
        QDir(m_stage.saves().filePath(QStringLiteral("finished"))).removeRecursively();
        for (const char *key :
             {"finishedGames", "practice/classic", "practice/duel", "practice/dice"}) {
            m_stage.services().setSetting(QString::fromLatin1(key), {});
        }
        m_stage.readSaves();
        while (app.saves()->count() > 0 && app.removeSave(app.saves()->save(0).gameId)) {
        }
    }
    // ---- Network -------------------------------------------------------------------------------

    Q_PROPERTY(QString joinedPin READ joinedPin NOTIFY joined)
    [[nodiscard]] QString joinedPin() const {
        const QList<JoinWish> &joined = m_stage.network().joined;
        return joined.isEmpty() ? QStringLiteral("nobody has joined") : joined.last().pin;
    }
    Q_INVOKABLE [[nodiscard]] QString hostedTitle() const {
        const QList<HostWish> &hosted = m_stage.network().hosted;
        return hosted.isEmpty() ? QString() : hosted.last().title;
    }
    Q_INVOKABLE [[nodiscard]] QString lastAction() const {
        return m_stage.network().done.value(m_stage.network().done.size() - 1);
    }
    Q_INVOKABLE [[nodiscard]] bool isSeeking() const { return m_stage.network().seeking; }
    /// Ada's table, with `free` of its two seats free.
    Q_INVOKABLE void showRoom(bool owner, int free) {
        m_stage.network().show(test::room(owner, free));
    }
    Q_INVOKABLE void showFound(bool needsPin) {
        m_stage.network().showFound(test::found(needsPin));
    }
    /// A network game in which Bo is away.
    Q_INVOKABLE bool playOverNetwork() {
        Room room = test::room(true, 0);
        room.started = true;
        room.seats[1].presence = RoomSeat::Presence::Away;
        return m_stage.dealOverNetwork(room);
    }
    /// A network game of two, paused or running.
    Q_INVOKABLE bool playOverNetworkOf(const QString &game, const QString &how) {
        Room room = test::room(how != QStringLiteral("paused"), 0);
        room.game = game;
        room.started = true;
        room.paused = how == QStringLiteral("paused");
        room.watchers = how == QStringLiteral("watched") ? 2 : 0;
        test::Deal deal;
        deal.game = game;
        deal.players = 2;
        return m_stage.dealOverNetwork(room, deal);
    }
    /// Lists the running game among the saved games.
    Q_INVOKABLE void keepNetworkGame() {
        SavedGame game;
        game.id = QStringLiteral("mine");
        game.game = m_stage.network().room().game;
        m_stage.network().savedGames = {game};
    }
    /// The turn at this screen is running out.
    Q_INVOKABLE void hurry() {
        Room room = m_stage.network().room();
        room.turnSeconds = 60;
        room.seats[0].turnLeftMs = 14000;
        m_stage.network().show(room);
    }
    /// `goOn` resumes the game; `lose` loses the host.
    Q_INVOKABLE void goOn() {
        Room room = m_stage.network().room();
        room.paused = false;
        m_stage.network().show(room);
    }
    Q_INVOKABLE void lose() {
        Room room = m_stage.network().room();
        room.state = Room::State::Lost;
        m_stage.network().show(room);
    }
    /// Makes somebody else the host.
    Q_INVOKABLE void beGuest() {
        Room room = m_stage.network().room();
        room.hosted = room.owner = room.mayStart = room.mayModerate = false;
        m_stage.network().show(room);
    }
    /// Reconnecting to Ada's table, whose host is away.
    Q_INVOKABLE void awaitHost() {
        Room room;
        room.state = Room::State::Connecting;
        room.awaits = Room::Awaits::Host;
        room.why = QStringLiteral("Nobody answers there");
        room.title = QStringLiteral("Ada's table");
        room.address = QStringLiteral("192.168.1.7");
        room.started = true;
        m_stage.network().show(room);
    }
    /// Closes the room for good, with this reason.
    Q_INVOKABLE void close(const QString &why) {
        Room room = m_stage.network().room();
        room.state = Room::State::Closed;
        room.why = why;
        m_stage.network().show(room);
    }
    Q_INVOKABLE void end(const QString &why) {
        const bool ran = m_stage.network().game != nullptr;
        m_stage.network().show({});
        if (ran) {
            emit m_stage.network().ended();
        }
        emit m_stage.network().note(why, QStringLiteral("The game is kept."), {});
    }
    /// Ada's table, where somebody here has a seat, is found and listed among the saved games.
    Q_INVOKABLE void showOwnSeat() {
        QList<FoundTable> found = test::found(false);
        found[1].hasMySeat = true;
        found[1].mayWatch = true;
        SavedGame game;
        game.id = found[1].id = QStringLiteral("mine");
        game.game = found[1].game;
        game.table = found[1].host;
        game.savedAt = QDateTime::currentDateTime().addDays(-2);
        game.persons = {QStringLiteral("Ada")};
        game.others = {QStringLiteral("Cleo")};
        m_stage.network().savedGames = {game};
        emit m_stage.network().savesChanged();
        m_stage.network().showFound(found);
    }
    Q_INVOKABLE [[nodiscard]] QString continued() const { return m_stage.network().continued; }
    /// A table with Bo's seat free, as a spectator sees it.
    Q_INVOKABLE void watchRoom() {
        Room room = test::room(false, 1);
        room.seats[1].setup.kind = SeatSetup::Kind::Elsewhere;
        room.watching = true;
        m_stage.network().show(room);
    }
    /// The host refuses to let us join.
    Q_INVOKABLE void refuse(const QString &why) {
        m_stage.network().show({});
        emit m_stage.network().problem(why, QStringLiteral("Nothing has been lost."), {});
    }
    /// Connecting to a chosen table.
    Q_INVOKABLE void connectTo() {
        Room room;
        room.state = Room::State::Connecting;
        m_stage.network().show(room);
    }
    Q_INVOKABLE void tell(const QString &code, const QString &name) {
        emit m_stage.network().notice(code, 1, name, {});
    }
    /// An address being queried for a table.
    Q_INVOKABLE void showAsking() {
        FoundTable table;
        table.address = table.host = QStringLiteral("192.168.1.99");
        m_stage.network().showFound({table});
    }
    Q_INVOKABLE [[nodiscard]] int hostedTurnSeconds() const {
        const QList<HostWish> &hosted = m_stage.network().hosted;
        return hosted.isEmpty() ? -1 : hosted.last().turnSeconds;
    }
    /// The same until its end, as the host or a guest sees it.
    Q_INVOKABLE bool playToEndOverNetwork(bool owner) {
        Room room = test::room(owner, 0);
        room.started = true;
        return m_stage.dealOverNetwork(room) && m_stage.playToEnd();
    }
    /// Ada's classic table before the game begins.
    Q_INVOKABLE void showClassicRoom(bool owner) {
        Room room = test::room(owner, 0);
        room.game = QStringLiteral("classic");
        m_stage.network().show(room);
    }
    /// A host where a table can be opened.
    Q_INVOKABLE void showClub(bool needsPin) {
        FoundTable club;
        club.address = QStringLiteral("192.168.1.9");
        club.host = QStringLiteral("Club");
        club.mayOpen = true;
        club.needsPin = needsPin;
        m_stage.network().showFound({club});
    }
    Q_INVOKABLE [[nodiscard]] QString hostedAt() const {
        const QList<HostWish> &hosted = m_stage.network().hosted;
        return hosted.isEmpty() ? QString() : hosted.last().at + u' ' + hosted.last().hostPin;
    }
    /// Bo's seat has been given away.
    Q_INVOKABLE void showSeatLink() {
        Room room = m_stage.network().room();
        room.givenAway = 1;
        room.seatLink = QStringLiteral("mirabilia://192.168.1.7:7707/5b0c#once");
        room.seatPage = QStringLiteral("http://192.168.1.7:7707/j/5b0c#once");
        m_stage.network().show(room);
    }
    /// Asks a person here about Bo, or about the player in another seat.
    Q_INVOKABLE void ask(int number, int seat, const QStringList &choices) {
        m_stage.network().ask({number, seat, choices});
    }

    Q_INVOKABLE void damageHistory() { m_stage.damageHistory(); }
    Q_INVOKABLE void writeSheetElsewhere() { m_stage.writeSheetElsewhere(); }
    /// Reports an error.
    Q_INVOKABLE void fail() {
        emit m_stage.services().problem(QStringLiteral("The disk is full."),
                                        QStringLiteral("The game is safe."),
                                        QStringLiteral("Make room."));
    }

signals:
    void joined();

private:
    test::Stage m_stage;
};

class Setup : public QObject {
    Q_OBJECT

public slots:
    void applicationAvailable() { m_backstage = std::make_unique<Backstage>(); }
    void qmlEngineAvailable(QQmlEngine *engine) {
        engine->addImportPath(QStringLiteral("qrc:/qt/qml"));
        render::registerImageProviders(*engine);
        engine->rootContext()->setContextProperty(QStringLiteral("backstage"), m_backstage.get());
    }
    void cleanupTestCase() { m_backstage.reset(); }

private:
    std::unique_ptr<Backstage> m_backstage;
};

int main(int argc, char *argv[]) {
    desktop::interpretJavaScript();
    QApplication application(argc, argv); // for the dialogs of files and printers
    Setup setup;
    return quick_test_main_with_setup(argc, argv, "tst_shell", QUICK_TEST_SOURCE_DIR, &setup);
}

#include "main.moc"
