// SPDX-License-Identifier: GPL-3.0-or-later
// Any bytes as a scenario file: they are judged, never more than that.
#include "app/notation/games.h"
#include "app/notation/scenario.h"
#include "resources/data.h"

#include <cstdlib>

using namespace mirabilia;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size) {
    static const notation::Games games = notation::loadAll(data::file);
    const std::string text(bytes, bytes + size);
    for (const auto &result : notation::runScenarios(text, "input", games)) {
        const bool passed = result.verdict == notation::Verdict::passed;
        if (result.name.empty() || passed != result.message.empty()) {
            std::abort();
        }
    }
    return 0;
}
