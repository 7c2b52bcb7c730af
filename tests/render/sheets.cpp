// SPDX-License-Identifier: GPL-3.0-or-later
// mirabilia_sheets DIR: pictures of all glyphs, cards, heads and score sheets, for people who draw.
#include "app/desktop/score_keeper.h"
#include "app/faces/classic_faces.h"
#include "app/faces/duel_faces.h"
#include "app/models/common/catalogue.h"
#include "app/render/duel_painter.h"
#include "app/render/fonts.h"
#include "app/render/svg_art.h"
#include "resources/i18n/languages.h"

#include <QDir>
#include <QFileInfo>
#include <QGuiApplication>
#include <QPainter>
#include <QTranslator>

#include <cstdio>
#include <functional>
#include <map>

using namespace mirabilia::render;
namespace scorer = mirabilia::scorer;

namespace {

constexpr int sheetWidth = 1600;
constexpr int gap = 8;

/// Cells of one size in rows; each is painted by its number.
QImage sheetOf(int count, const QSize &cell, const QColor &ground,
               const std::function<void(QPainter &, int, const QPoint &)> &paint) {
    const QSize pitch = cell + QSize(gap, gap);
    const int columns = sheetWidth / pitch.width();
    const int rows = (count + columns - 1) / columns;
    QImage image(columns * pitch.width(), rows * pitch.height(), QImage::Format_RGB32);
    image.fill(ground);
    QPainter painter(&image);
    for (int i = 0; i < count; ++i) {
        paint(painter, i,
              {i % columns * pitch.width() + gap / 2, i / columns * pitch.height() + gap / 2});
    }
    return image;
}

QImage glyphs(Theme theme) {
    const QStringList files =
        QFileInfo(glyphPath(QStringLiteral("wood"))).dir().entryList({QStringLiteral("*.svg")});
    const Palette &colours = palette(theme);
    const QColor ink = QColor::fromRgb(colours.ink);
    return sheetOf(static_cast<int>(files.size()), {150, 90}, QColor::fromRgb(colours.surface),
                   [&](QPainter &painter, int i, const QPoint &place) {
                       const QString name = QFileInfo(files.at(i)).baseName();
                       int x = place.x();
                       for (const int size : {22, 32, 64}) {
                           painter.drawImage(x, place.y() + (64 - size) / 2,
                                             renderGlyph(name, ink, {size, size}));
                           x += size + gap;
                       }
                       painter.setPen(ink);
                       painter.drawText(place + QPoint(0, 84), name);
                   });
}

/// Light above dark.
QImage stacked(const QImage &light, const QImage &dark) {
    QImage both(light.width(), light.height() + dark.height(), QImage::Format_RGB32);
    QPainter painter(&both);
    painter.drawImage(0, 0, light);
    painter.drawImage(0, light.height(), dark);
    return both;
}

using Render = QImage (*)(const CardFace &, const FaceStyle &, const QSize &, QList<TextBox> *);

QImage cards(const FaceCatalogue &faces, const FaceStyle &style, const QSize &size, Render render) {
    QStringList ids = faces.keys();
    ids.sort();
    return sheetOf(
        static_cast<int>(ids.size()), size, QColor::fromRgb(palette(style.theme).tableBottom),
        [&](QPainter &painter, int i, const QPoint &place) {
            painter.drawImage(place, render(faces.value(ids.at(i)), style, size, nullptr));
        });
}

QImage tile(const CardFace &face, const FaceStyle &style, const QSize &size, QList<TextBox> *) {
    return renderDuelTile(face, style, {0, size.height()});
}

QImage token(const CardFace &face, const FaceStyle &, const QSize &size, QList<TextBox> *) {
    return renderDuelToken(face, size);
}

QImage signs(const CardFace &face, const FaceStyle &style, const QSize &size, QList<TextBox> *) {
    return renderSigns(face.effect, QColor::fromRgb(palette(style.theme).ink), size);
}

QImage backs(const QSize &size) {
    return sheetOf(4, size, QColor::fromRgb(lightPalette.tableBottom),
                   [&](QPainter &painter, int i, const QPoint &place) {
                       painter.drawImage(place, renderDuelBack(static_cast<DuelBack>(i), size));
                   });
}

bool write(const QDir &folder, const QString &name, const QImage &image) {
    const QString path = folder.filePath(name + QStringLiteral(".png"));
    const bool written = image.save(path);
    std::fputs(qPrintable(written ? path + u'\n' : path + QStringLiteral(": not written\n")),
               written ? stdout : stderr);
    return written;
}

// ---- Score sheets -------------------------------------------------------------------------------

/// A finished sheet with long, accented and foreign names.
scorer::Sheet finished(scorer::Box box, int players) {
    const std::vector<std::string> names{"Ada",
                                         "Maximiliane von Hohenfels",
                                         "\u5c0f\u6797\u3055\u304f\u3089",
                                         "Zo\u00eb \u00c5ngstr\u00f6m",
                                         "\u6b27\u9633\u9752\u5c71",
                                         "Wilhelmina Wittgenstein",
                                         "Bo",
                                         "Finn"};
    const std::vector<std::string> wonders{"giza", "halicarnassus", "olympia"};
    scorer::Sheet sheet;
    sheet.box = box;
    sheet.date = "2025-03-01";
    sheet.place = "Graz";
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
        scorer::Entry entry;
        entry.player = names[seat];
        if (box == scorer::Box::classic) {
            entry.wonder = wonders[seat % wonders.size()];
            entry.side = seat % 2 == 0 ? "A" : "B";
        }
        for (const scorer::Row row : scorer::rowsOf(box)) {
            entry.set(row, static_cast<int>((scorer::index(row) * 5 + seat * 7) % 22));
        }
        sheet.entries.push_back(entry);
    }
    return sheet;
}

