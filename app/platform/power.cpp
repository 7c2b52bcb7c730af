// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/power.h"

#include <algorithm>
#include <fstream>
#include <string>

namespace mirabilia::platform {

namespace {

std::string firstWordOf(const std::filesystem::path &file) {
    std::ifstream in(file);
    std::string word;
    in >> word;
    return word;
}

} // namespace

bool onBattery(const std::filesystem::path &supplies) {
    std::error_code none;
    const std::filesystem::directory_iterator all(supplies, none);
    return std::any_of(begin(all), end(all), [](const std::filesystem::directory_entry &supply) {
        // A mouse has a battery of its own.
        return firstWordOf(supply.path() / "type") == "Battery" &&
               firstWordOf(supply.path() / "scope") != "Device" &&
               firstWordOf(supply.path() / "status") == "Discharging";
    });
}

} // namespace mirabilia::platform
