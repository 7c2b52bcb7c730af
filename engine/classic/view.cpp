// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/classic/view.h"

#include "engine/classic/rules.h"

#include <algorithm>
#include <tuple>

namespace mirabilia::classic {

int lastHeld(const Catalogue &catalogue, int age, int turn, int people, std::size_t hand,
             Seat seat) {
    int held = turn;
    while (held > 0 && holderOfHand(catalogue, age, held, people, hand) != seat) {
        --held;
    }
    return held;
}

namespace {

class Viewer {
public:
    Viewer(const State &state, Seat viewer) : s(state), seat(viewer) {}

    View look() {
        v.catalogue = s.catalogue;
        v.seat = seat;
        v.people = s.people;
        v.age = s.age;
        v.turn = s.turn;
        v.phase = s.phase;
        v.toDecide = s.toDecide;
        v.decided = s.decided;
        v.picks = s.picks;
        v.copiedPicks = s.copiedPicks;
        v.discardSize = s.discard.size();
        for (Seat city = 0; city < s.cityCount; ++city) {
            lookAtCity(city);
            if (s.decided.has(city) && controller(s, city) == seat) {
                v.ownChoices.push_back({city, s.chosen[city]});
            }
        }
        if (dealt()) {
            lookAtHands();
        }
        lookAtDiscard();
        return v;
    }

private:
    [[nodiscard]] bool over() const { return s.phase == Phase::over; }
    [[nodiscard]] bool dealt() const { return !over() && s.phase != Phase::deal; }

    void lookAtCity(Seat which) {
        const City &city = s.cities[which];
        CityView view;
        view.board = city.board;
        view.coins = city.coins;
        view.stages = city.stages;
        view.shields = city.shields;
        std::copy(city.victories.begin(), city.victories.end(), view.victories.begin());
        view.defeats = city.defeats;
        view.freeBuildUsed = city.freeBuildUsed;
        view.copied = city.copied;
        view.built = city.built;
        for (std::size_t i = 0; i < s.guildCount; ++i) {
            if (city.has(s.guildsBuilt[i])) {
                view.guilds.push_back(s.guildsBuilt[i]);
            }
        }
        for (std::size_t stage = 0; stage < city.stages; ++stage) {
            const CardId card = city.buried[stage];
            const bool known = over() || which == seat || buriedForFreeCity(which, card);
            view.buried.push_back(known ? card : noCard);
        }
        v.cities.push_back(std::move(view));
    }

