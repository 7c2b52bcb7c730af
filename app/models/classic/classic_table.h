// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/classic/classic_choice.h"
#include "app/models/classic/classic_city.h"
#include "app/models/classic/classic_models.h"
#include "app/models/classic/classic_story.h"
#include "app/models/session/table_model.h"

#include <QQmlListProperty>

namespace mirabilia {

/// The table of the classic game.
class ClassicTable : public mirabilia::TableModel {
    Q_OBJECT
    Q_PROPERTY(int age READ age NOTIFY changed FINAL)
    Q_PROPERTY(int turn READ turn NOTIFY changed FINAL)
    Q_PROPERTY(int turnsPerAge READ turnsPerAge NOTIFY changed FINAL)
    /// "left" or "right".
    Q_PROPERTY(QString passTo READ passTo NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::ClassicCity *own READ own NOTIFY seatingChanged FINAL)
    Q_PROPERTY(mirabilia::ClassicCity *left READ left NOTIFY seatingChanged FINAL)
    Q_PROPERTY(mirabilia::ClassicCity *right READ right NOTIFY seatingChanged FINAL)
    Q_PROPERTY(
        QQmlListProperty<mirabilia::ClassicCity> cities READ cities NOTIFY seatingChanged FINAL)
    Q_PROPERTY(
        QQmlListProperty<mirabilia::ClassicCity> others READ others NOTIFY seatingChanged FINAL)
    Q_PROPERTY(int seatCount READ seatCount NOTIFY seatingChanged FINAL)
    Q_PROPERTY(int playerCount READ playerCount NOTIFY seatingChanged FINAL)
    /// The city the decision is for: one's own, or the Free City.
    Q_PROPERTY(mirabilia::ClassicCity *decidingFor READ decidingFor NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::ListModel *hand READ hand CONSTANT FINAL)
    Q_PROPERTY(mirabilia::ClassicChoice *choice READ choice CONSTANT FINAL)
    /// "", "extra", "pick" or "freeCity".
    Q_PROPERTY(QString moment READ moment NOTIFY changed FINAL)
    Q_PROPERTY(QString momentTitle READ momentTitle NOTIFY changed FINAL)
    Q_PROPERTY(QString momentText READ momentText NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::ListModel *pickable READ pickable CONSTANT FINAL)
    Q_PROPERTY(QString hintCard READ hintCard NOTIFY hintChanged FINAL)
    /// A ClassicAction.
    Q_PROPERTY(int hintAction READ hintAction NOTIFY hintChanged FINAL)
    /// True while all cards are turned over, and then while they go where they were played.
    Q_PROPERTY(bool revealing READ revealing NOTIFY presentationChanged FINAL)
    Q_PROPERTY(bool settling READ settling NOTIFY presentationChanged FINAL)
    /// True while what was built of wonders rises, for so many milliseconds at the designed speed.
    Q_PROPERTY(bool raising READ raising NOTIFY presentationChanged FINAL)
    Q_PROPERTY(int raisingTime READ raisingTime NOTIFY presentationChanged FINAL)
    /// True while a new age begins.
    Q_PROPERTY(bool dealing READ dealing NOTIFY presentationChanged FINAL)
    /// True while the hands travel on to the next seat.
    Q_PROPERTY(bool passing READ passing NOTIFY presentationChanged FINAL)
    Q_PROPERTY(mirabilia::ClassicRevealModel *reveal READ reveal CONSTANT FINAL)
    /// True while the conflict of a position shown is still to be told; its tokens are in the
    /// cities already.
    Q_PROPERTY(bool conflictAwaits READ conflictAwaits NOTIFY presentationChanged FINAL)
    Q_PROPERTY(bool conflictShown READ conflictShown NOTIFY presentationChanged FINAL)
    Q_PROPERTY(mirabilia::ListModel *conflict READ conflict CONSTANT FINAL)
    Q_PROPERTY(int conflictAge READ conflictAge NOTIFY presentationChanged FINAL)
    /// Coin moves of the latest turn: `{from, to, coins}` with seats; -1: the bank.
    Q_PROPERTY(QVariantList coinsMoved READ coinsMoved NOTIFY presentationChanged FINAL)
    Q_PROPERTY(int discardCount READ discardCount NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::ClassicCardsModel *discardPile READ discardPile CONSTANT FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("App.table")

public:
    ClassicTable(RunningGame &game, const Settings &settings, const Catalogue &catalogue,
                 QObject *parent = nullptr);

    [[nodiscard]] QString game() const override { return QStringLiteral("classic"); }
    [[nodiscard]] int age() const;
    [[nodiscard]] int turn() const;
    [[nodiscard]] int turnsPerAge() const;
    [[nodiscard]] QString passTo() const;
    [[nodiscard]] ClassicCity *own() const;
    [[nodiscard]] ClassicCity *left() const;
    [[nodiscard]] ClassicCity *right() const;
    QQmlListProperty<ClassicCity> cities();
    QQmlListProperty<ClassicCity> others();
    [[nodiscard]] int seatCount() const;
    [[nodiscard]] int playerCount() const;
    [[nodiscard]] ClassicCity *decidingFor() const;
    [[nodiscard]] ListModel *hand() const { return m_hand; }
    [[nodiscard]] ClassicChoice *choice() const { return m_choice; }
    [[nodiscard]] QString moment() const;
    [[nodiscard]] QString momentTitle() const;
    [[nodiscard]] QString momentText() const;
    [[nodiscard]] ListModel *pickable() const { return m_pickable; }
    [[nodiscard]] QString hintCard() const;
    [[nodiscard]] int hintAction() const { return hinted().classic().action(); }
    [[nodiscard]] bool revealing() const { return act() == Reveal; }
    [[nodiscard]] bool settling() const { return act() == Settle; }
    [[nodiscard]] bool raising() const { return act() == Raise; }
    [[nodiscard]] int raisingTime() const;
    [[nodiscard]] bool dealing() const { return act() == Deal; }
    [[nodiscard]] bool passing() const { return act() == Pass; }
    [[nodiscard]] ClassicRevealModel *reveal() const { return m_reveal; }
    [[nodiscard]] QVariantList coinsMoved() const { return m_coinsMoved; }
    [[nodiscard]] bool conflictAwaits() const { return toCome(Conflict) > 0; }
    [[nodiscard]] bool conflictShown() const { return act() == Conflict; }
    [[nodiscard]] ListModel *conflict() const { return m_conflict; }
    [[nodiscard]] int conflictAge() const;
    [[nodiscard]] int discardCount() const;
    [[nodiscard]] ClassicCardsModel *discardPile() const { return m_discardPile; }

    [[nodiscard]] QString moveText(int seat, const v1::Move &move) const override;
    [[nodiscard]] QString turnText(int age, int number) const override;
    [[nodiscard]] QString closerReason(const v1::Move &move, const QString &reason) const override;
    [[nodiscard]] QString fightText() const override;
    [[nodiscard]] std::pair<QString, QString> novelty() const override;

    /// The city at a seat, or null.
    Q_INVOKABLE [[nodiscard]] mirabilia::ClassicCity *cityAt(int seat) const;
    /// Everything about a card: `{card, name, effectText, costText, prices, from, to}`. `prices` is
    /// today's of a card in hand, as `{text, steps}`; `from` and `to` are the cards of its chain.
    Q_INVOKABLE [[nodiscard]] QVariantMap details(const QString &card) const;
    /// The cards under the stages of a city, as a list of `{card, name, family}`.
    Q_INVOKABLE [[nodiscard]] QVariantList buriedOf(int seat) const;
    /// Takes a card of `pickable` from the discard pile and builds it.
    Q_INVOKABLE void pick(int row);
    Q_INVOKABLE void declinePick();
    /// Highlights the chain partners of a card in all cities.
    Q_INVOKABLE void chainOf(const QString &card);
    Q_INVOKABLE void clearChain();

signals:
    void seatingChanged();

public:
    // ---- For ClassicChoice
    // ------------------------------------------------------------------------

    /// A card of the hand with all its possibilities; null if the hand has no such row or is
    /// hidden.
    [[nodiscard]] const v1::HandCard *handCard(int row) const;
    /// Reads the view of the person at the screen. Call only while there is one (see `handCard`).
    [[nodiscard]] ClassicAdapter adapter() const;
    using TableModel::catalogue;
    using TableModel::settings;
    /// Sends a move for the city the decision is for.
    void play(const v1::ClassicMove &move);
    /// Marks only the neighbours' goods that a payment would buy.
    void markPurchase(const v1::Purchase &bought);

protected:
    [[nodiscard]] std::vector<Act> actsOf(Events::const_iterator from,
                                          Events::const_iterator to) const override;
    [[nodiscard]] QString activityOf(int seat) const override;
    [[nodiscard]] QString question() const override;
    [[nodiscard]] QString showText() const override;
    [[nodiscard]] QString refusalText(const QString &code) const override;
    void refreshPosition() override;
    void refreshStory() override;

private:
    enum Show : int { Reveal = 1, Settle, Raise, Conflict, Deal, Pass };

    [[nodiscard]] std::chrono::milliseconds timeToRaise(Events::const_iterator from,
                                                        Events::const_iterator to) const;

    [[nodiscard]] const v1::ClassicTable &classic() const { return view().classic(); }

    /// Today's price of a card in hand, as `{text, steps}`.
    [[nodiscard]] QVariantMap price(int row) const;
    /// Returns true while the end of an age is shown: the next one begins after it.
    [[nodiscard]] bool ageEnds() const;
    void refreshSeating();
    void refreshCities();
    [[nodiscard]] QList<ClassicHandRow> handRows() const;
    void refreshHand();
    void refreshCards();

    ListModel *m_hand;
    ListModel *m_pickable;
    ClassicChoice *m_choice;
    ClassicRevealModel *m_reveal;
    ListModel *m_conflict;
    ClassicCardsModel *m_discardPile;
    QList<ClassicCity *> m_cities;
    QList<ClassicCity *> m_others;
    int m_seatedFor = -1; ///< the viewer that left, right and others relate to
    QVariantList m_coinsMoved;
    int m_conflictAge = 0;
    QSet<QString> m_chain;
};

} // namespace mirabilia
