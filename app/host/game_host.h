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

/// Owns one match: seats, position, log. The way of every decision, whoever made it:
/// checked by the engine, written to the log, then told to every seat, each what it may know.
///
/// Lives in one thread; computer players think in those of all tables and come back through the
/// event loop. So does the disk: one entry at a time is on its way to it. Until it is there the
/// position is the one before, and everything else that would change it waits in the order in which
/// it came.
class GameHost : public QObject {
    Q_OBJECT

public:
    /// A new match, or one folded from a log. `match` stands where the decisions lead.
    GameHost(v1::SavedGameHeader header, std::unique_ptr<Match> match, History history,
             std::unique_ptr<store::GameLog> log);
    /// Stops the thinking of this table and waits for it (milliseconds), and for an entry on its
    /// way to the disk: nobody hears of that any more, but the log has it.
    ~GameHost() override;

    /// Lets the computers begin.
    void start();

    /// Who may undo: people who all share one screen. Nobody, unless it is said.
    void setUndoers(SeatMask seats) { m_undoers = seats; }

    /// A command from the person (or client) at `sender`. Its number counts up from 1 within a
    /// session; the same one again is the same command: it is answered alike and not carried out
    /// again. 0: it has none, and wants no answer.
    void submit(Seat sender, const v1::Command &command, quint32 number = 0);
    /// Somebody sits down at `seat`, perhaps again: the numbers of its commands start anew. What
    /// was submitted before is carried out, but not answered.
    void beginSession(Seat seat) { m_sessions[seat] = std::make_shared<Session>(); }
    /// Whether an entry is on its way to the disk.
    [[nodiscard]] bool isWriting() const { return m_step.has_value(); }

    /// Whether the person at a seat is here: shown to everybody, not saved.
    void setConnected(Seat seat, bool connected);
    /// A computer plays for the person at `seat` from now on; it is not saved.
    void standIn(Seat seat);
    /// The person at `seat` plays again, from the next question on that the seat is asked.
    void giveBack(Seat seat);
    /// The person at `seat` plays again at once; what a computer thought about it is dropped.
    void resume(Seat seat);
    [[nodiscard]] bool hasStandIn(Seat seat) const { return m_standIns.has(seat); }

    /// The revision of the view that a seat has now; see proto/README.md.
    [[nodiscard]] quint64 revisionOf(Seat viewer) const;
    /// What a seat, or somebody who watches (noSeat), may know now, with the events from number
    /// `fromEvent` on.
    [[nodiscard]] v1::Update updateFor(Seat seat, std::size_t fromEvent) const;

    /// Asks the expert for a seat that must decide; `hintReady` answers unless its question changes
    /// before. What others choose in secret does not change it. A person waits for it, so computers
    /// think on when it is there; to ask again before changes nothing.
    void requestHint(Seat seat);

