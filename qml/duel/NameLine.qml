// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// A single-line name: if too long, up to two sizes smaller, then condensed, and only then elided.
AppLabel {
    id: line

    required property real room
    property real largest: Theme.leadSize
    readonly property real between: Math.round((largest + Theme.captionSize) / 2)
    readonly property real fits: largest * room / (metrics.advanceWidth + 1)
    readonly property real narrow: Math.max(0.75, Math.min(1, fits / Theme.captionSize))

    width: room / narrow
    title: true
    font.pixelSize: fits >= largest ? largest : fits >= between ? between : Theme.captionSize
    transform: Scale { xScale: line.narrow }

    TextMetrics {
        id: metrics
        font.family: Theme.titleFont
        font.weight: Theme.titleWeight(line.text)
        font.pixelSize: line.largest
        text: line.text
    }
}
