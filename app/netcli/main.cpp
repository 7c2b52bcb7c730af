// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/cli.h"
#include "app/netcli/network_commands.h"

#include <iostream>

int main(int argc, char **argv) {
    std::ios::sync_with_stdio(false);
    return mirabilia::cli::run(argc, argv, std::cout, std::cerr,
                               {mirabilia::cli::addJoinCommand, mirabilia::cli::addLoadCommand});
}
