// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/duel/duel_acts.h"
#include "app/models/duel/duel_adapter.h"
#include "app/models/duel/duel_choice.h"
#include "app/models/duel/duel_story.h"
#include "app/models/session/table_model.h"

#include <algorithm>

namespace mirabilia {

/// The table of Duel. The left city is the viewer's; in hot seat it is always that of seat 0, so
/// that the table never turns round.
class DuelTable : public mirabilia::TableModel {
    Q_OBJECT
    Q_PROPERTY(int age READ age NOTIFY changed FINAL)
    /// Cards of this age taken so far, and in total.
    Q_PROPERTY(int cardsTaken READ cardsTaken NOTIFY changed FINAL)
    Q_PROPERTY(int cardsOfAge READ cardsOfAge NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::DuelPhase::Kind phase READ phase NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::DuelCity *left READ left NOTIFY seatingChanged FINAL)
    Q_PROPERTY(mirabilia::DuelCity *right READ right NOTIFY seatingChanged FINAL)
    /// The city of the person at the screen.
    Q_PROPERTY(mirabilia::DuelCity *own READ own NOTIFY seatingChanged FINAL)
    Q_PROPERTY(mirabilia::DuelStructureModel *structure READ structure CONSTANT FINAL)
    /// The five progress tokens of the board, taken ones included.
    Q_PROPERTY(mirabilia::DuelTokenModel *tokens READ tokens CONSTANT FINAL)
    /// Tokens drawn by The Great Library; only for the seat that chooses among them.
    Q_PROPERTY(mirabilia::DuelTokenModel *drawn READ drawn CONSTANT FINAL)
    Q_PROPERTY(mirabilia::ListModel *offer READ offer CONSTANT FINAL)
    Q_PROPERTY(mirabilia::ListModel *draft READ draft CONSTANT FINAL)
    Q_PROPERTY(mirabilia::DuelCardsModel *discardPile READ discardPile CONSTANT FINAL)
    /// The opponent's cards that may be destroyed.
    Q_PROPERTY(mirabilia::DuelCardsModel *targets READ targets CONSTANT FINAL)
    Q_PROPERTY(mirabilia::ListModel *zones READ zones CONSTANT FINAL)
    /// Position of the pawn now, and after the move under consideration: steps from the middle,
    /// positive to the right.
    Q_PROPERTY(int pawnPlace READ pawnPlace NOTIFY changed FINAL)
    Q_PROPERTY(int pawnTarget READ pawnTarget NOTIFY changed FINAL)
    /// Steps from the middle to a capital.
    Q_PROPERTY(int capital READ capital NOTIFY changed FINAL)
    Q_PROPERTY(mirabilia::DuelChoice *choice READ choice CONSTANT FINAL)
    /// The hinted move: a DuelAction, its card, and its wonder, if any.
    Q_PROPERTY(int hintAction READ hintAction NOTIFY hintChanged FINAL)
    Q_PROPERTY(QString hintCard READ hintCard NOTIFY hintChanged FINAL)
    Q_PROPERTY(QString hintWonder READ hintWonder NOTIFY hintChanged FINAL)
    /// The question and its rule in a sentence; empty while a card of the structure is to be taken.
    Q_PROPERTY(QString momentTitle READ momentTitle NOTIFY changed FINAL)
    Q_PROPERTY(QString momentText READ momentText NOTIFY changed FINAL)
    /// The opponent's threat to win in the next turn; empty if there is none.
    Q_PROPERTY(QString dangerText READ dangerText NOTIFY changed FINAL)
    /// The latest action: the player, and what they did.
    Q_PROPERTY(QString lastName READ lastName NOTIFY changed FINAL)
    Q_PROPERTY(QString lastColor READ lastColor NOTIFY changed FINAL)
    Q_PROPERTY(QString lastText READ lastText NOTIFY changed FINAL)
    /// What else the latest turn brought: loot, cards turned up, a new age; empty if nothing.
    Q_PROPERTY(QString newsText READ newsText NOTIFY changed FINAL)
    /// What a screen reader announces: the action, what it brought, the question, the threat.
    Q_PROPERTY(QString spokenText READ spokenText NOTIFY changed FINAL)
    /// True while an action is shown: its card leaves the structure for a city.
    Q_PROPERTY(bool actionShown READ actionShown NOTIFY presentationChanged FINAL)
    Q_PROPERTY(int actionSlot READ actionSlot NOTIFY presentationChanged FINAL)
    /// What happens to the card: a DuelAction.
    Q_PROPERTY(int actionKind READ actionKind NOTIFY presentationChanged FINAL)
    Q_PROPERTY(QString actionCard READ actionCard NOTIFY presentationChanged FINAL)
    /// The wonder built with it, or "".
    Q_PROPERTY(QString actionWonder READ actionWonder NOTIFY presentationChanged FINAL)
    Q_PROPERTY(int actionSeat READ actionSeat NOTIFY presentationChanged FINAL)
    Q_PROPERTY(bool actionAtLeft READ actionAtLeft NOTIFY presentationChanged FINAL)
    /// The wonder taken in the draft, or "".
    Q_PROPERTY(QString actionDrafted READ actionDrafted NOTIFY presentationChanged FINAL)
    /// The progress token taken, or "".
    Q_PROPERTY(QString actionToken READ actionToken NOTIFY presentationChanged FINAL)
    /// True if its card is lifted before it leaves the structure: nobody here has chosen it.
    Q_PROPERTY(bool actionLifted READ actionLifted NOTIFY presentationChanged FINAL)
    /// True while the wonders on offer are dealt.
    Q_PROPERTY(bool offerDealt READ offerDealt NOTIFY presentationChanged FINAL)
    /// Differs for each action shown, even back to back; 0: none.
    Q_PROPERTY(int actionNumber READ actionNumber NOTIFY presentationChanged FINAL)
    /// Coins moved by the action shown last: `{from, to, coins}`; seats, or -1 for the bank.
    Q_PROPERTY(QVariantList coinsMoved READ coinsMoved NOTIFY presentationChanged FINAL)
    /// Coins that the army takes; not empty once the pawn has come to its tokens, while they go.
    Q_PROPERTY(QVariantList coinsLooted READ coinsLooted NOTIFY presentationChanged FINAL)
    /// True while the last turn of an age is still being shown, though the next lies there; then
    /// while that begins and is dealt; who takes or gives its first card, in one sentence.
    Q_PROPERTY(bool ageWaits READ ageWaits NOTIFY presentationChanged FINAL)
    Q_PROPERTY(bool ageShown READ ageShown NOTIFY presentationChanged FINAL)
    Q_PROPERTY(QString ageText READ ageText NOTIFY changed FINAL)
    /// True while an early victory is shown, and once it may be told; how many of the symbols that
    /// win are still dark.
    Q_PROPERTY(bool endShown READ endShown NOTIFY presentationChanged FINAL)
    Q_PROPERTY(bool endTold READ endTold NOTIFY presentationChanged FINAL)
    Q_PROPERTY(int symbolsDark READ symbolsDark NOTIFY presentationChanged FINAL)
    /// Who won how, in one sentence.
    Q_PROPERTY(QString endText READ endText NOTIFY changed FINAL)
    /// The city that has won; null while the game runs.
    Q_PROPERTY(mirabilia::DuelCity *winner READ winner NOTIFY changed FINAL)
    /// How the game was won: "military", "science", "civilian", or "" while it runs.
    Q_PROPERTY(QString victory READ victory NOTIFY changed FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("App.table")

public:
    DuelTable(RunningGame &game, const Settings &settings, const Catalogue &catalogue,
              QObject *parent = nullptr);

    [[nodiscard]] QString game() const override { return QStringLiteral("duel"); }
    [[nodiscard]] int age() const { return static_cast<int>(duel().age()); }
    [[nodiscard]] int cardsTaken() const;
    [[nodiscard]] int cardsOfAge() const { return duel().structure_size(); }
    [[nodiscard]] DuelPhase::Kind phase() const {
        return static_cast<DuelPhase::Kind>(duel().phase());
    }
    [[nodiscard]] DuelCity *left() const { return m_cities.value(leftSeat()); }
    [[nodiscard]] DuelCity *right() const { return m_cities.value(1 - leftSeat()); }
    [[nodiscard]] DuelCity *own() const { return m_cities.value(viewer()); }
    [[nodiscard]] DuelStructureModel *structure() const { return m_structure; }
    [[nodiscard]] DuelTokenModel *tokens() const { return m_tokens; }
    [[nodiscard]] DuelTokenModel *drawn() const { return m_drawn; }
    [[nodiscard]] ListModel *offer() const { return m_offer; }
    [[nodiscard]] ListModel *draft() const { return m_draft; }
    [[nodiscard]] DuelCardsModel *discardPile() const { return m_discardPile; }
    [[nodiscard]] DuelCardsModel *targets() const { return m_targets; }
    [[nodiscard]] ListModel *zones() const { return m_zones; }
    [[nodiscard]] int pawnPlace() const;
    [[nodiscard]] int pawnTarget() const;
    [[nodiscard]] int capital() const { return static_cast<int>(duel().capital()); }
    [[nodiscard]] DuelChoice *choice() const { return m_choice; }
    [[nodiscard]] QString momentTitle() const;
    [[nodiscard]] QString momentText() const;
    [[nodiscard]] QString dangerText() const;
    [[nodiscard]] int hintAction() const { return hinted().duel().action(); }
    [[nodiscard]] QString hintCard() const {
        return QString::fromStdString(hinted().duel().card());
    }
    [[nodiscard]] QString hintWonder() const {
        return QString::fromStdString(hinted().duel().wonder());
    }
    [[nodiscard]] QString lastName() const;
    [[nodiscard]] QString lastColor() const;
    [[nodiscard]] QString lastText() const { return m_latest.text; }
    [[nodiscard]] QString newsText() const { return m_news; }
    [[nodiscard]] QString spokenText() const;
    [[nodiscard]] bool actionShown() const { return act() == DuelActs::Action; }
    [[nodiscard]] int actionSlot() const { return actionShown() ? m_latest.slot : -1; }
    [[nodiscard]] int actionKind() const {
        return actionShown() ? m_latest.action : DuelAction::None;
    }
    [[nodiscard]] QString actionCard() const { return m_latest.card; }
    [[nodiscard]] QString actionWonder() const {
        return actionShown() ? m_latest.wonder : QString();
    }
    [[nodiscard]] int actionSeat() const { return m_latest.seat; }
    [[nodiscard]] bool actionAtLeft() const { return m_latest.seat == leftSeat(); }
    [[nodiscard]] QString actionDrafted() const {
        return actionShown() ? m_latest.drafted : QString();
    }
    [[nodiscard]] QString actionToken() const { return actionShown() ? m_latest.token : QString(); }
    [[nodiscard]] bool actionLifted() const {
        return actionSlot() >= 0 && liftedFirst(fresh(), story().end());
    }
    [[nodiscard]] bool offerDealt() const { return act() == DuelActs::Deal; }
    [[nodiscard]] int actionNumber() const {
        return actionShown() ? static_cast<int>(freshFrom()) + 1 : 0;
    }
    [[nodiscard]] QVariantList coinsMoved() const { return m_coinsMoved; }
    [[nodiscard]] QVariantList coinsLooted() const {
        return act() == DuelActs::Loot ? m_coinsLooted : QVariantList();
    }
    [[nodiscard]] bool ageWaits() const { return toCome(DuelActs::Age) > 0; }
    [[nodiscard]] bool ageShown() const { return act() == DuelActs::Age; }
    [[nodiscard]] QString ageText() const;
    [[nodiscard]] bool endShown() const {
        return endTold() || (act() >= DuelActs::Gather && toCome(DuelActs::End) > 0);
    }
    [[nodiscard]] bool endTold() const { return act() == DuelActs::End; }
    [[nodiscard]] int symbolsDark() const { return toCome(DuelActs::Light); }
    [[nodiscard]] QString endText() const;
    [[nodiscard]] DuelCity *winner() const;
    [[nodiscard]] QString victory() const { return QString::fromStdString(duel().victory()); }
    [[nodiscard]] bool pointsDecide() const override {
        return victory() == QLatin1String("civilian");
    }
    [[nodiscard]] QString winnerText() const override;
    [[nodiscard]] QString moveText(int seat, const v1::Move &move) const override;
    [[nodiscard]] QString turnText(int age, int number) const override;

    /// Everything about a card or wonder: `{card, name, family, effectText, costText, prices, from,
    /// to}`. `prices` are those of each city, mine first, as `{text, steps}`, if known; `from` and
    /// `to` the cards of its chain. Wonders add `wonder` and `standing` (built or out of the game).
    Q_INVOKABLE [[nodiscard]] QVariantMap details(const QString &card) const;
    /// Highlights the chain partners of a card; "" ends it.
    Q_INVOKABLE void light(const QString &card);

    // ---- For DuelChoice -------------------------------------------------------------------------

    using TableModel::catalogue;
    /// All legal moves, while the person at the screen may decide; else empty.
    [[nodiscard]] const google::protobuf::RepeatedPtrField<v1::DuelOption> &options() const;
    /// The id of an answer: the card, wonder or token, or "seat0" or "seat1" for who begins.
    [[nodiscard]] static QString idOf(const v1::DuelMove &move);
    [[nodiscard]] const v1::DuelOption *optionFor(const QString &id) const;
    [[nodiscard]] QString answerName(const QString &id) const;
    /// Reads the position shown.
    [[nodiscard]] DuelAdapter adapter() const { return {view(), catalogue(), leftSeat()}; }
    void play(const v1::DuelMove &move);
    /// Updates all marks after the choice has changed.
    void refreshChoice();

signals:
    void seatingChanged();

protected:
    [[nodiscard]] std::vector<Act> actsOf(Events::const_iterator from,
                                          Events::const_iterator to) const override;
    [[nodiscard]] std::vector<Director::Scene> scenesOf(const v1::TableView &before,
                                                        Director::Scene update) const override;
    [[nodiscard]] QString activityOf(int seat) const override;
    [[nodiscard]] QString question() const override;
    [[nodiscard]] QString showText() const override;
    [[nodiscard]] QString refusalText(const QString &code) const override;
    void refreshPosition() override;
    void refreshStory() override;

private:
    [[nodiscard]] QString ownMomentText() const;
    /// Returns true if these events take a card of the structure that nobody here has chosen.
    [[nodiscard]] bool liftedFirst(Events::const_iterator from, Events::const_iterator to) const;
    [[nodiscard]] const v1::DuelTable &duel() const { return view().duel(); }
    [[nodiscard]] int leftSeat() const { return shared() ? 0 : std::max(0, viewer()); }
    [[nodiscard]] DuelMarks marks() const;
    [[nodiscard]] QString lastSentence() const;
    [[nodiscard]] QString nameOf(int seat) const { return adapter().nameOf(seat); }
    /// Who decides now, or -1.
    [[nodiscard]] int asked() const;
    /// The first event of the turn being shown.
    [[nodiscard]] Events::const_iterator fresh() const {
        return story().begin() + static_cast<std::ptrdiff_t>(freshFrom());
    }
    /// Returns true until the army has taken its coins.
    [[nodiscard]] bool lootToCome() const {
        return act() == DuelActs::Loot || toCome(DuelActs::Loot) > 0;
    }

    [[nodiscard]] DuelCityState stateOf(int seat) const;
    void refreshSeating();
    void refreshCities();
    void refreshStructure();
    void refreshTrack();
    void refreshAnswers();

    QList<DuelCity *> m_cities;
    DuelStructureModel *m_structure;
    DuelTokenModel *m_tokens;
    DuelTokenModel *m_drawn;
    ListModel *m_offer;
    ListModel *m_draft;
    DuelCardsModel *m_discardPile;
    DuelCardsModel *m_targets;
    ListModel *m_zones;
    DuelChoice *m_choice;
    DuelPlay m_latest;
    QVariantList m_coinsMoved;
    QVariantList m_coinsLooted;
    int m_pawn = 0; ///< place where the pawn was shown last
    QString m_news;
    bool m_again = false; ///< the person at the screen has an extra turn
    QString m_lit;        ///< the card whose chain partners are highlighted
};

} // namespace mirabilia
