// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace mirabilia::platform {

/// How the program crashed.
struct Crash {
    int signal;
    const char *name;                      ///< of the signal
    std::optional<std::uintptr_t> address; ///< the faulting address, if known
};

/// Calls `tell` when the program crashes with SIGSEGV, SIGBUS, SIGFPE, SIGILL or SIGABRT (where
/// std::terminate and qFatal end up). `tell` must be async-signal-safe. Afterwards the signal takes
/// its default action, so exit status and core dump are unchanged.
///
/// The calling thread gets an alternate stack, so a stack overflow there is reported. Other threads
/// have none: a stack overflow there ends the program without a report.
void onCrash(void (*tell)(const Crash &crash));

} // namespace mirabilia::platform
