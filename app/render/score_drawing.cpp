// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/score_drawing.h"

#include "app/render/palette.h"
#include "app/render/phrases.h"
#include "app/render/svg_art.h"

#include <QBuffer>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QTextLayout>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace mirabilia::render {

namespace {

// A sheet is 1000 units wide. Shared ones are often seen 400 pixels wide: what matters is 28 units
// high, small print is for those who enlarge it.
constexpr double sheetWidth = 1000;
constexpr double sheetMargin = 36;
constexpr double sheetGap = 12;

// The head: the poster to the right, uncut at this height, and the result beside it.
constexpr double headHeight = 340;
constexpr double posterShape = 16.0 / 9.0;
constexpr double mostHead = sheetWidth / posterShape;
constexpr double headText = 400;
constexpr int pictureWidth = 2000; // pixels across, at most

// The table: one row per player.
constexpr double rankWidth = 70;
constexpr double leastName = 220;
constexpr double totalWidth = 104;
constexpr double mostCategory = 66;
constexpr double namesHeight = 112; // of the categories
constexpr double chip = 46;
constexpr double leastCategorySize = 8;
constexpr double leastInARow = 12; // smaller names alternate between two rows
constexpr double leastValueSize = 14;
constexpr double detailHeight = 24; // below a name
constexpr double rowHeight = 88;
constexpr double mostRow = 300;
constexpr double mostType = 1.7; // largest scale of text in tall rows
constexpr double leastBar = 12;  // no bar below this height
constexpr double mostBar = 56;
constexpr double footHeight = 72;
constexpr double notesSize = 18;
constexpr qsizetype mostNotes = 2000; // longer ones are elided
constexpr qsizetype mostNoteLines = 40;

// Paper is light in any theme; the head is the table at night.
const QColor ground(lightPalette.raised);
const QColor ink(lightPalette.ink);
const QColor faint(lightPalette.muted);
const QColor gold(lightPalette.gold);
const QColor nightTop(darkPalette.tableTop);
const QColor nightBottom(darkPalette.tableBottom);
const QColor nightInk(darkPalette.ink);
const QColor nightFaint(darkPalette.muted);
const QColor nightGold(darkPalette.gold);

/// `brand`, the serif of the program's name, has old-style digits and is never used for points.
enum class Face { text, bold, brand };

QFont fontOf(Face face, double size) {
    QFont font(QStringLiteral("Inter"));
    if (face == Face::brand) {
        font.setFamilies({QStringLiteral("EB Garamond 12"), QStringLiteral("EB Garamond")});
    }
    font.setBold(face != Face::text);
    font.setPixelSize(static_cast<int>(size));
    font.setHintingPreference(QFont::PreferNoHinting);
    // Otherwise Inter substitutes glyphs for - = ( ) @ next to digits, whose text PDFs lose.
    font.setStyleStrategy(QFont::PreferNoShaping);
    return font;
}

/// Text broken into lines.
struct Lines {
    QFont font;
    QStringList words;
    double height = 0; ///< of a line
    bool fits = true;

