// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// What Qt leaves to the system about sockets. No Qt.
namespace mirabilia::platform {

/// Returns true for the last descriptors that this program may open, which are reserved for files;
/// never where the system has no such limit.
bool isOneOfTheLast(std::intptr_t socket);

/// Closes a connection on which sent bytes have not been acknowledged for so long. Best effort.
void closeUnanswered(std::intptr_t socket, unsigned milliseconds);

} // namespace mirabilia::platform
