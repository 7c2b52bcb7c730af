// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/faces/family.h"

#include <QColor>
#include <QString>

#include <array>

namespace mirabilia::render {

using namespace faces; // what is drawn here

/// The two looks of the table.
enum class Theme : quint8 { Light, Dark };

/// The drawing at the lower edge of a family's band: it tells the families apart without colour.
enum class Edge : quint8 { Plain, Dots, DoubleLine, Wave, Dashes, SawTooth, Diamonds, Steps };

/// How a family is drawn.
struct FamilyLook {
    const char *glyph;
    QRgb colour;
    Edge edge;
};

inline constexpr std::array<FamilyLook, 9> familyLooks{{
    {"raw_material", 0xff8a5a3c, Edge::Plain},
    {"manufactured_good", 0xff7e8790, Edge::Dots},
    {"civilian", 0xff2f6db5, Edge::DoubleLine},
    {"scientific", 0xff2f8557, Edge::Wave},
    {"commercial", 0xffd99a1b, Edge::Dashes},
    {"military", 0xffb93a2b, Edge::SawTooth},
    {"guild", 0xff71469b, Edge::Diamonds},
    {"wonder", 0xffc46a3f, Edge::Steps},
    {"cross", 0xff56646d, Edge::Plain},
}};

inline const FamilyLook &look(Family family) {
    return familyLooks[static_cast<size_t>(family)];
}

/// The colours of a theme: the same values as the QML singleton Theme (a test compares them).
struct Palette {
    QRgb tableTop, tableBottom, surface, raised, ink, muted, gold, good, bad, note;
};

inline constexpr Palette lightPalette{0xffdce6ea, 0xffc3d3db, 0xfff7f1e3, 0xfffffdf7, 0xff1d2a33,
                                      0xff56646d, 0xffb97e10, 0xff2e7d4f, 0xffb3392f, 0xffa86400};
inline constexpr Palette darkPalette{0xff10222f, 0xff17384a, 0xff1c3040, 0xff24404f, 0xfff2ebdc,
                                     0xff9fb1bc, 0xffe9b44c, 0xff6cc08b, 0xfff28f86, 0xfff0b65a};

inline constexpr const Palette &palette(Theme theme) {
    return theme == Theme::Dark ? darkPalette : lightPalette;
}

/// The colour a resource's glyph wears on the surface of a theme: at least 4.5 to 1 against it.
struct ResourceLook {
    const char *glyph;
    QRgb onLight, onDark;
};

inline constexpr std::array<ResourceLook, 7> resourceLooks{{
    {"wood", 0xff8a5a3c, 0xffdfab86},
    {"stone", 0xff5f6a74, 0xffc2ccd4},
    {"clay", 0xffb0452a, 0xfff29a7f},
    {"ore", 0xff37434f, 0xffa3b9d0},
    {"glass", 0xff14757d, 0xff84d6da},
    {"cloth", 0xff87408f, 0xffe0aae6},
    {"papyrus", 0xff6f6a12, 0xffd9d27c},
}};

/// Colour `amount` (0 to 1) of the way from `from` to `to`.
inline QColor mix(const QColor &from, const QColor &to, qreal amount) {
    const auto blend = [amount](qreal a, qreal b) { return a + (b - a) * amount; };
    return QColor::fromRgbF(static_cast<float>(blend(from.redF(), to.redF())),
                            static_cast<float>(blend(from.greenF(), to.greenF())),
                            static_cast<float>(blend(from.blueF(), to.blueF())),
                            static_cast<float>(blend(from.alphaF(), to.alphaF())));
}

/// Contrast ratio of two opaque colours as WCAG defines it, 1 to 21.
qreal contrast(const QColor &a, const QColor &b);

/// What to write on `ground` in: cream or deep ink, whichever stands out more.
QColor inkOn(const QColor &ground);

/// The glyph colour of a resource on a card's surface; other glyphs get the theme's ink.
QColor glyphColour(const QString &glyph, Theme theme);

} // namespace mirabilia::render
