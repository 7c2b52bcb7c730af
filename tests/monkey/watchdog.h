// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <condition_variable>
#include <mutex>
#include <thread>

namespace mirabilia::monkey {

/// Aborts the program, so that its stack can be seen, if it lives longer than any step may take.
class Watchdog {
public:
    Watchdog();
    ~Watchdog();
    Watchdog(const Watchdog &) = delete;
    Watchdog &operator=(const Watchdog &) = delete;
    Watchdog(Watchdog &&) = delete;
    Watchdog &operator=(Watchdog &&) = delete;

private:
    std::mutex m_mutex;
    std::condition_variable m_condition;
    bool m_over = false;
    std::thread m_thread;
};

} // namespace mirabilia::monkey
