// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mirabilia::ai {

/// What the computer players of 7 Wonders Dice believe about the game, in points at the end of it.
/// Everything that is a matter of judgement stands here. "A round" is one still to come.
struct DiceWeights {
    // How long the game lasts.
    float pace = 0.5F;   ///< cells a round that bring a city nearer to its end
    float detour = 2.0F; ///< cells more for a building that needs a die not unlocked yet

    // Coins: worth something as long as there is something to buy.
    float coin = 1.1F;      ///< points of a coin that is sorely missed
    float dice = 0.7F;      ///< coins a round spent on dice
    float idleCoin = 0.02F; ///< points of a coin that only breaks ties
    float saving = 0.8F;    ///< points of a coin that is saved some time later

    // What lasts.
    float discount = 0.55F; ///< coins a round that one coin off every die saves
    float freeDie = 1.5F;   ///< coins that a die without a price saves, each time
    float devotion = 1.4F;  ///< how much more often than others a favoured die is chosen
    float unlocked = 1.6F;  ///< points a cell that only the special die reaches
    float choice = 0.2F;    ///< points a round of one more die to choose from

    // What follows.
    float action = 3.5F;     ///< points of one action
    float cross = 2.5F;      ///< points of a granted cell that is not looked at
    float lane = 0.75F;      ///< share of what the next cell of a row brings beyond an action
    float bonus = 4.0F;      ///< points of a bonus
    float hurry = 1.3F;      ///< rounds in which hope for a cell is halved
    float growth = 1.2F;     ///< how much more than others a building grows that pays for each cell
    float patience = 0.015F; ///< share of printed points that waiting a round costs less

    // The others.
    float rivalry = 1.0F; ///< points of mine that a point of the only rival is worth
    float siege = 0.045F; ///< chance a round that an attack is still written against a city
    float ending = 4.0F;  ///< points of ending the game while clearly ahead
    float clear = 8.0F;   ///< a lead in points that is half clear

    float decisive = 9; ///< a lead at the end beyond which more points hardly matter
    float whim = 0.8F;  ///< points by which a judgement in a playout may err
};

} // namespace mirabilia::ai
