// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/notation/game_notation.h"
#include "app/notation/scenario.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace mirabilia::notation {

struct RecordResult {
    std::string name; ///< the id of the record, or where it stands
    Verdict verdict = Verdict::passed;
    std::string message; ///< place and reason unless passed
};

/// A record that says with which data it was played, where they are not the built-in ones
/// (`data` as ownDataFingerprint() has it; empty: as it is).
std::string withData(std::string record, std::string_view data);

/// Refuses a record that names other data than those in use.
void requireSameData(const JsonValue &record, std::uint64_t inUse);

/// Does something with a record of a game; may throw as JsonValue does.
using WithRecord = std::function<void(const JsonValue &record, const GameNotation &game)>;

/// Hands over the one record that a text holds. `use` may throw as JsonValue does, and is false for
/// one of no game that it knows. Empty, or the sentence that says where and why that cannot be.
std::string withRecord(std::string_view text,
                       const std::function<bool(const JsonValue &record)> &use);

/// Hands over a record, or each of a list of records, with its game, and tells how that went.
/// `where` names the text ("games.jsonl:7").
std::vector<RecordResult> eachRecord(std::string_view text, const std::string &where,
                                     const Games &games, const WithRecord &use);

/// Plays a record, or each of a list of records, again. `where` names the text ("games.jsonl:7").
std::vector<RecordResult> verifyRecords(std::string_view text, const std::string &where,
                                        const Games &games);

} // namespace mirabilia::notation