    [[nodiscard]] double tall() const { return height * static_cast<double>(words.size()); }
};

Lines broken(const QString &words, const QFont &font, double width, bool anywhere) {
    Lines lines{font, {}, std::ceil(QFontMetricsF(font).height()), true};
    const QString held = heldTogether(words);
    QTextLayout layout(held, font);
    QTextOption option;
    option.setWrapMode(anywhere ? QTextOption::WrapAtWordBoundaryOrAnywhere
                                : QTextOption::WordWrap);
    layout.setTextOption(option);
    layout.beginLayout();
    for (QTextLine one = layout.createLine(); one.isValid(); one = layout.createLine()) {
        one.setLineWidth(width);
        lines.words.append(released(held.mid(one.textStart(), one.textLength())).trimmed());
        lines.fits = lines.fits && one.naturalTextWidth() <= width;
    }
    layout.endLayout();
    return lines;
}

/// Breaks the text into as many lines, of about equal length.
Lines balanced(const QString &words, const Lines &lines, double width) {
    constexpr double step = 4;
    Lines best = lines;
    for (int steps = 1; steps * step < width / 2; ++steps) {
        Lines tried = broken(words, lines.font, width - steps * step, false);
        if (!tried.fits || tried.words.size() != lines.words.size()) {
            break;
        }
        best = std::move(tried);
    }
    return best;
}

/// The largest size at which whole words fit, or up to 22 % less if that saves lines. If none fits,
/// the smallest one, breaking words and eliding the rest.
Lines fitted(const QString &words, Face face, const QSizeF &room, double largest, double smallest) {
    constexpr double worth = 0.78;
    std::optional<Lines> best;
    double enough = smallest;
    for (int smaller = 0; largest - smaller > enough; ++smaller) {
        const double size = largest - smaller;
        Lines lines = broken(words, fontOf(face, size), room.width(), false);
        if (!lines.fits || lines.tall() > room.height()) {
            continue;
        }
        if (!best) {
            enough = std::max(smallest, size * worth);
        }
        if (!best || lines.words.size() < best->words.size()) {
            best = std::move(lines);
        }
    }
    if (best) {
        return balanced(words, *best, room.width());
    }
    Lines lines = broken(words, fontOf(face, smallest), room.width(), true);
    const auto most = std::max<qsizetype>(1, static_cast<qsizetype>(room.height() / lines.height));
    if (lines.words.size() > most) {
        const QString rest = lines.words.mid(most - 1).join(QLatin1Char(' '));
        lines.words.resize(most);
        lines.words.last() =
            QFontMetricsF(lines.font).elidedText(rest, Qt::ElideRight, room.width());
    }
    return lines;
}

Lines notesOf(const ScoreDrawing &drawing) {
    if (drawing.notes.isEmpty()) {
        return {};
    }
    QString words = drawing.notes.left(mostNotes);
    if (words.size() < drawing.notes.size()) {
        words += QChar(0x2026);
    }
    words.replace(QLatin1Char('\n'), QChar::LineSeparator);
    Lines lines = broken(words, fontOf(Face::text, notesSize), sheetWidth - 2 * sheetMargin, true);
    if (lines.words.size() > mostNoteLines) {
        lines.words.resize(mostNoteLines);
        lines.words.last() = QChar(0x2026);
    }
    return lines;
}

/// Heights of the parts.
struct Heights {
    double head = headHeight;
    double names = namesHeight;
    double line = rowHeight;
    double bar = 0; ///< of points, at the bottom of a row
    double notes = 0;
    double all = 0;
};

/// Spare height goes to the picture and the rows; tall rows show a bar of what the points consist
/// of. The rest stays above the foot.
Heights heightsOf(const ScoreDrawing &drawing, double least) {
    const double lines = static_cast<double>(drawing.players.size());
    Heights heights;
    const Lines notes = notesOf(drawing);
    heights.notes = notes.words.isEmpty() ? 0 : 2 * sheetGap + notes.tall();
    heights.names = drawing.categories.isEmpty() ? sheetMargin : namesHeight;
    const double rest = heights.names + heights.notes + footHeight;
    const double spare = least - headHeight - rest - lines * rowHeight;
    if (spare > 0) {
        heights.head += std::min(spare / 2, mostHead - headHeight);
        heights.line += std::min((spare - heights.head + headHeight) / lines, mostRow - rowHeight);
        const double bar = std::min(mostBar, (heights.line - rowHeight) * 0.4);
        heights.bar = drawing.categories.isEmpty() || bar < leastBar ? 0 : bar;
    }
    heights.all = std::max(least, heights.head + rest + lines * heights.line);
    return heights;
}

/// Draws a sheet from top to bottom.
class SheetPainter {
public:
    SheetPainter(QPainter &target, const ScoreDrawing &sheet, double least)
        : painter(target)
        , drawing(sheet)
        , heights(heightsOf(sheet, least)) {}

