// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

namespace mirabilia::cli {

/// Takes the text of a record, or of a list of them, and its place ("games.jsonl:7"). Returns false
/// to stop.
using TakeRecords = std::function<bool(const std::string &text, const std::string &where)>;

/// Reads a file of records: one per line, or one document if its name ends in ".json". Returns why
/// it cannot be read to its end (without its name); empty on success.
std::string readRecords(const std::string &file, const TakeRecords &take);

} // namespace mirabilia::cli
