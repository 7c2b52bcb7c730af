// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/common/list_model.h"

namespace mirabilia {

struct LogRow {
    Q_GADGET
    Q_PROPERTY(int number MEMBER number)
    Q_PROPERTY(QString text MEMBER text)
    Q_PROPERTY(QString heading MEMBER heading)
    Q_PROPERTY(int seat MEMBER seat)
    Q_PROPERTY(QString glyph MEMBER glyph)
    Q_PROPERTY(QString card MEMBER card)
    QML_ANONYMOUS

public:
    int number = 0; ///< line number in the whole log
    QString text;
    QString heading; ///< the group: "Age II, turn 3"
    int seat = -1;   ///< -1: everyone
    QString glyph;   ///< name in resources/icons
    QString card;
    int other = -1; ///< second seat concerned (conflicts), for the filter
};

/// Every turn in words, oldest first.
class LogModel : public mirabilia::ListModel {
    Q_OBJECT
    /// Shows only what concerns this seat; -1: everything.
    Q_PROPERTY(int seatFilter READ seatFilter WRITE setSeatFilter NOTIFY seatFilterChanged FINAL)
    QML_ELEMENT
    QML_UNCREATABLE("TableModel.log")

public:
    explicit LogModel(QObject *parent = nullptr);

    [[nodiscard]] int seatFilter() const { return m_seatFilter; }
    void setSeatFilter(int seat);
    /// The whole log as text with headings.
    Q_INVOKABLE [[nodiscard]] QString exportLog() const;

    void setLines(const QList<LogRow> &lines);

signals:
    void seatFilterChanged();

private:
    void show();

    int m_seatFilter = -1;
    QList<LogRow> m_lines;
};

} // namespace mirabilia
