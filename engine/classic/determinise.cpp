// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/classic/hand_guess.h"
#include "engine/classic/rules.h"
#include "engine/classic/view.h"

#include <algorithm>

namespace mirabilia::classic {

namespace {

/// The cards in the game that the seat does not see. They are counted first, then shuffled and
/// taken.
class Unseen {
public:
    void add(CardId card) { ++counts[index(card)]; }
    void remove(CardId card) { counts[index(card)] = std::max(counts[index(card)] - 1, 0); }
    [[nodiscard]] const std::array<int, maxCards> &copies() const { return counts; }

    void shuffle(Rng &rng) {
        for (std::size_t id = 0; id < counts.size(); ++id) {
            cards.insert(cards.end(), static_cast<std::size_t>(counts[id]),
                         static_cast<CardId>(id));
        }
        rng.shuffle(cards);
    }

    /// Takes a random card that fits; noCard if there is none.
    template <class Fits>
    CardId take(Fits fits) {
        const auto found = std::find_if(cards.rbegin(), cards.rend(), fits);
        if (found == cards.rend()) {
            return noCard;
        }
        const CardId card = *found;
        cards.erase(std::next(found).base());
        return card;
    }

private:
    std::array<int, maxCards> counts{};
    std::vector<CardId> cards;
};

class Determiniser {
public:
    Determiniser(const View &known, Rng &random)
        : v(known)
        , catalogue(*known.catalogue)
        , rng(random) {}

    State deal() {
        layTable();
        layCities();
        collectUnseen();
        if (v.hands.empty()) {
            unseen.shuffle(rng);
        } else {
            dealHands();
        }
        layDiscard();
        layBuried();
        return s;
    }

private:
    void layTable() {
        s.catalogue = v.catalogue;
        s.people = static_cast<std::uint8_t>(v.people);
        s.cityCount = static_cast<std::uint8_t>(v.cities.size());
        s.age = static_cast<std::uint8_t>(v.age);
        s.turn = static_cast<std::uint8_t>(v.turn);
        s.phase = v.phase;
        s.toDecide = v.toDecide;
        s.picks = v.picks;
        s.copiedPicks = v.copiedPicks;
        s.drawn = static_cast<std::uint8_t>(v.drawn);
        for (auto &hand : s.dealt) {
            hand.fill(noCard);
        }
        seatHands(s);
        if (s.twoPlayers() && v.holder != noSeat) {
            s.holder = v.holder;
            s.fedHand = static_cast<Seat>(handOf(s, s.holder));
        }
        for (const PositionChoice &choice : v.ownChoices) {
            s.chosen[choice.seat] = choice.move;
            s.decided.add(choice.seat);
        }
    }

    void layCities() {
        for (std::size_t seat = 0; seat < v.cities.size(); ++seat) {
            const CityView &from = v.cities[seat];
            City &city = s.cities[seat];
            city.board = from.board;
            city.coins = static_cast<std::uint16_t>(from.coins);
            city.stages = static_cast<std::uint8_t>(from.stages);
            for (std::size_t age = 0; age < ageCount; ++age) {
                city.victories[age] = static_cast<std::uint8_t>(from.victories[age]);
            }
            city.defeats = static_cast<std::uint8_t>(from.defeats);
            city.freeBuildUsed = from.freeBuildUsed;
            city.copied = from.copied;
            city.built = from.built;
            for (const CardId guild : from.guilds) {
                s.guildsBuilt[s.guildCount++] = guild;
            }
        }
        for (Seat seat = 0; seat < s.cityCount; ++seat) {
            deriveCity(s, seat);
        }
    }

    /// Calls `visit` for every card whose place the seat knows.
    template <class Visit>
    void forEachKnown(Visit visit) const {
        for (const CityView &city : v.cities) {
            for (const CardId card : city.built) {
                visit(card);
            }
            for (const CardId card : city.buried) {
                if (card != noCard) {
                    visit(card);
                }
            }
        }
        for (const HandView &hand : v.hands) {
            if (hand.holder == v.seat) {
                std::for_each(hand.candidates.begin(), hand.candidates.end(), visit);
            }
        }
        std::for_each(v.discardKnown.begin(), v.discardKnown.end(), visit);
        if (v.lastPileCard != noCard) {
            visit(v.lastPileCard);
        }
    }

