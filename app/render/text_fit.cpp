// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/text_fit.h"

#include "app/render/fonts.h"

#include <QFont>
#include <QFontMetricsF>

#include <algorithm>

namespace mirabilia::render {

namespace {

// Outlines are taken at a size where rounded advances no longer matter.
constexpr int outlineSize = 200;
constexpr qreal lineHeight = 1.0;

bool isCjk(const QString &language) {
    return language == QLatin1String("ja") || language.startsWith(QLatin1String("zh"));
}

QFont fontFor(TextRole role, const QString &language) {
    QFont font;
    QStringList families;
    const bool cjk = isCjk(language) && role != TextRole::Number;
    if (cjk)
        families << hanFamily(language);
    families << (role == TextRole::Title
                     ? QStringList{QStringLiteral("EB Garamond 12"), QStringLiteral("EB Garamond"),
                                   QStringLiteral("DejaVu Serif")}
                     : QStringList{QStringLiteral("Inter"), QStringLiteral("DejaVu Sans")});
    font.setFamilies(families);
    const bool bold = role == TextRole::Title || role == TextRole::Number;
    font.setWeight(bold ? QFont::Bold : QFont::Medium);
    font.setPixelSize(outlineSize);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

struct Line {
    QString text;
    ShapedText shape;
};

/// At size 1, so that trying a size needs no new shaping.
QList<Line> shapeLines(const QStringList &texts, TextRole role, const QString &language) {
    QList<Line> lines;
    for (const QString &text : texts)
        lines.append({text, shapeText(text, role, language, 1)});
    return lines;
}

qreal widest(const QList<Line> &lines) {
    qreal width = 0;
    for (const Line &line : lines)
        width = std::max(width, line.shape.advance);
    return width;
}

/// Letters narrower than this look wrong beside others.
constexpr qreal narrowest = 0.8;

/// Text that is too wide gets narrower letters first, then smaller ones.
QList<PlacedText> place(const QList<Line> &lines, qreal wanted, qreal cap, const QRectF &box,
                        Qt::Alignment horizontal) {
    const qreal fitting = box.width() / std::max(widest(lines), 0.01);
    const qreal size = std::min(wanted, fitting / narrowest);
    const qreal across = std::min(size, fitting);
    QList<PlacedText> placed;
    const qreal step = size * lineHeight;
    const qreal block = cap * size + step * static_cast<qreal>(lines.size() - 1);
    qreal baseline = box.center().y() - block / 2 + cap * size;
    for (const Line &line : lines) {
        const qreal x = alignedLeft(box, line.shape.advance * across, horizontal);
        const QPainterPath outline =
            QTransform(across, 0, 0, size, x, baseline).map(line.shape.outline);
        placed.append({line.text, size, outline, outline.boundingRect()});
        baseline += step;
    }
    return placed;
}

} // namespace

qreal alignedLeft(const QRectF &box, qreal width, Qt::Alignment horizontal) {
    if (horizontal & Qt::AlignRight)
        return box.right() - width;
    return horizontal & Qt::AlignHCenter ? box.center().x() - width / 2 : box.left();
}

ShapedText shapeText(const QString &text, TextRole role, const QString &language, qreal size) {
    const QReadLocker reads(&substitutesLock());
    const QFont font = fontFor(role, language);
    QPainterPath outline;
    outline.setFillRule(Qt::WindingFill);
    outline.addText(QPointF(), font, text);
    const qreal scale = size / outlineSize;
    return {QTransform::fromScale(scale, scale).map(outline),
            QFontMetricsF(font).horizontalAdvance(text) * scale};
}

qreal capHeight(TextRole role, const QString &language, qreal size) {
    const QReadLocker reads(&substitutesLock());
    const QFont font = fontFor(role, language);
    const bool cjk = isCjk(language) && role != TextRole::Number;
    // A Chinese or Japanese character fills about this part of its em above the baseline.
    return size * (cjk ? 0.76 : QFontMetricsF(font).capHeight() / outlineSize);
}

QStringList breakInTwo(const QString &text, TextRole role, const QString &language) {
    const bool spaced = text.contains(u' ');
    QStringList best{text};
    qreal bestWidth = shapeText(text, role, language, 1).advance;
    for (qsizetype i = 1; i < text.size(); ++i) {
        if (spaced ? text.at(i) != u' ' : !isCjk(language))
            continue;
        const QStringList parts{text.left(i), text.mid(i).trimmed()};
        const qreal width = widest(shapeLines(parts, role, language));
        if (width < bestWidth) {
            best = parts;
            bestWidth = width;
        }
    }
    return best;
}

bool canFit(const QString &text, TextRole role, const QString &language, qreal size, qreal width) {
    return shapeText(text, role, language, size).advance * narrowest <= width;
}

QList<PlacedText> fitText(const QString &text, TextRole role, const QString &language,
                          const QRectF &box, const FitRule &rule, Qt::Alignment horizontal) {
    const qreal cap = capHeight(role, language, 1);
    const QList<Line> one = shapeLines({text}, role, language);
    for (const qreal size : rule.oneLine) {
        if (widest(one) * size <= box.width())
            return place(one, size, cap, box, horizontal);
    }
    const QList<Line> two = shapeLines(breakInTwo(text, role, language), role, language);
    for (const qreal size : rule.twoLines) {
        if (widest(two) * size <= box.width())
            return place(two, size, cap, box, horizontal);
    }
    return rule.twoLines.isEmpty() ? place(one, rule.oneLine.last(), cap, box, horizontal)
                                   : place(two, rule.twoLines.last(), cap, box, horizontal);
}

} // namespace mirabilia::render
