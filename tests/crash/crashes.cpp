// SPDX-License-Identifier: GPL-3.0-or-later
// crashes MISFORTUNE : a test program that does.
#include "tests/crash/misfortunes.h"

int main(int argc, char *argv[]) {
    mirabilia::crash::befall(argc > 1 ? argv[1] : "");
}
