// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/crash_handler.h"

#include "app/platform/stack.h"

#include <array>
#include <atomic>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace mirabilia::platform {

namespace {

struct Fatal {
    int signal;
    const char *name;
};
constexpr std::array<Fatal, 5> fatal{{{SIGSEGV, "SIGSEGV"},
                                      {SIGBUS, "SIGBUS"},
                                      {SIGFPE, "SIGFPE"},
                                      {SIGILL, "SIGILL"},
                                      {SIGABRT, "SIGABRT"}}};

/// `tell` may deadlock on a lock held by the crashed thread; the program ends after this long.
constexpr unsigned patience = 20; // seconds

void (*teller)(const Crash &) = nullptr;
std::atomic_flag telling = ATOMIC_FLAG_INIT;
alignas(16) std::array<char, 262'144> ownStack;

void act(const struct sigaction &action) {
    for (const Fatal &kind : fatal) {
        sigaction(kind.signal, &action, nullptr);
    }
}

const char *nameOf(int signal) {
    for (const Fatal &kind : fatal) {
        if (kind.signal == signal) {
            return kind.name;
        }
    }
    return "a signal";
}

void handle(int signal, siginfo_t *info, void *) {
    while (telling.test_and_set()) {
        pause(); // another thread is already reporting; it ends the process
    }
    struct sigaction byDefault {};
    byDefault.sa_handler = SIG_DFL;
    act(byDefault); // a crash in here ends the program
    sigaction(SIGALRM, &byDefault, nullptr);
    alarm(patience);

    Crash crash{signal, nameOf(signal), {}};
    if (info->si_code > 0 && signal != SIGABRT) { // raised by the kernel, not sent by a process
        crash.address = reinterpret_cast<std::uintptr_t>(info->si_addr);
    }
    teller(crash);
    alarm(0);
    raise(signal); // delivered when this handler returns
}

/// The first stack trace loads libraries and allocates, which a crash handler must not.
void prepareStack() {
    const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
    writeStack(Output(nowhere));
    close(nowhere);
}

} // namespace

void onCrash(void (*tell)(const Crash &crash)) {
    teller = tell;
    prepareStack();
    stack_t stack{};
    stack.ss_sp = ownStack.data();
    stack.ss_size = ownStack.size();
    sigaltstack(&stack, nullptr);
    struct sigaction action {};
    action.sa_sigaction = handle;
    action.sa_flags = SA_SIGINFO | SA_ONSTACK;
    act(action);
}

} // namespace mirabilia::platform
