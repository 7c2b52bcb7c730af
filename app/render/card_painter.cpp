// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/card_painter.h"

#include "app/render/card_body.h"
#include "app/render/marks.h"
#include "app/render/scene.h"
#include "app/render/svg_art.h"
#include "app/render/text_fit.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace mirabilia::render {

namespace {

constexpr qreal smallestText = 14; ///< of names, on a card and beside the effect of a head

/// How a card is divided.
struct Division {
    qreal bandHeight;
    qreal panelBottom;
    QRectF price;
    qsizetype costsInColumn;
    FitRule name;

    qreal panelTop() const { return cardBody.top() + bandHeight; }
};

const Division &divisionOf(FaceStyle::Shape shape) {
    static const Division usual{36, 154, priceStrip, 5, {{18, 16.5, 15.2, smallestText}, {}}};
    static const Division large{50, 128, largePriceStrip, 3, {{24, 22, 20}, {17.5, 16.5, 15.5}}};
    return shape == FaceStyle::Shape::Large ? large : usual;
}

constexpr qreal columnWidth = 29;
constexpr qreal secondColumn = 25;
constexpr qreal chainRow = 15.5;
constexpr qreal leastEffect = 18; ///< height in a head, beside the name

void prepare(QPainter &painter, const QSize &size, const QSizeF &units) {
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal scale = std::min(size.width() / units.width(), size.height() / units.height());
    painter.translate((size.width() - units.width() * scale) / 2,
                      (size.height() - units.height() * scale) / 2);
    painter.scale(scale, scale);
}

class CardPainter {
public:
    CardPainter(QPainter &painter, const CardFace &face, const FaceStyle &style,
                QList<TextBox> *texts)
        : m_painter(painter)
        , m_face(face)
        , m_style(style)
        , m_texts(texts)
        , m_inks(face.family, style.theme)
        , m_division(divisionOf(style.shape)) {}

    void drawCard() {
        drawShadow(m_painter, cardBody, cardRadius, 3);
        m_painter.fillPath(rounded(cardBody, cardRadius), m_inks.edge);
        const QRectF top = cardBody.adjusted(0, 0, 0, -thickness);
        m_painter.setClipPath(rounded(top, cardRadius));
        m_painter.fillRect(top, m_inks.surface);
        drawPanel();
        drawBand(m_painter,
                 {cardBody.left(), cardBody.top(), cardBody.width(), m_division.bandHeight},
                 m_face.family, 1);
        // A single glyph may fill the band; it has a margin of its own.
        const bool single =
            m_face.effect.size() == 1 && m_face.effect.first().kind == Mark::Kind::Glyph;
        const qreal over = single ? 1 : -1;
        drawMarks(m_painter, m_face.effect,
                  QRectF(8, cardBody.top(), 134, m_division.bandHeight).adjusted(0, -over, 0, over),
                  {m_inks.onBand, m_style.theme}, Qt::AlignHCenter);
        drawCost();
        drawName();
    }

    void drawHead(const QRectF &body) {
        drawShadow(m_painter, body, 5, 1.5);
        m_painter.setClipPath(rounded(body, 5));
        m_painter.fillRect(body, m_inks.surface);
        drawBand(m_painter, body.adjusted(0, 0, 0, -3.5), m_face.family, 0.7);
        const QRectF inner = body.adjusted(3.5, 1, -3.5, -4);
        switch (m_style.shape) {
        case FaceStyle::Shape::Large: drawTallHead(inner); break;
        case FaceStyle::Shape::Usual: drawUsualHead(inner); break;
        case FaceStyle::Shape::Low: drawEffect(inner); break;
        }
    }

private:
    QString name() const { return m_face.name.in(m_style.language); }
    bool large() const { return m_style.shape == FaceStyle::Shape::Large; }

    /// The name beneath the effect.
    void drawTallHead(const QRectF &inner) {
        constexpr qreal leastHere = 9.4; // pictures of such heads are much larger
        if (!fits(leastHere, inner.width())) {
            drawEffect(inner);
            return;
        }
        const qreal words = inner.height() * 0.42;
        drawEffect(inner.adjusted(0, 0, 0, -words));
        // Keeps clear of the edge drawing below.
        writeName(inner.adjusted(0, inner.height() - words, 0, -1), {{leastHere}, {}},
                  Qt::AlignHCenter);
    }

