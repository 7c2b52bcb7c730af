// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/duel/position.h"

#include "engine/core/fault.h"
#include "engine/duel/rules.h"

#include <algorithm>
#include <cstdlib>
#include <string>

namespace mirabilia::duel {

namespace {

bool isDraft(Phase phase) {
    return phase == Phase::setUp || phase == Phase::offer || phase == Phase::draft;
}

/// Returns true for phases that a wonder or a pair of symbols causes.
bool asks(Phase phase) {
    return phase == Phase::draw || phase == Phase::token || phase == Phase::library ||
           phase == Phase::destroy || phase == Phase::revive;
}

/// Checks a position and builds its state; stops at the first fault.
class PositionReader {
public:
    PositionReader(const Catalogue &known, const Position &described)
        : catalogue(known)
        , position(described) {}

    State read() {
        readTable();
        readCities();
        readTokens();
        readDraft();
        readBoard();
        readPiles();
        checkCounts();
        readConflict();
        checkPhase();
        priceEverything(s);
        return s;
    }

private:
    [[noreturn]] static void refuse(const std::string &place, const std::string &reason) {
        throw Fault(place, reason);
    }

    static std::string ofSeat(std::size_t seat, const std::string &key) {
        return "seats." + std::to_string(seat) + "." + key;
    }

    void readTable() {
        if (position.age < 0 || position.age > ageCount ||
            (position.age == 0) != isDraft(position.phase)) {
            refuse("age", std::to_string(position.age) + ", expected 0 for the draft, else 1 to 3");
        }
        if (position.mover >= seats || position.starter >= seats) {
            refuse("to_move", "expected 0 or 1");
        }
        if ((position.victory == Victory::none) != (position.phase != Phase::over)) {
            refuse("victory", "there is one exactly when the game is over");
        }
        if (position.extraTurn && !asks(position.phase)) {
            refuse("extra_turn", "nothing of this turn is left to do");
        }
        s.catalogue = &catalogue;
        s.age = static_cast<std::uint8_t>(position.age);
        s.phase = position.phase;
        s.mover = position.mover;
        s.starter = position.starter;
        s.extraTurn = position.extraTurn;
        s.victory = position.victory;
    }

    void readCities() {
        for (std::size_t seat = 0; seat < seats; ++seat) {
            const PositionCity &from = position.cities[seat];
            City &city = s.cities[seat];
            if (from.coins < 0 || from.coins > largestPurse) {
                refuse(ofSeat(seat, "coins"), std::to_string(from.coins) + ", expected 0 to " +
                                                  std::to_string(largestPurse));
            }
            city.coins = from.coins;
            readWonders(seat);
            readSeen(from.built, ofSeat(seat, "city"), city.built);
            readTokens(from.tokens, ofSeat(seat, "progress"), city.tokens);
        }
        for (City &city : s.cities) {
            deriveCity(catalogue, city);
            s.wondersBuilt =
                static_cast<std::uint8_t>(s.wondersBuilt + std::popcount(city.wondersBuilt));
        }
        if (s.wondersBuilt > catalogue.rules.mostWonders) {
            refuse(ofSeat(1, "wonders"), "with it more than " +
                                             std::to_string(catalogue.rules.mostWonders) +
                                             " wonders stand");
        }
    }

    void readWonders(std::size_t seat) {
        const auto &from = position.cities[seat].wonders;
        City &city = s.cities[seat];
        const std::string place = ofSeat(seat, "wonders");
        if (from.size() > wondersPerPlayer) {
            refuse(place, std::to_string(from.size()) + ", a player has four");
        }
        for (std::size_t i = 0; i < from.size(); ++i) {
            claim(from[i].wonder, place);
            city.wonders[i] = from[i].wonder;
            city.wondersBuilt =
                static_cast<std::uint8_t>(city.wondersBuilt | (from[i].built ? 1U << i : 0U));
        }
    }

    /// Everything in the box exists once.
    void claim(WonderId wonder, const std::string &place) {
        if (!catalogue.knows(wonder)) {
            refuse(place, "unknown wonder");
        }
        if (wonders.has(wonder)) {
            refuse(place, "\"" + catalogue.wonder(wonder).key + "\" is there twice");
        }
        wonders.add(wonder);
    }

    void claim(TokenId token, const std::string &place) {
        if (!catalogue.knows(token)) {
            refuse(place, "unknown token");
        }
        if (tokens.has(token)) {
            refuse(place, "\"" + catalogue.token(token).key + "\" is there twice");
        }
        tokens.add(token);
    }

    /// An age still to be laid out has all its cards in the box.
    [[nodiscard]] int lastAgeLaidOut() const {
        return position.phase == Phase::layOut ? position.age - 1 : position.age;
    }

    void claim(CardId card, const std::string &place) {
        if (!catalogue.knows(card)) {
            refuse(place, "unknown card");
        }
        const std::string quoted = "\"" + catalogue.card(card).key + "\"";
        if (cards.has(card)) {
            refuse(place, quoted + " is there twice");
        }
        if (catalogue.card(card).age > lastAgeLaidOut()) {
            refuse(place, quoted + " is of a later age");
        }
        cards.add(card);
    }

