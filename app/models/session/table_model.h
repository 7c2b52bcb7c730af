// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/catalogue.h"
#include "app/models/session/director.h"
#include "app/models/session/local_seats.h"
#include "app/models/session/log_model.h"
#include "app/models/session/scores_model.h"
#include "app/models/session/seats_model.h"

#include <QObject>
#include <QPointer>
#include <qqmlintegration.h>

#include <utility>

namespace mirabilia {

class Settings;

/// The running game as the person at the screen may see it: what all games have in common. Each
/// game derives its own table (such as ClassicTable), which shows the position.
///
/// What it shows is what its Director has told so far: a card counts when it has landed. While
/// `showing` is true there is more to tell; the player's decision, `handover` and `over` wait for
/// it, or for `skip()`; with motion off nothing is waited for.
class TableModel : public QObject {
    Q_OBJECT
    /// Engine id, such as "classic".
    Q_PROPERTY(QString game READ game CONSTANT FINAL)
    /// Of the game, from 1.
    Q_PROPERTY(int edition READ edition CONSTANT FINAL)
    /// The match id, which also identifies its score sheet in the history.
    Q_PROPERTY(QString matchId READ matchId NOTIFY changed FINAL)
    /// True once the first view has arrived; everything else is valid then.
    Q_PROPERTY(bool laid READ laid NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::SeatsModel *seats READ seats CONSTANT FINAL)
    /// One sentence: "Choose a card", "Waiting for Bo and Cy".
    Q_PROPERTY(QString status READ status NOTIFY changed FINAL)
    Q_PROPERTY(bool myTurn READ myTurn NOTIFY changed FINAL)
    /// True if my choice can be taken back; during a handover, that of the previous person.
    Q_PROPERTY(bool canChange READ canChange NOTIFY changed FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
    /// Why the game is paused, in a sentence; empty if it is not.
    Q_PROPERTY(QString pauseText READ pauseText NOTIFY changed FINAL)
    /// True if its people are at several screens; no hints there.
    Q_PROPERTY(bool overNetwork READ overNetwork CONSTANT FINAL)
    /// True if nobody here has a seat.
    Q_PROPERTY(bool watching READ watching NOTIFY changed FINAL)
    /// True for a replay: nothing here can be played.
    Q_PROPERTY(bool replayed READ replayed CONSTANT FINAL)
    /// The seat the table is seen from; -1 before the table is laid.
    Q_PROPERTY(int viewer READ viewer NOTIFY changed FINAL)
    /// True in hot seat, with several people at this screen.
    Q_PROPERTY(bool shared READ shared NOTIFY changed FINAL)
    Q_PROPERTY(QString hintText READ hintText NOTIFY hintChanged FINAL)
    Q_PROPERTY(bool hintBusy READ hintBusy NOTIFY hintChanged FINAL)
    Q_PROPERTY(bool handover READ handover NOTIFY changed FINAL)
    Q_PROPERTY(QString handoverName READ handoverName NOTIFY changed FINAL)
    Q_PROPERTY(bool showing READ showing NOTIFY presentationChanged FINAL)
    Q_PROPERTY(mirabilia::LogModel *log READ log CONSTANT FINAL)
    /// True once the game is over and its last turn has been shown.
    Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
    /// The score sheet, once the game is over.
    Q_PROPERTY(mirabilia::ScoresModel *scores READ scores CONSTANT FINAL)
    /// False if the game ended before points counted.
    Q_PROPERTY(bool pointsDecide READ pointsDecide NOTIFY changed FINAL)
    Q_PROPERTY(QString winnerText READ winnerText NOTIFY changed FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("App.table")

public:
    [[nodiscard]] virtual QString game() const = 0;
    [[nodiscard]] int edition() const { return m_catalogue.edition(); }
    [[nodiscard]] bool laid() const { return m_viewer >= 0; }
    [[nodiscard]] SeatsModel *seats() const { return m_seatRows; }
    [[nodiscard]] QString matchId() const;
    [[nodiscard]] QString status() const;
    [[nodiscard]] bool myTurn() const;
    [[nodiscard]] bool canChange() const;
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] QString pauseText() const { return m_pauseText; }
    void pause(const QString &why);
    [[nodiscard]] bool overNetwork() const { return m_overNetwork; }
    [[nodiscard]] bool watching() const { return m_seats->watching(); }
    [[nodiscard]] bool replayed() const { return m_replayed; }
    [[nodiscard]] int viewer() const { return m_viewer; }
    [[nodiscard]] bool shared() const { return m_seats->shared(); }
    [[nodiscard]] QString hintText() const;
    [[nodiscard]] bool hintBusy() const { return m_hintBusy; }
    /// Returns true if a move is marked, or will be.
    [[nodiscard]] bool hinting() const { return m_hintBusy || !m_hint.isEmpty(); }
    [[nodiscard]] bool handover() const;
    [[nodiscard]] QString handoverName() const;
    [[nodiscard]] bool showing() const { return m_director->running(); }
    [[nodiscard]] LogModel *log() const { return m_log; }
    [[nodiscard]] bool over() const;
    /// The table was left: what is told ends where it is, for its page is being destroyed.
    void stop();
    [[nodiscard]] ScoresModel *scores() const { return m_scores; }
    [[nodiscard]] virtual bool pointsDecide() const { return true; }
    /// The winner and why, if points decide.
    [[nodiscard]] virtual QString winnerText() const;

    /// A move in words: "Build Altar".
    [[nodiscard]] virtual QString moveText(int seat, const v1::Move &move) const = 0;
    /// A hint's reason (see HintedMove) as a sentence.
    [[nodiscard]] virtual QString reasonText(const QString &reason) const;
    /// What more can be said of a hint's reason here, as "resources.wonder"; else the reason
    /// itself.
    [[nodiscard]] virtual QString closerReason(const v1::Move & /*move*/,
                                               const QString &reason) const {
        return reason;
    }
    /// What a fight of all cities has just brought to mine, in words; empty: there was none, or it
    /// is still to be shown.
    [[nodiscard]] virtual QString fightText() const { return {}; }
    /// What has come into the hand that a first game has not met before: its chapter (see
    /// resources/practice) and its name. Empty: nothing.
    [[nodiscard]] virtual std::pair<QString, QString> novelty() const { return {}; }
    /// Tells the decisions of the person at the screen apart. The same position, reached again by
    /// an undo, has the same key; secret choices of others make no difference.
    [[nodiscard]] QByteArray position() const;
    /// The time of a decision (see ReviewedTurn): "Age II, turn 3".
    [[nodiscard]] virtual QString turnText(int age, int number) const = 0;
    /// Returns true if the person of this seat is at this screen.
    [[nodiscard]] bool isHere(int seat) const { return m_seats->isHere(seat); }

    /// The name of a seat: as its player wrote it, or its number.
    [[nodiscard]] static QString seatName(const v1::SeatInfo &seat);
    /// The position shown, as the person at the screen may see it; empty before the table is laid.
    [[nodiscard]] const v1::TableView &view() const { return m_director->view(); }

    /// Takes my choice back while others are still choosing.
    Q_INVOKABLE void change();
    Q_INVOKABLE void undo();
    /// Requests a hint, shown in `hintText`; an advice that was given is told instead. Calling it
    /// again clears the hint.
    Q_INVOKABLE void hint();
    /// Marks the first of these moves, which is explained elsewhere; none: nothing. `hint()` then
    /// tells of them.
    void advise(const QList<HintedMove> &moves);
    /// The next person is at the screen and ready to see their private information.
    Q_INVOKABLE void takeOver();
    /// Shows at once what the current turn has brought, up to what waits for the player.
    Q_INVOKABLE void skip();
    Q_INVOKABLE [[nodiscard]] QString exportLog() const;
    /// The finished game as one line of JSON; empty while it runs.
    Q_INVOKABLE [[nodiscard]] QString exportRecord() const;
    /// The result has been seen: leaves the finished game.
    Q_INVOKABLE void finish();

signals:
    void changed();
    void hintChanged();
    void presentationChanged();
    /// These events have been shown; `view` now includes them, and `changed` follows.
    void happened(const std::vector<mirabilia::v1::Event> &events);
    /// A different position was shown, not reached by play: running animations no longer apply.
    void jumped();
    /// The show has come to something that is heard; see Director.
    void heard(const char *sound);
    /// An army has taken a step.
    void marched();
    /// Somebody at this screen has picked something up: a card, a die.
    void lifted();
    /// The player is done with the finished game.
    void finished();
    /// A command is sent to the host.
    void sent(const mirabilia::v1::Command &command);
    /// The host refused a decision; `why` in one sentence.
    void refused(const QString &why);

protected:
    using Events = std::vector<v1::Event>;
    using Act = Director::Act;

    TableModel(RunningGame &game, const Settings &settings, const Catalogue &catalogue,
               HotSeatRules rules, QObject *parent);

    // ---- Implemented by each game ---------------------------------------------------------------

    /// The acts that tell new events, in order.
    [[nodiscard]] virtual std::vector<Act> actsOf(Events::const_iterator from,
                                                  Events::const_iterator to) const = 0;
    /// An update as the scenes that tell it; `before`: the position it follows.
    [[nodiscard]] virtual std::vector<Director::Scene> scenesOf(const v1::TableView &before,
                                                                Director::Scene update) const;
    /// What a seat is doing: "thinking", "chosen" or "idle".
    [[nodiscard]] virtual QString activityOf(int seat) const = 0;
    /// The question to the person at the screen: "Choose a card".
    [[nodiscard]] virtual QString question() const = 0;
    /// The current act, in one sentence.
    [[nodiscard]] virtual QString showText() const = 0;
    [[nodiscard]] virtual QString refusalText(const QString &code) const = 0;
    /// What the person at the screen has answered since the last event, still secret.
    [[nodiscard]] virtual QByteArray secretAnswers() const { return {}; }
    /// The position has changed, or how to show it.
    virtual void refreshPosition() = 0;
    /// The events or their wording have changed: what is shown of the latest turn and, once it has
    /// `landed`, the log.
    virtual void refreshStory() = 0;

    // ---- For the games --------------------------------------------------------------------------

    [[nodiscard]] const Settings &settings() const { return m_settings; }
    [[nodiscard]] const Catalogue &catalogue() const { return m_catalogue; }
    /// All events from the first card to the turn being shown, and where that begins.
    [[nodiscard]] const Events &story() const { return m_director->scene().story; }
    [[nodiscard]] std::size_t freshFrom() const { return m_fresh; }
    /// Returns true if the position includes the turn being shown.
    [[nodiscard]] bool landed() const { return m_director->landed(); }
    /// Returns true if the private information of the person at the screen may be shown now.
    [[nodiscard]] bool ownShown() const;
    /// The seat the next decision is for: the first one this viewer decides for, or else its own.
    [[nodiscard]] int decidingSeat() const;
    /// The current act; 0: none.
    [[nodiscard]] int act() const { return m_director->act(); }
    /// How many acts of a kind follow the current one, now that the position includes the turn.
    [[nodiscard]] int toCome(int kind) const { return landed() ? m_director->toCome(kind) : 0; }
    /// Returns true if the position was reached by play.
    [[nodiscard]] bool played() const { return !m_director->scene().acts.empty(); }
    /// Returns true if the question is still unanswered.
    [[nodiscard]] bool mayDecide() const { return myTurn() && !m_decided; }
    void decide(const v1::Move &move);
    /// The best move of the current hint; empty without one.
    [[nodiscard]] const v1::Move &hinted() const;
    void refresh();

private:
    void advance();
    void followDirector();
    [[nodiscard]] Director::Scene newest() const;
    void refreshSeats();
    void sendForViewer(v1::Command command);
    void receiveHint(int seat, const QList<HintedMove> &moves);
    void clearHint();
    void dropHint();

    QPointer<RunningGame> m_running; ///< deleted before its screens
    const Settings &m_settings;
    const Catalogue &m_catalogue;
    LocalSeats *m_seats;
    Director *m_director;
    SeatsModel *m_seatRows;
    LogModel *m_log;
    ScoresModel *m_scores;
    bool m_overNetwork;
    bool m_replayed;
    QString m_pauseText;
    int m_viewer = -1;
    bool m_storyShown = false; ///< true while log and latest turn are up to date
    std::size_t m_fresh = 0;
    bool m_decided = false; ///< a decision has been sent; a second click must not send another
    bool m_hintBusy = false;
    int m_hintFor = -1;         ///< the seat whose decision the hint is about
    QList<HintedMove> m_hint;   ///< empty, or the best move and perhaps the second best
    bool m_hintTold = false;    ///< the hint is to be told, not only marked
    QList<HintedMove> m_advice; ///< as `m_hint`: what was advised for this decision
};

} // namespace mirabilia
