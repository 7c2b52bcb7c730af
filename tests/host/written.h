// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/host/game_host.h"
#include "app/host/games.h"

#include <QCoreApplication>

namespace mirabilia::host {

/// Until the disk has everything that was submitted, and everybody has been told.
inline void awaitWritten(const GameHost &host) {
    while (host.isWriting()) {
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    }
}

} // namespace mirabilia::host
