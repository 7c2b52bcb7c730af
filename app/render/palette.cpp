// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/render/palette.h"

#include <algorithm>
#include <cmath>

namespace mirabilia::render {

namespace {

qreal luminance(const QColor &colour) {
    const auto linear = [](qreal channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) +
           0.0722 * linear(colour.blueF());
}

} // namespace

qreal contrast(const QColor &a, const QColor &b) {
    const qreal first = luminance(a) + 0.05;
    const qreal second = luminance(b) + 0.05;
    return std::max(first, second) / std::min(first, second);
}

QColor inkOn(const QColor &ground) {
    static const QColor cream(0xfffffdf7);
    static const QColor deepInk(0xff10181e);
    return contrast(cream, ground) >= contrast(deepInk, ground) ? cream : deepInk;
}

QColor glyphColour(const QString &glyph, Theme theme) {
    for (const ResourceLook &resource : resourceLooks) {
        if (glyph == QLatin1String(resource.glyph))
            return QColor::fromRgb(theme == Theme::Dark ? resource.onDark : resource.onLight);
    }
    return QColor::fromRgb(palette(theme).ink);
}

} // namespace mirabilia::render
