// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mirabilia::ai {

/// The beliefs of the classic computer players, in points at the end of the game. Every matter of
/// judgement is here; `tools/ai/tune` looks for better values.
struct Weights {
    // Coins beyond their points (three make one).
    float liquidity = 3.0F;     ///< points that a well-filled purse is worth at the start
    float purse = 5.0F;         ///< coins worth half of it
    float neighbourCoin = 0.2F; ///< points lost per coin paid to a neighbour

    // Production: what a unit saves on a card that needs it.
    float access = 2.2F;       ///< points of a unit that no neighbour sells, per card
    float saving = 1.35F;      ///< points of a unit that a neighbour sells, per card
    float stageDemand = 0.8F;  ///< a stage of the city's wonder counts as this many cards
    float nextAges = 0.5F;     ///< a card of a later age counts as this many of this one
    float flexibility = 0.45F; ///< share added by the other options of an either/or source
    float discount = 0.35F;    ///< points per card whose unit becomes cheaper by a coin

    // Military: how far shields may still shift before a conflict.
    float unrest = 0.9F;    ///< shields per square root of the turns left
    float vigilance = 1.0F; ///< weight of the points expected from conflicts

    // Science: symbols that are still to come.
    float symbolsPerTurn = 0.06F; ///< expected without any symbol yet
    float devotion = 0.04F;       ///< more per turn for each symbol owned
    float sets = 1.0F;            ///< weight of sets of three, which need luck

    float chain = 0.28F;  ///< points per unit of cost that a chain may save
    float growth = 0.15F; ///< counted cards still gained per turn

    // Powers of wonders.
    float freeBuild = 3.0F;  ///< points of a free building, per age
    float freeFirst = 2.0F;  ///< of one that must be the first of an age
    float freeLast = 2.0F;   ///< of one that must be the last of an age
    float freeFamily = 2.0F; ///< per missing family, at the start
    float lastCard = 2.5F;   ///< points of a seventh card, per age
    float copiedGuild = 5.0F;
    float fromDiscard = 4.0F; ///< points of a building from the discard pile
    float nextStage = 0.5F;   ///< points per later stage that a stage opens up, at the start

    // What is left to opponents.
    float rivalry = 0.5F; ///< own points that a point of the next holder is worth, with two players
    float keep = 0.3F;    ///< share of a card's worth that is lost when it is buried or discarded

    float decisive = 12; ///< a lead at the end beyond which more points hardly matter
    float whim = 0.7F;   ///< points by which a quick judgement may err
};

} // namespace mirabilia::ai
