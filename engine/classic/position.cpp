// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/classic/position.h"

#include "engine/classic/game.h"
#include "engine/classic/rules.h"
#include "engine/core/fault.h"

#include <algorithm>
#include <bit>
#include <string>

namespace mirabilia::classic {

namespace {

/// Checks a position and builds its state; stops at the first fault.
class PositionReader {
public:
    PositionReader(const Catalogue &known, const Position &described)
        : catalogue(known)
        , position(described) {}

    State read() {
        readTable();
        readCities();
        readHands();
        readPiles();
        checkCopies();
        readPhase();
        readChoices();
        return s;
    }

private:
    [[noreturn]] static void refuse(const std::string &place, const std::string &reason) {
        throw Fault(place, reason);
    }

    static std::string ofSeat(std::size_t seat, const std::string &key) {
        return "seats." + std::to_string(seat) + "." + key;
    }

    static std::string counted(std::size_t count, const std::string &what) {
        return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
    }

    [[nodiscard]] std::string quoted(CardId card) const {
        return "\"" + catalogue.card(card).key + "\"";
    }

    void readTable() {
        const std::size_t cities = position.cities.size();
        if (position.freeCity ? cities != 3 : cities < 3 || cities > maxSeats) {
            refuse("seats", std::to_string(cities) +
                                ", a game has three to seven; with two players the third is "
                                "the Free City");
        }
        if (position.freeCity && catalogue.rules.fewestPlayers > 2) {
            refuse(ofSeat(2, "free_city"), "this edition has no game for two players");
        }
        if (position.age < 1 || position.age > ageCount) {
            refuse("age", std::to_string(position.age) + ", expected 1 to 3");
        }
        if (position.turn < 1 || position.turn > turnsPerAge) {
            refuse("turn", std::to_string(position.turn) + ", expected 1 to 6");
        }
        s.catalogue = &catalogue;
        s.cityCount = static_cast<std::uint8_t>(cities);
        s.people = position.freeCity ? 2 : s.cityCount;
        s.age = static_cast<std::uint8_t>(position.age);
        s.turn = static_cast<std::uint8_t>(position.turn);
        s.phase = position.phase;
        const bool handsEmpty =
            std::all_of(position.cities.begin(), position.cities.end(),
                        [](const PositionCity &city) { return city.hand.empty(); });
        if (s.phase == Phase::pick && handsEmpty) {
            s.phase = Phase::over;
        }
    }

    /// Number of ages whose conflicts are over.
    [[nodiscard]] int agesFought() const {
        return s.phase == Phase::over ? position.age : position.age - 1;
    }

    void readCities() {
        for (std::size_t seat = 0; seat < s.cityCount; ++seat) {
            readBoard(seat);
            readTokens(seat);
        }
        // What Manneken Pis copies depends on its neighbours' boards.
        for (std::size_t seat = 0; seat < s.cityCount; ++seat) {
            readStages(seat);
            readBuildings(seat);
            deriveCity(s, static_cast<Seat>(seat));
        }
    }

    void readBoard(std::size_t seat) {
        const PositionCity &from = position.cities[seat];
        City &city = s.cities[seat];
        if (index(from.board.wonder) >= catalogue.wonders.size()) {
            refuse(ofSeat(seat, "wonder"), "unknown");
        }
        for (std::size_t other = 0; other < seat; ++other) {
            if (position.cities[other].board.wonder == from.board.wonder) {
                refuse(ofSeat(seat, "wonder"), "\"" + catalogue.wonder(from.board.wonder).key +
                                                   "\" is at seat " + std::to_string(other) +
                                                   " already");
            }
        }
        if (from.coins < 0 || from.coins > largestPurse) {
            refuse(ofSeat(seat, "coins"),
                   std::to_string(from.coins) + ", expected 0 to " + std::to_string(largestPurse));
        }
        city.board = from.board;
        city.coins = static_cast<std::uint16_t>(from.coins);
        city.freeBuildUsed = from.freeBuildUsed;
    }

