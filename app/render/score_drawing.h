// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QColor>
#include <QImage>
#include <QList>
#include <QString>

class QPagedPaintDevice;
class QPainter;

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
    struct Value {
        QString text;
        bool best = false; ///< of this category
        int points = 0;
    };
    struct Category {
        QString name;
        QString glyph; ///< of resources/icons
        QColor colour; ///< invalid: it has none
        QList<Value> values;
        bool counts = true; ///< else no points: it stands apart
    };

    QString title;
    QString poster;   ///< of resources/art; what there is none of is the picture of `fallback`
    QString fallback; ///< of resources/art
    QString subtitle; ///< date and place; may be empty
    QString result;   ///< "Ada wins with 54 points"
    QString totalName;
    QString notes;         ///< may be empty
    QList<Player> players; ///< a line each, from the top
    QList<Category> categories;
};

/// For sharing, on light ground. `width` in pixels; as high as it needs to be.
QImage scorePicture(const ScoreDrawing &drawing, int width = 1200);
/// One page A4 as PDF; its text is text.
QByteArray scorePage(const ScoreDrawing &drawing);
/// The same on a printer; false if it cannot be painted on.
bool paintScorePage(QPagedPaintDevice &device, const ScoreDrawing &drawing);
/// The same on anything, 1000 units wide and as high as it needs to be, but at least `height`.
void paintScore(QPainter &painter, const ScoreDrawing &drawing, double height = 0);

} // namespace mirabilia::render
