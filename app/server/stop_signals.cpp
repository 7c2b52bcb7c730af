// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/stop_signals.h"

#include <atomic>
#include <csignal>
#include <unistd.h>

namespace mirabilia::server {

namespace {

std::atomic<int> writeEnd{-1}; // all a signal handler may use

void handle(int number) {
    const char byte = 0;
    [[maybe_unused]] const auto written = write(writeEnd, &byte, 1); // full: already signalled
    std::signal(number, SIG_DFL);
}

} // namespace

StopSignals::StopSignals() : m_notifier(QSocketNotifier::Read) {
    if (pipe(m_pipe.data()) != 0) {
        return; // without a pipe the signals end the program at once
    }
    writeEnd = m_pipe[1];
    connect(&m_notifier, &QSocketNotifier::activated, this, [this] {
        m_notifier.setEnabled(false);
        emit raised();
    });
    m_notifier.setSocket(m_pipe[0]);
    m_notifier.setEnabled(true);
    std::signal(SIGTERM, handle);
    std::signal(SIGINT, handle);
}

StopSignals::~StopSignals() {
    std::signal(SIGTERM, SIG_DFL);
    std::signal(SIGINT, SIG_DFL);
    for (const int end : m_pipe) {
        if (end >= 0) {
            close(end);
        }
    }
}

} // namespace mirabilia::server
