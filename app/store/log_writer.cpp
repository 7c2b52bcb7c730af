// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/log_writer.h"

#include <QPromise>

#include <memory>
#include <utility>

namespace mirabilia::store {

namespace {

/// They sleep until the disk has answered: a file system takes what several wait for in one go.
constexpr int threads = 4;

} // namespace

LogWriter::LogWriter() {
    m_threads.setMaxThreadCount(threads);
}

LogWriter &LogWriter::shared() {
    static LogWriter writer;
    return writer;
}

QFuture<QString> LogWriter::run(std::function<QString()> work) {
    const auto promise = std::make_shared<QPromise<QString>>();
    promise->start(); // from now on it can be waited for
    m_threads.start([promise, work = std::move(work)] {
        promise->addResult(work());
        promise->finish();
    });
    return promise->future();
}

} // namespace mirabilia::store
