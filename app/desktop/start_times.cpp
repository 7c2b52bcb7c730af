// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/desktop/start_times.h"

#include <QFile>
#include <QQuickWindow>

#include <ctime>

namespace mirabilia::desktop {

namespace {

/// "84152 kB", on Linux; else empty.
QByteArray residentMemory() {
    const QByteArray label = "VmRSS:";
    QFile status(QStringLiteral("/proc/self/status"));
    if (status.open(QIODevice::ReadOnly)) {
        for (QByteArray line = status.readLine(); !line.isEmpty(); line = status.readLine()) {
            if (line.startsWith(label)) {
                return line.mid(label.size()).trimmed();
            }
        }
    }
    return {};
}

void tell(const char *what) {
    qInfo("%s: %.2f s of processor time, %s", what,
          static_cast<double>(std::clock()) / CLOCKS_PER_SEC, residentMemory().constData());
}

} // namespace

void tellStartTimes(QQuickWindow &window) {
    if (!qEnvironmentVariableIsSet("MIRABILIA_START_TIMES")) {
        return;
    }
    tell("window");
    QObject::connect(
        &window, &QQuickWindow::frameSwapped, &window, [] { tell("first frame"); },
        static_cast<Qt::ConnectionType>(Qt::QueuedConnection | Qt::SingleShotConnection));
}

} // namespace mirabilia::desktop
