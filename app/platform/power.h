// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace mirabilia::platform {

/// Returns true if this computer runs on a battery now. False where the system does not tell.
bool onBattery(const std::filesystem::path &supplies = "/sys/class/power_supply");

} // namespace mirabilia::platform
