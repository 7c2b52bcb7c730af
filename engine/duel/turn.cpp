// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/core/byte_masks.h"
#include "engine/duel/rules.h"

#include <algorithm>
#include <utility>

namespace mirabilia::duel {

namespace {

/// Advances from a decision or an outcome of chance to the next one.
template <class Sink>
class TurnEngine {
public:
    TurnEngine(State &state, Sink &sink) : s(state), catalogue(*state.catalogue), out(sink) {}

    void decide(Seat /*mover*/, const Move &move) {
        switch (move.action) {
        case Action::build: takeAndBuild(move); break;
        case Action::wonder: takeForWonder(move); break;
        case Action::discard: discard(move); break;
        case Action::draft: draft(move.wonder); break;
        case Action::token: chooseToken(move.token); break;
        case Action::destroy: destroy(move.card); break;
        case Action::revive: revive(move.card); break;
        case Action::begin:
            tell(BeginnerChosen{s.mover, move.first});
            s.mover = move.first;
            beginPick();
            break;
        }
    }

    void happen(const Outcome &outcome) {
        switch (s.phase) {
        case Phase::setUp:
            s.boardTokens = outcome.tokens;
            s.asideTokens = catalogue.allTokens - outcome.tokens;
            tell(TokensLaid{outcome.tokens});
            offerWonders(outcome.wonders);
            break;
        case Phase::offer: offerWonders(outcome.wonders); break;
        case Phase::layOut: layOut(outcome); break;
        case Phase::reveal: reveal(outcome); break;
        case Phase::draw:
            s.drawnTokens = outcome.tokens;
            s.phase = Phase::library;
            tell(TokensDrawn{s.mover, s.drawnTokens});
            break;
        default: break;
        }
    }

private:
    template <class Told>
    void tell(Told &&event) {
        if constexpr (!std::is_same_v<Sink, NullSink>) {
            out.on(std::forward<Told>(event));
        }
    }

    City &own() { return s.cities[s.mover]; }
    [[nodiscard]] Seat opponent() const { return opponentOf(s.mover); }

    // The draft.

    void offerWonders(WonderSet wonders) {
        s.offer = wonders;
        s.phase = Phase::draft;
        s.mover = drafter();
        tell(WondersOffered{wonders});
    }

    /// The seat that takes the next wonder.
    [[nodiscard]] Seat drafter() const {
        const auto turn = static_cast<std::size_t>(s.drafted);
        return static_cast<Seat>(
            s.starter ^ catalogue.rules.draftOrder[turn / wondersOffered][turn % wondersOffered]);
    }

    void draft(WonderId wonder) {
        takeWonder(wonder, false);
        if (s.offer.size() == 1) {
            takeWonder(s.offer.first(), true);
        }
        if (!s.offer.empty()) {
            s.mover = drafter();
        } else if (s.drafted < 2 * wondersOffered) {
            s.phase = Phase::offer;
        } else {
            s.age = 1;
            s.mover = s.starter;
            s.phase = Phase::layOut;
        }
    }

    void takeWonder(WonderId wonder, bool last) {
        const Seat seat = drafter();
        auto &wonders = s.cities[seat].wonders;
        auto *const place = std::find(wonders.begin(), wonders.end(), noWonder);
        *place = wonder;
        if (s.wondersLeft()) {
            priceWonder(s, seat, static_cast<std::size_t>(place - wonders.begin()));
        }
        s.offer.remove(wonder);
        ++s.drafted;
        tell(WonderDrafted{seat, wonder, last});
    }

    // The structure.

    void layOut(const Outcome &outcome) {
        const Layout &layout = s.layout();
        s.lying = allSlots;
        s.faceUp = {};
        s.open = layout.open;
        s.guildBacks = outcome.guilds;
        tell(AgeBegan{s.age});
        turnUp(layout.faceUp, outcome);
        if (s.age == 1) {
            beginPick();
        } else {
            s.phase = Phase::begin;
        }
    }

    void reveal(const Outcome &outcome) {
        turnUp(s.toReveal(), outcome);
        beginPick();
    }

