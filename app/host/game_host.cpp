// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/game_host.h"

#include <algorithm>

namespace mirabilia::host {

using namespace std::chrono_literals;

namespace {

constexpr std::chrono::milliseconds firstRetry = 250ms;
constexpr std::chrono::milliseconds lastRetry = 16s;
constexpr QLatin1String notSavedCode("not_saved");

} // namespace

namespace {

/// One entry of a log; what does not fit is left out, so that a damaged one cannot do harm.
void fold(const v1::LogEntry &entry, History &history) {
    std::vector<v1::Decision> &decisions = history.decisions;
    const auto count = [&history](const v1::Decision &decision) {
        if (decision.by() < history.own.size()) {
            ++history.own[decision.by()];
        }
    };
    switch (entry.what_case()) {
    case v1::LogEntry::kDecision:
        decisions.push_back(entry.decision());
        count(entry.decision());
        break;
    case v1::LogEntry::kUndoTo:
        decisions.resize(std::min<std::size_t>(entry.undo_to(), decisions.size()));
        break;
    case v1::LogEntry::kDrop:
        if (entry.drop() < decisions.size()) {
            count(decisions[entry.drop()]);
            decisions.erase(decisions.begin() + entry.drop());
            // Secret choices do not depend on each other, but the hashes behind the gap do.
            for (std::size_t later = entry.drop(); later < decisions.size(); ++later) {
                decisions[later].clear_state_hash();
            }
        }
        break;
    case v1::LogEntry::kFinished:
    case v1::LogEntry::WHAT_NOT_SET: break;
    }
}

} // namespace

History foldLog(const std::vector<v1::LogEntry> &entries) {
    History history;
    quint64 number = 0;
    for (const v1::LogEntry &entry : entries) {
        ++number;
        fold(entry, history);
        // Without the number: as many as there can have been.
        const quint64 seen = entry.seen_by_all() != 0 ? entry.seen_by_all() : number;
        if (!entry.finished()) {
            history.seenByAll = std::clamp(seen, history.seenByAll, number);
        }
    }
    return history;
}

Misfit replay(Match &match, const std::vector<v1::Decision> &decisions) {
    std::size_t number = 0;
    for (const v1::Decision &decision : decisions) {
        ++number;
        if (decision.seat() >= static_cast<std::uint32_t>(match.seatCount())) {
            return {number, "no_such_seat"};
        }
        const auto refusal = match.apply(static_cast<Seat>(decision.seat()), decision.move());
        if (!refusal.empty()) {
            return {number, refusal};
        }
        if (decision.state_hash() != 0 && decision.state_hash() != match.hash()) {
            return {number, Misfit::otherPosition};
        }
    }
    return {};
}

GameHost::GameHost(const Games &games, v1::SavedGameHeader header, std::unique_ptr<Match> match,
                   History history, std::unique_ptr<store::GameLog> log)
    : m_games(games)
    , m_header(std::move(header))
    , m_match(std::move(match))
    , m_history(std::move(history))
    , m_log(std::move(log)) {
    // The window keeps a core for itself.
    m_pool.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, &GameHost::goOn);
    askAnew(noSeat);
}

GameHost::~GameHost() {
    askAnew(noSeat);
    stopOutdated();
    m_pool.clear();
    m_pool.waitForDone();
}

void GameHost::start() {
    thinkWhereDue();
}

void GameHost::goOn() {
    keepEnd();
    thinkWhereDue();
}

bool GameHost::isPerson(Seat seat) const {
    return seat < m_header.seats_size() && m_header.seats(seat).kind() == v1::SEAT_KIND_PERSON;
}

void GameHost::submit(Seat sender, const v1::Command &command, quint32 number) {
    Answer &last = m_answers[sender];
    const bool again = number != 0 && number == last.number;
    const QString problem = again                                 ? last.code
                            : number != 0 && number < last.number ? QStringLiteral("stale")
                                                                  : carryOut(sender, command);
    if (number > last.number) {
        last = {number, problem};
    }
    if (!problem.isEmpty()) {
        if (problem == notSavedCode && !again) {
            emit notSaved(m_notSaved);
        }
        emit refused(sender, problem);
    } else if (again) {
        emit changed(sender);
    }
    if (number != 0) {
        emit answered(sender, number, problem);
    }
}

QString GameHost::carryOut(Seat sender, const v1::Command &command) {
    if (command.what_case() == v1::Command::kUndo) {
        return m_undoers.has(sender) ? undo(std::clamp<std::size_t>(command.undo().steps(), 1,
                                                                    m_history.decisions.size() + 1))
                                     : QStringLiteral("not_here");
    }
    if (command.seat() >= static_cast<std::uint32_t>(m_match->seatCount()) ||
        m_match->controller(static_cast<Seat>(command.seat())) != sender ||
        m_standIns.has(sender)) {
        return QStringLiteral("not_your_turn");
    }
    const auto seat = static_cast<Seat>(command.seat());
    if (command.revision() < m_questions[seat].since || command.revision() > revisionOf(sender)) {
        return QStringLiteral("stale");
    }
    switch (command.what_case()) {
    case v1::Command::kMove: return decide(seat, command.move());
    case v1::Command::kTakeBack: return takeBack(seat);
    default: return QStringLiteral("unknown");
    }
}

