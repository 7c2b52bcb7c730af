// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

namespace mirabilia::duel {

/// The beliefs of the computer players of 7 Wonders Duel, in points at the end of the game. Every
/// matter of judgement is here.
struct Weights {
    // Coins beyond their points (three make one).
    float liquidity = 10.0F; ///< points that a well-filled purse is worth at the start
    float purse = 6.0F;      ///< coins worth half of it
    float rivalCoin = 0.3F;  ///< points gained per coin that the opponent loses

    // Production: what a unit saves on a card that needs it.
    float share = 0.45F;      ///< of the cards to come that one player builds and pays for
    float nextAges = 0.8F;    ///< a card of a later age counts as this many of this one
    float stage = 0.6F;       ///< an unbuilt wonder of the city counts as this many cards
    float coinSaved = 0.6F;   ///< points per coin saved
    float flexibility = 0.3F; ///< share added by the other options of an either/or source
    float pressure = 0.3F;    ///< points per extra coin that the opponent must pay

    // Military: how far the pawn may still move.
    float unrest = 4.0F;    ///< spaces in the whole game
    float conquest = 30.0F; ///< points that count for a pawn in a capital until it gets there

    // Science.
    std::array<float, 6> symbols{0, 0.5F, 1.2F, 2.6F, 5.0F, 11.0F}; ///< by different ones owned
    float pair = 0.25F;        ///< share of a token that the first symbol of a pair is worth
    float libraryToken = 0.8F; ///< share of the best token that may be drawn

    float chain = 0.3F;       ///< points per unit of cost that a chain may save
    float growth = 0.06F;     ///< counted cards still gained per own turn
    float chains = 3.0F;      ///< cards built through chains in a whole game
    float trade = 9.0F;       ///< coins that the opponent pays for resources in a whole game
    float shieldCards = 4.0F; ///< military cards that one player builds in a whole game
    float blueCards = 4.0F;   ///< civilian cards that one player pays for in a whole game

    float extraTurn = 4.5F; ///< points of playing again
    float again = 0.9F;     ///< share of an extra turn's best move that counts

    float victory = 200.0F; ///< a military or scientific victory at once
    float rivalry = 0.9F;   ///< own points that a point of the opponent's reply is worth
    float unknown = 4.5F;   ///< expected points of a face-down card

    float decisive = 12.0F; ///< a lead at the end beyond which more points hardly matter
    float whim = 1.0F;      ///< points by which a quick judgement may err
};

} // namespace mirabilia::duel
