// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/game_notation.h"

#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::notation {

enum class Verdict {
    passed,
    failed,  ///< the engine finds something else than the scenario
    refused, ///< the scenario is malformed or its position impossible
};

struct ScenarioResult {
    std::string name; ///< of the scenario; where it has none, of its file
    Verdict verdict = Verdict::passed;
    std::string message;  ///< place and reason unless passed
    std::string position; ///< after the last step, as JSON; empty if there is none
};

/// Runs the scenarios of a document (docs: the scenario format, version 1). Never empty: a document
/// without a scenario is one refused result.
std::vector<ScenarioResult> runScenarios(std::string_view text, const std::string &fileName,
                                         const Games &games);

} // namespace mirabilia::notation
