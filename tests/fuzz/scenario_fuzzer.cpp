// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a scenario file: they are judged, never more than that.
#include "app/notation/classic_notation.h"
#include "app/notation/dice_notation.h"
#include "app/notation/duel_notation.h"
#include "app/notation/scenario.h"
#include "resources/data.h"

#include <cstdlib>

using namespace mirabilia;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size) {
    static const notation::Games games = [] {
        notation::Games list;
        list.push_back(notation::loadClassic(data::file("classic.json"), "classic.json").value());
        list.push_back(notation::loadDice(data::file("dice.json"), "dice.json").value());
        list.push_back(notation::loadDuel(data::file("duel.json"), "duel.json").value());
        return list;
    }();
    const std::string text(bytes, bytes + size);
    for (const auto &result : notation::runScenarios(text, "input", games)) {
        const bool passed = result.verdict == notation::Verdict::passed;
        if (result.name.empty() || passed != result.message.empty()) {
            std::abort();
        }
    }
    return 0;
}
