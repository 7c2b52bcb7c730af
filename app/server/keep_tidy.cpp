// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/keep_tidy.h"

#include "app/net/table_host.h"
#include "app/store/log_writer.h"
#include "app/store/tidy.h"

#include <QDir>
#include <QFuture>
#include <QTimer>

#include <chrono>

namespace mirabilia::server {

namespace {

using namespace std::chrono_literals;

QString tidied(const QString &folder) {
    const store::Tidied done = store::tidy(QDir(folder));
    return done.files == 0
               ? QString()
               : QStringLiteral("%1 old files removed, %2 bytes").arg(done.files).arg(done.bytes);
}

} // namespace

void keepTidy(const QString &folder, net::TableHost &host) {
    const auto tidyNow = [folder, &host] {
        store::LogWriter::shared()
            .run([folder] { return tidied(folder); })
            .then(&host, [&host](const QString &what) {
                if (!what.isEmpty()) {
                    emit host.happened(what);
                }
            });
    };
    tidyNow();
    auto *daily = new QTimer(&host);
    QObject::connect(daily, &QTimer::timeout, tidyNow);
    daily->start(24h);
}

} // namespace mirabilia::server
