// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/turns.h"

#include <QFuture>
#include <QString>
#include <QThread>

#include <functional>

namespace mirabilia::net {

/// The thread in which a program with a window is a host: all that it does with the folder of its
/// tables, one after the other. A host takes the folder when the one before has gone.
class HostThread final {
public:
    HostThread();
    /// Waits until all is done that was asked for.
    ~HostThread();
    HostThread(const HostThread &) = delete;
    HostThread &operator=(const HostThread &) = delete;

    /// For what lives there.
    [[nodiscard]] QThread &thread() { return m_thread; }
    void inTurn(store::Turns::Task task);
    /// The same of what says what is wrong, or nothing.
    [[nodiscard]] QFuture<QString> run(store::Turns::Work work);

private:
    QThread m_thread;
    store::Turns m_turns; ///< in the thread alone
    QObject *m_there;     ///< lives in it
};

} // namespace mirabilia::net
