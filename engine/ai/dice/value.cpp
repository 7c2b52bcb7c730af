// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/ai/dice/value.h"

#include "engine/ai/net.h"
#include "engine/ai/weights_file.h"

#include <algorithm>

namespace mirabilia::ai {

using dice::Inputs;
using dice::State;

DiceValue::Stage DiceValue::stageOf(const State &state) {
    const int missing =
        state.lastRound ? 0 : std::min(Inputs::cellsToEnd(state, 0), Inputs::cellsToEnd(state, 1));
    std::size_t first = 0;
    while (first + 2 < stages.size() && missing >= stages[first + 1]) {
        ++first;
    }
    const int beyond = missing - stages[first];
    const int apart = stages[first + 1] - stages[first];
    return {first, std::min(beyond * Stage::whole / apart, Stage::whole)};
}

std::optional<DiceValue> DiceValue::read(std::string_view bytes) {
    constexpr std::size_t numbers = inputs * stages.size();
    auto read = WeightsFile::read(bytes, "MIRADICE", {inputs, stages.size()}, numbers);
    if (!read) {
        return std::nullopt;
    }
    DiceValue value;
    value.weights.resize(numbers);
    std::generate(value.weights.begin(), value.weights.end(), [&read] { return read->next(); });
    return value;
}

const DiceValue *DiceValue::of(const dice::Catalogue &catalogue, int players) {
    return players == 2 && Inputs::fit(catalogue) ? catalogue.value.get() : nullptr;
}

float DiceValue::operator()(const State &state, Seat seat) const {
    const Stage stage = stageOf(state);
    const std::int32_t ahead = sum(state, seat, stage) - sum(state, state.leftOf(seat), stage);
    return Net::squashed(static_cast<float>(ahead) / static_cast<float>(one * Stage::whole));
}

std::int32_t DiceValue::sum(const State &state, Seat seat, const Stage &stage) const {
    Inputs::List list;
    Inputs::list(state, seat, list);
    const std::int16_t *earlier = weights.data() + stage.first * inputs;
    const std::int16_t *later = earlier + inputs;
    std::int32_t near = 0;
    std::int32_t far = 0;
    for (const std::uint16_t input : list) {
        near += earlier[input];
        far += later[input];
    }
    return near * (Stage::whole - stage.share) + far * stage.share;
}

} // namespace mirabilia::ai
