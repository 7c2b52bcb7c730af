// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/inline_list.h"
#include "engine/duel/game.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace mirabilia::duel {

/// The Duel net's inputs for a position and its outputs for a move, all from the mover's side:
/// "own" and "other".
///
/// The numbers of cards, wonders and tokens are those of the game that the net was trained for.
struct Inputs {
    static constexpr std::size_t cards = 73;
    static constexpr std::size_t wonders = 12;
    static constexpr std::size_t tokens = 10;

    /// One city.
    enum CityPart : std::uint16_t {
        built = 0,                          ///< card
        waiting = built + cards,            ///< wonder
        standing = waiting + wonders,       ///< wonder
        payableWonder = standing + wonders, ///< wonder
        progress = payableWonder + wonders, ///< token
        coins = progress + tokens,          ///< at least this many, by step
        production = coins + 17,            ///< resource, at least 1 to 4
        prices = production + 20,           ///< resource, at most 1, at least 3 to 5
        choices = prices + 20,              ///< raw materials 1 and 2, goods 1 and 2
        symbols = choices + 4,              ///< 1 to 6 different ones
        reachable = symbols + 6,            ///< at least 4 to 7 different ones in reach
        newSymbols = reachable + 4,         ///< at least 1 to 3 open cards with a symbol it lacks
        payableNew = newSymbols + 3,        ///< at least 1 or 2 of these that it can pay for
        payablePairs = payableNew + 2,      ///< at least 1 or 2 open cards that bring a token
        shields = payablePairs + 2,         ///< at least 1 to 4 from one card or wonder
        scienceAtHand = shields + 4,        ///< it could win this way if it were to move
        conquestAtHand = scienceAtHand + 1, ///< the same
        citySize = conquestAtHand + 1,
    };
    /// What belongs to neither city follows them.
    enum Part : std::uint16_t {
        openCard = 2 * citySize,        ///< card that can be taken
        coveredCard = openCard + cards, ///< known card that cannot be taken yet
        nextCard = coveredCard + cards, ///< one of these that a single card covers
        freeing = nextCard + cards,     ///< card that can be taken and alone covers another
        ownPayable = freeing + cards,   ///< card that can be taken
        otherPayable = ownPayable + cards,
        discarded = otherPayable + cards, ///< card
        unseen = discarded + cards,       ///< card of this age
        boardToken = unseen + cards,
        asideToken = boardToken + tokens,
        drawnToken = asideToken + tokens,
        offered = drawnToken + tokens, ///< wonder
        conflict = offered + wonders,  ///< -9 to 9
        loot = conflict + 19,          ///< own 2, other 2
        lying = loot + 4,              ///< age and cards left: 3 * 21
        phase = lying + 63,            ///< from Phase::draft
        drafted = phase + 8,           ///< 0 to 7
        wondersStanding = drafted + 8, ///< 0 to 7
        extraTurn = wondersStanding + 8,
        lead = extraTurn + 1,    ///< points ahead, by step
        shieldsLeft = lead + 20, ///< at least this many on cards to come, by step
        inputCount = shieldsLeft + 11,
    };
    /// Outputs, summed for a move.
    enum Output : std::uint16_t {
        build = 0,                ///< card
        wonder = build + cards,   ///< wonder
        spend = wonder + wonders, ///< card that is discarded or goes under a wonder
        discard = spend + cards,
        draft = discard + 1,      ///< wonder
        token = draft + wonders,  ///< token
        destroy = token + tokens, ///< card
        revive = destroy + cards, ///< card
        begin = revive + cards,   ///< oneself, the other
        outputCount = begin + 2,
    };
    /// The deep outputs: the value, then how likely each end is: own civilian, scientific and
    /// military victory, then the other's.
    enum DeepOutput : std::uint16_t {
        value = 0,
        ends = 1,
        deepCount = ends + 6,
    };

    using List = InlineList<std::uint16_t, 512>;
    /// The outputs of a move; the second is noOutput if there is only one.
    using Rows = std::array<std::uint16_t, 2>;
    static constexpr std::uint16_t noOutput = 0xffff;

    /// Returns true if the net's numbers fit the cards, wonders and tokens of this game.
    static bool fit(const Catalogue &catalogue);

    /// Lists the inputs that are set, each once.
    static void list(const State &state, List &out);
    static Rows rowsOf(const State &state, const Move &move);
};

} // namespace mirabilia::duel
