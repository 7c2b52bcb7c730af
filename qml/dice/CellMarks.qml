// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Theme

// The gains of a cell as signs, as large as possible, in one line or two; also in two if a single line
// would make them small. A number stays beside the sign it counts.
//   signs           list of DiceSign
//   largest         maximum side of a glyph, already scaled
//   ink, ground, plain   as in Mark
Item {
    id: face

    property var signs: []
    property real largest: Theme.px(24)
    property color ink: Theme.ink
    property color ground: Theme.raised
    property bool plain: false

    readonly property bool said: signs.some(sign => sign.below)
    readonly property bool broken: !said && signs.length > 1 && signs[0].kind !== "text" && height > width
                                   && width / unitsOf(signs) < 0.8 * largest
    readonly property bool twoLines: said || broken
    readonly property real gap: 0.1

    // Width in glyphs.
    function widthOf(sign): real {
        return sign.kind === "points" || sign.kind === "coins" ? 1.28
             : sign.kind === "text" ? 0.3 + 0.4 * sign.text.length : 1
    }
    function unitsOf(line: var): real {
        return line.reduce((sum, sign) => sum + widthOf(sign), (line.length - 1) * gap)
    }
    function isBelow(index: int): bool {
        return broken ? index >= Math.ceil(signs.length / 2) : signs[index].below
    }
    function lineOf(below: bool): var {
        const line = signs.filter((sign, index) => isBelow(index) === below)
        const units = unitsOf(line)
        const tallest = line.reduce((most, sign) => Math.max(most, sign.kind === "text" ? 1 : widthOf(sign)), 1)
        const size = Math.min(largest, width / Math.max(1, units), height / (twoLines ? 2 : 1) / tallest)
        return { size: size, left: (width - units * size) / 2 }
    }
    readonly property var upper: lineOf(false)
    readonly property var lower: lineOf(true)

    function placeOf(index: int): rect {
        const sign = signs[index]
        if (!sign) // the list has just shrunk
            return Qt.rect(0, 0, 0, 0)
        const line = isBelow(index) ? lower : upper
        let x = line.left
        for (let i = 0; i < index; ++i) {
            if (isBelow(i) === isBelow(index))
                x += (widthOf(signs[i]) + gap) * line.size
        }
        const middle = !twoLines ? height / 2 : isBelow(index) ? height * 0.76 : height * 0.27
        return Qt.rect(x, middle - line.size / 2, widthOf(sign) * line.size, line.size)
    }

    Repeater {
        model: face.signs
        Mark {
            required property int index
            required property var modelData
            readonly property rect place: face.placeOf(index)
            sign: modelData
            x: place.x
            y: place.y
            width: place.width
            size: place.height
            ink: face.ink
            ground: face.ground
            plain: face.plain
        }
    }
}
