// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/session/log_model.h"

namespace mirabilia {

LogModel::LogModel(QObject *parent) : ListModel(QMetaType::fromType<LogRow>(), parent) {}

void LogModel::setSeatFilter(int seat) {
    if (m_seatFilter != seat) {
        m_seatFilter = seat;
        show();
        emit seatFilterChanged();
    }
}

void LogModel::setLines(const QList<LogRow> &lines) {
    m_lines = lines;
    show();
}

void LogModel::show() {
    if (m_seatFilter < 0) {
        assign(m_lines);
        return;
    }
    QList<LogRow> rows;
    for (const LogRow &line : m_lines) {
        if (line.seat < 0 || line.seat == m_seatFilter || line.other == m_seatFilter) {
            rows.append(line);
        }
    }
    assign(rows);
}

QString LogModel::exportLog() const {
    QString text;
    QString heading;
    for (const LogRow &line : m_lines) {
        if (line.heading != heading) {
            heading = line.heading;
            text += heading + QLatin1Char('\n');
        }
        text += QStringLiteral("  ") + line.text + QLatin1Char('\n');
    }
    return text;
}

} // namespace mirabilia
