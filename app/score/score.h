// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/core/parsed.h"
#include "scorer/sheet.h"

#include <iosfwd>
#include <string>
#include <vector>

namespace mirabilia::score {

/// The game history of the score pad, lent by a program that has one. A file without a name is the
/// program's own.
class History {
public:
    History() = default;
    virtual ~History() = default;
    History(const History &) = delete;
    History &operator=(const History &) = delete;
    History(History &&) = delete;
    History &operator=(History &&) = delete;

    /// All finished sheets, the oldest first, with their ids.
    virtual Parsed<std::vector<scorer::Sheet>> sheets(const std::string &file) = 0;
    /// Takes sheets in, all or none. One sentence if that failed.
    virtual std::string keep(const std::string &file, const std::vector<scorer::Sheet> &sheets) = 0;
};

/// Runs the score pad's command line with the arguments of main(). Results go to `out`, errors as
/// one sentence each to `err`. Returns the exit code: 0 all is well, 1 there are findings, 2 bad
/// command line or input that cannot be used. Without a history commands work on files only.
int run(int argc, const char *const *argv, std::ostream &out, std::ostream &err,
        History *history = nullptr);

} // namespace mirabilia::score
