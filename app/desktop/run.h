// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mirabilia::desktop {

/// Runs the program with the arguments of main() until its window closes, starting at home or at
/// the named screen. Returns the exit code.
int run(int argc, char *argv[], const QString &startAt = {});

} // namespace mirabilia::desktop