    void paint() {
        painter.setRenderHints(QPainter::Antialiasing | QPainter::SmoothPixmapTransform);
        paintHead();
        paintNames();
        for (qsizetype line = 0; line < drawing.players.size(); ++line) {
            paintPlayer(line);
        }
        paintNotes();
        paintFoot();
    }

private:
    void text(const QRectF &place, const QString &words, Face face, double largest, double smallest,
              const QColor &colour, Qt::Alignment align) {
        const Lines lines = fitted(words, face, place.size(), largest, smallest);
        const double tall = lines.tall();
        double top = place.top();
        if (align & Qt::AlignVCenter) {
            top = place.center().y() - tall / 2;
        } else if (align & Qt::AlignBottom) {
            top = place.bottom() - tall;
        }
        paintLines(lines, {place.left(), top}, place.width(), align & Qt::AlignHorizontal_Mask,
                   colour);
    }
    void paintLines(const Lines &lines, QPointF at, double width, Qt::Alignment align,
                    const QColor &colour) {
        painter.setFont(lines.font);
        painter.setPen(colour);
        for (const QString &words : lines.words) {
            painter.drawText(QRectF(at, QSizeF(width, lines.height)),
                             static_cast<int>(align) | Qt::AlignVCenter | Qt::TextSingleLine |
                                 Qt::TextDontClip,
                             words);
            at.ry() += lines.height;
        }
    }

    // ---- The head -------------------------------------------------------------------------------

    /// The poster, emerging from the night sky on its left.
    [[nodiscard]] QImage headPicture() const {
        const double scale = std::min(painter.deviceTransform().m11(), pictureWidth / sheetWidth);
        const QSize size = (QSizeF(sheetWidth, heights.head) * std::max(scale, 1.0)).toSize();
        QImage image(size, QImage::Format_RGB32);
        QPainter night(&image);
        const QRectF all(QPoint(), size);
        QLinearGradient sky(all.topLeft(), all.bottomLeft());
        sky.setColorAt(0, nightTop);
        sky.setColorAt(1, nightBottom);
        night.fillRect(all, sky);
        const double width = std::min(all.width(), all.height() * posterShape);
        const QPointF corner(all.width() - width, 0);
        night.drawImage(
            corner, posterAtDusk({width, all.height()},
                                 (sheetMargin + headText) * all.width() / sheetWidth - corner.x()));
        return image;
    }
    /// The poster, faded out on its left as far as `dark`, behind the words.
    [[nodiscard]] QImage posterAtDusk(const QSizeF &size, double dark) const {
        const QString poster =
            artExists(posterPath(drawing.poster)) ? drawing.poster : drawing.fallback;
        QImage image = renderPoster(poster, size.toSize())
                           .convertToFormat(QImage::Format_ARGB32_Premultiplied);
        QLinearGradient light(0, 0, size.width(), 0);
        const double begin = dark / size.width() * 0.8;
        const double end = std::min(1.0, dark / size.width() + 0.4);
        for (const double part : {0.0, 0.1, 0.25, 0.5, 0.75, 0.9, 1.0}) {
            const double softly = part * part * (3 - 2 * part);
            light.setColorAt(begin + part * (end - begin),
                             QColor::fromRgbF(0, 0, 0, static_cast<float>(softly)));
        }
        QPainter painter(&image);
        painter.setCompositionMode(QPainter::CompositionMode_DestinationIn);
        painter.fillRect(image.rect(), light);
        return image;
    }
    void paintHead() {
        painter.drawImage(QRectF(0, 0, sheetWidth, heights.head), headPicture());
        const QRectF room(sheetMargin, sheetMargin, headText, heights.head - 2 * sheetMargin);
        text({room.left(), room.top(), room.width(), 34}, drawing.title, Face::bold, 28, 18,
             nightGold, Qt::AlignLeft | Qt::AlignTop);
        text({room.left(), room.bottom() - 52, room.width(), 52}, drawing.subtitle, Face::text, 22,
             15, nightFaint, Qt::AlignLeft | Qt::AlignBottom);
        text(room.adjusted(0, 34 + sheetGap, 0, -52 - sheetGap), drawing.result, Face::bold, 54, 22,
             nightInk, Qt::AlignLeft | Qt::AlignVCenter);
        painter.fillRect(QRectF(0, heights.head - 4, sheetWidth, 4), nightGold);
        y = heights.head;
    }

