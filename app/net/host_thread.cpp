// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/net/host_thread.h"

#include <QPromise>

#include <memory>
#include <utility>

namespace mirabilia::net {

HostThread::HostThread() : m_there(new QObject) {
    m_there->moveToThread(&m_thread);
    QObject::connect(&m_thread, &QThread::finished, m_there, &QObject::deleteLater);
    m_thread.setObjectName(QStringLiteral("host"));
    m_thread.start();
}

HostThread::~HostThread() {
    inTurn([this] { m_thread.quit(); });
    m_thread.wait();
}

void HostThread::inTurn(store::Turns::Task task) {
    // Posted, because a running task may spin an event loop.
    QMetaObject::invokeMethod(
        m_there, [this, task = std::move(task)]() mutable { m_turns.inTurn(std::move(task)); });
}

QFuture<QString> HostThread::run(store::Turns::Work work) {
    const auto promise = std::make_shared<QPromise<QString>>();
    promise->start();
    inTurn([promise, work = std::move(work)] {
        promise->addResult(work());
        promise->finish();
    });
    return promise->future();
}

} // namespace mirabilia::net
