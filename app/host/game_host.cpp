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

std::vector<v1::Decision> foldLog(const std::vector<v1::LogEntry> &entries) {
    std::vector<v1::Decision> decisions;
    for (const v1::LogEntry &entry : entries) {
        switch (entry.what_case()) {
        case v1::LogEntry::kDecision: decisions.push_back(entry.decision()); break;
        case v1::LogEntry::kUndoTo:
            decisions.resize(std::min<std::size_t>(entry.undo_to(), decisions.size()));
            break;
        case v1::LogEntry::kDrop:
            if (entry.drop() < decisions.size()) {
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
    return decisions;
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
                   std::vector<v1::Decision> decisions, std::unique_ptr<store::GameLog> log)
    : m_games(games)
    , m_header(std::move(header))
    , m_match(std::move(match))
    , m_decisions(std::move(decisions))
    , m_log(std::move(log)) {
    // The window keeps a core for itself.
    m_pool.setMaxThreadCount(std::max(1, QThread::idealThreadCount() - 1));
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, &GameHost::goOn);
}

GameHost::~GameHost() {
    m_question = ++m_revision;
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

void GameHost::submit(Seat sender, const v1::Command &command) {
    if (const QString problem = carryOut(sender, command); !problem.isEmpty()) {
        if (problem == notSavedCode) {
            emit notSaved(m_notSaved);
        }
        emit refused(sender, problem);
    }
}

QString GameHost::carryOut(Seat sender, const v1::Command &command) {
    if (command.what_case() == v1::Command::kUndo) {
        return undo(std::clamp<std::size_t>(command.undo().steps(), 1, m_decisions.size() + 1));
    }
    if (command.seat() >= static_cast<std::uint32_t>(m_match->seatCount()) ||
        m_match->controller(static_cast<Seat>(command.seat())) != sender) {
        return QStringLiteral("not_your_turn");
    }
    const auto seat = static_cast<Seat>(command.seat());
    if (command.revision() < questionOf(seat)) {
        return QStringLiteral("stale");
    }
    switch (command.what_case()) {
    case v1::Command::kMove: return decide(seat, command.move());
    case v1::Command::kTakeBack: return takeBack(seat);
    default: return QStringLiteral("unknown");
    }
}

quint64 GameHost::questionOf(Seat seat) const {
    const auto decided = m_decidedAt.find(seat);
    return decided == m_decidedAt.end() ? m_question : std::max(m_question, decided->second);
}

QString GameHost::keep(const v1::LogEntry &entry) {
    m_notSaved = m_log ? m_log->append(entry) : QString();
    return m_notSaved.isEmpty() ? QString() : notSavedCode;
}

QString GameHost::decide(Seat seat, const v1::Move &move) {
    const std::size_t before = m_match->eventCount();
    const Seat by = m_match->controller(seat);
    std::unique_ptr<Match> undecided = m_match->clone();
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
    if (QString problem = keep(entry); !problem.isEmpty()) {
        m_match = std::move(undecided);
        return problem;
    }
    m_decisions.push_back(decision);
    m_decidedAt[seat] = ++m_revision;
    if (m_match->eventCount() != before) {
        m_question = m_revision;
    }
    stopOutdated();
    emit changed();
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
    const auto last = std::find_if(m_decisions.rbegin(), m_decisions.rend(),
                                   [seat](const v1::Decision &d) { return d.seat() == seat; });
    const auto number = static_cast<std::size_t>(m_decisions.rend() - last) - 1;
    v1::LogEntry entry;
    entry.set_drop(static_cast<std::uint32_t>(number));
    std::vector<v1::Decision> rest = m_decisions;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(number));
    for (std::size_t later = number; later < rest.size(); ++later) {
        rest[later].clear_state_hash();
    }
    return rewindTo(std::move(rest), entry, m_decidedAt[seat]);
}

QString GameHost::undo(std::size_t steps) {
    std::size_t kept = m_decisions.size();
    for (std::size_t step = 0; step < steps; ++step) {
        std::size_t number = kept;
        while (number > 0 && !isPerson(static_cast<Seat>(m_decisions[number - 1].by()))) {
            --number;
        }
        if (number == 0) {
            break;
        }
        kept = number - 1;
    }
    if (kept == m_decisions.size()) {
        return QStringLiteral("not_available");
    }
    v1::LogEntry entry;
    entry.set_undo_to(static_cast<std::uint32_t>(kept));
    return rewindTo({m_decisions.begin(), m_decisions.begin() + static_cast<std::ptrdiff_t>(kept)},
                    entry, m_question);
}

std::unique_ptr<Match> GameHost::rebuilt(const std::vector<v1::Decision> &decisions) const {
    MatchOrProblem fresh = m_games.make(m_header);
    if (fresh.match && !replay(*fresh.match, decisions)) {
        return std::move(fresh.match);
    }
    return nullptr;
}

QString GameHost::rewindTo(std::vector<v1::Decision> decisions, const v1::LogEntry &entry,
                           quint64 &question) {
    std::unique_ptr<Match> match = rebuilt(decisions);
    if (!match) {
        return QStringLiteral("not_available");
    }
    if (QString problem = keep(entry); !problem.isEmpty()) {
        return problem;
    }
    m_match = std::move(match);
    m_decisions = std::move(decisions);
    m_endKept = false;
    question = ++m_revision;
    stopOutdated();
    emit rewound();
    thinkWhereDue();
    return {};
}

v1::Update GameHost::updateFor(Seat seat, std::size_t fromEvent) const {
    v1::Update update;
    v1::TableView &view = *update.mutable_view();
    view.set_match_id(m_header.match_id());
    view.set_revision(m_revision);
    view.set_viewer(seat);
    *view.mutable_seats() = m_header.seats();
    view.set_can_undo(
        std::any_of(m_decisions.begin(), m_decisions.end(), [this](const v1::Decision &decision) {
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
        const bool due = m_match->toAct().has(seat) && !isPerson(controller) &&
                         // The Free City waits for its holder: both play from one hand.
                         (controller == seat || !m_match->toAct().has(controller));
        Thinking &slot = m_computers[seat];
        if (due && slot.question != questionOf(seat)) {
            think(seat, m_header.seats(controller).level(), slot, &GameHost::computerDecided);
        }
    }
}

void GameHost::think(Seat seat, std::string_view level, Thinking &slot,
                     void (GameHost::*answer)(Seat, const Thought &)) {
    slot.stop = std::stop_source();
    slot.question = questionOf(seat);
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
    if (!m_match->toAct().has(seat) || slot.question == questionOf(seat)) {
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
            if (slot.question != questionOf(seat)) {
                slot.stop.request_stop();
                slot.question = 0;
            }
        }
    }
}

} // namespace mirabilia::host
