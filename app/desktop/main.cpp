// SPDX-License-Identifier: GPL-3.0-or-later
// One program under two names. mirabilia opens at home; mirabilia-score works on files if given a
// command, else it opens the score pad.
#include "app/desktop/command_history.h"
#include "app/desktop/run.h"
#include "app/platform/platform.h"
#include "app/score/score.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <iostream>
#include <string>
#include <string_view>

namespace {

bool isScorePad(const char *program) {
    return mirabilia::platform::pathOf(program).stem() == "mirabilia-score";
}

/// Returns true for options of the window and for files, which may stand in place of a command.
bool isOfTheWindow(std::string_view argument) {
    const std::filesystem::path file = mirabilia::platform::pathOf(std::string(argument));
    if (file.has_extension() && std::filesystem::is_regular_file(file)) {
        return true;
    }
    constexpr std::array<std::string_view, 3> options{"--profile", "--data", "--built-in-data"};
    return std::any_of(options.begin(), options.end(), [argument](std::string_view option) {
        return argument.substr(0, option.size()) == option;
    });
}

} // namespace

int main(int argc, char *argv[]) {
    const mirabilia::platform::Arguments arguments(argc, argv);
    if (!isScorePad(arguments.values()[0])) {
        return mirabilia::desktop::run(argc, argv);
    }
    if (arguments.count() < 2 || isOfTheWindow(arguments.values()[1])) {
        return mirabilia::desktop::run(argc, argv, QStringLiteral("scores"));
    }
    std::ios::sync_with_stdio(false);
    mirabilia::desktop::CommandHistory history;
    return mirabilia::score::run(arguments.count(), arguments.values(), std::cout, std::cerr,
                                 &history);
}
