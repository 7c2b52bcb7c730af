// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/ai/dice/inputs.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

namespace mirabilia::ai {

/// What the start of a round of Dice is worth with two players: the sum of a weight for everything
/// that is so of a city (dice::Inputs), less that of the other. There is a set of weights for each
/// of some stages of the game; between two of them they are mixed. Whole numbers add up to the same
/// on every machine.
///
/// File: the eight letters "MIRADICE", then numbers of 16 bits, the lower byte first: inputs,
/// stages, a row of weights for each stage.
class DiceValue {
public:
    static constexpr int one = 4096; ///< 1.0 of a weight
    /// Cells that are missing to the end of the game, by stage.
    static constexpr std::array<int, 5> stages{0, 3, 6, 10, 15};
    static constexpr std::size_t inputs = dice::Inputs::inputCount;

    /// Between two stages: `share` of `whole` parts of the later one.
    struct Stage {
        static constexpr int whole = 60;
        std::size_t first = 0;
        int share = 0;
    };
    static Stage stageOf(const dice::State &state);

    /// Nothing if these are no such weights.
    static std::optional<DiceValue> read(std::string_view bytes);

    /// The weights that the catalogue was given; null if they are not for this table.
    static const DiceValue *of(const dice::Catalogue &catalogue, int players);

    /// Between -1 and 1; not for a game that is over.
    [[nodiscard]] float operator()(const dice::State &state, Seat seat) const;

private:
    DiceValue() = default;

    [[nodiscard]] std::int32_t sum(const dice::State &state, Seat seat, const Stage &stage) const;

    std::vector<std::int16_t> weights; ///< by stage and input
};

} // namespace mirabilia::ai
