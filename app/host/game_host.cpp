// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/host/game_host.h"

#include "engine/core/stop.h"

#include <algorithm>

namespace mirabilia::host {

using namespace std::chrono_literals;

namespace {

constexpr std::chrono::milliseconds firstRetry = 250ms;
constexpr std::chrono::milliseconds lastRetry = 16s;
constexpr QLatin1String notSavedCode("not_saved");
/// Limits how often a seat may change its mind before others see anything: each change is a log
/// entry.
constexpr int mostTakenBack = 20;

} // namespace

GameHost::GameHost(v1::SavedGameHeader header, std::unique_ptr<Match> match, History history,
                   std::unique_ptr<store::GameLog> log)
    : m_header(std::move(header))
    , m_match(std::move(match))
    , m_history(std::move(history))
    , m_log(std::move(log)) {
    m_retry.setSingleShot(true);
    connect(&m_retry, &QTimer::timeout, this, [this] { m_turns.inTurn([this] { goOn(); }); });
    askAnew(noSeat);
}

GameHost::~GameHost() {
    askAnew(noSeat);
    stopOutdated();
    stopJudging();
    for (auto *thought : findChildren<QFutureWatcherBase *>()) {
        if (thought->isRunning()) { // queued ones stop before they start
            thought->waitForFinished();
        }
    }
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

std::shared_ptr<GameHost::Session> GameHost::sessionOf(Seat seat) {
    if (!m_sessions.contains(seat)) {
        beginSession(seat);
    }
    return m_sessions[seat];
}

void GameHost::submit(Seat sender, const v1::Command &command, quint32 number) {
    const Sender from{sender, number, sessionOf(sender), decidesFor(sender, command)};
    // Refused only if too many of this session wait, so an answer is already on its way.
    if (!m_turns.inTurn(from.session.get(), [this, from, command] { take(from, command); })) {
        tell(from, QStringLiteral("stale"));
    }
}

void GameHost::take(const Sender &sender, const v1::Command &command) {
    const Session &last = *sender.session;
    if (sender.number != 0 && sender.number == last.number) {
        answer(sender, last.code);
        if (last.code.isEmpty()) {
            emit changed(sender.seat);
        }
    } else if (sender.number != 0 && sender.number < last.number) {
        answer(sender, QStringLiteral("stale"));
    } else {
        carryOut(sender, command, [this, sender](const QString &code) {
            if (code == notSavedCode) {
                emit notSaved(m_notSaved);
            }
            answer(sender, code);
        });
    }
}

void GameHost::answer(const Sender &sender, const QString &code) {
    if (sender.number > sender.session->number) {
        sender.session->number = sender.number;
        sender.session->code = code;
    }
    tell(sender, code);
}

void GameHost::tell(const Sender &sender, const QString &code) {
    if (sender.session != m_sessions[sender.seat]) {
        return; // the player who asked has left this seat
    }
    if (sender.number != 0) {
        emit answered(sender.seat, sender.number, code);
    }
    if (!code.isEmpty()) {
        emit refused(sender.seat, code);
    }
}

bool GameHost::decidesFor(Seat sender, const v1::Command &command) const {
    return command.seat() < static_cast<std::uint32_t>(m_match->seatCount()) &&
           m_match->controller(static_cast<Seat>(command.seat())) == sender &&
           !m_standIns.has(sender);
}

void GameHost::carryOut(const Sender &sender, const v1::Command &command, Done done) {
    if (command.what_case() == v1::Command::kUndo) {
        if (m_undoers.has(sender.seat)) {
            undo(std::clamp<std::size_t>(command.undo().steps(), 1, m_history.decisions.size() + 1),
                 std::move(done));
        } else {
            done(QStringLiteral("not_here"));
        }
        return;
    }
    if (!decidesFor(sender.seat, command)) {
        done(sender.decided ? QStringLiteral("stale") : QStringLiteral("not_your_turn"));
        return;
    }
    const auto seat = static_cast<Seat>(command.seat());
    if (command.revision() < m_questions[seat].since ||
        command.revision() > revisionOf(sender.seat)) {
        done(QStringLiteral("stale"));
        return;
    }
    switch (command.what_case()) {
    case v1::Command::kMove: decide(seat, command.move(), std::move(done)); break;
    case v1::Command::kTakeBack: takeBack(seat, std::move(done)); break;
    default: done(QStringLiteral("unknown"));
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

bool GameHost::isAsked(Seat seat) const {
    bool asked = false;
    for (Seat each = 0; each < m_match->seatCount(); ++each) {
        asked = asked || (m_match->toAct().has(each) && m_match->controller(each) == seat);
    }
    return asked;
}

void GameHost::resume(Seat seat) {
    m_standIns.remove(seat);
    m_returning.remove(seat);
    for (auto &[each, thinking] : m_computers) {
        if (m_match->controller(each) == seat) {
            thinking.stop.requestStop();
            thinking.question = 0;
        }
    }
}

void GameHost::giveBack(Seat seat) {
    if (isAsked(seat) && m_standIns.has(seat)) {
        m_returning.add(seat);
    } else {
        m_standIns.remove(seat);
    }
}

bool GameHost::looksAlike(const Match &after) const {
    return m_match->eventCount() == after.eventCount() && m_match->toAct() == after.toAct();
}

void GameHost::decide(Seat seat, const v1::Move &move, Done done) {
    std::unique_ptr<Match> next = m_match->clone();
    const std::string_view refusal = next->apply(seat, move);
    if (!refusal.empty()) {
        done(QString::fromUtf8(refusal.data(), static_cast<qsizetype>(refusal.size())));
        return;
    }
    if (m_coached.has(seat)) {
        Thinking &slot = m_judgements[seat];
        slot.stop.requestStop();
        think(seat, m_match->judge(seat, next->lastMove()), ThinkingPool::For::person, slot,
              &GameHost::judged);
    }
    v1::LogEntry entry;
    v1::Decision &decision = *entry.mutable_decision();
    decision.set_seat(seat);
    decision.set_by(m_match->controller(seat));
    *decision.mutable_move() = next->lastMove(); // only what the rules understood
    decision.set_state_hash(next->hash());
    step(std::move(entry), std::move(next), seat, std::move(done));
}

void GameHost::step(v1::LogEntry entry, std::unique_ptr<Match> match, Seat asked, Done done) {
    const bool secret = asked != noSeat && looksAlike(*match);
    entry.set_seen_by_all(m_history.seenByAll + (secret ? 0 : 1));
    const Seat hears = secret ? m_match->controller(asked) : noSeat;
    write({std::move(entry), std::move(match), asked, hears, std::move(done)});
}

void GameHost::write(Step step) {
    m_step = std::move(step);
    if (m_log) {
        m_turns.write([this] { return m_log->append(m_step->entry); },
                      [this](const QString &problem) { settle(problem); });
    } else {
        settle({});
    }
}

void GameHost::settle(const QString &problem) {
    m_notSaved = problem;
    const bool moved = problem.isEmpty() && m_step->match;
    if (moved) {
        takeOver(*m_step);
    }
    m_step->done(problem.isEmpty() ? QString() : notSavedCode);
    if (moved) {
        m_step->entry.has_decision() ? emit changed(m_step->hears) : emit rewound(m_step->hears);
    }
    m_step.reset();
    if (moved) {
        goOn();
    }
}

void GameHost::takeOver(Step &step) {
    const bool told = step.match->eventCount() != m_match->eventCount();
    m_match = std::move(step.match);
    fold(step.entry, m_history);
    m_history.seenByAll = step.entry.seen_by_all();
    if (told || step.asked == noSeat) {
        m_takenBack.fill(0);
    } else if (step.entry.has_drop()) {
        ++m_takenBack.at(step.asked);
    }
    m_endKept = false;
    askAnew(told ? noSeat : step.asked);
    stopOutdated();
}

void GameHost::keepEnd() {
    if (!m_match->over() || m_endKept) {
        return;
    }
    Step end;
    end.entry.set_finished(true);
    end.done = [this](const QString &code) {
        m_endKept = code.isEmpty();
        if (m_endKept) {
            m_retryAfter = 0ms;
        } else if (retryLater()) {
            emit endNotSaved(m_notSaved);
        }
    };
    write(std::move(end));
}

bool GameHost::canTakeBack(Seat seat) const {
    return m_match->undecidable(seat) && m_takenBack.at(seat) < mostTakenBack &&
           m_history.entries < store::SavedGames::mostRewound;
}

void GameHost::takeBack(Seat seat, Done done) {
    if (!canTakeBack(seat)) {
        done(QStringLiteral("not_available"));
        return;
    }
    const std::vector<v1::Decision> &decisions = m_history.decisions;
    const auto last = std::find_if(decisions.rbegin(), decisions.rend(),
                                   [seat](const v1::Decision &d) { return d.seat() == seat; });
    v1::LogEntry entry;
    entry.set_drop(static_cast<std::uint32_t>(decisions.rend() - last) - 1);
    rewindTo(entry, seat, std::move(done));
}

void GameHost::undo(std::size_t steps, Done done) {
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
    if (kept == decisions.size() || m_history.entries >= store::SavedGames::mostRewound) {
        done(QStringLiteral("not_available"));
        return;
    }
    v1::LogEntry entry;
    entry.set_undo_to(static_cast<std::uint32_t>(kept));
    rewindTo(entry, noSeat, std::move(done));
}

std::unique_ptr<Match> GameHost::rebuilt(const std::vector<v1::Decision> &decisions) const {
    std::unique_ptr<Match> fresh = m_match->fromStart();
    return replay(*fresh, decisions) ? nullptr : std::move(fresh);
}

void GameHost::rewindTo(v1::LogEntry entry, Seat seat, Done done) {
    stopJudging();
    History history = m_history;
    fold(entry, history);
    std::unique_ptr<Match> match = rebuilt(history.decisions);
    if (match) {
        step(std::move(entry), std::move(match), seat, std::move(done));
    } else {
        done(QStringLiteral("not_available"));
    }
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
    view.set_can_undo(m_undoers.has(seat) && m_history.entries < store::SavedGames::mostRewound &&
                      std::any_of(m_history.decisions.begin(), m_history.decisions.end(),
                                  [this](const v1::Decision &decision) {
                                      return isPerson(static_cast<Seat>(decision.by()));
                                  }));
    view.set_can_take_back(seat != noSeat && canTakeBack(seat));
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
                         // The Free City waits for its holder, because both play from one hand.
                         (controller == seat || !m_match->toAct().has(controller));
        Thinking &slot = m_computers[seat];
        if (due && slot.question != m_questions[seat].number) {
            think(seat, m_match->thinker(seat, m_header.seats(controller).level()),
                  ThinkingPool::For::computer, slot, &GameHost::computerDecided);
        }
    }
}

void GameHost::think(Seat seat, Thinker thinker, ThinkingPool::For whom, Thinking &slot,
                     void (GameHost::*answer)(Seat, const Thoughts &)) {
    slot.stop = StopSource();
    slot.question = m_questions[seat].number;
    auto *thought = new QFutureWatcher<Thoughts>(this);
    connect(thought, &QFutureWatcherBase::finished, this,
            [this, seat, answer, thought, stop = slot.stop] {
                thought->deleteLater();
                m_turns.inTurn([this, seat, answer, stop, future = thought->future()] {
                    if (!stop.stopRequested()) {
                        (this->*answer)(seat, future.result());
                    }
                });
            });
    thought->setFuture(ThinkingPool::shared().start(std::move(thinker), slot.stop.token(), whom));
}

void GameHost::computerDecided(Seat seat, const Thoughts &thoughts) {
    decide(seat, thoughts.front().move, [this, seat](const QString &code) {
        if (code.isEmpty()) {
            m_retryAfter = 0ms;
            return;
        }
        m_computers[seat].question = 0; // search again
        if (code == notSavedCode && retryLater()) {
            emit notSaved(m_notSaved);
        }
        emit refused(seat, code);
    });
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
        thinking.stop.requestStop();
        thinking.question = 0; // restarts after the hint, with the same result
    }
    think(seat, m_match->adviser(seat), ThinkingPool::For::person, slot, &GameHost::hintFound);
}

void GameHost::hintFound(Seat seat, const Thoughts &thoughts) {
    m_hints[seat].question = 0;
    emit hintReady(seat, thoughts);
    thinkWhereDue();
}

bool GameHost::advising() const {
    return std::any_of(m_hints.begin(), m_hints.end(),
                       [](const auto &hint) { return hint.second.question != 0; });
}

void GameHost::stopJudging() {
    for (auto &[seat, slot] : m_judgements) {
        slot.stop.requestStop();
    }
}

void GameHost::stopOutdated() {
    for (auto *thinking : {&m_computers, &m_hints}) {
        for (auto &[seat, slot] : *thinking) {
            if (slot.question != m_questions[seat].number) {
                slot.stop.requestStop();
                slot.question = 0;
            }
        }
    }
}

} // namespace mirabilia::host