    void readTokens(std::size_t seat) {
        City &city = s.cities[seat];
        const Rules &rules = catalogue.rules;
        const auto ages = static_cast<std::size_t>(agesFought());
        for (const int token : position.cities[seat].tokens) {
            if (token == rules.defeatToken) {
                ++city.defeats;
                continue;
            }
            const auto end = rules.victoryToken.begin() + static_cast<std::ptrdiff_t>(ages);
            const auto age = std::find(rules.victoryToken.begin(), end, token);
            if (age == end) {
                refuse(ofSeat(seat, "tokens"),
                       "no token of " + std::to_string(token) + " can lie there yet");
            }
            ++city.victories[static_cast<std::size_t>(age - rules.victoryToken.begin())];
        }
        std::size_t all = city.defeats;
        for (const int won : city.victories) {
            all += static_cast<std::size_t>(won);
            if (won > 2) {
                refuse(ofSeat(seat, "tokens"), "more than two tokens of an age");
            }
        }
        if (all > 2 * ages) {
            refuse(ofSeat(seat, "tokens"), "more than two tokens an age");
        }
    }

    void readStages(std::size_t seat) {
        const PositionCity &from = position.cities[seat];
        City &city = s.cities[seat];
        const auto here = static_cast<Seat>(seat);
        if (from.stages < 0 || from.stages > static_cast<int>(stageCount(s, here))) {
            refuse(ofSeat(seat, "stages"), std::to_string(from.stages) + ", the board has " +
                                               std::to_string(stageCount(s, here)));
        }
        city.stages = static_cast<std::uint8_t>(from.stages);
        for (std::size_t number = 0; number < city.stages; ++number) {
            const Scope choices = copyChoices(s, here, number);
            if (choices.left || choices.right) {
                city.copied = from.copied.value_or(choices.left ? CopySide::left : CopySide::right);
            }
            if (builtStage(s, here, number) == nullptr) {
                refuse(ofSeat(seat, "stages"),
                       "stage " + std::to_string(number + 1) + " has nothing to copy");
            }
        }
        if (from.buried.size() > city.stages) {
            refuse(ofSeat(seat, "buried"), "more cards than stages");
        }
        for (std::size_t number = 0; number < from.buried.size(); ++number) {
            if (from.buried[number] != noCard) {
                checkCard(from.buried[number], ofSeat(seat, "buried"));
            }
            city.buried[number] = from.buried[number];
        }
    }

    void readBuildings(std::size_t seat) {
        const City &city = s.cities[seat];
        for (const CardId card : position.cities[seat].built) {
            checkCard(card, ofSeat(seat, "city"));
            if (standsIn(s, city, card)) {
                refuse(ofSeat(seat, "city"), quoted(card) + " stands there already");
            }
            if (guildsInPlay(card) > catalogue.guildsIn(ageCount, s.cityCount)) {
                return refuseGuilds();
            }
            placeCard(s, static_cast<Seat>(seat), card);
        }
    }

    /// Number of guilds built so far, including this card.
    [[nodiscard]] int guildsInPlay(CardId card) const {
        return s.guildCount + (catalogue.card(card).family == Family::guild ? 1 : 0);
    }

    [[noreturn]] void refuseGuilds() const {
        refuse("guilds", "more than the " +
                             std::to_string(catalogue.guildsIn(ageCount, s.cityCount)) +
                             " of the deck");
    }

    /// Checks that a card is known, in the box for this number of cities, and not of a later age.
    void checkCard(CardId card, const std::string &place) {
        if (!catalogue.knows(card)) {
            refuse(place, "unknown card");
        }
        if (catalogue.card(card).age > position.age) {
            refuse(place, quoted(card) + " is of a later age");
        }
        if (catalogue.copies(card, s.cityCount) == 0) {
            refuse(place, quoted(card) + " is not in the box for " + std::to_string(s.cityCount) +
                              " cities");
        }
    }

    void checkHandCard(CardId card, const std::string &place) {
        checkCard(card, place);
        if (catalogue.card(card).age != position.age) {
            refuse(place, quoted(card) + " is not of age " + std::to_string(position.age));
        }
    }

    /// Number of cards that each hand, and the pile, must hold.
    [[nodiscard]] std::size_t cardsInHand() const {
        const auto turn = static_cast<std::size_t>(position.turn);
        switch (s.phase) {
        case Phase::pick: return handSize + 1 - turn;
        case Phase::choose: return position.turn == turnsPerAge ? 0 : handSize - turn;
        case Phase::extra: return 1;
        case Phase::deal:
        case Phase::over: break;
        }
        return 0;
    }