    void turnUp(SlotMask slots, const Outcome &outcome) {
        s.faceUp |= slots;
        s.guildBacks -= slots;
        for (const std::size_t slot : slots) {
            const CardId card = outcome.cards[slot];
            s.board[slot] = card;
            s.seen.add(card);
            tell(CardRevealed{static_cast<int>(slot), card});
        }
        priceCards(s, slots & s.open);
    }

    void beginPick() {
        s.phase = Phase::pick;
        tell(TurnBegan{s.mover});
    }

    void removeFromBoard(std::size_t slot) {
        const Layout &layout = s.layout();
        s.lying.remove(slot);
        s.faceUp.remove(slot);
        s.open.remove(slot);
        s.board[slot] = noCard;
        for (PriceRow &row : s.prices) {
            row[slot] = noPrice;
        }
        SlotMask uncovered;
        for (const std::size_t below : layout.places[slot].covers) {
            if (!layout.places[below].coveredBy.intersects(s.lying)) {
                uncovered.add(below);
            }
        }
        s.open |= uncovered;
        if (uncovered.intersects(s.faceUp)) {
            priceCards(s, uncovered & s.faceUp);
        }
    }

    // Taking a card.

    [[nodiscard]] std::size_t slotOf(const Move &move) const {
        return SlotMask(byte_masks::equal(s.board, move.card)).first();
    }

    /// Splits a price, given the coins printed on the card.
    static Payment paid(std::uint8_t price, std::uint8_t coins) {
        const std::uint8_t bank = std::min(price, coins);
        return {.bank = bank, .trade = static_cast<std::uint8_t>(price - bank)};
    }

    /// The card leaves the structure, and the mover pays.
    void take(const Move &move, std::size_t slot, const Payment &price, bool chain) {
        removeFromBoard(slot);
        tell(CardTaken{s.mover, static_cast<int>(slot), move.card, move.action, move.wonder, price,
                       chain});
        moveCoins(s.mover, noSeat, price.bank, CoinCause::cost);
        const bool income = s.cities[opponent()].tradeIncome;
        moveCoins(s.mover, income ? opponent() : noSeat, price.trade, CoinCause::trade);
    }

    void takeAndBuild(const Move &move) {
        const std::size_t slot = slotOf(move);
        const BuildFacts &facts = catalogue.facts[index(move.card)];
        const bool chain = !facts.free && chained(own(), facts);
        take(move, slot, paid(s.prices[s.mover][slot], facts.coins), chain);
        moveCoins(noSeat, s.mover, chain ? own().chainCoins : 0, CoinCause::chain);
        build(move.card);
    }

    void takeForWonder(const Move &move) {
        const std::size_t place = placeOf(own(), move.wonder).value_or(0);
        take(move, slotOf(move),
             paid(s.prices[s.mover][slotCount + place],
                  catalogue.wonderFacts[index(move.wonder)].coins),
             false);
        buildWonder(move.wonder, place);
    }

    void discard(const Move &move) {
        take(move, slotOf(move), {}, false);
        s.discard.add(move.card);
        moveCoins(noSeat, s.mover, discardIncome(s, s.mover), CoinCause::discard);
        endTurn();
    }

    /// `from` or `to` may be the bank (noSeat).
    void moveCoins(Seat from, Seat to, int amount, CoinCause cause) {
        if (from != noSeat) {
            s.cities[from].coins -= amount;
        }
        if (to != noSeat) {
            s.cities[to].coins += amount;
        }
        if (amount != 0) {
            tell(CoinsMoved{from, to, amount, cause});
        }
    }

    void build(CardId card) {
        const BuildFacts &facts = catalogue.facts[index(card)];
        own().built.add(card);
        placeCard(catalogue, own(), card);
        if (facts.changesPrices) {
            priceAgain(s, s.mover);
        } else if (facts.chainAge <= s.age) {
            freeByChain(s, s.mover, card);
        }
        if (!facts.sells.none()) {
            priceAgain(s, opponent());
        }
        if (!facts.plain) {
            collect(catalogue.card(card).effects, CoinCause::card);
        }
        if (facts.shields != 0) {
            march(facts.shields + (facts.family == Family::military ? own().extraShields : 0));
        }
        study(facts.symbol);
        endTurn();
    }

