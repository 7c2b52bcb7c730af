// SPDX-License-Identifier: GPL-3.0-or-later
// Every broken scenario and record is refused with a message that names the place. What the message
// about each begins with is in a list beside the folder: a line for each result, "file place", in
// the order of the results of a file.
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

struct Broken {
    std::string name; ///< of the folder and of its list
    std::vector<std::string> command;
    std::string verdict; ///< how each line about one of them begins
};

std::ostream &operator<<(std::ostream &out, const Broken &broken) {
    return out << broken.name;
}

std::vector<std::string> linesOf(std::istream &stream) {
    std::vector<std::string> lines;
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
    }
    return lines;
}

class MustFail : public testing::TestWithParam<Broken> {
protected:
    using Places = std::map<std::string, std::vector<std::string>>;

    static Places expectedPlaces() {
        Places places;
        std::ifstream list(folder / (GetParam().name + ".places"));
        for (const std::string &line : linesOf(list)) {
            if (!line.starts_with('#')) {
                const std::size_t blank = line.find(' ');
                places[line.substr(0, blank)].push_back(line.substr(blank + 1));
            }
        }
        return places;
    }

    static CliRun runOn(const fs::path &path) {
        std::vector<std::string> arguments = GetParam().command;
        arguments.push_back(path.string());
        return runCli(arguments);
    }
};

TEST_P(MustFail, EveryFileIsInTheListOfPlaces) {
    const Places places = expectedPlaces();
    std::size_t files = 0;
    for (const auto &entry : fs::directory_iterator(folder / GetParam().name)) {
        ++files;
        EXPECT_TRUE(places.contains(entry.path().filename().string())) << entry.path();
    }
    EXPECT_EQ(files, places.size());
    EXPECT_GT(files, 0U);
}

TEST_P(MustFail, EveryFileIsRefusedWithItsPlaces) {
    for (const auto &[file, places] : expectedPlaces()) {
        const CliRun run = runOn(folder / GetParam().name / file);
        EXPECT_NE(run.code, 0) << file;
        std::istringstream out(run.out);
        const std::vector<std::string> lines = linesOf(out);
        ASSERT_EQ(lines.size(), places.size() + 1) << file << "\n" << run.out;
        for (std::size_t i = 0; i < places.size(); ++i) {
            EXPECT_TRUE(lines[i].starts_with(GetParam().verdict)) << lines[i];
            EXPECT_NE(lines[i].find(": " + places[i]), std::string::npos)
                << file << ": " << lines[i] << "\nexpected " << places[i];
        }
        const std::string failed = ", " + std::to_string(places.size()) + " ";
        EXPECT_TRUE(lines.back().starts_with("0 ")) << lines.back();
        EXPECT_NE(lines.back().find(failed), std::string::npos) << lines.back();
    }
}

INSTANTIATE_TEST_SUITE_P(Folders, MustFail,
                         testing::Values(Broken{"classic", {"scenario"}, "FAIL "},
                                         Broken{"classic-2", {"scenario"}, "FAIL "},
                                         Broken{"duel", {"scenario"}, "FAIL "},
                                         Broken{"dice", {"scenario"}, "FAIL "},
                                         Broken{"duel_records", {"record", "verify"}, "DISAGREE "}),
                         [](const testing::TestParamInfo<Broken> &which) {
                             std::string name = which.param.name;
                             std::replace(name.begin(), name.end(), '-', '_');
                             return name;
                         });

TEST(MustFailFolder, IsOneRun) {
    const CliRun run = runCli({"scenario", (folder / "classic").string()});
    EXPECT_EQ(run.code, 2);
    EXPECT_EQ(run.out.find("PASS"), std::string::npos);
    const auto files = std::distance(fs::directory_iterator(folder / "classic"), {});
    EXPECT_TRUE(run.out.ends_with("0 passed, " + std::to_string(files) + " failed\n"));
}

} // namespace
} // namespace mirabilia::cli
