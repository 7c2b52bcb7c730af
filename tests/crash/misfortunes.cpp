// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/crash/misfortunes.h"

#include <cstdlib>
#include <stdexcept>

namespace mirabilia::crash {

// The compiler must not see what happens: it would leave out, join or rewrite these.
const volatile int *volatile nothing = nullptr;

[[gnu::noinline]] int readNothing() {
    return *nothing + 1;
}

[[gnu::noinline]] int recurseForEver(volatile int &before) {
    volatile int here = before + 1;
    return (nothing == nullptr ? recurseForEver(here) : 0) + here;
}

[[gnu::noinline]] void giveUp() {
    std::abort();
}

[[gnu::noinline]] void throwUncaught() {
    throw std::runtime_error("nobody catches this");
}

void befall(std::string_view misfortune) {
    volatile int result = 0;
    if (misfortune == "readNothing") {
        result = readNothing();
    } else if (misfortune == "recurseForEver") {
        result = recurseForEver(result);
    } else if (misfortune == "giveUp") {
        giveUp();
    } else if (misfortune == "throwUncaught") {
        throwUncaught();
    }
}

} // namespace mirabilia::crash
