// SPDX-License-Identifier: GPL-3.0-or-later
// Linked into every test program: a crash prints its stack.
#include "app/platform/crash_handler.h"
#include "app/platform/stack.h"

#include <cstdio>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace mirabilia::support {

namespace {

/// For gdb, which reads the symbols of all of Qt on a busy machine.
constexpr unsigned patience = 120; // seconds

/// All threads with all symbols, exported or not. If there is no gdb or it may not attach, the
/// first stack must do.
[[maybe_unused]] void askDebugger(const char *debugger) {
    static char process[16];
    std::snprintf(process, sizeof process, "%d", getpid());
    prctl(PR_SET_PTRACER, PR_SET_PTRACER_ANY); // some systems forbid it to a child
    const pid_t child = _Fork();
    if (child == 0) {
        dup2(STDERR_FILENO, STDOUT_FILENO);
        execl(debugger, debugger, "--nx", "--batch", "-p", process, "-ex",
              "thread apply all backtrace 40", nullptr);
        _exit(1);
    }
    if (child > 0) {
        waitpid(child, nullptr, 0);
    }
}

void tell(const platform::Crash &crash) {
    alarm(patience);
    const platform::Output err(STDERR_FILENO);
    err << "\nThis test crashes by " << crash.name << ". The thread that does, innermost first:\n";
    platform::writeStack(err);
#ifdef MIRABILIA_DEBUGGER
    err << "\nAll threads:\n";
    askDebugger(MIRABILIA_DEBUGGER);
#endif
}

[[maybe_unused]] const bool listening = (platform::onCrash(tell), true);

} // namespace

} // namespace mirabilia::support
