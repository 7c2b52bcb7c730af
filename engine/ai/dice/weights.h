// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace mirabilia::ai {

/// The beliefs of the computer players of 7 Wonders Dice, in points at the end of the game. Every
/// matter of judgement is here. "Per round" means per round still to come.
struct DiceWeights {
    // How long the game lasts.
    float pace = 0.5F;   ///< cells per round that bring a city closer to ending the game
    float detour = 2.0F; ///< extra cells for a building that needs a locked die

    // Coins: worth something as long as there is something to buy.
    float coin = 1.1F;      ///< points of a badly needed coin
    float dice = 0.7F;      ///< coins per round spent on dice
    float idleCoin = 0.02F; ///< points of a coin that only breaks ties
    float saving = 0.8F;    ///< points of a coin saved later

    // Lasting effects.
    float discount = 0.55F; ///< coins per round saved by one coin off every die
    float freeDie = 1.5F;   ///< coins that a free die saves each time
    float devotion = 1.4F;  ///< how much more often than others a favoured die is chosen
    float unlocked = 1.6F;  ///< points per cell that only the special die reaches
    float choice = 0.2F;    ///< points per round of one more die to choose from

    // Follow-ups.
    float action = 3.5F; ///< points of one action
    float cross = 2.5F;  ///< points of a granted cell that is not evaluated
    float lane = 0.75F;  ///< share of what the next cell of a row brings beyond an action
    float bonus = 4.0F;  ///< points of a bonus
    float hurry = 1.3F;  ///< rounds left at which hope for a cell is one half
    float growth = 1.2F; ///< how much faster a building grows if it pays per cell
    float patience =
        0.015F; ///< share by which printed points count less per round left: they can wait

    // Opponents.
    float rivalry = 1.0F; ///< own points that a point of an only rival is worth
    float siege = 0.045F; ///< chance per round that an attack is still written against a city
    float ending = 4.0F;  ///< points of ending the game while clearly ahead
    float clear = 8.0F;   ///< scale of a clear lead, in points

    float decisive = 9; ///< a lead at the end beyond which more points hardly matter
    float whim = 0.8F;  ///< points by which a judgement in a playout may err
};

} // namespace mirabilia::ai