    // ---- The table ------------------------------------------------------------------------------

    /// Scales text up in taller rows.
    [[nodiscard]] double larger(double size) const {
        return size * std::clamp((heights.line - heights.bar) / rowHeight, 1.0, mostType);
    }
    static QColor colourOf(const ScoreDrawing::Category &category) {
        return category.colour.isValid() ? category.colour : faint;
    }
    /// Categories share the room that the narrowest names leave; names get the rest.
    [[nodiscard]] double categoryWidth() const {
        const double room =
            sheetWidth - 2 * sheetMargin - rankWidth - leastName - totalWidth - sheetGap;
        const auto count = static_cast<double>(std::max<qsizetype>(drawing.categories.size(), 1));
        return std::min(mostCategory, room / count);
    }
    [[nodiscard]] double nameWidth() const {
        const double categories =
            drawing.categories.isEmpty()
                ? 0
                : sheetGap + categoryWidth() * static_cast<double>(drawing.categories.size());
        return sheetWidth - 2 * sheetMargin - rankWidth - totalWidth - categories;
    }
    [[nodiscard]] QRectF cell(qsizetype category, double tall) const {
        const double width = categoryWidth();
        return QRectF(sheetWidth - sheetMargin -
                          width * static_cast<double>(drawing.categories.size() - category),
                      y, width, tall)
            .adjusted(2, 0, -2, 0);
    }
    [[nodiscard]] QRectF totalCell(double tall) const {
        return {sheetMargin + rankWidth + nameWidth(), y, totalWidth, tall};
    }

    /// The largest size at which even the longest text fits.
    static double commonSize(const QStringList &texts, Face face, double width, double largest,
                             double smallest) {
        double size = largest;
        for (const QString &words : texts) {
            while (size > smallest &&
                   QFontMetricsF(fontOf(face, size)).horizontalAdvance(words) > width) {
                size -= 1;
            }
        }
        return size;
    }
    [[nodiscard]] double categorySize(double width) const {
        QStringList names;
        for (const ScoreDrawing::Category &category : drawing.categories) {
            names.append(category.name);
        }
        return commonSize(names, Face::text, width, 16, leastCategorySize);
    }
    [[nodiscard]] double valueSize() const {
        QStringList texts;
        for (const ScoreDrawing::Category &category : drawing.categories) {
            for (const ScoreDrawing::Value &value : category.values) {
                texts.append(value.text);
            }
        }
        return commonSize(texts, Face::bold, categoryWidth() - sheetGap, larger(30),
                          leastValueSize);
    }
    void paintNames() {
        if (drawing.categories.isEmpty()) {
            y += heights.names;
            return;
        }
        const QRectF foot(0, namesHeight - 34, 0, 30);
        text(totalCell(0).adjusted(0, foot.top(), 0, foot.bottom()), drawing.totalName, Face::bold,
             20, 13, ink, Qt::AlignCenter);
        // Names too long for their columns alternate between two rows.
        const bool turns = categorySize(categoryWidth()) < leastInARow;
        const double width = categoryWidth() * (turns ? 1.6 : 1);
        const double tall = turns ? 20 : foot.height();
        const double top = turns ? namesHeight - 4 - 2 * tall : foot.top();
        const double size = categorySize(width);
        for (qsizetype i = 0; i < drawing.categories.size(); ++i) {
            const ScoreDrawing::Category &category = drawing.categories[i];
            const QRectF place = cell(i, namesHeight);
            const double side = std::min(chip, place.width());
            QRectF mark(0, 0, side, side);
            mark.moveCenter({place.center().x(), y + top / 2 + sheetGap / 2});
            const QColor colour = colourOf(category);
            if (category.counts) {
                painter.setPen(Qt::NoPen);
                painter.setBrush(colour);
                painter.drawRoundedRect(mark, side / 4, side / 4);
            }
            const double inset = side * 0.17;
            drawArt(painter, glyphPath(category.glyph), category.counts ? inkOn(colour) : faint,
                    mark.adjusted(inset, inset, -inset, -inset));
            const double line = turns && i % 2 == 1 ? tall : 0;
            text({place.center().x() - width / 2, y + top + line, width, tall}, category.name,
                 Face::text, size, leastCategorySize, faint, Qt::AlignCenter);
        }
        y += heights.names;
    }

