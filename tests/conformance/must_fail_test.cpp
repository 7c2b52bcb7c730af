// SPDX-License-Identifier: GPL-3.0-or-later
// Every broken scenario is refused with a message that names the place.
#include "tests/notation/cli_run.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>

namespace mirabilia::cli {
namespace {

namespace fs = std::filesystem;

const fs::path folder = fs::path(MIRABILIA_SOURCE_DIR) / "tests/conformance/must_fail";

/// How the message about each file begins, after the name of the scenario.
std::map<std::string, std::string> expectedPlaces() {
    std::map<std::string, std::string> places;
    std::ifstream list(folder / "classic.places");
    for (std::string line; std::getline(list, line);) {
        if (!line.starts_with('#')) {
            const std::size_t blank = line.find(' ');
            places[line.substr(0, blank)] = line.substr(blank + 1);
        }
    }
    return places;
}

TEST(MustFail, EveryFileIsInTheListOfPlaces) {
    const auto places = expectedPlaces();
    std::size_t files = 0;
    for (const auto &entry : fs::directory_iterator(folder / "classic")) {
        ++files;
        EXPECT_TRUE(places.contains(entry.path().filename().string())) << entry.path();
    }
    EXPECT_EQ(files, places.size());
}

TEST(MustFail, EveryFileIsRefusedWithItsPlace) {
    for (const auto &[file, place] : expectedPlaces()) {
        const CliRun run = runCli({"scenario", (folder / "classic" / file).string()});
        EXPECT_NE(run.code, 0) << file;
        EXPECT_TRUE(run.out.starts_with("FAIL ")) << run.out;
        EXPECT_NE(run.out.find(": " + place), std::string::npos) << file << ": " << run.out;
        EXPECT_TRUE(run.out.ends_with("0 passed, 1 failed\n")) << run.out;
        EXPECT_EQ(std::count(run.out.begin(), run.out.end(), '\n'), 2) << run.out;
    }
}

TEST(MustFail, TheWholeFolderIsOneRun) {
    const CliRun run = runCli({"scenario", (folder / "classic").string()});
    EXPECT_EQ(run.code, 2);
    EXPECT_EQ(run.out.find("PASS"), std::string::npos);
    EXPECT_TRUE(
        run.out.ends_with("0 passed, " + std::to_string(expectedPlaces().size()) + " failed\n"));
}

} // namespace
} // namespace mirabilia::cli
