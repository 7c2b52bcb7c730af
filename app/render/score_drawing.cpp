// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/score_drawing.h"

#include "app/render/palette.h"

#include <QBuffer>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <memory>

namespace mirabilia::render {

namespace {

// A sheet is laid out on 1000 units across.
constexpr double sheetWidth = 1000;
constexpr double sheetMargin = 40;
constexpr double labelWidth = 250;
constexpr double stripe = 8;
constexpr double rowHeight = 44;
constexpr double rankHeight = 26;
constexpr double headHeight = 122;
constexpr int headLines = 2; // of a name, of a wonder
constexpr double titleHeight = 112;
constexpr double titleWidth = 340;
constexpr double notesGap = 12;
constexpr int notesSize = 17;
constexpr qsizetype mostNotes = 2000; // longer ones end in dots

// Paper is light, whatever the theme of the table.
const QColor ground(lightPalette.raised);
const QColor ink(lightPalette.ink);
const QColor faint(lightPalette.muted);
const QColor shade(lightPalette.surface);
const QColor line(lightPalette.gold);

/// Draws one sheet from the top down.
class SheetPainter {
public:
    SheetPainter(QPainter &target, const ScoreDrawing &sheet) : painter(target), drawing(sheet) {}

    static double height(const ScoreDrawing &drawing) {
        return 2 * sheetMargin + titleHeight + headHeight +
               rowHeight * static_cast<double>(drawing.rows.size() + 1) + notesHeight(drawing);
    }

    void paint() {
        painter.setRenderHint(QPainter::Antialiasing);
        paintTitle();
        paintHead();
        for (const ScoreDrawing::Row &row : drawing.rows) {
            if (row.counts) {
                paintRow(row);
            }
        }
        paintTotals();
        for (const ScoreDrawing::Row &row : drawing.rows) {
            if (!row.counts) {
                paintRow(row);
            }
        }
        if (!drawing.notes.isEmpty()) {
            paintNotes();
        }
    }

private:
    static QFont fontOf(int size, bool bold) {
        QFont font(QStringLiteral("Inter"));
        font.setPixelSize(size);
        font.setBold(bold);
        return font;
    }
    /// The notes in lines, as many as they need.
    static std::unique_ptr<QTextLayout> notesOf(const ScoreDrawing &drawing) {
        QString words = drawing.notes.left(mostNotes);
        if (words.size() < drawing.notes.size()) {
            words += QChar(0x2026);
        }
        auto layout = std::make_unique<QTextLayout>(words, fontOf(notesSize, false));
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout->setTextOption(option);
        layout->beginLayout();
        double bottom = 0;
        for (QTextLine one = layout->createLine(); one.isValid(); one = layout->createLine()) {
            one.setLineWidth(sheetWidth - 2 * sheetMargin);
            one.setPosition({0, bottom});
            bottom += std::ceil(one.height());
        }
        layout->endLayout();
        return layout;
    }
    static double notesHeight(const ScoreDrawing &drawing) {
        return drawing.notes.isEmpty() ? 0 : notesGap + notesOf(drawing)->boundingRect().height();
    }
    void paintNotes() {
        painter.setPen(faint);
        notesOf(drawing)->draw(&painter, {sheetMargin, y + notesGap});
    }

    [[nodiscard]] bool isCrowded() const { return drawing.players.size() > 5; }
    [[nodiscard]] double columnWidth() const {
        const double room = sheetWidth - 2 * sheetMargin - labelWidth;
        return room / static_cast<double>(std::max<qsizetype>(drawing.players.size(), 1));
    }
    [[nodiscard]] QRectF cell(qsizetype column, double cellHeight) const {
        return {sheetMargin + labelWidth + columnWidth() * static_cast<double>(column), y,
                columnWidth(), cellHeight};
    }

    /// One line is cut short with dots where it does not fit.
    void text(const QRectF &place, const QString &words, int size, bool bold, int flags,
              const QColor &colour = ink) {
        const QFont font = fontOf(size, bold);
        painter.setFont(font);
        painter.setPen(colour);
        painter.drawText(place, flags | Qt::TextSingleLine,
                         QFontMetricsF(font).elidedText(words, Qt::ElideRight, place.width()));
    }

    /// As many lines as a head has room for, centred; the last one is cut short with dots. Gives
    /// where they end.
    double lines(const QRectF &place, const QString &words, int size, bool bold,
                 const QColor &colour) {
        QTextLayout layout(words, fontOf(size, bold));
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(option);
        layout.beginLayout();
        double top = place.top();
        for (int number = 1; number <= headLines; ++number) {
            QTextLine one = layout.createLine();
            if (!one.isValid()) {
                break;
            }
            one.setLineWidth(place.width());
            const QRectF room(place.left(), top, place.width(), std::ceil(one.height()));
            const bool isLast = number == headLines;
            text(room, words.mid(one.textStart(), isLast ? -1 : one.textLength()).trimmed(), size,
                 bold, Qt::AlignCenter, colour);
            top = room.bottom();
        }
        layout.endLayout();
        return top;
    }

