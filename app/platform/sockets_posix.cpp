// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/sockets.h"

#include <algorithm>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <sys/resource.h>
#include <sys/socket.h>

namespace mirabilia::platform {

bool isOneOfTheLast(std::intptr_t socket) {
    constexpr rlim_t reserve = 64;
    rlimit limit{};
    return getrlimit(RLIMIT_NOFILE, &limit) == 0 &&
           static_cast<rlim_t>(socket) >= limit.rlim_cur - std::min(reserve, limit.rlim_cur / 2);
}

void closeUnanswered([[maybe_unused]] std::intptr_t socket,
                     [[maybe_unused]] unsigned milliseconds) {
#ifdef TCP_USER_TIMEOUT
    static_cast<void>(setsockopt(static_cast<int>(socket), IPPROTO_TCP, TCP_USER_TIMEOUT,
                                 &milliseconds, sizeof milliseconds));
#endif
}

} // namespace mirabilia::platform