/// With everything that a box can have beside itself.
scorer::Sheet withExpansions(scorer::Sheet sheet) {
    for (scorer::Entry &entry : sheet.entries) {
        for (const scorer::Row row : scorer::optionalRowsOf(sheet.box)) {
            entry.set(row, static_cast<int>(entry.player.size()) - 9);
        }
    }
    sheet.notes = "The first game with everything that we have. Bo arrived late.";
    return sheet;
}

/// A Duel without points.
scorer::Sheet early() {
    scorer::Sheet sheet = finished(scorer::Box::duel, 2);
    for (scorer::Entry &entry : sheet.entries) {
        entry.points = {};
    }
    sheet.entries[1].supremacy = scorer::Supremacy::science;
    return sheet;
}

/// As it comes out of a printer.
QImage pageOf(const ScoreDrawing &drawing) {
    QImage page(1000, 1414, QImage::Format_RGB32);
    page.fill(Qt::white);
    QPainter painter(&page);
    paintScore(painter, drawing, page.height());
    return page;
}

/// Each as it is sent and as it is printed, in all languages.
bool scores(const QDir &folder) {
    const std::map<const char *, scorer::Sheet> sheets{
        {"classic-3", finished(scorer::Box::classic, 3)},
        {"classic-5", finished(scorer::Box::classic, 5)},
        {"classic-7", finished(scorer::Box::classic, 7)},
        {"classic-8-expansions", withExpansions(finished(scorer::Box::classic, 8))},
        {"duel", finished(scorer::Box::duel, 2)},
        {"duel-early", early()},
        {"dice-2", finished(scorer::Box::dice, 2)},
        {"dice-4", finished(scorer::Box::dice, 4)},
        {"dice-7", finished(scorer::Box::dice, 7)}};
    mirabilia::Catalogue catalogue;
    const mirabilia::desktop::ScoreKeeper keeper({}, catalogue);
    bool good = true;
    for (const auto &[id, ownName, han] : mirabilia::languages) {
        const QString tongue = QLatin1String(id);
        QTranslator translator;
        good = translator.load(QStringLiteral(":/i18n/mirabilia_") + tongue) && good;
        QCoreApplication::installTranslator(&translator);
        catalogue.setLanguage(tongue);
        substituteFonts(tongue);
        for (const auto &[name, sheet] : sheets) {
            const ScoreDrawing drawing = keeper.drawingOf(sheet);
            const QString file = QStringLiteral("score-%1-").arg(QLatin1String(name));
            good = write(folder, file + tongue, scorePicture(drawing)) && good;
            good = write(folder, file + "page-" + tongue, pageOf(drawing)) && good;
        }
    }
    return good;
}

} // namespace

int main(int argc, char *argv[]) {
    QGuiApplication application(argc, argv);
    if (argc != 2) {
        std::fputs("usage: mirabilia_sheets DIR\n", stderr);
        return 2;
    }
    const QDir folder(QString::fromLocal8Bit(argv[1]));
    bool good =
        folder.mkpath(QStringLiteral(".")) &&
        write(folder, QStringLiteral("glyphs"), stacked(glyphs(Theme::Light), glyphs(Theme::Dark)));
    const auto sheet = [&](const QString &name, const FaceCatalogue &faces, const QString &language,
                           const QSize &size, Render render) {
        good = write(folder, name + u'-' + language,
                     stacked(cards(faces, {Theme::Light, language}, size, render),
                             cards(faces, {Theme::Dark, language}, size, render))) &&
               good;
    };
    const DuelFaces &duel = embeddedDuelFaces();
    for (const auto &[id, ownName, han] : mirabilia::languages) {
        const QString tongue = QLatin1String(id);
        sheet(QStringLiteral("cards"), embeddedClassicFaces(), tongue, {150, 210}, renderCard);
        sheet(QStringLiteral("heads"), embeddedClassicFaces(), tongue, {120, 26}, renderCardHead);
        sheet(QStringLiteral("cards-2"), embeddedClassicFaces(2), tongue, {150, 210}, renderCard);
        sheet(QStringLiteral("heads-2"), embeddedClassicFaces(2), tongue, {120, 26},
              renderCardHead);
        sheet(QStringLiteral("duel-cards"), duel.cards, tongue, {116, 156}, renderDuelCard);
        sheet(QStringLiteral("duel-heads"), duel.cards, tongue, {150, 30}, renderCardHead);
    }
    const QString english = QStringLiteral("en");
    sheet(QStringLiteral("duel-tall"), duel.cards, english, {108, 184}, renderDuelCard);
    sheet(QStringLiteral("duel-flat"), duel.cards, english, {164, 148}, renderDuelCard);
    sheet(QStringLiteral("duel-tiles"), duel.cards, english, {60, 26}, tile);
    sheet(QStringLiteral("duel-tokens"), duel.tokens, english, {48, 48}, token);
    sheet(QStringLiteral("duel-effects-tokens"), duel.tokens, english, {160, 26}, signs);
    sheet(QStringLiteral("duel-effects-wonders"), duel.wonders, english, {200, 26}, signs);
    for (const QSize &size : {QSize(116, 156), QSize(108, 184), QSize(164, 148)})
        good =
            write(folder, QStringLiteral("duel-backs-%1").arg(size.width()), backs(size)) && good;
    good = scores(folder) && good;
    return good ? 0 : 1;
}