    void paintPlayer(qsizetype line) {
        const ScoreDrawing::Player &player = drawing.players[line];
        const double tall = heights.line - 4 - heights.bar - (heights.bar > 0 ? sheetGap : 0);
        const QRectF whole(sheetMargin, y, rankWidth + nameWidth() + totalWidth, tall);
        painter.setPen(Qt::NoPen);
        painter.setBrush(player.winner ? nightBottom : QColor(lightPalette.surface));
        painter.drawRoundedRect(whole, 10, 10);
        if (heights.bar > 0) {
            paintBar(line, {sheetMargin, y + tall + 4, sheetWidth - 2 * sheetMargin, heights.bar});
        }
        paintRank({whole.left(), y, rankWidth, tall}, player);
        const QRectF name(whole.left() + rankWidth, y + 2, nameWidth() - sheetGap, tall - 4);
        paintName(name, player);
        text(totalCell(tall).adjusted(sheetGap / 2, 0, -sheetGap / 2, 0), player.total, Face::bold,
             larger(44), 20, player.winner ? nightGold : ink, Qt::AlignCenter);
        const double size = valueSize();
        for (qsizetype i = 0; i < drawing.categories.size(); ++i) {
            const ScoreDrawing::Category &category = drawing.categories[i];
            const ScoreDrawing::Value value = category.values.value(line);
            const QRectF place = cell(i, tall);
            if (category.counts) {
                painter.fillRect(place, mix(colourOf(category), ground, value.best ? 0.66 : 0.86));
            }
            text(place, value.text, value.best ? Face::bold : Face::text, size, leastValueSize,
                 category.counts ? ink : faint, Qt::AlignCenter);
        }
        y += heights.line;
    }
    [[nodiscard]] int pointsOf(qsizetype line) const {
        int points = 0; // negative points have no length
        for (const ScoreDrawing::Category &category : drawing.categories) {
            points += category.counts ? std::max(0, category.values.value(line).points) : 0;
        }
        return points;
    }
    /// What a player's points consist of, on a scale common to all players.
    void paintBar(qsizetype line, const QRectF &place) {
        int most = 1;
        for (qsizetype other = 0; other < drawing.players.size(); ++other) {
            most = std::max(most, pointsOf(other));
        }
        QRectF part(place.topLeft(), QSizeF(0, place.height()));
        for (const ScoreDrawing::Category &category : drawing.categories) {
            const int points = category.values.value(line).points;
            if (category.counts && points > 0) {
                part.setWidth(place.width() * points / most);
                painter.fillRect(part.adjusted(0, 0, -2, 0), colourOf(category));
                part.moveLeft(part.right());
            }
        }
    }
    /// The name and the detail below it, vertically centred.
    void paintName(const QRectF &place, const ScoreDrawing::Player &player) {
        const double detail = player.detail.isEmpty() ? 0 : larger(detailHeight);
        const Lines name = fitted(player.name, Face::bold, {place.width(), place.height() - detail},
                                  larger(30), 16);
        const double tall = name.tall();
        const double top = place.center().y() - (tall + detail) / 2;
        paintLines(name, {place.left(), top}, place.width(), Qt::AlignLeft,
                   player.winner ? nightInk : ink);
        text({place.left(), top + tall, place.width(), detail}, player.detail, Face::text,
             larger(18), 12, player.winner ? nightFaint : faint, Qt::AlignLeft | Qt::AlignVCenter);
    }
    void paintRank(const QRectF &place, const ScoreDrawing::Player &player) {
        const double crown = larger(30);
        QRectF words = place.adjusted(sheetGap / 2, 0, -sheetGap, 0);
        if (player.winner) {
            const double top = place.center().y() - crown;
            drawArt(painter, glyphPath(QStringLiteral("crown")), nightGold,
                    {place.center().x() - crown / 2, top, crown, crown});
            words.setTop(top + crown);
            words.setHeight(crown);
        }
        text(words, player.rank, player.winner ? Face::bold : Face::text, larger(20), 11,
             player.winner ? nightGold : faint, Qt::AlignCenter);
    }

