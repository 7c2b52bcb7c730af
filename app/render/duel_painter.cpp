// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/duel_painter.h"

#include "app/render/card_body.h"
#include "app/render/marks.h"
#include "app/render/scene.h"
#include "app/render/svg_art.h"
#include "app/render/text_fit.h"

#include <QPainter>

#include <algorithm>
#include <cmath>

namespace mirabilia::render {

namespace {

constexpr qreal margin = 5;
/// A lower strip shows no building.
constexpr qreal leastScene = 16;
/// Height of the cost's line on a narrow card, above the name.
constexpr qreal narrowCost = 19;
constexpr qreal narrowMargin = 3; ///< of its name
constexpr qreal smallestName = 9;
constexpr qsizetype inOneLine = 3;

qreal heightOf(const DuelShape &shape, const QSize &picture) {
    return shape.width * picture.height() / picture.width();
}

/// Scales to the units of the shape, filling the picture.
void prepare(QPainter &painter, const DuelShape &shape, const QSize &picture) {
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal scale = picture.width() / shape.width;
    painter.scale(scale, scale);
    painter.setClipPath(rounded({0, 0, shape.width, heightOf(shape, picture)}, shape.radius));
}

class DuelCardPainter {
public:
    DuelCardPainter(QPainter &painter, const CardFace &face, const FaceStyle &style,
                    const QSize &picture, QList<TextBox> *texts)
        : m_painter(painter)
        , m_face(face)
        , m_style(style)
        , m_shape(duelShape(picture))
        , m_height(heightOf(m_shape, picture))
        , m_texts(texts)
        , m_inks(face.family, style.theme) {
        prepare(painter, m_shape, picture);
    }

    void draw() {
        drawGround();
        drawScenery();
        drawHead();
        drawName(m_shape.head + m_shape.name + m_shape.foot <= m_height + 1);
    }

    /// A covered card: its head, with the name or not, and plain colour below.
    void drawCovered(bool named) {
        drawGround();
        drawHead();
        drawName(named);
    }

private:
    QRectF across(qreal top, qreal bottom) const { return {0, top, m_shape.width, bottom - top}; }

    void drawGround() {
        m_painter.fillRect(across(0, m_height), m_inks.surface);
        m_painter.fillRect(across(m_shape.head, m_height), m_inks.panel);
    }

    void drawHead() {
        drawEffect();
        drawCost();
        drawOutline();
    }

    bool isNarrow() const { return m_shape.width < duelFlat.width; }

    /// On a narrow card.
    bool costTakesTwoLines() const {
        return m_face.cost.size() + (m_face.freeFrom.isEmpty() ? 0 : 1) > inOneLine;
    }

    bool nameIsInHead() const {
        return isNarrow() && !costTakesTwoLines() &&
               canFit(m_face.name.in(m_style.language), TextRole::Title, m_style.language,
                      smallestName, m_shape.width - 2 * narrowMargin);
    }

    void drawScenery() {
        // Pictograms reach a little into the ground (a seal up to 4 units), but must not reach the
        // foot.
        const qreal floor = m_height - m_shape.foot - 4;
        const qreal sky = m_shape.head + (nameIsInHead() ? 0 : m_shape.name) + 1;
        if (floor - sky >= leastScene)
            drawScene(m_painter, m_face, m_style.theme, across(sky, m_height), m_height - floor);
    }

    /// Below the head, if there is room, or in the line that the cost leaves.
    void drawName(bool below) {
        const qreal bottom = m_shape.head + (nameIsInHead() ? 0 : m_shape.name);
        if (!below && bottom > m_shape.head)
            return;
        const qreal top = nameIsInHead() ? m_shape.band + narrowCost : m_shape.head + 1;
        const qreal aside = isNarrow() ? narrowMargin : margin;
        write(m_face.name.in(m_style.language), TextRole::Title,
              across(top, bottom - 2).adjusted(aside, 0, -aside, 0), nameRule(), m_inks.ink,
              Qt::AlignHCenter);
    }

    FitRule nameRule() const {
        if (isNarrow())
            return {{11.5, 10.5}, nameIsInHead() ? QList<qreal>() : QList<qreal>{10.5}};
        return {m_shape.width < duelCard.width ? QList<qreal>{13, 12} : QList<qreal>{15.5, 14}, {}};
    }