    void collectUnseen() {
        const int dealtAges = v.phase == Phase::deal ? v.age - 1 : v.age;
        for (int age = 1; age <= dealtAges; ++age) {
            for (const CardId card : catalogue.ageDeck(age, s.cityCount)) {
                unseen.add(card);
            }
        }
        if (dealtAges == ageCount) {
            chooseGuilds();
        }
        forEachKnown([this](CardId card) { unseen.remove(card); });
    }

    /// Picks the guilds in the deck: those that have been seen, and others at random.
    void chooseGuilds() {
        CardSet inDeck;
        const auto note = [&](CardId card) {
            if (catalogue.card(card).family == Family::guild) {
                inDeck.add(card);
            }
        };
        forEachKnown(note);
        for (const HandView &hand : v.hands) {
            std::for_each(hand.candidates.begin(), hand.candidates.end(), note);
        }
        std::vector<CardId> others;
        for (const CardId guild : catalogue.guilds) {
            if (inDeck.has(guild)) {
                unseen.add(guild);
            } else {
                others.push_back(guild);
            }
        }
        rng.shuffle(others);
        const int missing = catalogue.guildsIn(ageCount, s.cityCount) - inDeck.size();
        for (int i = 0; i < missing && i < static_cast<int>(others.size()); ++i) {
            unseen.add(others[static_cast<std::size_t>(i)]);
        }
    }

    void dealHands() {
        for (const CardId card : v.discardKnown) {
            ++discardsLeft[index(card)];
        }
        std::vector<HandGuess> guesses;
        for (std::size_t hand = 0; hand < v.hands.size(); ++hand) {
            if (v.hands[hand].holder == v.seat) {
                layOwnHand(hand, v.hands[hand]);
            } else {
                guesses.push_back(guessesFor(hand, v.hands[hand]));
            }
        }
        dismissElsewhere(guesses, unseen.copies(), rng);
        for (HandGuess &guess : guesses) {
            chooseDepartures(guess, rng);
            for (const Guess &slot : guess.slots) {
                if (!slot.gone && slot.card != noCard) {
                    unseen.remove(slot.card);
                }
            }
        }
        unseen.shuffle(rng);
        for (HandGuess &guess : guesses) {
            layGuessedHand(guess);
        }
        layDrawPile();
    }

    [[nodiscard]] bool isFed(std::size_t hand) const { return s.twoPlayers() && hand == s.fedHand; }

    void putPresent(std::size_t hand, unsigned bit, CardId card) {
        slotOf(hand, bit) = card;
        s.present[hand] = static_cast<std::uint16_t>(s.present[hand] | 1U << bit);
    }

    void putPast(std::size_t hand, unsigned bit, const PastCard &past) {
        slotOf(hand, bit) = past.card;
        (bit < handSize ? s.traces[hand][bit] : s.traces[2][bit - handSize]) =
            Trace{.turn = static_cast<std::uint8_t>(past.turn & 7), .how = past.how};
    }

    CardId &slotOf(std::size_t hand, unsigned bit) {
        return bit < handSize ? s.dealt[hand][bit] : s.dealt[2][bit - handSize];
    }

    [[nodiscard]] unsigned slotsOf(std::size_t hand) const {
        return static_cast<unsigned>(isFed(hand) ? handSize + s.drawn : handSize);
    }

    void layOwnHand(std::size_t hand, const HandView &from) {
        const bool justDrew = isFed(hand) && s.phase == Phase::pick;
        const unsigned slots = slotsOf(hand);
        unsigned bit = 0;
        for (std::size_t i = 0; i < from.candidates.size(); ++i) {
            const bool drawnCard = justDrew && i + 1 == from.candidates.size();
            putPresent(hand, drawnCard ? slots - 1 : bit++, from.candidates[i]);
        }
        for (const PastCard &past : from.past) {
            if (bit < slots) {
                putKnownPast(hand, bit++, past);
            }
        }
    }

    /// Adds a departure that the seat knows. A discard of its own that is no longer in the pile was
    /// taken.
    void putKnownPast(std::size_t hand, unsigned bit, PastCard past) {
        if (past.how == Departure::discarded && past.card != noCard &&
            discardsLeft[index(past.card)]-- <= 0) {
            past.how = Departure::recovered;
        }
        putPast(hand, bit, past);
    }

