// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/games.h"
#include "app/host/match.h"
#include "app/store/saved_games.h"

#include <QObject>
#include <QString>
#include <QThreadPool>
#include <QTimer>

#include <chrono>
#include <map>
#include <memory>
#include <stop_token>
#include <vector>

namespace mirabilia::host {

/// Owns one match: seats, position, log. The way of every decision, whoever made it:
/// checked by the engine, written to the log, then told to every seat, each what it may know.
///
/// Lives in one thread; computer players think on a pool and come back through the event loop.
class GameHost : public QObject {
    Q_OBJECT

public:
    /// A new match, or one folded from a log. `match` stands where `decisions` lead.
    GameHost(const Games &games, v1::SavedGameHeader header, std::unique_ptr<Match> match,
             std::vector<v1::Decision> decisions, std::unique_ptr<store::GameLog> log);
    /// Stops all thinking and waits for it (milliseconds).
    ~GameHost() override;

    /// Lets the computers begin.
    void start();

    /// A command from the person (or client) at `sender`.
    void submit(Seat sender, const v1::Command &command);

    /// What a seat may know now, with the events from number `fromEvent` on.
    [[nodiscard]] v1::Update updateFor(Seat seat, std::size_t fromEvent) const;

    /// Asks the expert for a seat that must decide; `hintReady` answers unless its question changes
    /// before. What others choose in secret does not change it. A person waits for it, so computers
    /// think on when it is there; to ask again before changes nothing.
    void requestHint(Seat seat);

    [[nodiscard]] const v1::SavedGameHeader &header() const { return m_header; }
    [[nodiscard]] const Match &match() const { return *m_match; }
    [[nodiscard]] const std::vector<v1::Decision> &decisions() const { return m_decisions; }
    [[nodiscard]] bool isPerson(Seat seat) const;

signals:
    /// Something changed: every seat is told the events since the last time.
    void changed();
    /// History itself changed (undo, take back): every seat is told the whole story again.
    void rewound();
    void refused(mirabilia::Seat seat, const QString &code);
    void hintReady(mirabilia::Seat seat, const mirabilia::v1::Move &move, const QString &reason);
    /// A decision could not be kept safely and was not carried out.
    void notSaved(const QString &why);
    /// All decisions are safe, but not yet that the game is over; it is tried again.
    void endNotSaved(const QString &why);

private:
    struct Thinking {
        std::stop_source stop;
        quint64 question = 0; ///< what it thinks about, as questionOf() has it
    };

    [[nodiscard]] QString carryOut(Seat sender, const v1::Command &command);
    QString decide(Seat seat, const v1::Move &move);
    QString takeBack(Seat seat);
    QString undo(std::size_t steps);
    /// `question` is of those who are asked anew then: everybody, or the seat that takes back.
    QString rewindTo(std::vector<v1::Decision> decisions, const v1::LogEntry &entry,
                     quint64 &question);
    /// Empty, or "not_saved" and nothing may come of it: `m_notSaved` says why.
    QString keep(const v1::LogEntry &entry);
    [[nodiscard]] std::unique_ptr<Match> rebuilt(const std::vector<v1::Decision> &decisions) const;
    /// Revision at which what a seat is asked last changed.
    [[nodiscard]] quint64 questionOf(Seat seat) const;
    /// Writes down that the game is over, if it is and that has not been done.
    void keepEnd();
    void goOn();
    void thinkWhereDue();
    void think(Seat seat, std::string_view level, Thinking &slot,
               void (GameHost::*answer)(Seat, const Thought &));
    void computerDecided(Seat seat, const Thought &thought);
    /// What was not saved is tried again, and waits longer every time. True at the first attempt:
    /// to say it once is enough until it works again.
    bool retryLater();
    void hintFound(Seat seat, const Thought &thought);
    /// Whether somebody waits for a hint.
    [[nodiscard]] bool advising() const;
    /// Stops those who think about a question that is no longer asked.
    void stopOutdated();

    const Games &m_games;
    v1::SavedGameHeader m_header;
    std::unique_ptr<Match> m_match;
    std::vector<v1::Decision> m_decisions;
    std::unique_ptr<store::GameLog> m_log;
    QString m_notSaved; ///< why the latest entry is not in the log
    QTimer m_retry;     ///< runs while a computer's decision, or the end, is not saved
    std::chrono::milliseconds m_retryAfter{0}; ///< 0 while all of them are
    bool m_endKept = false;
    quint64 m_revision = 1;
    /// Revision at which the position last changed, secret choices aside: see proto/README.md.
    quint64 m_question = 1;
    /// Revision at which a seat last decided: older commands of its own are stale too.
    std::map<Seat, quint64> m_decidedAt;
    std::map<Seat, Thinking> m_computers;
    std::map<Seat, Thinking> m_hints;
    QThreadPool m_pool;
};

/// The decisions that a log leaves standing after everything that was taken back.
std::vector<v1::Decision> foldLog(const std::vector<v1::LogEntry> &entries);

/// The first decision of a log that does not fit its game.
struct Misfit {
    static constexpr std::string_view otherPosition = "other_position";

    std::size_t decision = 0; ///< its number, counted from 1
    /// Why: the refusal of a move, "no_such_seat", or `otherPosition` if it leads to another one
    /// than when it was written down. Empty: everything fits.
    std::string_view code;

    explicit operator bool() const { return !code.empty(); }
};

/// Carries decisions out on a fresh match, up to the first that does not fit.
Misfit replay(Match &match, const std::vector<v1::Decision> &decisions);

} // namespace mirabilia::host