    void readHands() {
        for (auto &hand : s.dealt) {
            hand.fill(noCard);
        }
        seatHands(s);
        if (s.twoPlayers() && position.holder) {
            if (*position.holder > 1) {
                refuse("free_city_holder", "expected 0 or 1");
            }
            s.holder = *position.holder;
            s.fedHand = static_cast<Seat>(handOf(s, s.holder));
        }
        if (position.lastDrawn != noCard && s.phase != Phase::extra && s.phase != Phase::choose) {
            refuse("last_drawn", "nobody has drawn yet");
        }
        if (s.phase != Phase::deal && s.phase != Phase::over) {
            s.drawn = static_cast<std::uint8_t>(position.turn);
        }
        for (std::size_t seat = 0; seat < s.cityCount; ++seat) {
            checkHand(seat);
            if (seat < s.people) {
                layHand(seat);
            }
        }
        if (s.twoPlayers() && !position.cities[2].past.empty()) {
            layPast(2, handSize - 1, position.cities[2].past[0]);
        }
    }

    void checkHand(std::size_t seat) {
        const PositionCity &from = position.cities[seat];
        const std::string place = ofSeat(seat, "hand");
        if (seat >= s.people) {
            if (!from.hand.empty()) {
                refuse(place, "the Free City holds no cards");
            }
            checkLastOfPile(seat);
            return;
        }
        if (from.hand.size() != cardsInHand()) {
            refuse(place, counted(from.hand.size(), "card") + ", expected " +
                              std::to_string(cardsInHand()));
        }
        for (const CardId card : from.hand) {
            checkHandCard(card, place);
        }
        const std::size_t slots = handSlots(handOf(s, static_cast<Seat>(seat)));
        if (from.hand.size() + from.past.size() > slots) {
            refuse(ofSeat(seat, "past"), "more cards than were dealt");
        }
        checkPast(seat);
    }

    void checkLastOfPile(std::size_t seat) {
        const auto &past = position.cities[seat].past;
        const bool pileGone = s.phase == Phase::choose && s.turn == turnsPerAge;
        if (past.size() > (pileGone ? 1U : 0U)) {
            refuse(ofSeat(seat, "past"), "only the last card of the pile can be gone");
        }
        checkPast(seat);
    }

    void checkPast(std::size_t seat) {
        for (const PastCard &past : position.cities[seat].past) {
            if (past.card != noCard) {
                checkHandCard(past.card, ofSeat(seat, "past"));
            }
            if (past.turn < 1 || past.turn > turnsPerAge + 1 || past.how == Departure::none) {
                refuse(ofSeat(seat, "past"), "a card left in no turn, or in no way");
            }
        }
    }

    /// Number of cards that a hand has had in this age before the holder's next draw.
    [[nodiscard]] std::size_t handSlots(std::size_t hand) const {
        if (!s.twoPlayers() || hand != s.fedHand) {
            return handSize;
        }
        const int before = s.phase == Phase::pick ? s.drawn - 1 : s.drawn;
        return handSize + static_cast<std::size_t>(std::max(before, 0));
    }

    void layHand(std::size_t seat) {
        const PositionCity &from = position.cities[seat];
        const std::size_t hand = handOf(s, static_cast<Seat>(seat));
        CardId drawn = hand == s.fedHand ? position.lastDrawn : noCard;
        unsigned next = 0;
        // The last drawn card has its own slot, which tells who has seen it.
        const auto slotFor = [&](CardId card) {
            if (card == drawn && card != noCard) {
                drawn = noCard;
                return static_cast<unsigned>(handSize) + s.drawn - 1U;
            }
            return next++;
        };
        for (const CardId card : from.hand) {
            const unsigned bit = slotFor(card);
            slot(hand, bit) = card;
            s.present[hand] = static_cast<std::uint16_t>(s.present[hand] | 1U << bit);
        }
        for (const PastCard &past : from.past) {
            layPast(hand, past.turn >= position.turn ? slotFor(past.card) : next++, past);
        }
    }

    void layPast(std::size_t hand, unsigned bit, const PastCard &past) {
        slot(hand, bit) = past.card;
        (bit < handSize ? s.traces[hand][bit] : s.traces[2][bit - handSize]) =
            Trace{.turn = static_cast<std::uint8_t>(past.turn & 7), .how = past.how};
    }

    CardId &slot(std::size_t hand, unsigned bit) {
        return bit < handSize ? s.dealt[hand][bit] : s.dealt[2][bit - handSize];
    }

    void readPiles() {
        for (const CardId card : position.discard) {
            checkCard(card, "discard");
            if (s.discard.count(card) == catalogue.copies(card, s.cityCount)) {
                refuse("discard", "too many copies of " + quoted(card));
            }
            s.discard.add(card);
        }
        return readDrawPile();
    }