    void buildWonder(WonderId wonder, std::size_t place) {
        const Effects &effects = catalogue.wonder(wonder).effects;
        own().wondersBuilt = static_cast<std::uint8_t>(own().wondersBuilt | 1U << place);
        ++s.wondersBuilt;
        tellRemoved();
        s.extraTurn = own().replay;
        closeWonder(place);
        placeLasting(effects);
        collect(effects, CoinCause::wonder);
        for (const Effect &effect : effects) {
            if (effect.kind == EffectKind::shields) {
                march(effect.value);
            }
            s.extraTurn = s.extraTurn || effect.kind == EffectKind::extraTurn;
        }
        askFor(wonder);
        endTurn();
    }

    /// A built wonder has no price any more; after the last one, no wonder has.
    void closeWonder(std::size_t place) {
        s.prices[s.mover][slotCount + place] = noPrice;
        if (!s.wondersLeft()) {
            for (PriceRow &row : s.prices) {
                std::fill(row.begin() + slotCount, row.end(), noPrice);
            }
        }
    }

    void placeLasting(const Effects &effects) {
        placeEffects(own(), effects);
        if (changesPrices(effects)) {
            priceAgain(s, s.mover);
        }
    }

    void tellRemoved() {
        if constexpr (!std::is_same_v<Sink, NullSink>) {
            for (Seat seat = 0; seat < seats && !s.wondersLeft(); ++seat) {
                for (std::size_t place = 0; place < wondersPerPlayer; ++place) {
                    const WonderId wonder = s.cities[seat].wonders[place];
                    if (wonder != noWonder && !s.cities[seat].hasBuilt(place)) {
                        tell(WonderRemoved{seat, wonder});
                    }
                }
            }
        }
    }

    /// Pays the coins that effects give, or take from the opponent, at once.
    void collect(const Effects &effects, CoinCause cause) {
        for (const Effect &effect : effects) {
            switch (effect.kind) {
            case EffectKind::coins: moveCoins(noSeat, s.mover, effect.value, cause); break;
            case EffectKind::coinsPer:
                moveCoins(noSeat, s.mover, effect.value * countFor(s, s.mover, effect), cause);
                break;
            case EffectKind::robbery: rob(effect.value, CoinCause::robbery); break;
            default: break;
            }
        }
    }

    void rob(int coins, CoinCause cause) {
        moveCoins(opponent(), noSeat, std::min(coins, s.cities[opponent()].coins), cause);
    }

    // Effects of buildings. None of these changes a game that is over.

    /// Moves the pawn; tokens that it passes are used up, even if the loser has no coins.
    void march(int shields) {
        if (s.phase == Phase::over) {
            return;
        }
        const Rules &rules = catalogue.rules;
        const int direction = s.mover == 0 ? 1 : -1;
        const int distance = std::min<int>(s.conflict * direction + shields, rules.capital);
        const int before = s.conflict;
        s.conflict = static_cast<std::int8_t>(distance * direction);
        tell(PawnMoved{before, s.conflict});
        std::uint8_t &loot = s.loot[opponent()];
        for (std::size_t kind = 0; kind < rules.loot.size(); ++kind) {
            if ((loot >> kind & 1U) != 0 && distance >= rules.loot[kind].at) {
                loot = static_cast<std::uint8_t>(loot & ~(1U << kind));
                tell(LootTaken{opponent(), rules.loot[kind]});
                rob(rules.loot[kind].coins, CoinCause::loot);
            }
        }
        if (distance == rules.capital) {
            end(Victory::military);
        }
    }

    /// Adds a symbol: enough different ones win, a second of the same kind gives a token.
    void study(Science symbol) {
        if (symbol == noScience || s.phase == Phase::over) {
            return;
        }
        if (own().differentSymbols() >= catalogue.rules.symbolsToWin) {
            end(Victory::science);
            return;
        }
        const auto kind = static_cast<std::size_t>(symbol);
        const int copies = own().built.overlap(catalogue.scienceCards[kind]) +
                           own().tokens.overlap(catalogue.scienceTokens[kind]);
        if (copies == catalogue.rules.copiesForToken && !s.boardTokens.empty()) {
            s.phase = Phase::token;
        }
    }

