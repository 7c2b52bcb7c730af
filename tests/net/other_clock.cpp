// SPDX-License-Identifier: GPL-3.0-or-later
// Preloaded into a program: shifts its time of day by OTHER_CLOCK_SECONDS.
#include <sys/syscall.h>
#include <sys/time.h>
#include <unistd.h>

#include <cstdlib>
#include <ctime>

namespace {

long offset() {
    const char *seconds = std::getenv("OTHER_CLOCK_SECONDS");
    return seconds != nullptr ? std::atol(seconds) : 0;
}

} // namespace

extern "C" int clock_gettime(clockid_t clock, timespec *time) noexcept {
    const long result = syscall(SYS_clock_gettime, clock, time);
    if (result == 0 && (clock == CLOCK_REALTIME || clock == CLOCK_REALTIME_COARSE)) {
        time->tv_sec += offset();
    }
    return static_cast<int>(result);
}

extern "C" int gettimeofday(timeval *time, void * /*zone*/) noexcept {
    timespec now{};
    const int result = clock_gettime(CLOCK_REALTIME, &now);
    time->tv_sec = now.tv_sec;
    time->tv_usec = now.tv_nsec / 1000;
    return result;
}

extern "C" time_t time(time_t *where) noexcept {
    timespec now{};
    clock_gettime(CLOCK_REALTIME, &now);
    if (where != nullptr) {
        *where = now.tv_sec;
    }
    return now.tv_sec;
}
