// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/data/data_folder.h"

#include <CLI/CLI.hpp>

namespace mirabilia {

/// The options --data DIR and --built-in-data of a command line.
void addDataOptions(CLI::App &command, DataChoice &choice);

} // namespace mirabilia
