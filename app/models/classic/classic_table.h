// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/classic/choice_model.h"
#include "app/models/classic/city.h"
#include "app/models/classic/hand_model.h"
#include "app/models/classic/story.h"
#include "app/models/classic/turn_models.h"
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
    Q_PROPERTY(mirabilia::City *own READ own NOTIFY seatingChanged FINAL)
    Q_PROPERTY(mirabilia::City *left READ left NOTIFY seatingChanged FINAL)
    Q_PROPERTY(mirabilia::City *right READ right NOTIFY seatingChanged FINAL)
    Q_PROPERTY(QQmlListProperty<mirabilia::City> cities READ cities NOTIFY seatingChanged FINAL)
    Q_PROPERTY(QQmlListProperty<mirabilia::City> others READ others NOTIFY seatingChanged FINAL)
    Q_PROPERTY(int seatCount READ seatCount NOTIFY seatingChanged FINAL)
    Q_PROPERTY(int playerCount READ playerCount NOTIFY seatingChanged FINAL)
    /// The city the decision is for: one's own, or the Free City.
    Q_PROPERTY(mirabilia::City *decidingFor READ decidingFor NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::HandModel *hand READ hand CONSTANT FINAL)
    Q_PROPERTY(mirabilia::ChoiceModel *choice READ choice CONSTANT FINAL)
    /// "", "extra", "pick" or "freeCity".
    Q_PROPERTY(QString moment READ moment NOTIFY changed FINAL)
    Q_PROPERTY(QString momentTitle READ momentTitle NOTIFY changed FINAL)
    Q_PROPERTY(QString momentText READ momentText NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::HandModel *pickable READ pickable CONSTANT FINAL)
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
    Q_PROPERTY(mirabilia::RevealModel *reveal READ reveal CONSTANT FINAL)
    Q_PROPERTY(bool conflictShown READ conflictShown NOTIFY presentationChanged FINAL)
    Q_PROPERTY(mirabilia::ConflictModel *conflict READ conflict CONSTANT FINAL)
    Q_PROPERTY(int conflictAge READ conflictAge NOTIFY presentationChanged FINAL)
    /// Coin moves of the latest turn: `{from, to, coins}` with seats; -1: the bank.
    Q_PROPERTY(QVariantList coinsMoved READ coinsMoved NOTIFY presentationChanged FINAL)
    Q_PROPERTY(int discardCount READ discardCount NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::CardsModel *discardPile READ discardPile CONSTANT FINAL)
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
    [[nodiscard]] City *own() const;
    [[nodiscard]] City *left() const;
    [[nodiscard]] City *right() const;
    QQmlListProperty<City> cities();
    QQmlListProperty<City> others();
    [[nodiscard]] int seatCount() const;
    [[nodiscard]] int playerCount() const;
    [[nodiscard]] City *decidingFor() const;
    [[nodiscard]] HandModel *hand() const { return m_hand; }
    [[nodiscard]] ChoiceModel *choice() const { return m_choice; }
    [[nodiscard]] QString moment() const;
    [[nodiscard]] QString momentTitle() const;
    [[nodiscard]] QString momentText() const;
    [[nodiscard]] HandModel *pickable() const { return m_pickable; }
    [[nodiscard]] QString hintCard() const;
    [[nodiscard]] int hintAction() const { return hinted().classic().action(); }
    [[nodiscard]] bool revealing() const { return act() == Reveal; }
    [[nodiscard]] bool settling() const { return act() == Settle; }
    [[nodiscard]] bool raising() const { return act() == Raise; }
    [[nodiscard]] int raisingTime() const;
    [[nodiscard]] bool dealing() const { return act() == Deal; }
    [[nodiscard]] bool passing() const { return act() == Pass; }
    [[nodiscard]] RevealModel *reveal() const { return m_reveal; }
    [[nodiscard]] QVariantList coinsMoved() const { return m_coinsMoved; }
    [[nodiscard]] bool conflictShown() const { return act() == Conflict; }
    [[nodiscard]] ConflictModel *conflict() const { return m_conflict; }
    [[nodiscard]] int conflictAge() const;
    [[nodiscard]] int discardCount() const;
    [[nodiscard]] CardsModel *discardPile() const { return m_discardPile; }

    [[nodiscard]] QString moveText(int seat, const v1::Move &move) const override;
    [[nodiscard]] QString turnText(int age, int number) const override;

    /// The city at a seat, or null.
    Q_INVOKABLE [[nodiscard]] mirabilia::City *cityAt(int seat) const;
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
    // ---- For ChoiceModel ------------------------------------------------------------------------

    /// A card of the hand with all its possibilities; null if the hand has no such row or is
    /// hidden.
    [[nodiscard]] const v1::HandCard *handCard(int row) const;
    /// Reads the view of the person at the screen. Call only while there is one (see `handCard`).
    [[nodiscard]] Adapter adapter() const;
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
    [[nodiscard]] QString nameOf(const v1::SeatInfo &seat) const override;
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

    /// Returns true while the end of an age is shown: the next one begins after it.
    [[nodiscard]] bool ageEnds() const;
    void refreshSeating();
    void refreshCities();
    void refreshHand();
    void refreshCards();

    HandModel *m_hand;
    HandModel *m_pickable;
    ChoiceModel *m_choice;
    RevealModel *m_reveal;
    ConflictModel *m_conflict;
    CardsModel *m_discardPile;
    QList<City *> m_cities;
    QList<City *> m_others;
    int m_seatedFor = -1; ///< the viewer that left, right and others relate to
    QVariantList m_coinsMoved;
    int m_conflictAge = 0;
    QSet<QString> m_chain;
};

} // namespace mirabilia
