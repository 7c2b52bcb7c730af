// SPDX-License-Identifier: GPL-3.0-or-later
// mirabilia-score: with a command it works on files, without one it opens the score pad.
#include "app/desktop/command_history.h"
#include "app/desktop/run.h"
#include "app/score/score.h"

#include <algorithm>
#include <array>
#include <iostream>
#include <string_view>

namespace {

/// Options of the window may stand where a command would.
bool isOfTheWindow(std::string_view argument) {
    constexpr std::array<std::string_view, 2> options{"--profile", "--data"};
    return std::any_of(options.begin(), options.end(), [argument](std::string_view option) {
        return argument.substr(0, option.size()) == option;
    });
}

} // namespace

int main(int argc, char *argv[]) {
    if (argc < 2 || isOfTheWindow(argv[1])) {
        return mirabilia::desktop::run(argc, argv, QStringLiteral("scores"));
    }
    std::ios::sync_with_stdio(false);
    mirabilia::desktop::CommandHistory history;
    return mirabilia::score::run(argc, argv, std::cout, std::cerr, &history);
}
