// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/run.h"

int main(int argc, char *argv[]) {
    return mirabilia::desktop::run(argc, argv);
}