    void readSeen(const std::vector<CardId> &list, const std::string &place, CardSet &set) {
        for (const CardId card : list) {
            claim(card, place);
            set.add(card);
            s.seen.add(card);
        }
    }

    void readTokens(const std::vector<TokenId> &list, const std::string &place, TokenSet &set) {
        for (const TokenId token : list) {
            claim(token, place);
            set.add(token);
        }
    }

    void readTokens() {
        readTokens(position.boardTokens, "progress", s.boardTokens);
        readTokens(position.asideTokens, "set_aside", s.asideTokens);
        if (s.boardTokens.size() > catalogue.rules.tokensOnBoard) {
            refuse("progress", std::to_string(s.boardTokens.size()) +
                                   " tokens, the board has room for " +
                                   std::to_string(catalogue.rules.tokensOnBoard));
        }
        for (const TokenId token : position.drawnTokens) {
            if (!catalogue.knows(token) || !s.asideTokens.has(token)) {
                refuse("drawn", "a token that was not set aside");
            }
            s.drawnTokens.add(token);
        }
        if (!position.drawnTokens.empty() && s.phase != Phase::library) {
            refuse("drawn", "nobody draws tokens now");
        }
    }

    void readDraft() {
        for (const WonderId wonder : position.offer) {
            claim(wonder, "offer");
            s.offer.add(wonder);
        }
        if (!isDraft(s.phase)) {
            s.drafted = 2 * wondersOffered;
            if (!position.offer.empty()) {
                refuse("offer", "the draft is over");
            }
            return;
        }
        if (position.drafted < 0 || position.drafted >= static_cast<int>(2 * wondersOffered)) {
            refuse("drafted", "expected 0 to 7");
        }
        s.drafted = static_cast<std::uint8_t>(position.drafted);
        checkDrafted();
        checkOffer();
    }

    /// Checks that each seat has the wonders that it has taken so far.
    void checkDrafted() {
        std::array<std::size_t, seats> taken{};
        for (std::size_t turn = 0; turn < s.drafted; ++turn) {
            const auto &group = catalogue.rules.draftOrder[turn / wondersOffered];
            ++taken[s.starter ^ group[turn % wondersOffered]];
        }
        for (std::size_t seat = 0; seat < seats; ++seat) {
            if (position.cities[seat].wonders.size() != taken[seat]) {
                refuse(ofSeat(seat, "wonders"), "expected " + std::to_string(taken[seat]) +
                                                    " after so many turns of the draft");
            }
            if (s.cities[seat].wondersBuilt != 0 || !s.cities[seat].built.empty()) {
                refuse(ofSeat(seat, "city"), "nothing is built during the draft");
            }
            if (!s.cities[seat].tokens.empty()) {
                refuse(ofSeat(seat, "progress"), "nobody has a token during the draft");
            }
        }
    }

    void checkOffer() {
        const std::size_t turn = s.drafted % wondersOffered;
        const std::size_t expected = s.phase == Phase::draft ? wondersOffered - turn : 0;
        if (position.offer.size() != expected || expected == 1) {
            refuse("offer", std::to_string(position.offer.size()) + " wonders, expected " +
                                std::to_string(expected));
        }
        const bool between =
            s.phase == Phase::draft || s.drafted == (s.phase == Phase::setUp ? 0U : wondersOffered);
        if (!between) {
            refuse("drafted", "a group is not complete");
        }
    }

    void readBoard() {
        for (std::size_t slot = 0; slot < slotCount; ++slot) {
            if (position.board[slot].lies) {
                s.lying.add(slot);
                readSlot(slot);
            }
        }
        if (isDraft(s.phase)) {
            if (!s.lying.empty()) {
                refuse("board", "nothing lies there during the draft");
            }
            return;
        }
        const Layout &layout = s.layout();
        for (std::size_t slot = 0; slot < slotCount; ++slot) {
            const bool gone = !s.lying.has(slot);
            if (gone && layout.places[slot].coveredBy.intersects(s.lying)) {
                refuse("board." + std::to_string(slot), "gone from under a card");
            }
        }
        s.open = openIn(layout, s.lying);
        const SlotMask shown = shownIn(catalogue, s.age, s.lying);
        const bool whole = s.toReveal().empty() || s.phase == Phase::reveal || asks(s.phase) ||
                           s.phase == Phase::over;
        if (!whole || !shown.includes(s.faceUp) || !s.faceUp.includes(layout.faceUp & s.lying)) {
            refuse("board", "other cards lie face up than the layout shows");
        }
    }

    void readSlot(std::size_t slot) {
        const PositionSlot &from = position.board[slot];
        const std::string place = "board." + std::to_string(slot);
        bool guild = from.guildBack;
        if (from.card != noCard) {
            claim(from.card, place);
            if (catalogue.card(from.card).age != position.age) {
                refuse(place, "\"" + catalogue.card(from.card).key + "\" is not of age " +
                                  std::to_string(position.age));
            }
            guild = catalogue.isGuild(from.card);
        } else if (from.faceUp) {
            refuse(place, "which card lies there?");
        }
        if (guild && catalogue.guildsIn(position.age) == 0) {
            refuse(place, "no guilds are laid out in age " + std::to_string(position.age));
        }
        if (from.faceUp) {
            s.faceUp.add(slot);
            s.board[slot] = from.card;
            s.seen.add(from.card);
        } else if (guild) {
            s.guildBacks.add(slot);
        }
    }

