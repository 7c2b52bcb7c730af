// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/turns.h"

#include <QFuture>
#include <QString>
#include <QThread>

#include <functional>

namespace mirabilia::net {

/// The host thread of a program with a window. Everything that touches the folder of its tables
/// runs here in sequence, so a new host takes the folder only after the previous one has gone.
class HostThread final {
public:
    HostThread();
    /// Waits for everything queued.
    ~HostThread();
    HostThread(const HostThread &) = delete;
    HostThread &operator=(const HostThread &) = delete;

    /// For objects that live there.
    [[nodiscard]] QThread &thread() { return m_thread; }
    void inTurn(store::Turns::Task task);
    /// Does the same for work that returns a problem or an empty string.
    [[nodiscard]] QFuture<QString> run(store::Turns::Work work);

private:
    QThread m_thread;
    store::Turns m_turns; ///< used only in the thread
    QObject *m_there;     ///< lives in the thread
};

} // namespace mirabilia::net
