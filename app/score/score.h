// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <iosfwd>

namespace mirabilia::score {

/// Runs the score pad's command line with the arguments of main(). Results go to `out`, errors as
/// one sentence each to `err`. Returns the exit code: 0 all is well, 1 there are findings, 2 bad
/// command line or input that cannot be used.
int run(int argc, const char *const *argv, std::ostream &out, std::ostream &err);

} // namespace mirabilia::score