quint64 GameHost::revisionOf(Seat viewer) const {
    const quint64 own = viewer < m_history.own.size() ? m_history.own[viewer] : 0;
    return 1 + m_history.seenByAll + own;
}

void GameHost::askAnew(Seat seat) {
    ++m_asked;
    for (Seat each = 0; each < m_match->seatCount(); ++each) {
        if (seat == noSeat || seat == each) {
            const Seat by = m_match->controller(each);
            m_questions[each] = {m_asked, revisionOf(by)};
            if (m_returning.has(by)) {
                m_returning.remove(by);
                m_standIns.remove(by);
            }
        }
    }
}

void GameHost::setConnected(Seat seat, bool connected) {
    if (connected == m_away.has(seat)) {
        connected ? m_away.remove(seat) : m_away.add(seat);
        emit changed(noSeat);
    }
}

void GameHost::standIn(Seat seat) {
    if (isPerson(seat)) {
        m_standIns.add(seat);
        m_returning.remove(seat);
        thinkWhereDue();
    }
}

void GameHost::giveBack(Seat seat) {
    bool asked = false;
    for (Seat each = 0; each < m_match->seatCount(); ++each) {
        asked = asked || (m_match->toAct().has(each) && m_match->controller(each) == seat);
    }
    if (asked && m_standIns.has(seat)) {
        m_returning.add(seat);
    } else {
        m_standIns.remove(seat);
    }
}

bool GameHost::looksAlike(const Match &before) const {
    return m_match->eventCount() == before.eventCount() && m_match->toAct() == before.toAct();
}

QString GameHost::keep(const v1::LogEntry &entry) {
    m_notSaved = m_log ? m_log->append(entry) : QString();
    return m_notSaved.isEmpty() ? QString() : notSavedCode;
}

QString GameHost::decide(Seat seat, const v1::Move &move) {
    const Seat by = m_match->controller(seat);
    std::unique_ptr<Match> before = m_match->clone();
    const std::string_view refusal = m_match->apply(seat, move);
    if (!refusal.empty()) {
        return QString::fromUtf8(refusal.data(), static_cast<qsizetype>(refusal.size()));
    }
    v1::LogEntry entry;
    v1::Decision &decision = *entry.mutable_decision();
    decision.set_seat(seat);
    decision.set_by(by);
    *decision.mutable_move() = move;
    decision.set_state_hash(m_match->hash());
    const bool secret = looksAlike(*before);
    entry.set_seen_by_all(m_history.seenByAll + (secret ? 0 : 1));
    if (QString problem = keep(entry); !problem.isEmpty()) {
        m_match = std::move(before);
        return problem;
    }
    const bool told = m_match->eventCount() != before->eventCount();
    fold(entry, m_history);
    m_history.seenByAll = entry.seen_by_all();
    askAnew(told ? noSeat : seat);
    stopOutdated();
    emit changed(secret ? by : noSeat);
    goOn();
    return {};
}

void GameHost::keepEnd() {
    if (!m_match->over() || m_endKept) {
        return;
    }
    v1::LogEntry finished;
    finished.set_finished(true);
    m_endKept = keep(finished).isEmpty();
    if (m_endKept) {
        m_retryAfter = 0ms;
    } else if (retryLater()) {
        emit endNotSaved(m_notSaved);
    }
}

QString GameHost::takeBack(Seat seat) {
    if (!m_match->undecidable(seat)) {
        return QStringLiteral("not_available");
    }
    const std::vector<v1::Decision> &decisions = m_history.decisions;
    const auto last = std::find_if(decisions.rbegin(), decisions.rend(),
                                   [seat](const v1::Decision &d) { return d.seat() == seat; });
    v1::LogEntry entry;
    entry.set_drop(static_cast<std::uint32_t>(decisions.rend() - last) - 1);
    return rewindTo(entry, seat);
}

QString GameHost::undo(std::size_t steps) {
    const std::vector<v1::Decision> &decisions = m_history.decisions;
    std::size_t kept = decisions.size();
    for (std::size_t step = 0; step < steps; ++step) {
        std::size_t number = kept;
        while (number > 0 && !isPerson(static_cast<Seat>(decisions[number - 1].by()))) {
            --number;
        }
        if (number == 0) {
            break;
        }
        kept = number - 1;
    }
    if (kept == decisions.size()) {
        return QStringLiteral("not_available");
    }
    v1::LogEntry entry;
    entry.set_undo_to(static_cast<std::uint32_t>(kept));
    return rewindTo(entry, noSeat);
}

std::unique_ptr<Match> GameHost::rebuilt(const std::vector<v1::Decision> &decisions) const {
    MatchOrProblem fresh = m_games.make(m_header);
    if (fresh.match && !replay(*fresh.match, decisions)) {
        return std::move(fresh.match);
    }
    return nullptr;
}

