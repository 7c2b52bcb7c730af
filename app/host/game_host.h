// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/history.h"
#include "app/host/match.h"
#include "app/host/thinking_pool.h"
#include "app/store/saved_games.h"
#include "app/store/turns.h"
#include "engine/core/stop.h"

#include <QObject>
#include <QString>
#include <QTimer>

#include <array>
#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <vector>

namespace mirabilia::host {

/// Owns one match: seats, position, log. Every decision, whoever made it, is checked by the engine,
/// written to the log, and then sent to every seat, each with what it may see.
///
/// Lives in one thread. Computer players search in the shared thread pool and report back through
/// the event loop. The disk works the same way: one entry at a time is being written, and until it
/// is safe the position stays the previous one and everything else that would change it waits in
/// order.
class GameHost : public QObject {
    Q_OBJECT

public:
    /// A new match, or one rebuilt from a log. `match` is at the position the decisions lead to.
    GameHost(v1::SavedGameHeader header, std::unique_ptr<Match> match, History history,
             std::unique_ptr<store::GameLog> log);
    /// Stops this table's searches and waits for them (milliseconds), and for an entry being
    /// written: it reaches the log but nobody is sent it.
    ~GameHost() override;

    /// Lets the computer players begin.
    void start();

    /// The seats that may undo: people sharing one screen. None by default.
    void setUndoers(SeatMask seats) { m_undoers = seats; }

    /// A command from the person (or client) at `sender`. Numbers count up from 1 within a session.
    /// A repeated number is the same command: it gets the same answer and is not carried out again.
    /// 0: no number, no answer wanted.
    void submit(Seat sender, const v1::Command &command, quint32 number = 0);
    /// A player takes `seat`, perhaps again: command numbers start anew. Earlier commands are
    /// carried out but not answered.
    void beginSession(Seat seat) { m_sessions[seat] = std::make_shared<Session>(); }
    /// Returns true while an entry is being written.
    [[nodiscard]] bool isWriting() const { return m_step.has_value(); }

    /// Shows everyone whether the person at a seat is connected; not saved.
    void setConnected(Seat seat, bool connected);
    /// A computer plays for the person at `seat` from now on; not saved.
    void standIn(Seat seat);
    /// The person at `seat` plays again from the next question on.
    void giveBack(Seat seat);
    /// The person at `seat` plays again at once; a running computer search is dropped.
    void resume(Seat seat);
    [[nodiscard]] bool hasStandIn(Seat seat) const { return m_standIns.has(seat); }

    /// The revision of the seat's current view; see proto/README.md.
    [[nodiscard]] quint64 revisionOf(Seat viewer) const;
    /// What a seat or a watcher (noSeat) may see now, with the events from number `fromEvent` on.
    [[nodiscard]] v1::Update updateFor(Seat seat, std::size_t fromEvent) const;

    /// Asks the expert for a hint for a seat that must decide. `hintReady` follows unless the
    /// question changes first; secret choices of others do not change it. A person is waiting, so
    /// computer players pause until it is ready. Asking again before that has no effect.
    void requestHint(Seat seat);
    /// Judges what these seats decide from now on, each answered by `judged`. None by default.
    void setCoached(SeatMask seats) { m_coached = seats; }

    [[nodiscard]] const v1::SavedGameHeader &header() const { return m_header; }
    [[nodiscard]] const Match &match() const { return *m_match; }
    [[nodiscard]] const std::vector<v1::Decision> &decisions() const { return m_history.decisions; }
    [[nodiscard]] bool isPerson(Seat seat) const;
    /// Returns true if the player at `seat` has to decide, there or for another seat.
    [[nodiscard]] bool isAsked(Seat seat) const;

signals:
    /// Something visible changed for everyone; or, if `only` is a seat, something the others must
    /// not notice. Their feeds send the events since the last time.
    void changed(mirabilia::Seat only);
    /// The history changed (undo, take back) for everyone or for one seat: a full update follows.
    void rewound(mirabilia::Seat only);
    void refused(mirabilia::Seat seat, const QString &code);
    /// The command with this number is done; `code` is the refusal, or empty. The resulting update
    /// follows.
    void answered(mirabilia::Seat seat, quint32 number, const QString &code);
    void hintReady(mirabilia::Seat seat, const mirabilia::host::Thoughts &thoughts);
    /// What a coached seat decided, then a better move if one was found; see Match::judge.
    void judged(mirabilia::Seat seat, const mirabilia::host::Thoughts &thoughts);
    /// A decision could not be saved and was not carried out.
    void notSaved(const QString &why);
    /// All decisions are saved, but not that the game is over; it is tried again.
    void endNotSaved(const QString &why);

private:
    struct Thinking {
        StopSource stop;
        quint64 question = 0; ///< Question::number of what it searches
    };
    /// The current question to a seat.
    struct Question {
        quint64 number = 0; ///< unique per seat
        quint64 since = 0;  ///< commands on older revisions are stale
    };
    /// The latest numbered command of a seat and its result.
    struct Session {
        quint32 number = 0;
        QString code;
    };
    /// The sender of a command and its number.
    struct Sender {
        Seat seat;
        quint32 number;
        std::shared_ptr<Session> session;
        bool decided; ///< the sender decided for that seat when it was submitted
    };
    /// Called once: with the refusal, or with an empty code once everything is saved and before it
    /// is sent.
    using Done = std::function<void(const QString &code)>;
    /// An entry being written, and the position it leads to.
    struct Step {
        v1::LogEntry entry;
        std::unique_ptr<Match> match; ///< after the entry; null: only marks the end of the game
        Seat asked = noSeat;          ///< the seat asked anew; noSeat: everyone
        Seat hears = noSeat;          ///< the only seat that may know; noSeat: everyone
        Done done;
    };

