// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A price: a number of coins on a gold disc.
//   value, size (already scaled)
//   color, ink   disc and number; set them if the disc lies on gold
NumberGlyph {
    property int value: 0

    number: value
}
