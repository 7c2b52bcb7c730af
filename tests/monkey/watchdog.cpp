// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/monkey/watchdog.h"

#include <chrono>
#include <cstdio>
#include <cstdlib>

namespace mirabilia::monkey {

Watchdog::Watchdog()
    : m_thread([this] {
        // Many times what a sanitizer needs on a machine that has other things to do.
        constexpr std::chrono::seconds patience{180};
        std::unique_lock lock(m_mutex);
        if (!m_condition.wait_for(lock, patience, [this] { return m_over; })) {
            std::fputs("FOUND\nthe program hangs\n", stderr);
            std::abort();
        }
    }) {}

Watchdog::~Watchdog() {
    {
        const std::scoped_lock lock(m_mutex);
        m_over = true;
    }
    m_condition.notify_one();
    m_thread.join();
}

} // namespace mirabilia::monkey