    /// Returns true if this seat put the card under the Free City's stage in this age.
    [[nodiscard]] bool buriedForFreeCity(Seat which, CardId card) const {
        if (which != s.freeCity() || !dealt() || card == noCard) {
            return false;
        }
        const auto byThisSeat = [&](std::size_t hand, unsigned bit) {
            const Trace &trace = traceAt(hand, bit);
            return trace.how == Departure::buried && cardAt(s, hand, bit) == card &&
                   knowsDeparture(hand, bit);
        };
        for (unsigned bit = 0; bit < 2 * handSize; ++bit) {
            if (byThisSeat(s.fedHand, bit)) {
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] const Trace &traceAt(std::size_t hand, unsigned bit) const {
        return bit < handSize ? s.traces[hand][bit] : s.traces[2][bit - handSize];
    }

    [[nodiscard]] Seat holderIn(std::size_t hand, int turn) const {
        return holderOfHand(*s.catalogue, s.age, std::min(turn, turnsPerAge), s.people, hand);
    }

    /// Returns true if this seat saw how a card left a hand: it held the hand, or played the last
    /// card of the pile for the Free City.
    [[nodiscard]] bool knowsDeparture(std::size_t hand, unsigned bit) const {
        const int turn = traceAt(hand, bit).turn;
        const bool lastOfPile = bit >= handSize && bit - handSize >= s.drawn;
        if (lastOfPile) {
            return s.holder == seat && s.cities[2].lastCardPower;
        }
        return holderIn(hand, turn) == seat;
    }

    void lookAtHands() {
        if (s.twoPlayers()) {
            v.holder = s.holder;
            v.drawn = s.drawn;
            const Hand pile = drawPile(s);
            v.drawPileSize = static_cast<int>(pile.size());
            const bool freeCityPlays = s.phase == Phase::extra && s.toDecide.has(s.freeCity());
            if (freeCityPlays && s.holder == seat) {
                v.lastPileCard = pile[0];
            }
            lookAtLastOfPile();
        }
        for (std::size_t hand = 0; hand < s.people; ++hand) {
            lookAtHand(hand);
        }
    }

    void lookAtLastOfPile() {
        const unsigned bit = handSize + s.drawn;
        if (bit < 2 * handSize && traceAt(s.fedHand, bit).how != Departure::none) {
            const Trace &trace = traceAt(s.fedHand, bit);
            const bool known = knowsDeparture(s.fedHand, bit);
            v.lastOfPile = PastCard{known ? cardAt(s, s.fedHand, bit) : noCard, trace.turn,
                                    publicly(trace.how)};
        }
    }

    void lookAtHand(std::size_t hand) {
        HandView view;
        view.holder = holderIn(hand, s.turn);
        const int held = lastHeld(*s.catalogue, s.age, s.turn, s.people, hand, seat);
        const bool fed = s.twoPlayers() && hand == s.fedHand;
        for (unsigned bit = 0; bit < (fed ? handSize + s.drawn : handSize); ++bit) {
            lookAtSlot(hand, bit, held, view);
        }
        if (view.holder != seat) {
            std::sort(view.candidates.begin(), view.candidates.end());
        }
        std::sort(view.past.begin(), view.past.end(), [](const PastCard &a, const PastCard &b) {
            return std::tie(a.turn, a.how, a.card) < std::tie(b.turn, b.how, b.card);
        });
        v.hands.push_back(std::move(view));
    }

    /// Notes where a dealt card is, as far as this seat can tell.
    void lookAtSlot(std::size_t hand, unsigned bit, int held, HandView &view) {
        const CardId card = cardAt(s, hand, bit);
        const Trace &trace = traceAt(hand, bit);
        const bool present = (s.present[hand] >> bit & 1U) != 0;
        const int drawnIn = bit < handSize ? 0 : static_cast<int>(bit - handSize) + 1;
        const bool seen = held > 0 && drawnIn <= held;
        if (present) {
            ++view.size;
        } else if (trace.how == Departure::none) {
            return;
        } else if (trace.how == Departure::built || knowsDeparture(hand, bit)) {
            view.past.push_back({card, trace.turn, publicly(trace.how)});
            return;
        } else {
            view.past.push_back({noCard, trace.turn, publicly(trace.how)});
            if (trace.turn <= held) {
                return;
            }
        }
        if (seen && card != noCard) {
            view.candidates.push_back(card);
        } else {
            ++view.unseen;
        }
    }

    /// Hides whose discarded card was taken from the pile.
    static Departure publicly(Departure how) {
        return how == Departure::recovered ? Departure::discarded : how;
    }

    void lookAtDiscard() {
        const bool picking = s.phase == Phase::choose && controller(s, s.toDecide.first()) == seat;
        std::array<int, maxCards> known{};
        if (dealt() && !picking) {
            countOwnDiscards(known);
        }
        for (const CardId card : s.discard.kinds()) {
            const int copies =
                over() || picking ? s.discard.count(card) : std::max(known[index(card)], 0);
            v.discardKnown.insert(v.discardKnown.end(), static_cast<std::size_t>(copies), card);
        }
    }

    /// Counts the cards that this seat discarded in this age, less those that were taken since.
    void countOwnDiscards(std::array<int, maxCards> &known) const {
        for (std::size_t hand = 0; hand < s.cityCount; ++hand) {
            for (unsigned slot = 0; slot < handSize; ++slot) {
                const Trace &trace = s.traces[hand][slot];
                const CardId card = s.dealt[hand][slot];
                const bool discarded =
                    trace.how == Departure::discarded || trace.how == Departure::recovered;
                if (!discarded || card == noCard) {
                    continue;
                }
                const bool pile = s.twoPlayers() && hand == 2;
                const bool own =
                    pile ? knowsDeparture(s.fedHand, slot + handSize) : knowsDeparture(hand, slot);
                known[index(card)] += own ? 1 : 0;
                known[index(card)] -= trace.how == Departure::recovered ? 1 : 0;
            }
        }
    }

    const State &s;
    Seat seat;
    View v;
};

/// Appends numbers, little-endian.
class ByteWriter {
public:
    void number(std::int64_t value, int width = 1) {
        for (int i = 0; i < width; ++i) {
            bytes.push_back(static_cast<std::uint8_t>(value >> 8 * i & 0xff));
        }
    }
    void card(CardId id) { number(static_cast<std::int64_t>(id)); }
    void cards(const std::vector<CardId> &list) {
        number(static_cast<std::int64_t>(list.size()), 2);
        for (const CardId id : list) {
            card(id);
        }
    }
    void move(const Move &move) {
        card(move.card);
        number(static_cast<int>(move.action));
        number(static_cast<int>(move.copy));
        number(move.pay.bank);
        number(move.pay.left);
        number(move.pay.right);
    }
    void city(const CityView &city) {
        number(static_cast<int>(city.board.wonder));
        number(static_cast<int>(city.board.side));
        number(city.coins, 2);
        number(city.stages);
        number(city.shields);
        for (const int won : city.victories) {
            number(won);
        }
        number(city.defeats);
        number(city.freeBuildUsed ? 1 : 0);
        number(static_cast<int>(city.copied));
        for (const std::size_t word : {0U, 1U}) {
            number(static_cast<std::int64_t>(city.built.word(word)), 8);
        }
        cards(city.guilds);
        cards(city.buried);
    }
    void hand(const HandView &hand) {
        number(hand.holder);
        number(hand.size);
        cards(hand.candidates);
        number(hand.unseen);
        number(static_cast<std::int64_t>(hand.past.size()));
        for (const PastCard &gone : hand.past) {
            past(gone);
        }
    }
    void past(const PastCard &gone) {
        card(gone.card);
        number(gone.turn);
        number(static_cast<int>(gone.how));
    }

    std::vector<std::uint8_t> bytes;
};

} // namespace

View view(const State &state, Seat seat) {
    return Viewer(state, seat).look();
}

std::vector<std::uint8_t> bytesOf(const View &view) {
    ByteWriter out;
    for (const int value : {static_cast<int>(view.seat), view.people, view.age, view.turn,
                            static_cast<int>(view.phase), static_cast<int>(view.holder), view.drawn,
                            view.drawPileSize}) {
        out.number(value);
    }
    for (const SeatMask seats : {view.toDecide, view.decided, view.picks, view.copiedPicks}) {
        out.number(seats.bits());
    }
    for (const PositionChoice &choice : view.ownChoices) {
        out.number(choice.seat);
        out.move(choice.move);
    }
    for (const CityView &city : view.cities) {
        out.city(city);
    }
    for (const HandView &hand : view.hands) {
        out.hand(hand);
    }
    out.card(view.lastPileCard);
    out.past(view.lastOfPile.value_or(PastCard{}));
    out.number(view.discardSize, 2);
    out.cards(view.discardKnown);
    return out.bytes;
}

} // namespace mirabilia::classic
