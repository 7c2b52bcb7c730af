// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/card_painter.h"

#include "app/render/card_body.h"
#include "app/render/marks.h"
#include "app/render/svg_art.h"
#include "app/render/text_fit.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace mirabilia::render {

namespace {

constexpr qreal bandHeight = 36;
constexpr qreal panelTop = cardBody.top() + bandHeight;
constexpr qreal panelBottom = 154;
constexpr qreal columnWidth = 29;
constexpr qreal chainRow = 12;

/// The colours of one face, derived from the theme and the family.
struct Inks {
    Inks(Family family, Theme theme)
        : band(QColor::fromRgb(look(family).colour))
        , onBand(inkOn(band))
        , surface(QColor::fromRgb(palette(theme).surface))
        , ink(QColor::fromRgb(palette(theme).ink))
        , muted(QColor::fromRgb(palette(theme).muted)) {
        const bool dark = theme == Theme::Dark;
        if (dark)
            surface = QColor::fromRgb(palette(theme).raised);
        panel = mix(surface, band, dark ? 0.30 : 0.16);
        disc = mix(surface, band, dark ? 0.44 : 0.28);
        ground = mix(surface, band, dark ? 0.52 : 0.36);
        picture = dark ? mix(band, QColor::fromRgb(palette(theme).ink), 0.55) : band;
        for (int i = 0; i < 8 && contrast(picture, panel) < 3; ++i)
            picture = mix(picture, ink, 0.15);
    }