    /// The name beside the effect, which gets the room the name leaves.
    void drawUsualHead(const QRectF &inner) {
        constexpr qreal gap = 3.5;
        constexpr qreal narrow = 3.3; // too few names would fit to look consistent
        const qreal least = marksWidth(m_face.shortEffect, leastEffect);
        if (inner.width() < narrow * inner.height() ||
            !fits(smallestText, inner.width() - gap - least)) {
            drawEffect(inner);
            return;
        }
        const qreal words =
            shapeText(name(), TextRole::Title, m_style.language, smallestText).advance;
        const qreal room = std::max(least, inner.width() - gap - words);
        const QRectF effect = drawMarks(m_painter, m_face.shortEffect,
                                        {inner.left(), inner.top(), room, inner.height()},
                                        {m_inks.onBand, m_style.theme}, Qt::AlignLeft);
        writeName({effect.right() + gap, inner.top(), inner.right() - effect.right() - gap,
                   inner.height()},
                  {{18, 16.5, 15.2, smallestText}, {}}, Qt::AlignRight);
    }

    /// Returns true if the name is legible; otherwise touching the head reveals it.
    bool fits(qreal size, qreal width) const {
        return canFit(name(), TextRole::Title, m_style.language, size, width);
    }

    void writeName(const QRectF &box, const FitRule &rule, Qt::Alignment horizontal) {
        write(fitText(name(), TextRole::Title, m_style.language, box, rule, horizontal),
              m_inks.onBand);
    }

    /// The effect alone, as large as fits.
    void drawEffect(const QRectF &box) {
        drawMarks(m_painter, m_face.shortEffect, box.adjusted(-3, 0, 3, 0),
                  {m_inks.onBand, m_style.theme}, Qt::AlignHCenter);
    }

    QRectF panel() const {
        const qreal left =
            cardBody.left() +
            (m_face.cost.isEmpty() ? 0 : columnWidth + (costColumns() - 1) * secondColumn);
        return {left, m_division.panelTop(), cardBody.right() - left,
                m_division.panelBottom - m_division.panelTop()};
    }

    int costColumns() const { return m_face.cost.size() > m_division.costsInColumn ? 2 : 1; }

    void write(const QList<PlacedText> &lines, const QColor &colour, qreal shift = 0) {
        for (const PlacedText &line : lines) {
            m_painter.fillPath(line.outline.translated(shift, 0), colour);
            if (m_texts)
                m_texts->append({line.text, line.size, line.ink.translated(shift, 0)});
        }
    }

    /// The building against the sky, with the chains on the ground.
    void drawPanel() {
        const QRectF area = panel();
        m_painter.save();
        m_painter.setClipRect(area, Qt::IntersectClip);
        const qreal ground =
            std::max(16.0, large() ? 0
                                   : chainRow * static_cast<qreal>(m_face.freeFrom.size() +
                                                                   m_face.makesFree.size()) +
                                         4);
        drawScene(m_painter, m_face, m_style.theme, area, ground);
        if (!large()) {
            drawAge(area);
            drawChains(area);
        }
        m_painter.restore();
    }

    void drawAge(const QRectF &area) {
        if (m_face.age.isEmpty())
            return;
        const QRectF box(area.right() - 24, area.top() + edgeReach + 3, 18, 12);
        write(fitText(m_face.age, TextRole::Title, QStringLiteral("en"), box, {{14}, {}},
                      Qt::AlignRight),
              m_inks.ink);
    }