    [[nodiscard]] std::shared_ptr<Session> sessionOf(Seat seat);
    void take(const Sender &sender, const v1::Command &command);
    void answer(const Sender &sender, const QString &code);
    void tell(const Sender &sender, const QString &code);
    [[nodiscard]] bool decidesFor(Seat sender, const v1::Command &command) const;
    void carryOut(const Sender &sender, const v1::Command &command, Done done);
    void decide(Seat seat, const v1::Move &move, Done done);
    [[nodiscard]] bool canTakeBack(Seat seat) const;
    void takeBack(Seat seat, Done done);
    void undo(std::size_t steps, Done done);
    /// `seat` takes back, or everyone goes back (noSeat).
    void rewindTo(v1::LogEntry entry, Seat seat, Done done);
    /// Moves to the position of `match`.
    void step(v1::LogEntry entry, std::unique_ptr<Match> match, Seat asked, Done done);
    void write(Step step);
    /// The entry is saved and sent, or (with the reason) nothing has happened.
    void settle(const QString &problem);
    void takeOver(Step &step);
    [[nodiscard]] std::unique_ptr<Match> rebuilt(const std::vector<v1::Decision> &decisions) const;
    /// Asks a seat, or everyone (noSeat), a new question.
    void askAnew(Seat seat);
    /// Returns true if nobody else can see the change: without events, others see only who must
    /// still decide.
    [[nodiscard]] bool looksAlike(const Match &after) const;
    /// Logs the end of the game once it is over.
    void keepEnd();
    void goOn();
    void thinkWhereDue();
    void think(Seat seat, Thinker thinker, ThinkingPool::For whom, Thinking &slot,
               void (GameHost::*answer)(Seat, const Thoughts &));
    void computerDecided(Seat seat, const Thoughts &thoughts);
    /// Schedules another attempt to save, with increasing delay. Returns true on the first failure,
    /// so that it is reported only once until saving works again.
    bool retryLater();
    void hintFound(Seat seat, const Thoughts &thoughts);
    /// Returns true while someone waits for a hint.
    [[nodiscard]] bool advising() const;
    /// Stops searches whose question is no longer current.
    void stopOutdated();
    /// What was decided is taken back.
    void stopJudging();

    v1::SavedGameHeader m_header;
    std::unique_ptr<Match> m_match;
    History m_history;
    std::unique_ptr<store::GameLog> m_log;
    std::optional<Step> m_step; ///< while an entry is being written
    QString m_notSaved;         ///< why the latest entry was not saved
    QTimer m_retry;             ///< runs while a computer's decision or the end is unsaved
    std::chrono::milliseconds m_retryAfter{0}; ///< 0 while everything is saved
    bool m_endKept = false;
    quint64 m_asked = 0; ///< questions so far
    std::array<Question, 8> m_questions{};
    std::array<int, 8> m_takenBack{}; ///< per seat, since the last event
    SeatMask m_undoers;
    SeatMask m_coached;
    SeatMask m_away;
    SeatMask m_standIns;
    SeatMask m_returning; ///< stand-ins that answer one more question
    std::map<Seat, std::shared_ptr<Session>> m_sessions;
    std::map<Seat, Thinking> m_computers;
    std::map<Seat, Thinking> m_hints;
    std::map<Seat, Thinking> m_judgements;
    store::Turns m_turns; ///< last member: destroyed first, so pending log writes finish before the
                          ///< rest goes
};

} // namespace mirabilia::host