    void write(const QString &text, TextRole role, const QRectF &box, const FitRule &rule,
               const QColor &ink, Qt::Alignment horizontal) {
        for (const PlacedText &line :
             fitText(text, role, m_style.language, box, rule, horizontal)) {
            m_painter.fillPath(line.outline, ink);
            if (m_texts)
                m_texts->append({line.text, line.size, line.ink});
        }
    }

    void drawEffect() {
        const qreal edge = m_shape.width < duelCard.width ? 0.8 : 1;
        const QRectF band = across(0, m_shape.band - edgeReach * edge);
        drawBand(m_painter, band, m_face.family, edge);
        drawMarks(m_painter, m_face.effect, band.adjusted(margin, 1, -margin, -1),
                  {m_inks.onBand, m_style.theme}, Qt::AlignHCenter);
    }

    /// In one row, or in two if they would get too small; the last row ends with a link if another
    /// card makes this one free.
    void drawCost() {
        QList<Mark> cost = m_face.cost;
        const QRectF area = across(m_shape.band, m_shape.head).adjusted(margin, 1, -margin, -1);
        const bool twoLines = isNarrow() && costTakesTwoLines();
        const qreal line = twoLines ? area.height() / 2 : isNarrow() ? narrowCost : area.height();
        const qreal high = std::min(line, 22.0);
        QRectF row(area.left(), area.top() + (line - high) / 2, area.width(), high);
        if (twoLines) {
            drawMarks(m_painter, cost.mid(0, inOneLine), row, {QColor(), m_style.theme},
                      Qt::AlignLeft);
            cost = cost.mid(inOneLine);
            row.translate(0, line);
        }
        if (!m_face.freeFrom.isEmpty()) {
            const qreal side = std::min(high, 16.0);
            drawArt(m_painter, glyphPath(QStringLiteral("chain")), m_inks.muted,
                    {row.right() - side, row.center().y() - side / 2, side, side});
            row.setRight(row.right() - side - 2);
        }
        drawMarks(m_painter, cost, row, {QColor(), m_style.theme}, Qt::AlignLeft);
        if (m_face.cost.isEmpty())
            drawFree(row);
    }

    void drawFree(const QRectF &row) {
        write(m_face.freeWord.in(m_style.language), TextRole::Label, row, {{14, 12}, {}},
              m_inks.muted, Qt::AlignLeft);
    }

    /// A hairline between a card and the one below it.
    void drawOutline() {
        QColor hair = m_inks.ink;
        hair.setAlphaF(0.28F);
        m_painter.setPen(QPen(hair, 1));
        m_painter.setBrush(Qt::NoBrush);
        m_painter.drawPath(
            rounded(across(0, m_height).adjusted(0.5, 0.5, -0.5, -0.5), m_shape.radius - 0.5));
        m_painter.fillRect(across(m_height - thickness, m_height), m_inks.edge);
    }

