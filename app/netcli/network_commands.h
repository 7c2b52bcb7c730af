// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/commands.h"

namespace mirabilia::cli {

// Each adds one network command.
void addJoinCommand(CLI::App &app, Command &chosen);
void addLoadCommand(CLI::App &app, Command &chosen);

} // namespace mirabilia::cli