    void drawChains(const QRectF &area) {
        QList<QPair<QString, ChainEnd>> rows;
        for (const ChainEnd &end : m_face.freeFrom)
            rows.append({QStringLiteral("chain"), end});
        for (const ChainEnd &end : m_face.makesFree)
            rows.append({QStringLiteral("arrow-right"), end});
        const qreal top = area.bottom() - 2 - chainRow * static_cast<qreal>(rows.size());
        QRectF box(area.left() + 14, top, area.width() - 17.2, chainRow);
        QList<QList<PlacedText>> names;
        qreal widest = 0;
        for (const auto &[sign, end] : rows) {
            names.append(fitText(end.name.in(m_style.language), TextRole::Label, m_style.language,
                                 box, {{smallestText}, {}}, Qt::AlignLeft));
            widest = std::max(widest, names.last().first().ink.right() - box.left());
            box.translate(0, chainRow);
        }
        const qreal shift = std::max(0.0, box.width() - widest - 2);
        box.moveTop(top);
        for (qsizetype i = 0; i < rows.size(); ++i) {
            drawArt(m_painter, glyphPath(rows.at(i).first), m_inks.ink,
                    {box.left() + shift - 13.5, box.center().y() - 6, 12, 12});
            write(names.at(i), m_inks.ink, shift);
            box.translate(0, chainRow);
        }
    }

    void drawCost() {
        const qsizetype rows = (m_face.cost.size() + costColumns() - 1) / costColumns();
        if (rows == 0)
            return;
        const qreal room = m_division.panelBottom - m_division.panelTop() - edgeReach - 2;
        const qreal pitch = std::min(26.0, room / static_cast<qreal>(rows));
        // Signs have a margin, so their boxes may overlap in a tight column.
        const qreal side = std::min(26.0, pitch * 1.08);
        for (qsizetype i = 0; i < m_face.cost.size(); ++i) {
            const bool second = i >= rows;
            const auto row = static_cast<qreal>(i % rows);
            QRectF box(0, 0, side, side);
            box.moveCenter({cardBody.left() + columnWidth / 2 + (second ? secondColumn : 0),
                            m_division.panelTop() + edgeReach + 1 + pitch * (row + 0.5)});
            drawMark(m_painter, m_face.cost.at(i), box, {QColor(), m_style.theme});
        }
    }

    void drawName() {
        const QRectF box(cardBody.left() + 6, m_division.panelBottom, cardBody.width() - 12,
                         m_division.price.top() - m_division.panelBottom);
        write(fitText(name(), TextRole::Title, m_style.language, box, m_division.name,
                      Qt::AlignHCenter),
              m_inks.ink);
    }

    QPainter &m_painter;
    const CardFace &m_face;
    const FaceStyle &m_style;
    QList<TextBox> *m_texts;
    Inks m_inks;
    const Division &m_division;
};

} // namespace

QImage renderCard(const CardFace &face, const FaceStyle &style, const QSize &size,
                  QList<TextBox> *texts) {
    QImage image = canvas(size);
    QPainter painter(&image);
    prepare(painter, image.size(), cardUnits);
    CardPainter(painter, face, style, texts).drawCard();
    return image;
}

QImage renderCardHead(const CardFace &face, const FaceStyle &style, const QSize &size,
                      QList<TextBox> *texts) {
    QImage image = canvas(size);
    QPainter painter(&image);
    const QSizeF units(headUnits * image.width() / image.height(), headUnits);
    prepare(painter, image.size(), units);
    CardPainter(painter, face, style, texts).drawHead(QRectF({}, units).adjusted(1.5, 1, -1.5, -2));
    return image;
}

QImage renderCardBack(int age, const QSize &size) {
    const QString art = posterPath(QStringLiteral("card-back-%1").arg(age));
    if (!artExists(art))
        return renderUnknownCard(size);
    QImage image = canvas(size);
    QPainter painter(&image);
    prepare(painter, image.size(), cardUnits);
    drawShadow(painter, cardBody, cardRadius, 3);
    painter.setClipPath(rounded(cardBody, cardRadius));
    const qreal over = cardBody.height() * cardUnits.width() / cardUnits.height();
    QRectF cover(0, 0, std::max(over, cardBody.width()), cardBody.height());
    cover.moveCenter(cardBody.center());
    drawArt(painter, art, Qt::black, cover);
    return image;
}

QImage renderUnknownCard(const QSize &size) {
    QImage image = canvas(size);
    QPainter painter(&image);
    prepare(painter, image.size(), cardUnits);
    drawShadow(painter, cardBody, cardRadius, 3);
    painter.setClipPath(rounded(cardBody, cardRadius));
    painter.fillRect(cardBody, QColor(0xffc3ccd2));
    drawMissing(painter, cardBody);
    return image;
}

} // namespace mirabilia::render
