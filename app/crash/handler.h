// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace mirabilia::crash {

/// How the program ends.
struct Crash {
    int signal;
    const char *name;                      ///< of the signal
    std::optional<std::uintptr_t> address; ///< that could not be used
};

/// From now on `tell` is called when the program crashes: by SIGSEGV, SIGBUS, SIGFPE, SIGILL or
/// SIGABRT, which std::terminate and qFatal end in. It may do what a signal handler may. Then the
/// signal ends the program as if nobody had listened: the exit status is the same, and the core.
///
/// The calling thread gets a stack for it, so that its own may be exhausted. Other threads have
/// none: if theirs is, the program ends without telling.
void onCrash(void (*tell)(const Crash &crash));

} // namespace mirabilia::crash
