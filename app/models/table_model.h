// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/choice_model.h"
#include "app/models/city.h"
#include "app/models/hand_model.h"
#include "app/models/local_seats.h"
#include "app/models/log_model.h"
#include "app/models/presentation.h"
#include "app/models/scores_model.h"
#include "app/models/services.h"
#include "app/models/trade.h"
#include "app/models/turn_models.h"

#include <QObject>
#include <QQmlListProperty>

namespace mirabilia {

class Settings;

/// The running game as the person at the screen may see it.
///
/// State is right at once; pictures may lag: after everybody has chosen, `revealing` and then
/// `conflictShown` hold for a moment while cities, scores and log are already those of the new
/// position. Only `hand` (with `choice`, `pickable`, `moment`, `curtain` and `over`) waits until
/// the show is over. `skip()` ends it; with motion off there is none.
class TableModel : public QObject {
    Q_OBJECT
    Q_PROPERTY(int age READ age NOTIFY changed FINAL)
    Q_PROPERTY(int turn READ turn NOTIFY changed FINAL)
    /// "left" or "right".
    Q_PROPERTY(QString passTo READ passTo NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::City *own READ own NOTIFY seatingChanged FINAL)
    Q_PROPERTY(mirabilia::City *left READ left NOTIFY seatingChanged FINAL)
    Q_PROPERTY(mirabilia::City *right READ right NOTIFY seatingChanged FINAL)
    Q_PROPERTY(QQmlListProperty<mirabilia::City> cities READ cities NOTIFY seatingChanged FINAL)
    Q_PROPERTY(QQmlListProperty<mirabilia::City> others READ others NOTIFY seatingChanged FINAL)
    Q_PROPERTY(int seatCount READ seatCount NOTIFY seatingChanged FINAL)
    Q_PROPERTY(int playerCount READ playerCount NOTIFY seatingChanged FINAL)
    /// One sentence: "Choose a card", "Waiting for Bo and Cy".
    Q_PROPERTY(QString status READ status NOTIFY changed FINAL)
    Q_PROPERTY(bool myTurn READ myTurn NOTIFY changed FINAL)
    /// The city that is decided for: own, or the Free City.
    Q_PROPERTY(mirabilia::City *decidingFor READ decidingFor NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::HandModel *hand READ hand CONSTANT FINAL)
    Q_PROPERTY(mirabilia::ChoiceModel *choice READ choice CONSTANT FINAL)
    /// "", "extra", "pick" or "freeCity".
    Q_PROPERTY(QString moment READ moment NOTIFY changed FINAL)
    Q_PROPERTY(QString momentTitle READ momentTitle NOTIFY changed FINAL)
    Q_PROPERTY(QString momentText READ momentText NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::HandModel *pickable READ pickable CONSTANT FINAL)
    /// My choice can be taken back; at the curtain, that of the one who was at the screen before.
    Q_PROPERTY(bool canChange READ canChange NOTIFY changed FINAL)
    Q_PROPERTY(bool canUndo READ canUndo NOTIFY changed FINAL)
    Q_PROPERTY(QString hintText READ hintText NOTIFY hintChanged FINAL)
    Q_PROPERTY(QString hintCard READ hintCard NOTIFY hintChanged FINAL)
    Q_PROPERTY(bool hintBusy READ hintBusy NOTIFY hintChanged FINAL)
    Q_PROPERTY(bool curtain READ curtain NOTIFY changed FINAL)
    Q_PROPERTY(QString curtainName READ curtainName NOTIFY changed FINAL)
    Q_PROPERTY(bool revealing READ revealing NOTIFY presentationChanged FINAL)
    Q_PROPERTY(mirabilia::RevealModel *reveal READ reveal CONSTANT FINAL)
    Q_PROPERTY(bool conflictShown READ conflictShown NOTIFY presentationChanged FINAL)
    Q_PROPERTY(mirabilia::ConflictModel *conflict READ conflict CONSTANT FINAL)
    Q_PROPERTY(int conflictAge READ conflictAge NOTIFY presentationChanged FINAL)
    Q_PROPERTY(int discardCount READ discardCount NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::CardsModel *discardPile READ discardPile CONSTANT FINAL)
    Q_PROPERTY(mirabilia::LogModel *log READ log CONSTANT FINAL)
    /// The game is over and its last turn has been shown.
    Q_PROPERTY(bool over READ over NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::ScoresModel *scores READ scores CONSTANT FINAL)
    Q_PROPERTY(QString winnerText READ winnerText NOTIFY changed FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("App.table")

public:
    TableModel(Services &services, const Settings &settings, const Catalogue &catalogue,
               QObject *parent = nullptr);

    [[nodiscard]] int age() const;
    [[nodiscard]] int turn() const;
    [[nodiscard]] QString passTo() const;
    [[nodiscard]] City *own() const;
    [[nodiscard]] City *left() const;
    [[nodiscard]] City *right() const;
    QQmlListProperty<City> cities();
    QQmlListProperty<City> others();
    [[nodiscard]] int seatCount() const;
    [[nodiscard]] int playerCount() const;
    [[nodiscard]] QString status() const;
    [[nodiscard]] bool myTurn() const;
    [[nodiscard]] City *decidingFor() const;
    [[nodiscard]] HandModel *hand() const { return m_hand; }
    [[nodiscard]] ChoiceModel *choice() const { return m_choice; }
    [[nodiscard]] QString moment() const;
    [[nodiscard]] QString momentTitle() const;
    [[nodiscard]] QString momentText() const;
    [[nodiscard]] HandModel *pickable() const { return m_pickable; }
    [[nodiscard]] bool canChange() const;
    [[nodiscard]] bool canUndo() const;
    [[nodiscard]] QString hintText() const;
    [[nodiscard]] QString hintCard() const;
    [[nodiscard]] bool hintBusy() const { return m_hintBusy; }
    [[nodiscard]] bool curtain() const;
    [[nodiscard]] QString curtainName() const;
    [[nodiscard]] bool revealing() const;
    [[nodiscard]] RevealModel *reveal() const { return m_reveal; }
    [[nodiscard]] bool conflictShown() const;
    [[nodiscard]] ConflictModel *conflict() const { return m_conflict; }
    [[nodiscard]] int conflictAge() const;
    [[nodiscard]] int discardCount() const;
    [[nodiscard]] CardsModel *discardPile() const { return m_discardPile; }
    [[nodiscard]] LogModel *log() const { return m_log; }
    [[nodiscard]] bool over() const;
    [[nodiscard]] ScoresModel *scores() const { return m_scores; }
    [[nodiscard]] QString winnerText() const;

    /// The position as the person at the screen knows it; empty before the table is laid.
    [[nodiscard]] const v1::TableView &view() const;
    /// The seats of this game for another deal, boards by lot.
    [[nodiscard]] GameSetup setup() const;

    /// The city at a seat, or null.
    Q_INVOKABLE [[nodiscard]] mirabilia::City *cityAt(int seat) const;
    /// Takes a card of `pickable` from the discard pile and builds it.
    Q_INVOKABLE void pick(int row);
    Q_INVOKABLE void declinePick();
    /// Takes my choice back while others still think.
    Q_INVOKABLE void change();
    Q_INVOKABLE void undo();
    /// Asks what the expert would do; `hintText` and `hintCard` answer. Asking again clears it.
    Q_INVOKABLE void hint();
    /// The next person is at the screen and wants to see the hand.
    Q_INVOKABLE void openCurtain();
    /// Ends the reveal or the conflict that is being shown.
    Q_INVOKABLE void skip();
    /// Lights the chain partners of a card in all cities.
    Q_INVOKABLE void chainOf(const QString &card);
    Q_INVOKABLE void clearChain();
    Q_INVOKABLE [[nodiscard]] QString exportLog() const;
    /// The finished game as one line of JSON; empty while it runs.
    Q_INVOKABLE [[nodiscard]] QString exportRecord() const;
    /// The result has been seen: leaves the finished game.
    Q_INVOKABLE void finish();

signals:
    void changed();
    void seatingChanged();
    void hintChanged();
    void presentationChanged();
    /// The player is done with the finished game.
    void finished();
    /// A command goes to the host.
    void sent(const mirabilia::v1::Command &command);
    /// The host refused a decision: why, in one sentence.
    void refused(const QString &why);

public:
    // ---- For ChoiceModel ------------------------------------------------------------------------

    /// A card of the hand with all its answers; null where the hand has no such row or is not
    /// shown.
    [[nodiscard]] const v1::HandCard *handCard(int row) const;
    /// Reads the view of the person at the screen. Only while there is one (`handCard` says so).
    [[nodiscard]] Adapter adapter() const;
    [[nodiscard]] const Settings &settings() const { return m_settings; }
    [[nodiscard]] const Catalogue &catalogue() const { return m_catalogue; }
    /// Sends a move for the city that is decided for.
    void decide(const v1::ClassicMove &move);
    /// Marks the neighbours' goods that a payment would buy; no card unmarks them all.
    void markPurchase(const PaymentRow *payment, const QString &action, const QString &card);

private:
    [[nodiscard]] const v1::ClassicTable &classic() const { return view().classic(); }
    [[nodiscard]] bool mustDecide() const { return classic().deciding_for_size() > 0; }
    [[nodiscard]] bool handShown() const;
    [[nodiscard]] Market marketFor(const QString &action, const QString &card) const;

    void advance();
    void refresh();
    void refreshSeating();
    void refreshCities();
    void refreshStory();
    void refreshHand();
    void refreshCards();
    void receiveHint(int seat, const v1::Move &move, const QString &reason);
    void clearHint();

    Services &m_services;
    const Settings &m_settings;
    const Catalogue &m_catalogue;
    LocalSeats *m_seats;
    Presentation *m_presentation;
    HandModel *m_hand;
    HandModel *m_pickable;
    ChoiceModel *m_choice;
    RevealModel *m_reveal;
    ConflictModel *m_conflict;
    CardsModel *m_discardPile;
    LogModel *m_log;
    ScoresModel *m_scores;
    QList<City *> m_cities;
    QList<City *> m_others;
    int m_viewer = -1;
    int m_conflictAge = 0;
    bool m_storyTold = false; ///< log, reveal and conflict are up to date
    std::size_t m_fresh = 0;  ///< where the events of the turn being shown begin
    QSet<QString> m_chain;
    bool m_decided = false; ///< a decision is on its way; a second click must not send another
    bool m_hintBusy = false;
    int m_hintFor = -1; ///< the seat that is to decide what the hint is about
    v1::ClassicMove m_hint;
    QString m_hintReason;
};

} // namespace mirabilia
