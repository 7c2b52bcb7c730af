// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/dice/dice_choice.h"
#include "app/models/session/table_model.h"

#include <QQmlListProperty>

namespace mirabilia {

/// The table of Dice. Nothing is private: in hot seat people act one after the other. Other cities
/// are shown as they were at the start of the round.
class DiceTable : public mirabilia::TableModel {
    Q_OBJECT
    Q_PROPERTY(int round READ round NOTIFY changed FINAL)
    /// Whether this round is the last, and whose bonuses end the game, in one sentence.
    Q_PROPERTY(bool lastRound READ lastRound NOTIFY changed FINAL)
    Q_PROPERTY(QString lastRoundText READ lastRoundText NOTIFY changed FINAL)
    /// The question to the viewer: "Choose a die", "Cross off: Agora, 1 of 2".
    Q_PROPERTY(QString asked READ asked NOTIFY changed FINAL)
    /// The kind of that question: "action", "again" (another action with the same dice), "free"
    /// (without the die's cost), "cross" or "bonus"; empty while nothing is asked.
    Q_PROPERTY(QString moment READ moment NOTIFY changed FINAL)
    /// True while a die may be chosen.
    Q_PROPERTY(bool diceAsked READ diceAsked NOTIFY changed FINAL)
    /// The highest number of bonuses in a city.
    Q_PROPERTY(int mostBonuses READ mostBonuses NOTIFY changed FINAL)
    Q_PROPERTY(int bonusesToEnd READ bonusesToEnd NOTIFY changed FINAL)
    /// Circles in a row of the gold reserve.
    Q_PROPERTY(int rowLength READ rowLength CONSTANT FINAL)
    /// The parts of the Forum, cheapest first: `{cost, dice}`.
    Q_PROPERTY(QVariantList trays READ trays NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::ListModel *forum READ forum CONSTANT FINAL)
    /// Cities: the viewer's; those its western and eastern Barracks attack (the same one with two
    /// players); all by seat; and clockwise those that are neither the viewer's nor a neighbour's.
    Q_PROPERTY(mirabilia::DiceCity *own READ own NOTIFY seatingChanged FINAL)
    Q_PROPERTY(mirabilia::DiceCity *left READ left NOTIFY seatingChanged FINAL)
    Q_PROPERTY(mirabilia::DiceCity *right READ right NOTIFY seatingChanged FINAL)
    Q_PROPERTY(QQmlListProperty<mirabilia::DiceCity> cities READ cities NOTIFY seatingChanged FINAL)
    Q_PROPERTY(QQmlListProperty<mirabilia::DiceCity> others READ others NOTIFY seatingChanged FINAL)
    Q_PROPERTY(int seatCount READ seatCount NOTIFY seatingChanged FINAL)
    Q_PROPERTY(mirabilia::ListModel *bonuses READ bonuses CONSTANT FINAL)
    Q_PROPERTY(mirabilia::ListModel *steps READ steps CONSTANT FINAL)
    Q_PROPERTY(mirabilia::DiceChoice *choice READ choice CONSTANT FINAL)
    /// A DiceAction.
    Q_PROPERTY(int hintAction READ hintAction NOTIFY hintChanged FINAL)
    /// True while the cities of a round are revealed.
    Q_PROPERTY(bool revealing READ revealing NOTIFY presentationChanged FINAL)
    /// True while the attacks of a round strike and its coins move.
    Q_PROPERTY(bool striking READ striking NOTIFY presentationChanged FINAL)
    /// True while the dice of a round are thrown.
    Q_PROPERTY(bool rolling READ rolling NOTIFY presentationChanged FINAL)
    /// True while my wonder rises; while the dice of the next round are still in the hand.
    Q_PROPERTY(bool wonderRises READ wonderRises NOTIFY presentationChanged FINAL)
    Q_PROPERTY(bool diceHeld READ diceHeld NOTIFY presentationChanged FINAL)
    Q_PROPERTY(mirabilia::DiceRevealModel *reveal READ reveal CONSTANT FINAL)
    /// Attacks of the latest round: `{seat, building, other, faces, glyph}`; `faces` is the
    /// attacked city's Barracks on that side.
    Q_PROPERTY(QVariantList attacks READ attacks NOTIFY presentationChanged FINAL)
    /// Coins moved in the round revealed last: `{from, to, coins}`; seats, or -1 for the bank.
    Q_PROPERTY(QVariantList coinsMoved READ coinsMoved NOTIFY presentationChanged FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("App.table")

public:
    DiceTable(RunningGame &game, const Settings &settings, const Catalogue &catalogue,
              QObject *parent = nullptr);

    [[nodiscard]] QString game() const override { return QStringLiteral("dice"); }
    [[nodiscard]] int round() const;
    [[nodiscard]] bool lastRound() const;
    [[nodiscard]] QString lastRoundText() const;
    [[nodiscard]] QString asked() const;
    [[nodiscard]] QString moment() const;
    [[nodiscard]] bool diceAsked() const;
    [[nodiscard]] int mostBonuses() const;
    [[nodiscard]] int bonusesToEnd() const;
    [[nodiscard]] int rowLength() const;
    [[nodiscard]] QVariantList trays() const;
    [[nodiscard]] ListModel *forum() const { return m_forum; }
    [[nodiscard]] DiceCity *own() const;
    [[nodiscard]] DiceCity *left() const;
    [[nodiscard]] DiceCity *right() const;
    QQmlListProperty<DiceCity> cities();
    QQmlListProperty<DiceCity> others();
    [[nodiscard]] int seatCount() const { return static_cast<int>(m_cities.size()); }
    [[nodiscard]] ListModel *bonuses() const { return m_bonuses; }
    [[nodiscard]] ListModel *steps() const { return m_steps; }
    [[nodiscard]] DiceChoice *choice() const { return m_choice; }
    [[nodiscard]] QString hintDie() const;
    [[nodiscard]] QString hintCell() const;
    [[nodiscard]] int hintAction() const { return hinted().dice().action(); }
    [[nodiscard]] bool revealing() const { return act() == Reveal; }
    [[nodiscard]] bool striking() const { return act() == Strike; }
    [[nodiscard]] bool rolling() const { return act() == Roll; }
    [[nodiscard]] bool wonderRises() const { return act() == Rise; }
    [[nodiscard]] bool diceHeld() const { return toCome(Roll) > 0; }
    [[nodiscard]] DiceRevealModel *reveal() const { return m_reveal; }
    [[nodiscard]] QVariantList attacks() const { return m_attacks; }
    [[nodiscard]] QVariantList coinsMoved() const { return m_coinsMoved; }

    /// The city at a seat; null if none.
    Q_INVOKABLE [[nodiscard]] mirabilia::DiceCity *cityAt(int seat) const;

signals:
    void seatingChanged();

public:
    [[nodiscard]] QString moveText(int seat, const v1::Move &move) const override;
    [[nodiscard]] QString reasonText(const QString &reason) const override;
    [[nodiscard]] QString turnText(int age, int number) const override;

    // ---- For DiceChoice -------------------------------------------------------------------------

    [[nodiscard]] const v1::DiceTable &dice() const { return view().dice(); }
    [[nodiscard]] DiceAdapter adapter() const { return {view(), catalogue()}; }
    [[nodiscard]] int ownSeat() const { return viewer(); }
    /// Answers given by the viewer in this round.
    [[nodiscard]] int stepsDone() const;
    using TableModel::mayDecide;
    void play(const v1::DiceMove &move);
    /// Updates what is highlighted after the choice has changed.
    void refreshMarks();

protected:
    [[nodiscard]] std::vector<Act> actsOf(Events::const_iterator from,
                                          Events::const_iterator to) const override;
    [[nodiscard]] QString activityOf(int seat) const override;
    [[nodiscard]] QString question() const override;
    [[nodiscard]] QString showText() const override;
    [[nodiscard]] QString refusalText(const QString &code) const override;
    [[nodiscard]] QByteArray secretAnswers() const override;
    void refreshPosition() override;
    void refreshStory() override;

private:
    enum Show : int { Reveal = 1, Strike, Rise, Roll };
    /// Everything the cells of a city depend on; while it is unchanged they are not rebuilt.
    struct CellsSource {
        std::string cells; ///< the board and the messages
        QString language;
        v1::DiceQuestion question = v1::DICE_QUESTION_UNSPECIFIED;
        bool own = false;
        DiceMarks marks;

        bool operator==(const CellsSource &) const = default;
    };

    void refreshSeating();
    void refreshCities();
    void refreshCells(const DiceCity &city, const DiceMarks &marks);

    ListModel *m_forum;
    ListModel *m_bonuses;
    ListModel *m_steps;
    DiceChoice *m_choice;
    DiceRevealModel *m_reveal;
    QList<DiceCity *> m_cities;
    QList<DiceCity *> m_others;
    QHash<int, QString> m_lastTexts;    ///< what each seat did in the latest round
    std::map<int, CellsSource> m_shown; ///< by seat
    int m_seatedFor = -1;               ///< the viewer for whom left, right and others are set
    QVariantList m_attacks;
    QVariantList m_coinsMoved;
    int m_revealRound = 0;
};

} // namespace mirabilia
