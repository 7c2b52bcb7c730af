// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QBrush>
#include <QByteArray>
#include <QHash>
#include <QList>
#include <QPainterPath>
#include <QPen>
#include <QRectF>
#include <QString>

#include <optional>

class QPainter;
class QXmlStreamAttributes;
class QXmlStreamReader;

namespace mirabilia::render {

/// A drawing in the part of SVG that the program's own use: groups, paths, rectangles, circles and
/// ellipses with flat fills and strokes, opacity of these, transforms and `display="none"`.
/// Everything else is left out.
class SvgPicture {
public:
    explicit SvgPicture(const QByteArray &text);

    /// False if the text is no SVG or says no size.
    [[nodiscard]] bool isValid() const { return !m_view.isEmpty(); }
    [[nodiscard]] QRectF view() const { return m_view; }
    /// The part of the view that the group `id` covers, hidden or not; empty if there is none.
    [[nodiscard]] QRectF boundsOf(const QString &id) const { return m_groups.value(id); }

    /// Fills `box` with the view.
    void draw(QPainter &painter, const QRectF &box) const;

private:
    /// What an element hands on to those inside it.
    struct Style {
        std::optional<QColor> fill = QColor(Qt::black);
        std::optional<QColor> stroke;
        qreal fillOpacity = 1;
        qreal strokeOpacity = 1;
        Qt::FillRule rule = Qt::WindingFill;
        qreal width = 1;
        Qt::PenCapStyle cap = Qt::FlatCap;
        Qt::PenJoinStyle join = Qt::SvgMiterJoin;
        QList<qreal> dashes;
        QTransform at;
        bool isShown = true;
    };
    struct Shape {
        QPainterPath path;
        Style style;
    };

    static Style inside(Style style, const QXmlStreamAttributes &attributes);
    static QPen penOf(const Style &style);
    void readGroup(QXmlStreamReader &xml, const Style &style);
    void add(Shape shape);

    QRectF m_view;
    QList<Shape> m_shapes;
    QHash<QString, QRectF> m_groups;
    QRectF m_covered; ///< by the group that is being read
};

} // namespace mirabilia::render