    QColor band, onBand, surface, ink, muted, panel, disc, ground, picture;
};

QImage canvas(const QSize &size) {
    QImage image(size.expandedTo({1, 1}), QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    return image;
}

void prepare(QPainter &painter, const QSize &size, const QSizeF &units) {
    painter.setRenderHint(QPainter::Antialiasing);
    const qreal scale = std::min(size.width() / units.width(), size.height() / units.height());
    painter.translate((size.width() - units.width() * scale) / 2,
                      (size.height() - units.height() * scale) / 2);
    painter.scale(scale, scale);
}

QPainterPath rounded(const QRectF &body, qreal radius) {
    QPainterPath path;
    path.addRoundedRect(body, radius, radius);
    return path;
}

class CardPainter {
public:
    CardPainter(QPainter &painter, const CardFace &face, const FaceStyle &style,
                QList<TextBox> *texts)
        : m_painter(painter)
        , m_face(face)
        , m_style(style)
        , m_texts(texts)
        , m_inks(face.family, style.theme) {}

    void drawCard() {
        drawShadow(m_painter, cardBody, cardRadius, 3);
        m_painter.setClipPath(rounded(cardBody, cardRadius));
        m_painter.fillRect(cardBody, m_inks.surface);
        drawPanel();
        drawBand(m_painter, {cardBody.left(), cardBody.top(), cardBody.width(), bandHeight},
                 m_face.family, 1);
        drawMarks(m_painter, m_face.effect, {8, cardBody.top() + 1.5, 134, bandHeight - 3},
                  {m_inks.onBand, m_style.theme}, Qt::AlignHCenter);
        drawCost();
        drawName();
    }

    void drawHead(const QRectF &body) {
        drawShadow(m_painter, body, 5, 1.5);
        m_painter.setClipPath(rounded(body, 5));
        m_painter.fillRect(body, m_inks.surface);
        drawBand(m_painter, body.adjusted(0, 0, 0, -3.5), m_face.family, 0.7);
        const QRectF inner = body.adjusted(5, 1, -5, -4);
        const QRectF effect =
            drawMarks(m_painter, m_face.effect,
                      {inner.left(), inner.top(), inner.width() * 0.52, inner.height()},
                      {m_inks.onBand, m_style.theme}, Qt::AlignLeft);
        const QRectF rest(effect.right() + 5, inner.top(), inner.right() - effect.right() - 5,
                          inner.height());
        const FitRule rule{{14.5, 13.5, 12.5}, {11.5, 10.5, 10}};
        write(fitText(name(), TextRole::Title, m_style.language, rest, rule, Qt::AlignRight),
              m_inks.onBand);
    }

private:
    QString name() const { return m_face.name.in(m_style.language); }

    QRectF panel() const {
        const qreal left =
            cardBody.left() + (m_face.cost.isEmpty() ? 0 : columnWidth * costColumns());
        return {left, panelTop, cardBody.right() - left, panelBottom - panelTop};
    }

    int costColumns() const { return m_face.cost.size() > 6 ? 2 : 1; }

    void write(const QList<PlacedText> &lines, const QColor &colour) {
        for (const PlacedText &line : lines) {
            m_painter.fillPath(line.outline, colour);
            if (m_texts)
                m_texts->append({line.text, line.size, line.ink});
        }
    }

    /// The building before its sky: the disc stands where the sun of its age does.
    void drawPanel() {
        const QRectF area = panel();
        m_painter.save();
        m_painter.setClipRect(area, Qt::IntersectClip);
        m_painter.fillRect(area, m_inks.panel);
        const qreal chains =
            chainRow * static_cast<qreal>(m_face.freeFrom.size() + m_face.makesFree.size());
        const qreal floor = area.bottom() - std::max(chains + 3, 12.0);
        const qreal side = std::min(area.width() - 12, floor - area.top() - edgeReach - 3);
        const qreal suns[] = {0.5, 0.28, 0.5, 0.72};
        const qreal sun = suns[std::clamp<qsizetype>(m_face.age.size(), 0, 3)];
        m_painter.setPen(Qt::NoPen);
        m_painter.setBrush(m_inks.disc);
        m_painter.drawEllipse(QPointF(area.left() + area.width() * sun, floor - side * 0.5),
                              side * 0.42, side * 0.42);
        m_painter.fillRect(QRectF(area.left(), floor, area.width(), area.bottom() - floor),
                           m_inks.ground);
        drawArt(m_painter, buildingPath(m_face.structure), m_inks.picture,
                {area.center().x() - side / 2, floor - side + 1, side, side});
        drawAge(area);
        drawChains(area);
        m_painter.restore();
    }

    void drawAge(const QRectF &area) {
        if (m_face.age.isEmpty())
            return;
        const QRectF box(area.right() - 24, area.top() + edgeReach + 3, 18, 12);
        write(fitText(m_face.age, TextRole::Title, QStringLiteral("en"), box, {{14}, {}},
                      Qt::AlignRight),
              mix(m_inks.ink, m_inks.panel, 0.25));
    }

    void drawChains(const QRectF &area) {
        qreal y = area.bottom() - 2 -
                  chainRow * static_cast<qreal>(m_face.freeFrom.size() + m_face.makesFree.size());
        for (const ChainEnd &end : m_face.freeFrom) {
            drawChain(end, QStringLiteral("chain"), area, y);
            y += chainRow;
        }
        for (const ChainEnd &end : m_face.makesFree) {
            drawChain(end, QStringLiteral("arrow-right"), area, y);
            y += chainRow;
        }
    }

    void drawChain(const ChainEnd &end, const QString &sign, const QRectF &area, qreal y) {
        const QRectF box(area.left() + 20, y, area.width() - 26, chainRow);
        const QList<PlacedText> lines =
            fitText(end.name.in(m_style.language), TextRole::Label, m_style.language, box,
                    {{10, 9.5, 9}, {}}, Qt::AlignRight);
        write(lines, m_inks.ink);
        qreal left = box.right();
        for (const PlacedText &line : lines)
            left = std::min(left, line.ink.left());
        drawArt(m_painter, glyphPath(sign), m_inks.ink,
                {left - 14, box.center().y() - 5.5, 11, 11});
    }

    void drawCost() {
        const qsizetype rows = (m_face.cost.size() + costColumns() - 1) / costColumns();
        if (rows == 0)
            return;
        const qreal room = panelBottom - panelTop - edgeReach - 4;
        const qreal pitch = std::min(26.0, room / static_cast<qreal>(rows));
        for (qsizetype i = 0; i < m_face.cost.size(); ++i) {
            const auto column = static_cast<qreal>(i / rows);
            const QRectF box(cardBody.left() + columnWidth * column,
                             panelTop + edgeReach + 2 + pitch * static_cast<qreal>(i % rows),
                             columnWidth, pitch);
            drawMark(m_painter, m_face.cost.at(i), box, {QColor(), m_style.theme});
        }
    }

    void drawName() {
        const QRectF box(cardBody.left() + 6, panelBottom, cardBody.width() - 12,
                         priceStrip.top() - panelBottom);
        const FitRule rule{{18, 16.5, 15}, {13, 12}};
        write(fitText(name(), TextRole::Title, m_style.language, box, rule, Qt::AlignHCenter),
              m_inks.ink);
    }

    QPainter &m_painter;
    const CardFace &m_face;
    const FaceStyle &m_style;
    QList<TextBox> *m_texts;
    Inks m_inks;
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
    const QString art = wonderPath(QStringLiteral("card-back-%1").arg(age));
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
