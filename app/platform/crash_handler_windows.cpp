// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/crash_handler.h"

#include <array>
#include <atomic>
#include <csignal>
#include <windows.h>

namespace mirabilia::platform {

namespace {

struct Fatal {
    DWORD code;
    int signal;
    const char *name;
};
/// What Windows calls the crashes; the signals are those that a report names.
constexpr std::array<Fatal, 7> fatal{{{EXCEPTION_ACCESS_VIOLATION, SIGSEGV, "SIGSEGV"},
                                      {EXCEPTION_STACK_OVERFLOW, SIGSEGV, "SIGSEGV"},
                                      {EXCEPTION_IN_PAGE_ERROR, SIGSEGV, "SIGSEGV"},
                                      {EXCEPTION_INT_DIVIDE_BY_ZERO, SIGFPE, "SIGFPE"},
                                      {EXCEPTION_FLT_DIVIDE_BY_ZERO, SIGFPE, "SIGFPE"},
                                      {EXCEPTION_ILLEGAL_INSTRUCTION, SIGILL, "SIGILL"},
                                      {EXCEPTION_PRIV_INSTRUCTION, SIGILL, "SIGILL"}}};

/// For the report of a stack overflow, in the thread that crashes.
constexpr ULONG ownStack = 65'536;

void (*teller)(const Crash &) = nullptr;
std::atomic_flag telling = ATOMIC_FLAG_INIT;

void tellOnce(const Crash &crash) {
    if (!telling.test_and_set()) {
        teller(crash);
    }
}

LONG WINAPI handle(EXCEPTION_POINTERS *about) {
    const EXCEPTION_RECORD &record = *about->ExceptionRecord;
    Crash crash{0, "an exception", {}};
    for (const Fatal &kind : fatal) {
        if (kind.code == record.ExceptionCode) {
            crash = {kind.signal, kind.name, {}};
        }
    }
    const bool isAccess = record.ExceptionCode == EXCEPTION_ACCESS_VIOLATION ||
                          record.ExceptionCode == EXCEPTION_IN_PAGE_ERROR;
    if (isAccess && record.NumberParameters > 1) {
        crash.address = record.ExceptionInformation[1];
    }
    tellOnce(crash);
    return EXCEPTION_CONTINUE_SEARCH; // Windows ends the program as it would have done
}

void handleAbort(int signal) {
    tellOnce({signal, "SIGABRT", {}});
} // abort() goes on

} // namespace

void onCrash(void (*tell)(const Crash &crash)) {
    teller = tell;
    ULONG reserved = ownStack;
    SetThreadStackGuarantee(&reserved);
    SetUnhandledExceptionFilter(handle);
    std::signal(SIGABRT, handleAbort);
}

} // namespace mirabilia::platform
