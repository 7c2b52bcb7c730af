// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/svg_picture.h"

#include "app/render/svg_path.h"

#include <QPainter>
#include <QXmlStreamReader>

#include <algorithm>
#include <utility>

namespace mirabilia::render {

namespace {

std::optional<qreal> number(const QXmlStreamAttributes &attributes, const char *name) {
    return SvgTokens(attributes.value(QLatin1String(name))).number();
}

qreal numberOr0(const QXmlStreamAttributes &attributes, const char *name) {
    return number(attributes, name).value_or(0);
}

QList<qreal> numbers(QStringView text) {
    QList<qreal> all;
    SvgTokens tokens(text);
    while (const auto one = tokens.number()) {
        all.append(*one);
    }
    return all;
}

/// One `matrix(…)`, `translate(…)`, `scale(…)` or `rotate(…)`.
QTransform transformOf(QStringView name, const QList<qreal> &by) {
    QTransform transform;
    if (name == u"matrix" && by.size() == 6) {
        return {by[0], by[1], by[2], by[3], by[4], by[5]};
    }
    if (name == u"translate" && !by.isEmpty()) {
        transform.translate(by[0], by.value(1));
    } else if (name == u"scale" && !by.isEmpty()) {
        transform.scale(by[0], by.value(1, by[0]));
    } else if (name == u"rotate" && !by.isEmpty()) {
        transform.translate(by.value(1), by.value(2));
        transform.rotate(by[0]);
        transform.translate(-by.value(1), -by.value(2));
    }
    return transform;
}

QTransform transformsOf(QStringView text) {
    QTransform all;
    for (const QStringView part : text.split(u')', Qt::SkipEmptyParts)) {
        const qsizetype open = part.indexOf(u'(');
        if (open >= 0) {
            all = transformOf(part.first(open).trimmed(), numbers(part.mid(open + 1))) * all;
        }
    }
    return all;
}

/// The outline of the element; empty for one that is not drawn.
QPainterPath outlineOf(QStringView element, const QXmlStreamAttributes &attributes) {
    QPainterPath path;
    const auto of = [&attributes](const char *name) { return numberOr0(attributes, name); };
    if (element == u"path") {
        return readSvgPath(attributes.value(QLatin1String("d")));
    }
    if (element == u"rect") {
        const auto across = number(attributes, "rx");
        const auto down = number(attributes, "ry");
        const QRectF rect(of("x"), of("y"), of("width"), of("height"));
        path.addRoundedRect(rect, std::min(across.value_or(down.value_or(0)), rect.width() / 2),
                            std::min(down.value_or(across.value_or(0)), rect.height() / 2));
    } else if (element == u"circle") {
        path.addEllipse(QPointF(of("cx"), of("cy")), of("r"), of("r"));
    } else if (element == u"ellipse") {
        path.addEllipse(QPointF(of("cx"), of("cy")), of("rx"), of("ry"));
    }
    return path;
}

/// Keeps what the element outside says if the word is no colour.
void readColour(std::optional<QColor> &colour, QStringView word) {
    if (word == u"none") {
        colour.reset();
    } else if (!word.isEmpty() && QColor::isValidColor(word.toString())) {
        colour = QColor(word.toString());
    }
}

} // namespace

SvgPicture::Style SvgPicture::inside(Style style, const QXmlStreamAttributes &attributes) {
    const auto word = [&](const char *name) { return attributes.value(QLatin1String(name)); };
    const auto read = [&](qreal &value, const char *name) {
        value = number(attributes, name).value_or(value);
    };
    readColour(style.fill, word("fill"));
    readColour(style.stroke, word("stroke"));
    read(style.fillOpacity, "fill-opacity");
    read(style.strokeOpacity, "stroke-opacity");
    read(style.width, "stroke-width");
    if (!word("fill-rule").isEmpty()) {
        style.rule = word("fill-rule") == u"evenodd" ? Qt::OddEvenFill : Qt::WindingFill;
    }
    if (!word("stroke-linecap").isEmpty()) {
        style.cap = word("stroke-linecap") == u"round"    ? Qt::RoundCap
                    : word("stroke-linecap") == u"square" ? Qt::SquareCap
                                                          : Qt::FlatCap;
    }
    if (!word("stroke-linejoin").isEmpty()) {
        style.join = word("stroke-linejoin") == u"round"   ? Qt::RoundJoin
                     : word("stroke-linejoin") == u"bevel" ? Qt::BevelJoin
                                                           : Qt::SvgMiterJoin;
    }
    if (!word("stroke-dasharray").isEmpty()) {
        style.dashes = numbers(word("stroke-dasharray"));
    }
    style.at = transformsOf(word("transform")) * style.at;
    style.isShown = style.isShown && word("display") != u"none";
    return style;
}

SvgPicture::SvgPicture(const QByteArray &text) {
    QXmlStreamReader xml(text);
    if (!xml.readNextStartElement() || xml.name() != u"svg") {
        return;
    }
    const QList<qreal> view = numbers(xml.attributes().value(QLatin1String("viewBox")));
    readGroup(xml, inside({}, xml.attributes()));
    if (!xml.hasError() && view.size() == 4) {
        m_view = QRectF(view[0], view[1], view[2], view[3]);
    }
}

void SvgPicture::readGroup(QXmlStreamReader &xml, const Style &style) {
    const QString id = xml.attributes().value(QLatin1String("id")).toString();
    const QRectF before = std::exchange(m_covered, QRectF());
    while (xml.readNextStartElement()) {
        const Style own = inside(style, xml.attributes());
        if (xml.name() == u"g") {
            readGroup(xml, own);
        } else {
            add({outlineOf(xml.name(), xml.attributes()), own});
            xml.skipCurrentElement();
        }
    }
    if (!id.isEmpty()) {
        m_groups.insert(id, m_covered);
    }
    m_covered |= before;
}

void SvgPicture::add(Shape shape) {
    if (shape.path.isEmpty()) {
        return;
    }
    shape.path.setFillRule(shape.style.rule);
    QPainterPath covered = shape.path;
    if (shape.style.stroke) {
        covered = QPainterPathStroker(penOf(shape.style)).createStroke(shape.path);
        covered.addPath(shape.path);
    }
    m_covered |= shape.style.at.map(covered).boundingRect();
    if (shape.style.isShown) {
        m_shapes.append(std::move(shape));
    }
}

QPen SvgPicture::penOf(const Style &style) {
    QPen pen(*style.stroke, style.width, Qt::SolidLine, style.cap, style.join);
    pen.setMiterLimit(4);
    if (!style.dashes.isEmpty() && style.width > 0) {
        QList<qreal> dashes = style.dashes; // which Qt counts in widths of the pen
        if (dashes.size() % 2 == 1) {
            dashes += style.dashes;
        }
        for (qreal &dash : dashes) {
            dash /= style.width;
        }
        pen.setDashPattern(dashes);
    }
    return pen;
}

void SvgPicture::draw(QPainter &painter, const QRectF &box) const {
    if (!isValid()) {
        return;
    }
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(box.topLeft());
    painter.scale(box.width() / m_view.width(), box.height() / m_view.height());
    painter.translate(-m_view.topLeft());
    const QTransform ground = painter.transform();
    const qreal opacity = painter.opacity();
    for (const Shape &shape : m_shapes) {
        const Style &style = shape.style;
        painter.setTransform(style.at * ground);
        if (style.fill) {
            painter.setOpacity(opacity * style.fillOpacity);
            painter.fillPath(shape.path, *style.fill);
        }
        if (style.stroke && style.width > 0) {
            painter.setOpacity(opacity * style.strokeOpacity);
            painter.strokePath(shape.path, penOf(style));
        }
    }
    painter.restore();
}

} // namespace mirabilia::render
