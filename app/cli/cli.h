// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"

#include <initializer_list>
#include <iosfwd>

namespace mirabilia::cli {

/// Runs the tool with the arguments of main(). Results go to `out`, errors as one sentence each to
/// `err`. Returns the exit code: 0 all is well, 1 something disagreed, 2 bad command line or bad
/// input, 130 interrupted. `more` are commands besides those of this folder.
int run(int argc, const char *const *argv, std::ostream &out, std::ostream &err,
        std::initializer_list<AddCommand> more = {});

} // namespace mirabilia::cli
