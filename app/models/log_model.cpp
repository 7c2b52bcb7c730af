// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/log_model.h"

#include "app/models/wording.h"

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
    int age = 0;
    int turn = 0;
    for (const LogRow &line : m_lines) {
        if (line.age != age || line.turn != turn) {
            age = line.age;
            turn = line.turn;
            text += tr("Age %1, turn %2").arg(Wording::roman(age), QString::number(turn));
            text += QLatin1Char('\n');
        }
        text += QStringLiteral("  ") + line.text + QLatin1Char('\n');
    }
    return text;
}

} // namespace mirabilia