    void paintTitle() {
        const double wide = sheetWidth - 2 * sheetMargin;
        text({sheetMargin, y, titleWidth, 48}, drawing.title, 36, true,
             Qt::AlignLeft | Qt::AlignVCenter);
        text({sheetMargin + titleWidth, y, wide - titleWidth, 48}, drawing.subtitle, 18, false,
             Qt::AlignRight | Qt::AlignVCenter, faint);
        text({sheetMargin, y + 52, wide, 36}, drawing.result, 22, false,
             Qt::AlignLeft | Qt::AlignVCenter);
        y += titleHeight;
    }

    void paintHead() {
        for (qsizetype column = 0; column < drawing.players.size(); ++column) {
            const ScoreDrawing::Player &player = drawing.players[column];
            const QRectF place = cell(column, rankHeight).adjusted(2, 0, -2, 0);
            text(place, player.rank, 17, player.winner, Qt::AlignCenter, faint);
            const double below = lines(place.translated(0, rankHeight), player.name,
                                       isCrowded() ? 16 : 21, player.winner, ink);
            lines(QRectF(place.left(), below + 2, place.width(), 0), player.detail,
                  isCrowded() ? 11 : 14, false, faint);
        }
        y += headHeight;
    }

    void paintRow(const ScoreDrawing::Row &row) {
        if (shaded) {
            painter.fillRect(QRectF(sheetMargin, y, sheetWidth - 2 * sheetMargin, rowHeight),
                             shade);
        }
        shaded = !shaded;
        if (row.colour.isValid()) {
            painter.fillRect(QRectF(sheetMargin, y + 4, stripe, rowHeight - 8), row.colour);
        }
        text({sheetMargin + 2 * stripe, y, labelWidth - 2 * stripe, rowHeight}, row.name, 19, false,
             Qt::AlignLeft | Qt::AlignVCenter);
        for (qsizetype column = 0; column < drawing.players.size(); ++column) {
            text(cell(column, rowHeight), row.values.value(column), 21, false, Qt::AlignCenter);
        }
        y += rowHeight;
    }

    void paintTotals() {
        painter.setPen(QPen(line, 2));
        painter.drawLine(QPointF(sheetMargin, y), QPointF(sheetWidth - sheetMargin, y));
        text({sheetMargin + 2 * stripe, y, labelWidth - 2 * stripe, rowHeight}, drawing.totalName,
             21, true, Qt::AlignLeft | Qt::AlignVCenter);
        for (qsizetype column = 0; column < drawing.players.size(); ++column) {
            text(cell(column, rowHeight), drawing.players[column].total, 25, true, Qt::AlignCenter);
        }
        y += rowHeight;
    }

    QPainter &painter;
    const ScoreDrawing &drawing;
    double y = sheetMargin;
    bool shaded = true;
};

} // namespace

QImage scorePicture(const ScoreDrawing &drawing, int width) {
    const double scale = width / sheetWidth;
    QImage image(width, qRound(SheetPainter::height(drawing) * scale),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(ground);
    QPainter painter(&image);
    painter.scale(scale, scale);
    SheetPainter(painter, drawing).paint();
    return image;
}

bool paintScorePage(QPagedPaintDevice &device, const ScoreDrawing &drawing) {
    constexpr qsizetype mostAlwaysUpright = 4;
    const double height = SheetPainter::height(drawing);
    const auto scaleWhen = [&](QPageLayout::Orientation orientation) {
        device.setPageOrientation(orientation);
        return std::min(device.width() / sheetWidth, device.height() / height);
    };
    const double across = scaleWhen(QPageLayout::Landscape);
    const double upright = scaleWhen(QPageLayout::Portrait);
    const bool turned = across > upright && drawing.players.size() > mostAlwaysUpright;
    const double scale = turned ? scaleWhen(QPageLayout::Landscape) : upright;
    QPainter painter;
    if (!painter.begin(&device)) {
        return false;
    }
    painter.translate((device.width() - scale * sheetWidth) / 2, 0);
    painter.scale(scale, scale);
    SheetPainter(painter, drawing).paint();
    return painter.end();
}

QByteArray scorePage(const ScoreDrawing &drawing) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(drawing.title);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins({0, 0, 0, 0});
        paintScorePage(writer, drawing);
    }
    return bytes;
}

} // namespace mirabilia::render
