// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

namespace mirabilia::cli {

/// Takes the text of a record, or of a list of them, and where it stands ("games.jsonl:7"). False:
/// no more.
using TakeRecords = std::function<bool(const std::string &text, const std::string &where)>;

/// Reads a file of records: one a line, or one document if its name ends in ".json". Gives the
/// reason why it cannot be read, or not to its end (without the file's name); empty if it can.
std::string readRecords(const std::string &file, const TakeRecords &take);

} // namespace mirabilia::cli
