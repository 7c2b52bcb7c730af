// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/platform.h"
#include "app/score/score.h"

#include <iostream>

int main(int argc, char **argv) {
    std::ios::sync_with_stdio(false);
    const mirabilia::platform::Arguments arguments(argc, argv);
    return mirabilia::score::run(arguments.count(), arguments.values(), std::cout, std::cerr);
}