    void readPiles() {
        CardSet buried;
        readSeen(position.discard, "discard", s.discard);
        readSeen(position.buried, "buried", buried);
    }

    /// Checks that enough cards are left for the face-down slots.
    void checkCounts() {
        const int hiddenGuilds = s.guildBacks.size();
        if (s.seen.overlap(catalogue.guilds) + hiddenGuilds > catalogue.rules.guildsInAge) {
            refuse("guilds", "more than " + std::to_string(catalogue.rules.guildsInAge));
        }
        if (s.age == 0) {
            return;
        }
        const CardSet unseen = catalogue.ageCards[s.age - 1U] - s.seen;
        const int hidden = (s.lying - s.faceUp - s.guildBacks).size();
        if (hidden > unseen.size()) {
            refuse("board", "more cards lie face down than are left");
        }
    }

    void readConflict() {
        const int capital = catalogue.rules.capital;
        if (s.victory == Victory::military) {
            const int won = s.mover == 0 ? capital : -capital; // by whoever moved last
            if (position.conflict != won) {
                refuse("conflict", std::to_string(position.conflict) + ", a military victory has " +
                                       std::to_string(won));
            }
        } else if (std::abs(position.conflict) >= capital) {
            refuse("conflict", std::to_string(position.conflict) + ", expected -" +
                                   std::to_string(capital - 1) + " to " +
                                   std::to_string(capital - 1));
        }
        s.conflict = static_cast<std::int8_t>(position.conflict);
        readLoot(0);
        readLoot(1);
    }

    void readLoot(Seat seat) {
        const auto &kinds = catalogue.rules.loot;
        const int distance = seat == 1 ? s.conflict : -s.conflict;
        const std::string place = "loot." + std::to_string(seat);
        unsigned bits = 0;
        for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
            bits |= kinds[kind].at > distance ? 1U << kind : 0U;
        }
        if (const auto &given = position.cities[seat].loot) {
            const unsigned possible = bits;
            bits = 0;
            for (const int coins : *given) {
                unsigned bit = 0;
                for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
                    bit |= kinds[kind].coins == coins ? 1U << kind : 0U;
                }
                if ((bit & possible & ~bits) == 0) {
                    refuse(place,
                           "a token of " + std::to_string(coins) + " coins cannot lie there");
                }
                bits |= bit;
            }
        }
        s.loot[seat] = static_cast<std::uint8_t>(bits);
    }

    void checkPhase() {
        s.choosing = position.choosing;
        const bool byWonder = asks(s.phase) && s.phase != Phase::token;
        if (byWonder != (s.choosing != noWonder)) {
            refuse("choosing", "a wonder that asks for a choice, and only that");
        }
        if (byWonder) {
            const City &city = s.cities[s.mover];
            const auto place = placeOf(city, s.choosing);
            if (!place || !city.hasBuilt(*place)) {
                refuse("choosing", "this wonder does not stand there");
            }
        }
        if (!possible()) {
            refuse("phase", "the position has nothing for it to do");
        }
    }

    /// Returns true if there is something to decide, to deal or to turn up.
    [[nodiscard]] bool possible() const {
        const Effect *library = pendingEffect(s, EffectKind::library);
        switch (s.phase) {
        case Phase::layOut: return s.lying.empty();
        case Phase::begin: return s.lying == allSlots && s.age > 1;
        case Phase::pick: return !s.lying.empty();
        case Phase::reveal: return !s.toReveal().empty();
        case Phase::draw: return library != nullptr && s.asideTokens.size() > library->value;
        case Phase::library:
            return library != nullptr && !s.drawnTokens.empty() &&
                   s.drawnTokens.size() == std::min<int>(library->value, s.asideTokens.size());
        case Phase::token: return !s.boardTokens.empty();
        case Phase::destroy: return !destroyable(s).empty();
        case Phase::revive:
            return pendingEffect(s, EffectKind::revive) != nullptr && !s.discard.empty();
        default: return true;
        }
    }

    const Catalogue &catalogue;
    const Position &position;
    State s;
    CardSet cards; ///< named so far
    WonderSet wonders;
    TokenSet tokens;
};

} // namespace

SlotMask shownIn(const Catalogue &catalogue, int age, SlotMask lying) {
    const Layout &layout = catalogue.layout(age);
    return (layout.faceUp & lying) | openIn(layout, lying);
}

Parsed<State> makeState(const Catalogue &catalogue, const Position &position) {
    try {
        return PositionReader(catalogue, position).read();
    } catch (const Fault &fault) {
        return Parsed<State>::failure(fault.sentence());
    }
}

} // namespace mirabilia::duel
