// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/stop.h"

#include <array>
#include <atomic>
#include <csignal>
#include <thread>
#include <unistd.h>

namespace mirabilia::platform {

namespace {

std::atomic<int> writeEnd{-1}; // all a signal handler may use

void handle(int number) {
    const char byte = 0;
    [[maybe_unused]] const auto written = write(writeEnd, &byte, 1); // full: already told
    std::signal(number, SIG_DFL);
}

void setHandler(void (*handler)(int)) {
    std::signal(SIGTERM, handler);
    std::signal(SIGINT, handler);
}

} // namespace

struct StopRequests::Ear {
    std::array<int, 2> pipe{-1, -1};
    std::thread thread;
};

StopRequests::StopRequests(std::function<void()> asked) : m_ear(std::make_unique<Ear>()) {
    if (pipe(m_ear->pipe.data()) != 0) {
        return; // without a pipe the signals end the program at once
    }
    m_ear->thread = std::thread([from = m_ear->pipe[0], asked = std::move(asked)] {
        char byte = 0;
        if (read(from, &byte, 1) == 1) { // else closed: nobody asks any more
            asked();
        }
    });
    writeEnd = m_ear->pipe[1];
    setHandler(handle);
}

StopRequests::~StopRequests() {
    if (!m_ear->thread.joinable()) {
        return;
    }
    setHandler(SIG_DFL);
    close(m_ear->pipe[1]);
    m_ear->thread.join();
    close(m_ear->pipe[0]);
}

void surviveLargeFiles() {
    std::signal(SIGXFSZ, SIG_IGN);
}

} // namespace mirabilia::platform
