// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Models.Classic

// The size at which the goods of a city are drawn: in one row or two, whichever is larger.
QtObject {
    required property ClassicGoodsModel goods
    required property real width
    required property real height
    /// Space between two goods; `below`: space under each for its price.
    required property real gap
    property real below: 0

    readonly property real signs: Math.max(1, goods.signCount + 0.4 * goods.strokeCount)
    // An either/or unit is never split, so the second row needs room for a whole one.
    readonly property real inRow: Math.ceil(signs / 2) + (goods.strokeCount > 0 ? 1.4 : 0)
    readonly property real unitSize: Math.max(sizeIn(1, signs), sizeIn(2, inRow))

    function sizeIn(rows: int, across: real): real {
        return Math.min((width + gap) / across - gap, (height - (rows - 1) * gap) / rows - below)
    }
}