    // ---- Below it -------------------------------------------------------------------------------

    void paintNotes() {
        const Lines notes = notesOf(drawing);
        paintLines(notes, {sheetMargin, y + 2 * sheetGap}, sheetWidth - 2 * sheetMargin,
                   Qt::AlignLeft, faint);
    }
    void paintFoot() {
        text({sheetMargin, heights.all - footHeight, sheetWidth - 2 * sheetMargin,
              footHeight - sheetMargin / 2},
             QStringLiteral("Mirabilia"), Face::brand, 22, 22, faint,
             Qt::AlignRight | Qt::AlignBottom);
    }

    QPainter &painter;
    const ScoreDrawing &drawing;
    const Heights heights;
    double y = 0;
};

/// A letter as a page tells it: <5C0F>.
QByteArray told(ushort letter) {
    return '<' + QByteArray::number(letter, 16).rightJustified(4, '0').toUpper() + '>';
}

/// A page says which letters its glyphs stand for. Qt takes the first letter that has the glyph,
/// which for many Han letters is a radical of the same shape: a search for the name finds nothing.
QByteArray withoutRadicals(QByteArray page) {
    constexpr ushort first = 0x2e80;
    constexpr ushort last = 0x2fd5;
    for (qsizetype at = page.indexOf("beginbfrange"); at >= 0;
         at = page.indexOf("beginbfrange", at + 1)) {
        const qsizetype until = page.indexOf("endbfrange", at);
        QByteArray letters = page.mid(at, until - at);
        for (ushort radical = first; radical <= last; ++radical) {
            const QString letter = QChar(radical).decomposition();
            if (letter.size() == 1) {
                letters.replace(told(radical), told(letter.front().unicode()));
            }
        }
        page.replace(at, letters.size(), letters); // as long as before: places in the file hold
    }
    return page;
}

} // namespace

void paintScore(QPainter &painter, const ScoreDrawing &drawing, double height) {
    SheetPainter(painter, drawing, height).paint();
}

QImage scorePicture(const ScoreDrawing &drawing, int width) {
    const double scale = width / sheetWidth;
    QImage image(width, qRound(heightsOf(drawing, 0).all * scale),
                 QImage::Format_ARGB32_Premultiplied);
    image.fill(ground);
    QPainter painter(&image);
    painter.scale(scale, scale);
    paintScore(painter, drawing);
    return image;
}

bool paintScorePage(QPagedPaintDevice &device, const ScoreDrawing &drawing) {
    const double page = sheetWidth * device.height() / device.width();
    // A sheet taller than the page is scaled down and centred.
    const double scale = device.height() / heightsOf(drawing, page).all;
    QPainter painter;
    if (!painter.begin(&device)) {
        return false;
    }
    painter.translate((device.width() - scale * sheetWidth) / 2, 0);
    painter.scale(scale, scale);
    paintScore(painter, drawing, page);
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
    return withoutRadicals(std::move(bytes));
}

} // namespace mirabilia::render
