// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/stop.h"

#include <atomic>
#include <windows.h>

namespace mirabilia::platform {

struct StopRequests::Ear {
    std::function<void()> asked;
    std::atomic_flag told = ATOMIC_FLAG_INIT;

    static inline std::atomic<Ear *> listening = nullptr;

    /// Windows calls it in a thread of its own.
    static BOOL WINAPI handle(DWORD why) {
        Ear *const ear = listening;
        if (ear == nullptr || ear->told.test_and_set()) {
            return FALSE; // the second time, Windows ends the program
        }
        ear->asked();
        if (why == CTRL_CLOSE_EVENT || why == CTRL_LOGOFF_EVENT || why == CTRL_SHUTDOWN_EVENT) {
            Sleep(INFINITE); // returning would end it at once, this in a few seconds
        }
        return TRUE;
    }
};

StopRequests::StopRequests(std::function<void()> asked) : m_ear(std::make_unique<Ear>()) {
    m_ear->asked = std::move(asked);
    Ear::listening = m_ear.get();
    SetConsoleCtrlHandler(Ear::handle, TRUE);
}

StopRequests::~StopRequests() {
    SetConsoleCtrlHandler(Ear::handle, FALSE);
    Ear::listening = nullptr;
}

void surviveLargeFiles() {} // has no such limit

} // namespace mirabilia::platform
