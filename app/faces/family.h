// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <cstddef>

namespace mirabilia::faces {

/// The families of cards; `Wonder` is the family of the boards and their stages, `Unknown` of a
/// card nobody described.
enum class Family : quint8 {
    RawMaterial,
    ManufacturedGood,
    Civilian,
    Scientific,
    Commercial,
    Military,
    Guild,
    Wonder,
    Unknown
};

/// Their names in the rules data, in order; of `Unknown` it is empty.
inline constexpr std::array<const char *, 9> familyKeys{
    "raw_material",
    "manufactured_good",
    "civilian",
    "scientific",
    "commercial",
    "military",
    "guild",
    "wonder",
    "",
};

inline const char *keyOf(Family family) {
    return familyKeys[static_cast<std::size_t>(family)];
}

inline Family familyFromKey(const QString &key) {
    for (std::size_t i = 0; i + 1 < familyKeys.size(); ++i) {
        if (key == QLatin1String(familyKeys[i]))
            return static_cast<Family>(i);
    }
    return Family::Unknown;
}

/// The resources, in the order in which a cost is read; each names its glyph.
inline constexpr std::array<const char *, 7> resourceKeys{"wood",  "stone", "clay",   "ore",
                                                          "glass", "cloth", "papyrus"};

} // namespace mirabilia::faces
