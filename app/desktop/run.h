// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace mirabilia::desktop {

/// Runs the program with the arguments of main() until its window is closed; the first screen is
/// home, or the one that is named. Returns the exit code.
int run(int argc, char *argv[], const QString &startAt = {});

} // namespace mirabilia::desktop
