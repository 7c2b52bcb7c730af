// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/qml/stage/stage.h"

#include "app/desktop/board_keeper.h"
#include "app/models/dice/dice_boards_model.h"
#include "resources/data.h"
#include "tests/support/fixture_network.h"
#include "tests/support/fixture_services.h"
#include "tests/support/memory_scores.h"
#include "tests/support/still_door.h"

#include <QCoreApplication>
#include <QDir>
#include <QElapsedTimer>
#include <QThread>

#include <algorithm>

namespace mirabilia::test {

namespace {

const QStringList names{QStringLiteral("Ada"),  QStringLiteral("Bo"),  QStringLiteral("Cleo"),
                        QStringLiteral("Dion"), QStringLiteral("Eve"), QStringLiteral("Finn"),
                        QStringLiteral("Gaia")};
const QStringList colors{QStringLiteral("teal"),   QStringLiteral("coral"), QStringLiteral("gold"),
                         QStringLiteral("violet"), QStringLiteral("sky"),   QStringLiteral("olive"),
                         QStringLiteral("rose")};

/// How much a taste prefers to build a card; 0 if it cannot.
int liking(const ClassicHandRow &row, Taste taste) {
    if (row.buildState == QStringLiteral("blocked")) {
        return 0;
    }
    const int cheap = 20 - std::min(row.buildPrice, 10);
    if (taste == Taste::Civilian && row.family == QStringLiteral("civilian")) {
        return cheap + 100;
    }
    if (taste == Taste::Trader) {
        return row.buildPrice + 10;
    }
    return cheap;
}

/// Lifts a card with more than one sensible payment; returns false if there is none.
bool liftCardToPayFor(const ClassicTable &table) {
    ClassicChoice &choice = *table.choice();
    for (int row = 0; row < table.hand()->count(); ++row) {
        if (table.hand()->at<ClassicHandRow>(row).buildState != QStringLiteral("pay")) {
            continue;
        }
        choice.select(row);
        choice.consider(choice.actions()->possible(ClassicAction::Build));
        if (choice.needsPayment()) {
            return true;
        }
    }
    choice.clear();
    return false;
}

bool offers(const ClassicActionModel &actions, const WantedAction &wanted) {
    for (int row = 0; row < actions.count(); ++row) {
        const ClassicActionRow &action = actions.action(row);
        if (action.action == wanted.action && action.copy == wanted.copy) {
            return action.enabled;
        }
    }
    return false;
}

/// Lifts the first card for which all these actions are legal; returns false if there is none.
bool liftCardFor(const ClassicTable &table, const QList<WantedAction> &actions) {
    ClassicChoice &choice = *table.choice();
    for (int row = 0; row < table.hand()->count(); ++row) {
        choice.select(row);
        const bool all =
            std::all_of(actions.begin(), actions.end(), [&](const WantedAction &wanted) {
                return offers(*choice.actions(), wanted);
            });
        if (choice.row() >= 0 && all) {
            return true;
        }
    }
    choice.clear();
    return false;
}

} // namespace

Room room(bool owner, int free) {
    const auto seat = [](const char *name, const char *color, bool mine) {
        RoomSeat place;
        place.setup.kind = mine ? SeatSetup::Kind::Person : SeatSetup::Kind::Elsewhere;
        place.setup.name = QString::fromLatin1(name);
        place.setup.color = QString::fromLatin1(color);
        return place;
    };
    Room room;
    room.state = Room::State::Here;
    room.title = QStringLiteral("Ada's table");
    room.game = QStringLiteral("duel");
    room.address = QStringLiteral("192.168.1.7");
    room.owner = room.hosted = room.mayStart = room.mayModerate = owner;
    room.ownerSeat = 0;
    if (owner) {
        room.link = QStringLiteral("mirabilia://192.168.1.7:7707/5b0c#JdQ0Zl9v3nYc1x2k4m6p8A");
        room.page = QStringLiteral("http://192.168.1.7:7707/j/5b0c#JdQ0Zl9v3nYc1x2k4m6p8A");
    }
    room.seats = {seat("Ada", "teal", owner), seat("Bo", "coral", !owner)};
    if (free > 0) {
        room.seats[1].setup.name.clear();
        room.seats[1].presence = RoomSeat::Presence::Free;
    }
    return room;
}

QList<FoundTable> found(bool needsPin) {
    FoundTable table;
    table.address = QStringLiteral("192.168.1.7");
    table.id = QStringLiteral("5b0c");
    table.host = QStringLiteral("Ada's table");
    table.game = QStringLiteral("duel");
    table.persons = {QStringLiteral("Ada")};
    table.freeSeats = 1;
    table.needsPin = needsPin;
    table.mayWatch = true;
    FoundTable full = table;
    full.address = QStringLiteral("192.168.1.9");
    full.host = QStringLiteral("Cleo's table");
    full.game = QStringLiteral("dice");
    full.persons = {QStringLiteral("Cleo"), QStringLiteral("Dion"), QStringLiteral("Eve")};
    full.freeSeats = 0;
    full.mayWatch = false;
    full.started = true;
    return {table, full};
}

namespace {

/// A local game that claims to be over the network.
class BorrowedGame final : public RunningGame {
public:
    explicit BorrowedGame(RunningGame &game) : m_game(game) {}

