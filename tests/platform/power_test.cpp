// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/power.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <random>
#include <string>

namespace mirabilia::platform {
namespace {

namespace fs = std::filesystem;

/// A folder of power supplies like the kernel's.
class Power : public testing::Test {
protected:
    void TearDown() override { fs::remove_all(root); }

    void supply(const std::string &name, const std::map<std::string, std::string> &facts) {
        fs::create_directories(root / name);
        for (const auto &[fact, value] : facts) {
            std::ofstream(root / name / fact) << value << '\n';
        }
    }

    fs::path root =
        fs::temp_directory_path() / ("mirabilia-power-" + std::to_string(std::random_device()()));
};

TEST_F(Power, ADeskHasNoBattery) {
    EXPECT_FALSE(onBattery(root));
    supply("AC", {{"type", "Mains"}, {"online", "1"}});
    EXPECT_FALSE(onBattery(root));
}

TEST_F(Power, ALaptopRunsOnItsBatteryOnceUnplugged) {
    supply("AC", {{"type", "Mains"}, {"online", "1"}});
    supply("BAT0", {{"type", "Battery"}, {"status", "Charging"}});
    EXPECT_FALSE(onBattery(root));
    supply("BAT0", {{"status", "Not charging"}});
    EXPECT_FALSE(onBattery(root));
    supply("BAT0", {{"status", "Discharging"}});
    EXPECT_TRUE(onBattery(root));
}

TEST_F(Power, ABatteryOfAMouseIsNone) {
    supply("hid-mouse", {{"type", "Battery"}, {"scope", "Device"}, {"status", "Discharging"}});
    EXPECT_FALSE(onBattery(root));
}

} // namespace
} // namespace mirabilia::platform