QString GameHost::rewindTo(v1::LogEntry entry, Seat seat) {
    History history = m_history;
    fold(entry, history);
    std::unique_ptr<Match> match = rebuilt(history.decisions);
    if (!match) {
        return QStringLiteral("not_available");
    }
    std::swap(m_match, match);
    const bool secret = seat != noSeat && looksAlike(*match);
    history.seenByAll += secret ? 0 : 1;
    entry.set_seen_by_all(history.seenByAll);
    if (QString problem = keep(entry); !problem.isEmpty()) {
        m_match = std::move(match);
        return problem;
    }
    m_history = std::move(history);
    m_endKept = false;
    askAnew(seat);
    stopOutdated();
    emit rewound(secret ? m_match->controller(seat) : noSeat);
    thinkWhereDue();
    return {};
}

v1::Update GameHost::updateFor(Seat seat, std::size_t fromEvent) const {
    v1::Update update;
    v1::TableView &view = *update.mutable_view();
    view.set_match_id(m_header.match_id());
    view.set_revision(revisionOf(seat));
    view.set_shared_revision(revisionOf(noSeat));
    view.set_viewer(seat);
    *view.mutable_seats() = m_header.seats();
    for (v1::SeatInfo &info : *view.mutable_seats()) {
        info.set_connected(info.connected() && !m_away.has(static_cast<Seat>(info.seat())));
    }
    view.set_can_undo(m_undoers.has(seat) &&
                      std::any_of(m_history.decisions.begin(), m_history.decisions.end(),
                                  [this](const v1::Decision &decision) {
                                      return isPerson(static_cast<Seat>(decision.by()));
                                  }));
    view.set_can_take_back(m_match->undecidable(seat));
    m_match->fillView(seat, view);
    for (v1::Event &event : m_match->events(seat, fromEvent)) {
        *update.add_events() = std::move(event);
    }
    return update;
}

void GameHost::thinkWhereDue() {
    if (advising()) {
        return;
    }
    for (Seat seat = 0; seat < m_match->seatCount(); ++seat) {
        const Seat controller = m_match->controller(seat);
        const bool due = m_match->toAct().has(seat) &&
                         (!isPerson(controller) || m_standIns.has(controller)) &&
                         // The Free City waits for its holder: both play from one hand.
                         (controller == seat || !m_match->toAct().has(controller));
        Thinking &slot = m_computers[seat];
        if (due && slot.question != m_questions[seat].number) {
            think(seat, m_header.seats(controller).level(), slot, &GameHost::computerDecided);
        }
    }
}

void GameHost::think(Seat seat, std::string_view level, Thinking &slot,
                     void (GameHost::*answer)(Seat, const Thought &)) {
    slot.stop = std::stop_source();
    slot.question = m_questions[seat].number;
    // `this` outlives the task: the destructor waits for the pool.
    m_pool.start([this, seat, answer, stop = slot.stop, think = m_match->thinker(seat, level)] {
        if (stop.stop_requested()) {
            return; // before its turn in the pool came
        }
        Thought thought = think(stop.get_token());
        QMetaObject::invokeMethod(
            this,
            [this, seat, answer, stop, thought = std::move(thought)] {
                if (!stop.stop_requested()) {
                    (this->*answer)(seat, thought);
                }
            },
            Qt::QueuedConnection);
    });
}

void GameHost::computerDecided(Seat seat, const Thought &thought) {
    m_computers[seat].question = 0; // its decision may lead to another one in the same turn
    const QString problem = decide(seat, thought.move);
    if (problem.isEmpty()) {
        m_retryAfter = 0ms;
        return;
    }
    if (problem == notSavedCode && retryLater()) {
        emit notSaved(m_notSaved);
    }
    emit refused(seat, problem);
}

bool GameHost::retryLater() {
    if (m_retry.isActive()) {
        return false;
    }
    const bool first = m_retryAfter == 0ms;
    m_retryAfter = std::clamp(2 * m_retryAfter, firstRetry, lastRetry);
    m_retry.start(m_retryAfter);
    return first;
}

void GameHost::requestHint(Seat seat) {
    Thinking &slot = m_hints[seat];
    if (!m_match->toAct().has(seat) || slot.question == m_questions[seat].number) {
        return;
    }
    for (auto &[computer, thinking] : m_computers) {
        thinking.stop.request_stop();
        thinking.question = 0; // it thinks the same again
    }
    think(seat, "expert", slot, &GameHost::hintFound);
}

void GameHost::hintFound(Seat seat, const Thought &thought) {
    m_hints[seat].question = 0;
    emit hintReady(seat, thought.move, QString::fromStdString(thought.reason));
    thinkWhereDue();
}

bool GameHost::advising() const {
    return std::any_of(m_hints.begin(), m_hints.end(),
                       [](const auto &hint) { return hint.second.question != 0; });
}

void GameHost::stopOutdated() {
    for (auto *thinking : {&m_computers, &m_hints}) {
        for (auto &[seat, slot] : *thinking) {
            if (slot.question != m_questions[seat].number) {
                slot.stop.request_stop();
                slot.question = 0;
            }
        }
    }
}

} // namespace mirabilia::host