    [[nodiscard]] QString game() const override { return m_game.game(); }
    [[nodiscard]] GameSetup setup() const override {
        return {.seats = {}, .edition = m_game.setup().edition};
    }
    [[nodiscard]] QList<int> localSeats() const override { return m_game.localSeats(); }
    [[nodiscard]] Link *link(int seat) override { return m_game.link(seat); }
    [[nodiscard]] bool overNetwork() const override { return true; }
    void requestHint(int) override {}
    [[nodiscard]] QString exportRecord() const override { return m_game.exportRecord(); }

private:
    RunningGame &m_game;
};

} // namespace

bool Stage::dealOverNetwork(const Room &room, const Deal &deal) {
    return this->deal(deal) && goOverNetwork(room);
}

bool Stage::goOverNetwork(const Room &room) {
    RunningGame &game = m_fixtures ? static_cast<RunningGame &>(*m_fixtures) : *m_services;
    m_borrowed = std::make_unique<BorrowedGame>(game);
    m_network->game = m_borrowed.get();
    m_network->show(room);
    emit m_network->opened();
    return wait([this] { return m_app->table() != nullptr && m_app->table()->laid(); });
}

namespace {

/// With a folder for the user's own files that does not exist.
GameData builtInData() {
    GameData data;
    data.setFolder("~/.local/share/mirabilia/mirabilia/data");
    return data;
}

} // namespace

Stage::Stage()
    : m_games(std::make_unique<host::Games>(data::file))
    , m_services(std::make_unique<host::TableServices>(
          *m_games, saves(), m_folder.filePath(QStringLiteral("settings.ini"))))
    , m_network(std::make_unique<FixtureNetwork>())
    , m_app(std::make_unique<App>(*m_services, *m_network, builtInData()))
    , m_scoreServices(std::make_unique<MemoryScores>())
    , m_door(std::make_unique<StillDoor>())
    , m_scores(
          std::make_unique<ScoreBook>(*m_scoreServices, builtInScoreRules(), m_app->catalogue()))
    , m_boardKeeper(std::make_unique<desktop::BoardKeeper>(data().path(), [] {}))
    , m_boards(std::make_unique<DiceBoardsModel>(*m_boardKeeper, m_app->catalogue())) {
    m_services->reviewer().setSettings({.iterations = 20});
    m_app->settings()->setMotionSpeed(0);
    m_app->settings()->setLanguage(QStringLiteral("en"));
    m_app->settings()->setTheme(QStringLiteral("light"));
}

Stage::~Stage() = default;

void Stage::readSaves() {
    m_services->readSaves();
    wait([this] { return !m_services->isReadingSaves(); });
}

bool Stage::leaveAsIfKilled() {
    m_app->leaveTable();
    const QDir finished(saves().filePath(QStringLiteral("finished")));
    if (!wait([&finished] { return finished.entryList(QDir::Files).size() == 1; })) {
        return false;
    }
    const QString file = finished.entryList(QDir::Files).first();
    const bool back = QFile::rename(finished.filePath(file), saves().filePath(file));
    readSaves();
    return back;
}

void Stage::damageHistory() {
    m_scoreServices->all.clear();
    m_scoreServices->damaged = true;
    m_scoreServices->broken =
        QCoreApplication::translate("ScoreHistory",
                                    "%1 is damaged or not a score history; it was left as it is.")
            .arg(QStringLiteral("/media/ada/mirabilia/scores.db"));
    emit m_scoreServices->sheetsChanged();
    emit m_scoreServices->failed(m_scoreServices->broken);
}

void Stage::writeSheetElsewhere() {
    KeptSheet other = m_scores->pad()->asItIs();
    other.sheet.notes = "there";
    m_scoreServices->keep(other);
}

void Stage::keep(const KeptSheet &sheet) {
    m_scoreServices->keep(sheet);
}

bool Stage::wait(const std::function<bool()> &done, int milliseconds) {
    QElapsedTimer clock;
    clock.start();
    while (!done()) {
        if (clock.elapsed() > milliseconds) {
            return false;
        }
        QCoreApplication::processEvents(QEventLoop::AllEvents, 20);
        QThread::msleep(1);
    }
    return true;
}

void Stage::playOverFixtures() {
    const Settings &before = *m_app->settings();
    m_fixtures = std::make_unique<FixtureServices>();
    m_fixtures->kept = {{QStringLiteral("theme"), before.theme()},
                        {QStringLiteral("language"), before.language()},
                        {QStringLiteral("scale"), before.scale()}};
    m_boards.reset();
    m_scores.reset();
    m_app.reset(); // there can only be one
    m_app = std::make_unique<App>(*m_fixtures, *m_network);
    m_scores =
        std::make_unique<ScoreBook>(*m_scoreServices, builtInScoreRules(), m_app->catalogue());
    m_boards = std::make_unique<DiceBoardsModel>(*m_boardKeeper, m_app->catalogue());
}

bool Stage::layOut(const QStringList &fixtures) {
    std::vector<v1::Update> positions;
    for (const QString &name : fixtures) {
        positions.push_back(fixture(name));
    }
    if (m_fixtures == nullptr) {
        playOverFixtures();
    }
    m_app->leaveTable();
    m_fixtures->layOut(positions);
    m_app->startGame();
    return wait([this] { return m_app->table() != nullptr && m_app->table()->laid(); });
}

FixtureLink &Stage::firstLink() const {
    return *m_fixtures->fixtureLink(m_fixtures->localSeats().first());
}

namespace {

/// A fixture, as an update newer than the link's last one.
v1::Update after(const FixtureLink &link, const QString &name) {
    v1::Update update = fixture(name);
    const auto revision = link.position().view().revision() + 1;
    update.mutable_view()->set_revision(revision);
    update.mutable_view()->set_shared_revision(revision);
    return update;
}

} // namespace

void Stage::push(const QString &fixture, const std::function<void(v1::Update &)> &change) {
    v1::Update update = after(firstLink(), fixture);
    change(update);
    firstLink().push(update);
}

void Stage::jump(const QString &fixture) {
    firstLink().restore(after(firstLink(), fixture));
}

int Stage::sentCount() const {
    int count = 0;
    for (const int seat : m_fixtures->localSeats()) {
        count += static_cast<int>(m_fixtures->fixtureLink(seat)->sent().size());
    }
    return count;
}

const v1::Move &Stage::sentLast() const {
    const auto &sent = firstLink().sent();
    return sent.empty() ? v1::Move::default_instance() : sent.back().move();
}

void Stage::advise(const v1::Move &best) {
    m_fixtures->hint = {{best, QStringLiteral("points"), 0.3}};
}

bool Stage::deal(const Deal &deal) {
    m_taste = deal.taste;
    GameSetup setup;
    setup.game = deal.game;
    setup.edition = deal.edition;
    setup.livePoints = deal.livePoints;
    for (int seat = 0; seat < deal.players; ++seat) {
        SeatSetup place;
        place.kind = seat < deal.persons ? SeatSetup::Kind::Person : SeatSetup::Kind::Computer;
        place.name = deal.names.value(seat, names[seat]);
        place.color = colors[seat];
        place.level = seat < deal.persons ? QString() : deal.level;
        place.wonder = seat == 0 ? deal.ownWonder : QString();
        place.side = deal.side;
        setup.seats.append(place);
    }
    if (deal.game == QStringLiteral("classic") && deal.players == 2) {
        SeatSetup city;
        city.kind = SeatSetup::Kind::FreeCity;
        city.color = colors[2];
        setup.seats.append(city);
    }
    m_app->leaveTable();
    m_services->setSeed(deal.seed);
    m_services->startGame(setup);
    return wait([this, &deal] {
        const TableModel *table = m_app->table();
        return table != nullptr && table->game() == deal.game &&
               (table->handover() || table->myTurn());
    });
}

bool Stage::decide() {
    ClassicTable &game = table();
    if (game.handover()) {
        game.takeOver();
        return true;
    }
    if (game.moment() == QStringLiteral("pick")) {
        game.pick(0);
        return true;
    }
    int best = -1;
    int most = 0;
    for (int row = 0; row < game.hand()->count(); ++row) {
        const int value = liking(game.hand()->at<ClassicHandRow>(row), m_taste);
        if (value > most) {
            most = value;
            best = row;
        }
    }
    const int row = std::max(best, 0);
    game.choice()->select(row);
    const ClassicActionModel &actions = *game.choice()->actions();
    const int stage = actions.possible(ClassicAction::Stage);
    const bool saving =
        m_taste == Taste::Mason || (game.turn() % 3 == 0 && m_taste != Taste::Civilian);
    int action = actions.possible(ClassicAction::Build);
    if (best < 0 || (saving && stage >= 0)) {
        action = stage < 0 ? actions.possible(ClassicAction::Discard) : stage;
    }
    game.choice()->play(action);
    return true;
}

bool Stage::playUntil(const std::function<bool(const ClassicTable &)> &there) {
    for (int decisions = 0; decisions < 200; ++decisions) {
        const auto settled = [this] {
            return table().over() || table().handover() || table().myTurn();
        };
        if (!wait(settled)) {
            return false;
        }
        if (there(table()) || table().over()) {
            return true;
        }
        const int age = table().age();
        const int turn = table().turn();
        const bool handover = table().handover();
        const QString moment = table().moment();
        decide();
        wait(
            [&] {
                return table().over() || table().age() != age || table().turn() != turn ||
                       table().handover() != handover || table().moment() != moment;
            },
            4000);
    }
    return false;
}

bool Stage::playTo(int age, int turn) {
    return playUntil([age, turn](const ClassicTable &table) {
        return table.age() > age || (table.age() == age && table.turn() >= turn);
    });
}

bool Stage::playToPayment() {
    return playUntil(liftCardToPayFor) && !table().over();
}

bool Stage::playToActions(const QList<WantedAction> &actions) {
    return playUntil([&](const ClassicTable &table) { return liftCardFor(table, actions); }) &&
           !table().over();
}

bool Stage::playToEnd() {
    return playUntil([](const ClassicTable &table) { return table.over(); }) && table().over();
}

} // namespace mirabilia::test