    [[nodiscard]] HandGuess guessesFor(std::size_t hand, const HandView &from) const {
        const int held = lastHeld(catalogue, v.age, v.turn, v.people, hand, v.seat);
        HandGuess guess;
        guess.hand = hand;
        guess.present = from.size;
        for (const CardId card : from.candidates) {
            guess.slots.push_back({.card = card});
        }
        for (int i = 0; i < from.unseen; ++i) {
            guess.slots.push_back({});
        }
        for (const PastCard &past : from.past) {
            if (past.card != noCard || past.turn <= held) {
                guess.settled.push_back(past);
            } else {
                guess.slots.push_back({noCard, true, past});
            }
        }
        return guess;
    }

    static bool hasUnseenCard(const HandGuess &guess) {
        return std::any_of(guess.slots.begin(), guess.slots.end(),
                           [](const Guess &slot) { return slot.card == noCard; });
    }

    /// Cards never seen go to the slots of the pile's last draws, since they were not there before.
    /// If the last drawn card was built openly, that slot is its own.
    void layGuessedHand(const HandGuess &guess) {
        const auto ofThisAge = [this](CardId card) {
            return catalogue.ageCards[s.age - 1U].has(card);
        };
        unsigned low = 0;
        unsigned high = slotsOf(guess.hand);
        bool drawnCardPlayed = isFed(guess.hand) && !hasUnseenCard(guess);
        for (const PastCard &past : guess.settled) {
            if (low < high) {
                const bool last = drawnCardPlayed && past.turn >= v.turn;
                drawnCardPlayed = drawnCardPlayed && !last;
                putKnownPast(guess.hand, last ? --high : low++, past);
            }
        }
        for (const Guess &slot : guess.slots) {
            if (low >= high) {
                return;
            }
            const unsigned bit = slot.card == noCard ? --high : low++;
            if (slot.gone) {
                putPast(guess.hand, bit, slot.departure);
            } else {
                putPresent(guess.hand, bit,
                           slot.card == noCard ? unseen.take(ofThisAge) : slot.card);
            }
        }
    }

    void layDrawPile() {
        if (v.lastOfPile) {
            putKnownPast(s.fedHand, 2 * handSize - 1, *v.lastOfPile);
        }
        const auto ofThisAge = [this](CardId card) {
            return catalogue.ageCards[s.age - 1U].has(card);
        };
        for (int i = 0; i < v.drawPileSize; ++i) {
            const auto slot = handSize - static_cast<std::size_t>(v.drawPileSize - i);
            s.dealt[2][slot] = v.lastPileCard != noCard ? v.lastPileCard : unseen.take(ofThisAge);
            s.present[2] = static_cast<std::uint16_t>(s.present[2] | 1U << slot);
        }
    }

    void layDiscard() {
        int hidden = v.discardSize;
        for (const CardId card : v.discardKnown) {
            s.discard.add(card);
            --hidden;
        }
        const auto fits = [this](CardId card) {
            return s.discard.count(card) < CardPile::maxOfOne;
        };
        if (hidden > 0 && s.phase == Phase::choose) {
            // The choosing seat must find something to build.
            const City &chooser = s.cities[s.toDecide.first()];
            addDiscard(unseen.take(
                [&](CardId card) { return fits(card) && !standsIn(s, chooser, card); }));
            --hidden;
        }
        for (; hidden > 0; --hidden) {
            addDiscard(unseen.take(fits));
        }
    }

    void addDiscard(CardId card) {
        if (card != noCard) {
            s.discard.add(card);
        }
    }

    void layBuried() {
        for (std::size_t seat = 0; seat < v.cities.size(); ++seat) {
            const std::vector<CardId> &known = v.cities[seat].buried;
            for (std::size_t stage = 0; stage < known.size(); ++stage) {
                s.cities[seat].buried[stage] = known[stage] != noCard
                                                   ? known[stage]
                                                   : unseen.take([](CardId) { return true; });
            }
        }
    }

    const View &v;
    const Catalogue &catalogue;
    Rng &rng;
    State s;
    Unseen unseen;
    std::array<int, maxCards> discardsLeft{}; ///< known discards not yet traced to a hand
};

} // namespace

State determinise(const View &view, Rng &rng) {
    return Determiniser(view, rng).deal();
}

} // namespace mirabilia::classic
