// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/server/log_lines.h"

#include "app/platform/platform.h"

#include <QDateTime>

#include <algorithm>
#include <cerrno>
#include <unistd.h>

namespace mirabilia::server {

namespace {

constexpr qsizetype atOnce = 512; // POSIX: a pipe takes this much at once or nothing

} // namespace

LogLines::LogLines(int descriptor, std::size_t most)
    : m_descriptor(descriptor)
    , m_most(most)
    , m_writable(QSocketNotifier::Write) {
    m_writable.setSocket(descriptor);
    m_writable.setEnabled(false);
    connect(&m_writable, &QSocketNotifier::activated, this, &LogLines::flush);
}

void LogLines::add(const QString &what) {
    if (m_lines.size() >= m_most) {
        ++m_dropped;
        return;
    }
    tellDropped();
    push(what);
    flush();
}

void LogLines::push(const QString &what) {
    const QString time = QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs);
    m_lines.push_back((time + u' ' + what + u'\n').toUtf8());
}

void LogLines::tellDropped() {
    if (m_dropped > 0) {
        push(QStringLiteral("the log stood still: %1 lines are missing here").arg(m_dropped));
        m_dropped = 0;
    }
}

void LogLines::flush() {
    while (!m_lines.empty() && platform::isWritable(m_descriptor)) {
        QByteArray &line = m_lines.front();
        const auto written =
            write(m_descriptor, line.constData(),
                  static_cast<std::size_t>(std::min<qsizetype>(line.size(), atOnce)));
        if (written < 0) {
            if (errno != EINTR && errno != EAGAIN) {
                m_lines.clear(); // the reader is gone
            }
            break;
        }
        line.remove(0, written);
        if (line.isEmpty()) {
            m_lines.pop_front();
        }
        if (m_lines.empty()) {
            tellDropped();
        }
    }
    m_writable.setEnabled(!m_lines.empty());
}

} // namespace mirabilia::server