    /// Asks for the choice of a wonder, if there is something to choose.
    void askFor(WonderId wonder) {
        if (s.phase == Phase::over) {
            return;
        }
        s.choosing = wonder;
        if (!destroyable(s).empty()) {
            s.phase = Phase::destroy;
        } else if (pendingEffect(s, EffectKind::revive) != nullptr && !s.discard.empty()) {
            s.phase = Phase::revive;
        } else if (const Effect *library = pendingEffect(s, EffectKind::library)) {
            openLibrary(library->value);
        }
        if (s.phase == Phase::pick) {
            s.choosing = noWonder;
        }
    }

    void openLibrary(int draws) {
        if (s.asideTokens.size() > draws) {
            s.phase = Phase::draw;
        } else if (!s.asideTokens.empty()) {
            s.drawnTokens = s.asideTokens;
            s.phase = Phase::library;
            tell(TokensDrawn{s.mover, s.drawnTokens});
        }
    }

    // Answers.

    void answered() {
        s.choosing = noWonder;
        s.phase = Phase::pick;
    }

    void chooseToken(TokenId token) {
        const bool drawn = s.phase == Phase::library;
        (drawn ? s.asideTokens : s.boardTokens).remove(token);
        s.drawnTokens = {};
        tell(TokenTaken{s.mover, token, drawn});
        const Effects &effects = catalogue.token(token).effects;
        own().tokens.add(token);
        answered();
        placeLasting(effects);
        collect(effects, CoinCause::token);
        for (const Effect &effect : effects) {
            study(effect.symbol);
        }
        endTurn();
    }

    void destroy(CardId card) {
        City &city = s.cities[opponent()];
        city.built.remove(card);
        deriveCity(catalogue, city);
        for (Seat seat = 0; seat < seats; ++seat) {
            priceAgain(s, seat);
        }
        s.discard.add(card);
        tell(CardDestroyed{opponent(), card});
        answered();
        endTurn();
    }

    void revive(CardId card) {
        s.discard.remove(card);
        tell(CardRevived{s.mover, card});
        answered();
        build(card);
    }

    // The end of a turn, of an age, of the game.

    /// Does nothing while a choice is due.
    void endTurn() {
        if (s.phase != Phase::pick) {
            return;
        }
        if (s.lying.empty()) {
            endAge();
            return;
        }
        if (s.extraTurn) {
            tell(ExtraTurnWon{s.mover});
        } else {
            s.mover = opponent();
        }
        s.extraTurn = false;
        if (!s.toReveal().empty()) {
            s.phase = Phase::reveal;
        } else {
            beginPick();
        }
    }

    /// The weaker player chooses who begins the next age; with equal strength the last active one
    /// does. An extra turn is lost.
    void endAge() {
        s.extraTurn = false;
        if (s.age == ageCount) {
            end(Victory::civilian);
            return;
        }
        if (s.conflict != 0) {
            s.mover = s.conflict > 0 ? Seat{1} : Seat{0};
        }
        ++s.age;
        s.phase = Phase::layOut;
    }

    void end(Victory victory) {
        s.phase = Phase::over;
        s.victory = victory;
        s.extraTurn = false;
        if constexpr (!std::is_same_v<Sink, NullSink>) {
            tell(GameOver{victory, winners(s)});
        }
    }

    State &s;
    const Catalogue &catalogue;
    Sink &out;
};

} // namespace

template <class Sink>
void Duel::decide(State &state, Seat seat, const Move &move, Sink &sink) {
    TurnEngine<Sink>(state, sink).decide(seat, move);
}
template void Duel::decide(State &, Seat, const Move &, NullSink &);
template void Duel::decide(State &, Seat, const Move &, EventSink &);

template <class Sink>
void Duel::happen(State &state, const Outcome &outcome, Sink &sink) {
    TurnEngine<Sink>(state, sink).happen(outcome);
}
template void Duel::happen(State &, const Outcome &, NullSink &);
template void Duel::happen(State &, const Outcome &, EventSink &);

} // namespace mirabilia::duel