    QPainter &m_painter;
    const CardFace &m_face;
    const FaceStyle &m_style;
    const DuelShape &m_shape;
    const qreal m_height;
    QList<TextBox> *m_texts;
    Inks m_inks;
};

struct BackLook {
    const char *numeral;
    QRgb field, line, sign;
};

const BackLook &backLook(DuelBack back) {
    static constexpr BackLook looks[] = {
        {"I", 0xff5e3518, 0xff8f5a2a, 0xfff0d9b4},
        {"II", 0xff1f4763, 0xff4f86a8, 0xffc4dcea},
        {"III", 0xff17504e, 0xff3f8f86, 0xffbfe3da},
        {"", 0xff4b2a63, 0xff8a5db5, 0xffdcc2f2},
    };
    return looks[static_cast<size_t>(back)];
}

/// Replaces wreaths by their bare numbers.
QList<Mark> bare(QList<Mark> marks) {
    for (Mark &mark : marks) {
        if (mark.kind == Mark::Kind::Laurel)
            mark.kind = Mark::Kind::Number;
    }
    return marks;
}

} // namespace

const DuelShape &duelShape(QSizeF picture) {
    const qreal ratio = picture.width() / picture.height();
    return ratio <= 0.65 ? duelTall : ratio >= 0.95 ? duelFlat : duelCard;
}

QImage renderDuelCard(const CardFace &face, const FaceStyle &style, const QSize &size,
                      QList<TextBox> *texts) {
    QImage image = canvas(size);
    QPainter painter(&image);
    DuelCardPainter(painter, face, style, image.size(), texts).draw();
    return image;
}

QImage renderDuelCovered(const CardFace &face, const FaceStyle &style, const QSize &size,
                         bool named) {
    QImage image = canvas(size);
    QPainter painter(&image);
    DuelCardPainter(painter, face, style, image.size(), nullptr).drawCovered(named);
    return image;
}

QImage renderDuelGap(Theme theme, const QSize &size) {
    QImage image = canvas(size);
    QPainter painter(&image);
    const DuelShape &shape = duelShape(image.size());
    prepare(painter, shape, image.size());
    QColor hair = QColor::fromRgb(palette(theme).ink);
    hair.setAlphaF(0.24F);
    QPen pen(hair, shape.width / 80);
    pen.setDashPattern({4, 3});
    painter.setPen(pen);
    const QRectF card(0, 0, shape.width, heightOf(shape, image.size()));
    painter.drawPath(rounded(card.adjusted(1, 1, -1, -1), shape.radius - 1));
    return image;
}

QImage renderDuelBack(DuelBack back, const QSize &size) {
    QImage image = canvas(size);
    QPainter painter(&image);
    const DuelShape &shape = duelShape(image.size());
    const BackLook &looks = backLook(back);
    prepare(painter, shape, image.size());
    const QRectF card(0, 0, shape.width, heightOf(shape, image.size()));
    painter.fillRect(card, QColor::fromRgb(looks.field));
    painter.setPen(QPen(QColor::fromRgb(looks.line), 1));
    painter.drawPath(rounded(card.adjusted(4, 4, -4, -4), shape.radius - 3));
    // As high as the head allows, or the width for a III.
    const qreal high = std::min(shape.head * 0.72, shape.width * 0.55);
    QRectF sign(0, 0, shape.width, high);
    sign.moveCenter({card.center().x(), shape.head * 0.54});
    if (back == DuelBack::Guild) {
        drawArt(painter, glyphPath(QStringLiteral("guild")), QColor::fromRgb(looks.sign),
                sign.adjusted(0, high * 0.08, 0, -high * 0.08));
        return image;
    }
    for (const PlacedText &line :
         fitText(QLatin1String(looks.numeral), TextRole::Title, QStringLiteral("en"), sign,
                 {{high}, {}}, Qt::AlignHCenter))
        painter.fillPath(line.outline, QColor::fromRgb(looks.sign));
    return image;
}

QImage renderDuelTile(const CardFace &face, const FaceStyle &style, const QSize &size) {
    const qreal high = std::max(size.height(), 1);
    const qreal line = high * 0.78;
    const qreal natural = std::max(high * 1.3, marksWidth(face.shortEffect, line) + high * 0.3);
    QImage image = canvas(
        {size.width() > 0 ? size.width() : static_cast<int>(std::ceil(natural)), size.height()});
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF tile = image.rect();
    const Inks inks(face.family, style.theme);
    painter.fillPath(rounded(tile, high * 0.14), inks.band);
    QRectF box(0, 0, tile.width() - high * 0.16, line);
    box.moveCenter(tile.center());
    drawMarks(painter, tile.width() > high ? face.shortEffect : bare(face.shortEffect), box,
              {inks.onBand, style.theme}, Qt::AlignHCenter);
    return image;
}

QImage renderDuelToken(const CardFace &token, const QSize &size) {
    QImage image = canvas(size);
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal side = std::min(image.width(), image.height());
    QRectF disc(0, 0, side, side);
    disc.moveCenter(QRectF(image.rect()).center());
    const Inks inks(token.family, Theme::Light);
    painter.setPen(Qt::NoPen);
    painter.setBrush(inks.band);
    painter.drawEllipse(disc);
    const qreal in = side * 0.19;
    drawMarks(painter, token.shortEffect, disc.adjusted(in, in, -in, -in), {inks.onBand, {}},
              Qt::AlignHCenter);
    return image;
}

QImage renderSigns(const QList<Mark> &marks, const QColor &ink, const QSize &size) {
    const qreal high = std::max(size.height(), 1);
    QImage image = canvas({static_cast<int>(std::ceil(marksWidth(marks, high))), size.height()});
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    drawMarks(painter, marks, image.rect(), {ink, {}}, Qt::AlignLeft);
    return image;
}

} // namespace mirabilia::render
