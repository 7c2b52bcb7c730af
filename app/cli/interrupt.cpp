// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include <csignal>

namespace mirabilia::cli {

namespace {

volatile std::sig_atomic_t interrupted = 0;

extern "C" void rememberInterrupt(int signal) {
    interrupted = 1;
    std::signal(signal, SIG_DFL);
}

} // namespace

InterruptGuard::InterruptGuard() {
    interrupted = 0;
    before = std::signal(SIGINT, rememberInterrupt);
}

InterruptGuard::~InterruptGuard() {
    std::signal(SIGINT, before == SIG_ERR ? SIG_DFL : before);
}

bool InterruptGuard::requested() const {
    return interrupted != 0;
}

} // namespace mirabilia::cli