    void readDrawPile() {
        const std::size_t needed = s.twoPlayers() ? cardsInHand() : 0;
        const std::size_t size = position.drawPile.size();
        if (size != needed) {
            refuse("draw_pile", counted(size, "card") + ", expected " + std::to_string(needed));
        }
        for (std::size_t i = 0; i < size; ++i) {
            checkHandCard(position.drawPile[i], "draw_pile");
            const std::size_t place = handSize - size + i;
            s.dealt[2][place] = position.drawPile[i];
            s.present[2] = static_cast<std::uint16_t>(s.present[2] | 1U << place);
        }
    }

    void checkCopies() {
        std::array<int, maxCards> counts{};
        const auto count = [&counts](const auto &cards) {
            for (const CardId card : cards) {
                if (card != noCard) {
                    ++counts[index(card)];
                }
            }
        };
        for (const PositionCity &city : position.cities) {
            count(city.built);
            count(city.hand);
            count(city.buried);
        }
        count(position.discard);
        count(position.drawPile);
        int guilds = 0;
        for (const Card &card : catalogue.cards) {
            const int copies = counts[index(card.id)];
            if (copies > catalogue.copies(card.id, s.cityCount)) {
                refuse("seats", std::to_string(copies) + " copies of " + quoted(card.id) +
                                    ", the box has " +
                                    std::to_string(catalogue.copies(card.id, s.cityCount)) +
                                    " for " + std::to_string(s.cityCount) + " cities");
            }
            guilds += card.family == Family::guild ? copies : 0;
        }
        if (guilds > catalogue.guildsIn(ageCount, s.cityCount)) {
            refuseGuilds();
        }
    }

    void readPhase() {
        const std::size_t cities = std::min<std::size_t>(s.cityCount, s.cities.size());
        for (const Seat seat : position.picks) {
            if (seat >= cities || s.picks.has(seat) || s.cities[seat].stages == 0) {
                refuse("picks", "seat " + std::to_string(seat) + " cannot pick");
            }
            s.picks.add(seat);
            const City &city = s.cities[seat];
            const auto &stages = catalogue.side(city.board).stages;
            if (stages[city.stages - 1U].copying() != nullptr) {
                s.copiedPicks.add(seat);
            }
        }
        switch (s.phase) {
        case Phase::pick:
            s.toDecide = allCities(s);
            if (s.twoPlayers()) {
                --s.drawn;
                drawCard(s);
            }
            break;
        case Phase::extra: readExtra(); break;
        case Phase::choose: readPick(); break;
        case Phase::deal:
            if (position.turn != 1) {
                refuse("turn", "an age begins with turn 1");
            }
            break;
        case Phase::over: break;
        }
    }

    void readExtra() {
        s.toDecide = position.toDecide.value_or(SeatMask());
        if (s.turn != turnsPerAge || s.toDecide.empty()) {
            refuse("phase", "nobody can play a last card");
        }
        for (Seat seat = 0; seat < maxSeats; ++seat) {
            if (s.toDecide.has(seat) &&
                (seat >= s.cityCount || !s.cities[seat].lastCardPower || hand(s, seat).empty())) {
                refuse(ofSeat(seat, "stages"), "no power to play a last card");
            }
        }
    }

    void readPick() {
        if (position.picks.empty()) {
            refuse("phase", "nobody can build from the discard pile");
        }
        const SeatMask owners = s.picks - s.copiedPicks;
        const Seat first = owners.empty() ? s.picks.first() : owners.first();
        if (pickable(s, first).empty()) {
            refuse("discard", "nothing that seat " + std::to_string(first) + " can build");
        }
        s.toDecide.add(first);
    }

    void readChoices() {
        for (const PositionChoice &choice : position.chosen) {
            const Refusal refused = Classic::refusal(s, choice.seat, choice.move);
            if (refused != Refusal::none || s.phase == Phase::choose) {
                refuse("chosen",
                       "seat " + std::to_string(choice.seat) + ": " + std::string(code(refused)));
            }
            s.chosen[choice.seat] = choice.move;
            s.decided.add(choice.seat);
        }
        if (!s.toDecide.empty() && s.waiting().empty()) {
            refuse("chosen", "everybody has decided already");
        }
    }

    const Catalogue &catalogue;
    const Position &position;
    State s;
};

} // namespace

Parsed<State> makeState(const Catalogue &catalogue, const Position &position) {
    try {
        return PositionReader(catalogue, position).read();
    } catch (const Fault &fault) {
        return Parsed<State>::failure(fault.sentence());
    }
}

} // namespace mirabilia::classic
