// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A price: the number of coins on a gold disc.
//   value, size (already scaled)
//   color, ink   gold and what is read on it, unless the disc lies on gold
NumberGlyph {
    property int value: 0

    number: value
}
