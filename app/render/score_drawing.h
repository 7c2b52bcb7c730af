// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QColor>
#include <QImage>
#include <QList>
#include <QString>
#include <QStringList>

class QPagedPaintDevice;

namespace mirabilia::render {

/// A score sheet as it is drawn: nothing but texts and colours.
struct ScoreDrawing {
    struct Player {
        QString name;
        QString detail; ///< wonder and side; may be empty
        QString rank;   ///< "1st"
        QString total;
        bool winner = false;
    };
    struct Row {
        QString name;
        QColor colour; ///< of the stripe before it; invalid: none
        QStringList values;
        bool counts = true; ///< else it stands below the line: no points
    };

    QString title;
    QString subtitle; ///< date and place; may be empty
    QString result;   ///< "Ada wins with 54 points"
    QString totalName;
    QString notes; ///< may be empty
    QList<Player> players;
    QList<Row> rows;
};

/// For sharing, on light ground. `width` in pixels; as high as it needs to be.
QImage scorePicture(const ScoreDrawing &drawing, int width = 1200);
/// One page A4 as PDF, upright or across as fits the players.
QByteArray scorePage(const ScoreDrawing &drawing);
/// The same on a printer; false if it cannot be painted on.
bool paintScorePage(QPagedPaintDevice &device, const ScoreDrawing &drawing);

} // namespace mirabilia::render
