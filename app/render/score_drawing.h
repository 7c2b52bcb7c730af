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

/// A score sheet ready to draw: only texts and colours.
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
        bool best = false; ///< in this category
        int points = 0;
    };
    struct Category {
        QString name;
        QString glyph; ///< of resources/icons
        QColor colour; ///< invalid: it has none
        QList<Value> values;
        bool counts = true; ///< false: adds no points and stands apart
    };

    QString title;
    QString poster;   ///< of resources/art; `fallback` is used if there is none
    QString fallback; ///< of resources/art
    QString subtitle; ///< date and place; may be empty
    QString result;   ///< "Ada wins with 54 points"
    QString totalName;
    QString notes;         ///< may be empty
    QList<Player> players; ///< one per row, from the top
    QList<Category> categories;
};

/// A picture for sharing, on a light ground: `width` pixels wide and as high as needed.
QImage scorePicture(const ScoreDrawing &drawing, int width = 1200);
/// An A4 page as PDF, with its text as text.
QByteArray scorePage(const ScoreDrawing &drawing);
/// The same on a printer; returns false if painting fails.
bool paintScorePage(QPagedPaintDevice &device, const ScoreDrawing &drawing);
/// The same on any painter, 1000 units wide and as high as needed, at least `height`.
void paintScore(QPainter &painter, const ScoreDrawing &drawing, double height = 0);

} // namespace mirabilia::render
