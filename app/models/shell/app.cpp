// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/shell/app.h"

#include "app/models/common/seat_colors.h"
#include "app/models/common/wording.h"

#include <QCoreApplication>
#include <QLibraryInfo>
#include <QQmlEngine>
#include <QTimer>

#include <algorithm>

namespace mirabilia {

namespace {

/// The only App of the program, for QML engines that ask for it.
App *theApp = nullptr;

/// Installs this translation; without the file, texts stay as in the sources.
void speak(QTranslator &translator, const QString &file) {
    QCoreApplication::removeTranslator(&translator);
    if (translator.load(file)) {
        QCoreApplication::installTranslator(&translator);
    }
}

/// Deletes what a screen showed after the items of the screen. Those in a Repeater are deleted
/// later than the screen, those of a Repeater in them still later, each generation with one pass
/// over what is to be deleted, and until then they use it. An object that waits here is deleted
/// with each generation, in whichever event loop that happens.
void deleteAfterItems(QObject *shown, int generations) {
    if (generations == 0) {
        shown->deleteLater();
        return;
    }
    auto *waiting = new QObject(shown);
    QObject::connect(waiting, &QObject::destroyed, shown,
                     [shown, generations] { deleteAfterItems(shown, generations - 1); });
    waiting->deleteLater();
}

} // namespace

App::App(Services &services, Network &network, const GameData &data)
    : m_services(services)
    , m_network(network)
    , m_catalogue(data)
    , m_settings(new Settings(services, this)) {
    Q_ASSERT(theApp == nullptr);
    theApp = this;
    applyLanguage();
    m_newGame = new NewGameModel(services, m_catalogue, this);
    m_newGame->setLivePoints(m_settings->livePoints());
    followName();
    m_saves = new SavesModel(this);
    m_finishedGames = new SavesModel(this);
    m_records = new RecordsModel(this);
    m_lan = new LanModel(services, *m_settings, network, m_catalogue, this);
    m_review = new ReviewModel(services.reviewer(), m_catalogue, this);
    m_gameData = new GameDataModel(m_catalogue, this);
    m_practice = new PracticeModel(services, *m_settings, *m_newGame, this);
    m_firstGame = new FirstGameModel(services, *m_settings, *m_newGame, this);
    refreshSaves();

    connect(m_settings, &Settings::effectiveLanguageChanged, this, &App::applyLanguage);
    connect(m_settings, &Settings::livePointsChanged, m_newGame,
            [this] { m_newGame->setLivePoints(m_settings->livePoints()); });
    connect(m_newGame, &NewGameModel::livePointsChanged, m_settings,
            [this] { m_settings->setLivePoints(m_newGame->livePoints()); });
    connect(&services, &Services::savesChanged, this, &App::refreshSaves);
    connect(&services, &Services::replayOpened, this, &App::showReplay);
    connect(&services, &Services::opened, this, [this] { openTable(m_services); });
    connect(&network, &Network::savesChanged, this, [this] {
        refreshSaves();
        m_services.readSaves(); // a hosted game may be over
    });
    connect(&network, &Network::opened, this, [this] { openTable(*m_network.running()); });
    connect(m_lan, &LanModel::waitingTableChanged, this, &App::savesChanged);
    connect(&network, &Network::problem, this,
            [this](const QString &what, const QString &safe, const QString &next) {
                if (!m_lan->takesProblem(what)) {
                    showProblem(what, safe, next);
                }
            });
    connect(&network, &Network::note, this, &App::showNote);
    connect(&network, &Network::ended, this, &App::endNetworkGame);
    // Queued, because the room must not be left while it is signalling the change.
    connect(&network, &Network::roomChanged, this, &App::followRoom, Qt::QueuedConnection);
    connect(&network, &Network::roomChanged, this, &App::canRematchChanged);
    connect(this, &App::tableChanged, this, &App::canRematchChanged);
    connect(m_practice, &PracticeModel::wanted, this, &App::practise);
    connect(m_firstGame, &FirstGameModel::wanted, this, &App::begin);
    connect(m_practice, &PracticeModel::over, this, [this] { leaveTable(); });
    connect(&services, &Services::problem, this, &App::showProblem);
    connect(&services, &Services::note, this, &App::showNote);
}

App::~App() {
    QCoreApplication::removeTranslator(&m_qtTranslator);
    QCoreApplication::removeTranslator(&m_translator);
    theApp = nullptr;
}

App *App::create(QQmlEngine *engine, QJSEngine *) {
    if (theApp != nullptr) {
        QJSEngine::setObjectOwnership(theApp, QJSEngine::CppOwnership);
        connect(theApp, &App::languageChanged, engine, &QQmlEngine::retranslate);
    }
    return theApp;
}

/// One name for all tables; people who already have one keep it.
void App::followName() {
    if (m_settings->name().isEmpty() && m_newGame->myName() != NewGameModel::usualName()) {
        m_settings->setName(m_newGame->myName());
    }
    m_newGame->setMyName(m_settings->name());
    connect(m_settings, &Settings::nameChanged, m_newGame,
            [this] { m_newGame->setMyName(m_settings->name()); });
    connect(m_newGame, &NewGameModel::myNameWritten, m_settings, &Settings::setName);
}

// ---- Language -----------------------------------------------------------------------------------

void App::applyLanguage() {
    const QString language = m_settings->effectiveLanguage();
    speak(m_qtTranslator, QLibraryInfo::path(QLibraryInfo::TranslationsPath) +
                              QStringLiteral("/qtbase_%1.qm").arg(language));
    speak(m_translator, QStringLiteral(":/i18n/mirabilia_%1.qm").arg(language));
    m_catalogue.setLanguage(language);
    if (m_saves != nullptr) {
        refreshSaves();
        m_services.readSaves();
        m_records->retranslate();
    }
    emit languageChanged();
}

// ---- Saved games --------------------------------------------------------------------------------

void App::refreshSaves() {
    QList<SavedGame> saves = m_services.saves();
    for (const SavedGame &game : m_network.saves()) { // sorted by time
        const auto older =
            std::find_if(saves.begin(), saves.end(),
                         [&game](const SavedGame &other) { return other.savedAt < game.savedAt; });
        saves.insert(older, game);
    }
    const QLocale region = Wording::region(m_settings->effectiveLanguage());
    m_saves->setSaves(saves, region);
    m_finishedGames->setSaves(m_services.finishedGames(), region);
    emit savesChanged();
}

bool App::canContinue() const {
    return m_saves->newest() != nullptr;
}

QString App::continueTitle() const {
    const SaveRow *game = nextGame();
    return game == nullptr                         ? QString()
           : game->gameId == m_lan->waitingTable() ? tr("%1; your seat waits").arg(game->title)
                                                   : game->title;
}

const SaveRow *App::nextGame() const {
    const SaveRow *awaited = m_saves->find(m_lan->waitingTable());
    return awaited != nullptr ? awaited : m_saves->newest();
}

bool App::isOfNetwork(const QString &save) const {
    const QList<SavedGame> games = m_network.saves();
    return std::any_of(games.begin(), games.end(),
                       [&save](const SavedGame &game) { return game.id == save; });
}

bool App::removeSave(const QString &id) {
    const bool done = isOfNetwork(id) ? m_network.removeSave(id) : m_services.removeSave(id);
    if (!done) {
        showProblem(tr("The saved game could not be deleted."), tr("It is still there."),
                    tr("Check who may write in the saved games folder."));
    }
    return done;
}

bool App::restoreSave(const QString &id) {
    const bool done = m_network.restoreSave(id) || m_services.restoreSave(id);
    if (!done) {
        showProblem(tr("The saved game could not be restored."),
                    tr("It is in the trash of the saved games folder."),
                    tr("Move the file back by hand."));
    }
    return done;
}

// ---- The table ----------------------------------------------------------------------------------

void App::startGame() {
    if (!m_newGame->problem().isEmpty()) {
        return;
    }
    if (m_newGame->hosting()) {
        leaveTable();
        m_lan->host(m_newGame->setup());
    } else {
        begin(m_newGame->setup());
    }
}

void App::startGame(const QString &game, const QStringList &seats) {
    m_newGame->setGame(game);
    if (!seats.isEmpty()) {
        m_newGame->seat(seats);
    }
    startGame();
}

void App::begin(const GameSetup &setup) {
    leaveTable();
    setOpening(true);
    m_services.startGame(setup);
}

void App::practise(const LessonSetup &lesson) {
    leaveTable();
    setOpening(true);
    m_services.practise(lesson);
}

void App::continueGame(const QString &id) {
    const QString wanted = id.isEmpty() && canContinue() ? nextGame()->gameId : id;
    if (wanted.isEmpty()) {
        return;
    }
    leaveTable();
    if (isOfNetwork(wanted)) {
        m_network.continueGame(wanted); // its room is shown until the table opens
    } else {
        setOpening(true);
        m_services.continueGame(wanted);
    }
}

void App::rematch() {
    if (m_running != nullptr && m_running->overNetwork()) {
        m_network.again();
        return;
    }
    GameSetup setup = m_running == nullptr ? GameSetup() : m_running->setup();
    setup.livePoints = m_settings->livePoints();
    if (!setup.seats.isEmpty()) {
        begin(setup);
    }
}

bool App::canRematch() const {
    if (m_running != nullptr && m_running->overNetwork()) {
        return m_network.room().mayStart && m_network.room().state == Room::State::Here;
    }
    return m_running != nullptr && !m_running->setup().seats.isEmpty();
}

void App::openTable(RunningGame &running) {
    closeReplay();
    dropTable();
    // A table from which nothing has been heard yet has no game; any kind can show that.
    const GameKind *kind =
        running.game().isEmpty() ? &gameKinds().first() : gameKind(running.game());
    const int edition = running.setup().edition;
    const QString problem =
        kind == nullptr ? tr("This version of the program does not know the game.")
        : m_catalogue.ofEdition(edition).edition() != edition // no names or pictures for it here
            ? tr("This game is of an edition that the window cannot show.")
            : QString();
    if (!problem.isEmpty()) { // queued, because the caller is still opening it
        QMetaObject::invokeMethod(
            this, [this, problem] { refuseTable(problem); }, Qt::QueuedConnection);
        return;
    }
    m_running = &running;
    m_table = tableOf(running, *kind);
    connect(m_table, &TableModel::finished, this, [this] { leaveTable(); });
    connect(m_table, &TableModel::refused, this, [this](const QString &why) {
        showProblem(tr("This could not be played: %1.").arg(why),
                    tr("Nothing has changed at the table."), tr("Choose again."));
    });
    if (running.isLesson()) {
        m_practice->follow(*m_table);
    } else {
        if (!running.overNetwork()) {
            m_firstGame->follow(*m_table);
        }
        connect(m_table, &TableModel::changed, m_practice, [this] {
            if (m_table != nullptr && m_table->over() && !m_table->watching()) {
                m_practice->noteFinished(m_table->game());
            }
        });
    }
    showEdition();
    emit tableChanged();
    setOpening(false);
    followRoom();
}

TableModel *App::tableOf(RunningGame &running, const GameKind &kind) {
    const std::shared_ptr<const GameData> data = running.gameData();
    if (!data) {
        return kind.table(running, *m_settings, m_catalogue, this);
    }
    auto *sent = new Catalogue(*data);
    sent->setLanguage(m_catalogue.language());
    connect(&m_catalogue, &Catalogue::languageChanged, sent,
            [this, sent] { sent->setLanguage(m_catalogue.language()); });
    TableModel *table = kind.table(running, *m_settings, *sent, this);
    sent->setParent(table); // it is the last of its children to go
    ++m_tablesWithData;
    return table;
}

void App::refuseTable(const QString &why) {
    leaveTable(!m_network.room().started);
    showProblem(why, tr("It has not been changed."), tr("Choose another game."));
}

void App::showEdition() {
    const TableModel *shown = m_replay != nullptr ? m_replay->table() : m_table;
    if (shown == nullptr) {
        return;
    }
    const auto sent = shown == m_table && m_running ? m_running->gameData() : nullptr;
    const int pictures = sent ? m_tablesWithData : 0;
    if (m_edition != shown->edition() || m_pictures != pictures) {
        m_edition = shown->edition();
        m_pictures = pictures;
        m_sentData = sent;
        emit editionChanged();
    }
}

void App::dropTable() {
    if (m_table != nullptr) {
        TableModel *table = m_table;
        m_table = nullptr;
        m_practice->end();
        m_firstGame->end();
        emit tableChanged();
        table->disconnect(this);
        table->stop();
        m_review->stop();
        retire(table);
    }
}

/// A result stays on screen as long as wanted, whether or not its host is connected.
void App::endNetworkGame() {
    if (m_table == nullptr || !m_table->over() || m_lan->room()->active()) {
        dropTable();
    }
}

/// Applies the state of the room to the table on screen. Leaves a room that is permanently closed,
/// or whose game cannot be shown here, and says why.
void App::followRoom() {
    const Room &room = m_network.room();
    const GameKind *kind = gameKind(room.game);
    if (room.state == Room::State::Here && kind != nullptr && !kind->hasEdition(room.edition)) {
        refuseTable(tr("This game is of an edition that the window cannot show."));
        return;
    }
    const bool isOnTable = m_table != nullptr && m_table->overNetwork();
    if (isOnTable) {
        m_table->pause(m_lan->room()->pauseText());
    }
    if (room.state == Room::State::Closed && !(isOnTable && m_table->over())) {
        const QString why = room.why;
        const bool isKept = room.started;
        leaveTable();
        showNote(why, isKept ? tr("The game itself goes on.") : tr("Nothing has been lost."), {});
    }
}

void App::keepFor(QObject *screen, QObject *shown) {
    if (m_shown.contains(shown, screen)) {
        return;
    }
    m_shown.insert(shown, screen);
    m_inUse.insert(shown);
    emit tableInUseChanged();
    connect(screen, &QObject::destroyed, this, [this, shown, screen] {
        m_shown.remove(shown, screen);
        deleteUnseen();
    });
}

void App::retire(QObject *left) {
    m_left.append(left);
    deleteUnseen();
}

void App::deleteUnseen() {
    constexpr int deepestNesting = 8;
    m_left.removeIf([this](QObject *left) {
        const bool isSeen = m_shown.contains(left);
        if (!isSeen) {
            connect(left, &QObject::destroyed, this, [this, left] {
                m_inUse.remove(left);
                emit tableInUseChanged();
            });
            deleteAfterItems(left, deepestNesting);
        }
        return !isSeen;
    });
}

void App::leaveTable(bool forGood) {
    const QList<SavedGame> games = m_network.saves();
    m_network.leave(forGood);
    if (m_table != nullptr || m_opening) {
        dropTable();
        setOpening(false);
        m_services.leave();
    }
    const auto gone = std::find_if(games.begin(), games.end(),
                                   [this](const SavedGame &game) { return !isOfNetwork(game.id); });
    if (forGood && gone != games.end()) {
        m_givenBack = gone->id;
        emit seatGivenBack();
    }
}

void App::takeSeatAgain() {
    if (restoreSave(m_givenBack)) {
        continueGame(m_givenBack);
    }
}

// ---- Replays ------------------------------------------------------------------------------------

/// Records contain no names; the players at the table are known.
std::vector<v1::SeatInfo> App::seatsOf(const QString &record) const {
    if (m_table != nullptr && m_table->exportRecord() == record) {
        return {m_table->view().seats().begin(), m_table->view().seats().end()};
    }
    std::vector<v1::SeatInfo> seats;
    for (const QString &color : seatColors) {
        seats.emplace_back().set_color(color.toStdString());
    }
    return seats;
}

void App::openReplay(const QString &record, int decision) {
    m_services.openReplay({{}, record, seatsOf(record), decision});
}

void App::replayFinished(const QString &id, int decision) {
    m_services.openReplay({id, {}, {}, decision});
}

void App::showReplay() {
    ReplayedGame &game = *m_services.replay();
    ReplayModel *before = m_replay;
    m_replay = new ReplayModel(game, *gameKind(game.game()), *m_settings, m_catalogue, this);
    showEdition();
    emit replayChanged();
    if (before != nullptr) {
        retire(before);
    }
}

void App::closeReplay() {
    m_services.closeReplay();
    if (ReplayModel *left = m_replay) {
        m_replay = nullptr;
        left->pause();
        left->table()->stop();
        showEdition();
        emit replayChanged();
        retire(left);
    }
}

void App::setOpening(bool opening) {
    if (m_opening != opening) {
        m_opening = opening;
        emit openingChanged();
    }
}

// ---- Problems -----------------------------------------------------------------------------------

void App::showProblem(const QString &what, const QString &safe, const QString &next) {
    setOpening(false);
    show(new Problem(false, what, safe, next, this));
}

void App::showNote(const QString &what, const QString &safe, const QString &next) {
    show(new Problem(true, what, safe, next, this));
}

void App::show(Problem *problem) {
    Problem *old = m_problem;
    m_problem = problem;
    emit problemChanged();
    delete old;
}

void App::dismissProblem() {
    if (Problem *old = m_problem) {
        m_problem = nullptr;
        emit problemChanged();
        old->deleteLater();
    }
}

void App::tellOfBrokenData() {
    if (const QStringList problems = m_gameData->problems(); !problems.isEmpty()) {
        showNote(problems.join(QLatin1Char('\n')), tr("The built-in data are used instead."),
                 tr("Mend or remove the file, or switch your own data off in Settings, Data of the "
                    "games. It holds from the next start."));
    }
}

// ---- About --------------------------------------------------------------------------------------

QString App::version() const {
    return QStringLiteral(MIRABILIA_VERSION);
}

QString App::qtVersion() const {
    return QString::fromLatin1(qVersion());
}

QString App::license() const {
    return QStringLiteral("GPL-3.0-or-later");
}

} // namespace mirabilia
