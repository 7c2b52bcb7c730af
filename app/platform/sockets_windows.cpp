// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/platform/sockets.h"

#include <winsock2.h>

#include <ws2tcpip.h>

#ifndef TCP_MAXRT // missing in older headers of mingw-w64
#define TCP_MAXRT 5
#endif

namespace mirabilia::platform {

bool isOneOfTheLast(std::intptr_t) {
    return false;
}

void closeUnanswered(std::intptr_t socket, unsigned milliseconds) {
    const DWORD seconds = (milliseconds + 999) / 1000;
    setsockopt(static_cast<SOCKET>(socket), IPPROTO_TCP, TCP_MAXRT,
               reinterpret_cast<const char *>(&seconds), sizeof seconds);
}

} // namespace mirabilia::platform
