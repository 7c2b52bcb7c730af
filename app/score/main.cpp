// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/score/score.h"

#include <iostream>

int main(int argc, char **argv) {
    std::ios::sync_with_stdio(false);
    return mirabilia::score::run(argc, argv, std::cout, std::cerr);
}
