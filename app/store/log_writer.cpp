// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/log_writer.h"

#include <QPromise>

#include <memory>
#include <utility>

namespace mirabilia::store {

namespace {

/// They mostly sleep in fsync; a file system can commit several waiting files at once.
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
    promise->start(); // makes it waitable right away
    m_threads.start([promise, work = std::move(work)] {
        promise->addResult(work());
        promise->finish();
    });
    return promise->future();
}

} // namespace mirabilia::store
