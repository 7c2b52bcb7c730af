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

/// The value of the start of a round of Dice with two players: the sum of the weights of a city's
/// inputs (dice::Inputs), less the other city's. Each stage of the game has its own weights;
/// between two stages they are interpolated. Integer sums are the same on every machine.
///
/// File: the eight letters "MIRADICE", then 16-bit little-endian numbers: inputs, stages, a row of
/// weights for each stage.
class DiceValue {
public:
    static constexpr int one = 4096; ///< 1.0 of a weight
    /// Cells missing to the end of the game, by stage.
    static constexpr std::array<int, 5> stages{0, 3, 6, 10, 15};
    static constexpr std::size_t inputs = dice::Inputs::inputCount;

    /// A point between two stages: `share` of `whole` parts from the first to the next.
    struct Stage {
        static constexpr int whole = 60;
        std::size_t first = 0;
        int share = 0;
    };
    static Stage stageOf(const dice::State &state);

    /// Returns nothing unless `bytes` are such weights.
    static std::optional<DiceValue> read(std::string_view bytes);

    /// The catalogue's weights; null if it has none that fit this table.
    static const DiceValue *of(const dice::Catalogue &catalogue, int players);

    /// Returns a value between -1 and 1; the game must not be over.
    [[nodiscard]] float operator()(const dice::State &state, Seat seat) const;

private:
    DiceValue() = default;

    [[nodiscard]] std::int32_t sum(const dice::State &state, Seat seat, const Stage &stage) const;

    std::vector<std::int16_t> weights; ///< by stage and input
};

} // namespace mirabilia::ai
