// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/game_notation.h"
#include "app/notation/scenario.h"

#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::notation {

struct RecordResult {
    std::string name; ///< the id of the record, or where it stands
    Verdict verdict = Verdict::passed;
    std::string message; ///< place and reason unless passed
};

/// Plays a record, or each of a list of records, again. `where` names the text ("games.jsonl:7").
std::vector<RecordResult> verifyRecords(std::string_view text, const std::string &where,
                                        const Games &games);

} // namespace mirabilia::notation