    [[nodiscard]] const v1::SavedGameHeader &header() const { return m_header; }
    [[nodiscard]] const Match &match() const { return *m_match; }
    [[nodiscard]] const std::vector<v1::Decision> &decisions() const { return m_history.decisions; }
    [[nodiscard]] bool isPerson(Seat seat) const;
    /// Whoever sits at `seat` has to decide, there or for another seat.
    [[nodiscard]] bool isAsked(Seat seat) const;

signals:
    /// Something changed that everybody can see, or (`only` is a seat) that nobody else may even
    /// know of: told are the events since the last time.
    void changed(mirabilia::Seat only);
    /// History itself changed (undo, take back), for everybody or one seat alone: the whole story
    /// is told again.
    void rewound(mirabilia::Seat only);
    void refused(mirabilia::Seat seat, const QString &code);
    /// The command with this number has been dealt with: the refusal, or nothing. What it changed,
    /// or the refusal, is told next.
    void answered(mirabilia::Seat seat, quint32 number, const QString &code);
    void hintReady(mirabilia::Seat seat, const mirabilia::host::Thoughts &thoughts);
    /// A decision could not be kept safely and was not carried out.
    void notSaved(const QString &why);
    /// All decisions are safe, but not yet that the game is over; it is tried again.
    void endNotSaved(const QString &why);

private:
    struct Thinking {
        StopSource stop;
        quint64 question = 0; ///< what it thinks about: Question::number
    };
    /// What a seat is asked.
    struct Question {
        quint64 number = 0; ///< no two questions of a seat have the same
        quint64 since = 0;  ///< commands on older revisions do not answer it
    };
    /// The latest numbered command of a seat and what came of it.
    struct Session {
        quint32 number = 0;
        QString code;
    };
    /// Whose command it is, and what it is called by.
    struct Sender {
        Seat seat;
        quint32 number;
        std::shared_ptr<Session> session;
        bool decided; ///< for its seat, when it was submitted
    };
    /// Called once, with the refusal, or with nothing when all is safe and about to be told.
    using Done = std::function<void(const QString &code)>;
    /// An entry on its way to the disk, and where it leads.
    struct Step {
        v1::LogEntry entry;
        std::unique_ptr<Match> match; ///< after it; null: the game is over, and that is all
        Seat asked = noSeat;          ///< who is asked anew; noSeat: everybody
        Seat hears = noSeat;          ///< who alone may know of it; noSeat: everybody may
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
    /// `seat` takes back, or everybody goes back (noSeat).
    void rewindTo(v1::LogEntry entry, Seat seat, Done done);
    /// To where `match` is.
    void step(v1::LogEntry entry, std::unique_ptr<Match> match, Seat asked, Done done);
    void write(Step step);
    /// The entry that was on its way is safe and told, or (with the reason why not) nothing has
    /// happened.
    void settle(const QString &problem);
    void takeOver(Step &step);
    [[nodiscard]] std::unique_ptr<Match> rebuilt(const std::vector<v1::Decision> &decisions) const;
    /// A seat, or everybody (noSeat), is asked something new.
    void askAnew(Seat seat);
    /// To everybody who made none of the decisions between the two: without events only who must
    /// still decide is seen.
    [[nodiscard]] bool looksAlike(const Match &after) const;
    /// Writes down that the game is over, if it is and that has not been done.
    void keepEnd();
    void goOn();
    void thinkWhereDue();
    void think(Seat seat, Thinker thinker, ThinkingPool::For whom, Thinking &slot,
               void (GameHost::*answer)(Seat, const Thoughts &));
    void computerDecided(Seat seat, const Thoughts &thoughts);
    /// What was not saved is tried again, and waits longer every time. True at the first attempt:
    /// to say it once is enough until it works again.
    bool retryLater();
    void hintFound(Seat seat, const Thoughts &thoughts);
    /// Whether somebody waits for a hint.
    [[nodiscard]] bool advising() const;
    /// Stops those who think about a question that is no longer asked.
    void stopOutdated();

    v1::SavedGameHeader m_header;
    std::unique_ptr<Match> m_match;
    History m_history;
    std::unique_ptr<store::GameLog> m_log;
    std::optional<Step> m_step; ///< while something is on its way to the disk
    QString m_notSaved;         ///< why the latest entry is not in the log
    QTimer m_retry;             ///< runs while a computer's decision, or the end, is not saved
    std::chrono::milliseconds m_retryAfter{0}; ///< 0 while all of them are
    bool m_endKept = false;
    quint64 m_asked = 0; ///< questions so far
    std::array<Question, 8> m_questions{};
    std::array<int, 8> m_takenBack{}; ///< by a seat, since something was told
    SeatMask m_undoers;
    SeatMask m_away;
    SeatMask m_standIns;
    SeatMask m_returning; ///< of the stand-ins, those who answer one question more
    std::map<Seat, std::shared_ptr<Session>> m_sessions;
    std::map<Seat, Thinking> m_computers;
    std::map<Seat, Thinking> m_hints;
    store::Turns m_turns; ///< last: what is on its way to the log goes before the rest
};

} // namespace mirabilia::host
