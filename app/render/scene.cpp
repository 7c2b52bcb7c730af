// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/scene.h"

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QPainter>

#include <algorithm>

namespace mirabilia::render {

namespace {

constexpr qreal largestBuilding = 1.2;
constexpr qsizetype ages = 3;

const QJsonObject &toneTable() {
    static const QJsonObject table = [] {
        QFile file(QStringLiteral(":/mirabilia/art/tones.json"));
        return file.open(QIODevice::ReadOnly) ? QJsonDocument::fromJson(file.readAll()).object()
                                              : QJsonObject();
    }();
    return table;
}

Paints paintsOf(Family family, Theme theme, qsizetype age) {
    const char *const themeName = theme == Theme::Dark ? "dark" : "light";
    const QJsonObject tones =
        toneTable()[QLatin1String(themeName)][QLatin1String(look(family).glyph)].toObject();
    Paints paints;
    for (auto tone = tones.begin(); tone != tones.end(); ++tone)
        paints.insert(tone.key().toLatin1(), tone->toString().toLatin1());
    const bool evening = age == ages;
    for (const QByteArray mass : {"mass", "wall", "accent"}) {
        const QByteArray shade = paints.value(mass + "-shade");
        paints.insert(mass + "-west", evening ? shade : paints.value(mass));
        paints.insert(mass + "-east", evening ? paints.value(mass) : shade);
    }
    for (qsizetype each = 1; each <= ages; ++each) {
        paints.insert("sun-" + QByteArray::number(each),
                      each == age ? tones[QLatin1String("sun")][each - 1].toString().toLatin1()
                                  : QByteArray("none"));
    }
    return paints;
}

} // namespace

Paints scenePaints(Family family, Theme theme, qsizetype age) {
    return paintsOf(family, theme, age == 0 ? 2 : std::min(age, ages));
}

void drawScene(QPainter &painter, const CardFace &face, Theme theme, const QRectF &view,
               qreal ground) {
    const Paints paints = scenePaints(face.family, theme, face.age.size());
    const QRectF sky = view.adjusted(0, 0, 0, -ground);
    painter.save();
    painter.setClipRect(view, Qt::IntersectClip);
    painter.fillRect(view, QColor(QLatin1String(paints.value("ground"))));
    painter.setClipRect(sky, Qt::IntersectClip);
    painter.fillRect(sky, QColor(QLatin1String(paints.value("sky"))));
    // Lands are 120 x 100.
    const qreal land = sky.width() * 100 / 120;
    drawArt(painter, landPath(QLatin1String(look(face.family).glyph)), paints,
            {sky.left(), sky.bottom() - land, sky.width(), land});
    painter.restore();
    // Buildings are 96 x 72 and stand on y = 66; some reach into the ground.
    const qreal scale =
        std::min((sky.width() - 8) / 96, std::min((sky.height() - 2) / 66, largestBuilding));
    drawArt(painter, buildingPath(face.structure), paints,
            {sky.center().x() - 48 * scale, sky.bottom() - 66 * scale, 96 * scale, 72 * scale});
}

} // namespace mirabilia::render
