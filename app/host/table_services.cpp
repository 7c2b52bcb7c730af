// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/table_services.h"

#include "app/host/game_setup.h"

#include <QRandomGenerator>

#include <algorithm>

namespace mirabilia::host {

namespace {

QString cannotGoOn(const QString &why) {
    return TableServices::tr("This game cannot go on: %1").arg(why);
}

/// Why the game cannot be played at this screen, whatever its log says; empty if it can.
QString whyNoTable(const v1::SavedGameHeader &header) {
    const bool somebody =
        std::any_of(header.seats().begin(), header.seats().end(),
                    [](const v1::SeatInfo &seat) { return seat.kind() == v1::SEAT_KIND_PERSON; });
    return somebody ? QString() : TableServices::tr("Nobody at this screen plays in this game.");
}

QList<HintedMove> movesOf(const Thoughts &thoughts) {
    QList<HintedMove> moves;
    for (const Thought &thought : thoughts) {
        moves.append({thought.move, QString::fromStdString(thought.reason),
                      static_cast<double>(thought.chance)});
    }
    return moves;
}

/// Moves the store's result into `into`, or returns the error.
template <class T>
QString taken(store::Stored<T> stored, T &into) {
    if (const auto *error = std::get_if<store::StoreError>(&stored)) {
        return error->what;
    }
    into = std::move(std::get<T>(stored));
    return {};
}

/// What a file says about its game without replaying it.
SavedGame headOf(const Games &games, const store::SavedGames &saves, const QString &id,
                 store::SavedGame &saved) {
    SavedGame result;
    result.id = id;
    result.savedAt = saves.lastPlayed(id);
    result.problem = taken(saves.load(id), saved);
    if (!result.problem.isEmpty()) {
        return result;
    }
    const std::string_view game = games.idOf(saved.header);
    result.game = QString::fromUtf8(game.data(), static_cast<qsizetype>(game.size()));
    result.edition = editionOf(saved.header);
    if (games.haveDataOf(saved.header)) {
        result.ownData = QString::fromStdString(games.ownData(game, result.edition));
    }
    result.finished = saved.finished();
    for (const v1::SeatInfo &seat : saved.header.seats()) {
        if (seat.kind() != v1::SEAT_KIND_FREE_CITY) {
            (seat.kind() == v1::SEAT_KIND_PERSON ? result.persons : result.others)
                .append(QString::fromStdString(seat.name()));
        }
    }
    return result;
}

/// The list entry of a saved game; called on any thread.
SavedGame summaryOf(const Games &games, const store::SavedGames &saves, const QString &id) {
    store::SavedGame saved;
    SavedGame result = headOf(games, saves, id, saved);
    if (!result.problem.isEmpty()) {
        return result;
    }
    result.problem = whyNoTable(saved.header);
    if (result.finished || !result.problem.isEmpty()) {
        return result; // its progress is not shown
    }
    if (const SavedMatch opened = unfold(games, saved); opened.match) {
        result.finished = opened.match->over(); // the program may have ended before saving that
        result.age = opened.match->age();
        result.turn = opened.match->turn();
    } else {
        result.problem = cannotGoOn(opened.problem);
    }
    return result;
}

/// The folders of finished games.
std::vector<store::SavedGames> finishedIn(const store::SavedGames &saves, const QString &hosted) {
    std::vector<store::SavedGames> folders{saves.finished()};
    if (!hosted.isEmpty()) {
        folders.push_back(store::SavedGames(QDir(hosted)).finished());
    }
    return folders;
}

/// The same for a finished game.
SavedGame resultOf(const Games &games, const store::SavedGames &finished, const QString &id) {
    store::SavedGame saved;
    SavedGame result = headOf(games, finished, id, saved);
    if (!result.problem.isEmpty()) {
        return result;
    }
    const SavedMatch played = unfold(games, saved);
    if (!played.match || !played.match->over()) {
        result.problem =
            TableServices::tr("This game cannot be replayed: %1")
                .arg(played.match ? TableServices::tr("It is not over.") : played.problem);
        return result;
    }
    v1::TableView view;
    played.match->fillView(noSeat, view);
    for (const std::uint32_t seat : view.winners()) {
        result.winners.append(
            QString::fromStdString(saved.header.seats(static_cast<int>(seat)).name()));
    }
    return result;
}

} // namespace

TableServices::TableServices(const Games &games, const QDir &data, const QString &settingsFile,
                             const QString &hosted, QObject *parent)
    : Services(parent)
    , m_games(games)
    , m_saves(data)
    , m_finished(finishedIn(m_saves, hosted))
    , m_settings(settingsFile, QSettings::IniFormat)
    , m_reviewer(games)
    , m_list({m_saves}, [&games](const auto &folder,
                                 const QString &id) { return summaryOf(games, folder, id); })
    , m_done(m_finished,
             [&games, own = m_finished.front()](const auto &folder, const QString &id) {
                 SavedGame result = resultOf(games, folder, id);
                 result.hosted = folder.path(id) != own.path(id);
                 return result;
             })
    , m_replays(games, m_finished) {
    connect(&m_list, &SavesReader::changed, this, &Services::savesChanged);
    connect(&m_done, &SavesReader::changed, this, &Services::savesChanged);
    connect(&m_replays, &Replays::opened, this, &Services::replayOpened);
    connect(&m_replays, &Replays::refused, this, [this](const QString &why) {
        emit problem(tr("This game cannot be replayed: %1").arg(why),
                     tr("Nothing has been changed."), tr("Choose another game."));
    });
    connect(&m_replays, &Replays::openedWithOtherData, this, [this] {
        emit note(tr("Your own data are in use, and the record does not say that this game was "
                     "played with them."),
                  tr("Every move fits them; what is said of costs and effects may not have been "
                     "so then."),
                  tr("Without your own data, Settings, Data of the games, it is shown as it was."));
    });
    readSaves();
}

TableServices::~TableServices() {
    leave();
}

void TableServices::fail(const QString &what, const QString &safe, const QString &next) {
    // Answer from the event loop, never within the call.
    QMetaObject::invokeMethod(
        this, [this, what, safe, next] { emit problem(what, safe, next); }, Qt::QueuedConnection);
}

void TableServices::startGame(const GameSetup &setup) {
    leave();
    const quint64 seed = m_seed != 0 ? m_seed : QRandomGenerator::system()->generate64();
    v1::SavedGameHeader header = headerFor(setup);
    const bool fits =
        m_games.setUp(setup.game.toStdString(), wishesOf(setup), seed, header).empty();
    MatchOrProblem made = fits ? m_games.make(header) : MatchOrProblem{};
    if (!made.match) {
        fail(tr("The table could not be set up: nobody can play with these seats and boards."),
             tr("Your saved games are untouched."), tr("Choose other boards and try again."));
        return;
    }
    const auto opening = std::make_shared<Opening>();
    opening->header = std::move(header);
    opening->game.match = std::move(made.match);
    opening->isNew = true;
    opening->safe = tr("Your other saved games are untouched.");
    opening->next = tr("Free some disk space or check who may write there, then try again.");
    prepare(opening, [saves = m_saves](Opening &table) mutable {
        return taken(saves.create(table.header), table.log);
    });
}

void TableServices::continueGame(const QString &id) {
    leave();
    const auto opening = std::make_shared<Opening>();
    opening->safe = tr("The file has not been changed.");
    opening->next = tr("Choose another game, or begin a new one.");
    prepare(opening, [&games = m_games, saves = m_saves, id](Opening &table) mutable {
        store::SavedGame saved;
        if (QString problem = taken(saves.load(id), saved); !problem.isEmpty()) {
            return problem;
        }
        if (QString problem = whyNoTable(saved.header); !problem.isEmpty()) {
            return problem;
        }
        table.game = unfold(games, saved);
        if (!table.game.match) {
            return cannotGoOn(table.game.problem);
        }
        table.header = std::move(saved.header);
        return taken(saves.reopen(id), table.log);
    });
}

void TableServices::practise(const LessonSetup &lesson) {
    leave();
    GameSetup sitting;
    sitting.edition = lesson.edition;
    sitting.seats = lesson.seats;
    const auto opening = std::make_shared<Opening>();
    opening->header = headerFor(sitting);
    Lesson made = m_games.lesson(lesson.game.toStdString(), lesson.scenarios.toStdString(),
                                 static_cast<std::size_t>(lesson.number), opening->header);
    if (!made.match) {
        fail(tr("This lesson does not fit the rules data that the program plays by."),
             tr("Your saved games are untouched."), tr("Go on with another lesson."));
        return;
    }
    opening->game.match = std::move(made.match);
    opening->asked = std::move(made.asked);
    open(*opening);
}

void TableServices::prepare(const std::shared_ptr<Opening> &opening, Finding find) {
    m_opening = opening;
    m_turns.inTurn([this, opening, find = std::move(find)] {
        if (m_opening != opening) {
            return;
        }
        m_turns.write([opening, find] { return find(*opening); },
                      [this, opening](const QString &why) { settle(*opening, why); });
    });
}

void TableServices::settle(Opening &opening, const QString &why) {
    if (m_opening.get() != &opening) { // cancelled
        if (opening.isNew && opening.log) {
            // Nobody has seen it; if it cannot be removed, it is listed.
            static_cast<void>(m_saves.remove(opening.log->id()));
        }
        return;
    }
    m_opening.reset();
    if (why.isEmpty()) {
        open(opening);
    } else {
        emit problem(why, opening.safe, opening.next);
    }
}

void TableServices::tellWhatWasCutOff(const QString &asItWas) {
    const QString what =
        tr("The last move was not fully saved and is lost: the game goes on from just before it.");
    const QString safe =
        tr("All earlier moves are there, and the old file is kept as %1.").arg(asItWas);
    // After the table has opened.
    QMetaObject::invokeMethod(
        m_host.get(), [this, what, safe] { emit note(what, safe, {}); }, Qt::QueuedConnection);
}

void TableServices::open(Opening &opening) {
    m_resultHeld = false;
    const QString asItWas = opening.log ? opening.log->asItWas() : QString();
    m_host = std::make_unique<GameHost>(std::move(opening.header), std::move(opening.game.match),
                                        std::move(opening.game.history), std::move(opening.log));
    if (!opening.asked.empty()) { // before the links, so that it knows first what comes next
        m_lesson = new LessonWatch(*m_host, std::move(opening.asked), m_host.get());
        connect(m_lesson, &LessonWatch::practised, this, &Services::practised);
    }
    SeatMask here;
    for (const int seat : localSeats()) {
        m_links[seat] = new LocalLink(*m_host, static_cast<Seat>(seat), m_host.get());
        here.add(static_cast<Seat>(seat));
    }
    m_host->setUndoers(here);
    connect(m_host.get(), &GameHost::hintReady, this, [this](Seat seat, const Thoughts &thoughts) {
        emit hintReady(seat, movesOf(thoughts));
    });
    connect(m_host.get(), &GameHost::judged, this,
            [this](Seat seat, const Thoughts &thoughts) { emit judged(seat, movesOf(thoughts)); });
    connect(m_host.get(), &GameHost::notSaved, this, [this](const QString &why) {
        emit problem(why, tr("The game is safe up to the move before."),
                     tr("Make room on the disk, then make the move again."));
    });
    connect(m_host.get(), &GameHost::endNotSaved, this, [this](const QString &why) {
        emit problem(why, tr("Every move of the game is safe."),
                     tr("Make room on the disk; until then the game is listed as it is."));
    });
    QMetaObject::invokeMethod(
        m_host.get(),
        [this] {
            emit opened();
            m_list.read();
            m_host->start();
        },
        Qt::QueuedConnection);
    if (!asItWas.isEmpty()) {
        tellWhatWasCutOff(asItWas);
    }
}

void TableServices::coach() {
    SeatMask here;
    for (const int seat : localSeats()) {
        here.add(static_cast<Seat>(seat));
    }
    if (m_host) {
        m_host->setCoached(here);
    }
}

void TableServices::leave() {
    m_opening.reset();
    if (m_host) {
        const QString id = QString::fromStdString(m_host->header().match_id());
        const bool done = m_host->match().over() && !m_resultHeld && m_lesson == nullptr;
        m_links.clear();
        m_lesson = nullptr;
        m_host.reset();
        if (done) {
            putAway(id);
        } else {
            m_list.read();
        }
    }
}

void TableServices::putAway(const QString &id) {
    m_list.forget(id); // do not offer it while its file is being moved
    const auto then = [this](const QString &why) {
        if (!why.isEmpty()) {
            fail(why, tr("The finished game is safe; it stays with the saved games."),
                 tr("Once that is fixed, open it and leave it again."));
        }
        readSaves();
    };
    m_turns.inTurn([this, id, then] {
        m_turns.write([saves = m_saves, id]() mutable { return saves.putAway(id); }, then);
    });
}

QString TableServices::game() const {
    const std::string_view id = m_host ? m_games.idOf(m_host->header()) : std::string_view();
    return QString::fromUtf8(id.data(), static_cast<qsizetype>(id.size()));
}

GameSetup TableServices::setup() const {
    if (!m_host) {
        return {};
    }
    GameSetup setup = setupOf(m_games, m_host->header());
    if (m_lesson != nullptr) { // it is no game to begin again
        setup.seats.clear();
    }
    return setup;
}

QList<int> TableServices::localSeats() const {
    QList<int> seats;
    if (m_host) {
        for (Seat seat = 0; seat < m_host->match().seatCount(); ++seat) {
            if (m_host->isPerson(seat)) {
                seats.append(seat);
            }
        }
    }
    return seats;
}

Link *TableServices::link(int seat) {
    const auto found = m_links.find(seat);
    return found != m_links.end() ? found->second : nullptr;
}

void TableServices::requestHint(int seat) {
    if (m_lesson != nullptr && m_lesson->asked() != nullptr) {
        const HintedMove asked{*m_lesson->asked(), QStringLiteral("lesson"), 0};
        QMetaObject::invokeMethod(
            m_host.get(), [this, seat, asked] { emit hintReady(seat, {asked}); },
            Qt::QueuedConnection);
    } else if (m_host) {
        m_host->requestHint(static_cast<Seat>(seat));
    }
}

QString TableServices::exportRecord() const {
    return m_host ? QString::fromStdString(m_host->match().record()) : QString();
}

bool TableServices::removeSave(const QString &id) {
    const auto removes = [&id](store::SavedGames &finished) { return finished.remove(id); };
    if (std::any_of(m_finished.begin(), m_finished.end(), removes)) {
        m_done.forget(id);
        m_done.read();
        return true;
    }
    const bool done = m_saves.remove(id);
    if (done) {
        m_list.forget(id);
    }
    m_list.read();
    return done;
}

bool TableServices::restoreSave(const QString &id) {
    const auto restores = [&id](store::SavedGames &finished) { return finished.restore(id); };
    if (std::any_of(m_finished.begin(), m_finished.end(), restores)) {
        m_done.read();
        return true;
    }
    const bool done = m_saves.restore(id);
    m_list.read();
    return done;
}

QVariant TableServices::setting(const QString &key, const QVariant &fallback) const {
    QVariant value = m_settings.value(key, fallback);
    // An INI file holds only text; a value that does not convert is not ours.
    return value.convert(fallback.metaType()) ? value : fallback;
}

void TableServices::setSetting(const QString &key, const QVariant &value) {
    m_settings.setValue(key, value);
}

} // namespace mirabilia::host
