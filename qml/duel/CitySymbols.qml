// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Table
import Mirabilia.Theme

// The seven scientific symbols and how many different ones a city has: underlined from four, with a
// warning from five. A ring marks the considered one.
Item {
    id: science

    required property DuelCity city
    readonly property int missing: city.symbolsToWin - city.symbolCount
    readonly property real side: Math.min(Theme.px(28), (width - count.width - Theme.px(8)) / 7 - Theme.px(2))

    implicitHeight: Theme.px(32)
    Accessible.role: Accessible.StaticText
    Accessible.name: Phrase.of(qsTr("%1 of %2 symbols"), city.symbolCount, city.symbolsToWin)

    Row {
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(2)
        Repeater {
            model: science.city.symbols
            Item {
                id: tile
                readonly property TooltipText tooltip: TooltipText { glyph: tile.symbol }
                required property string symbol
                required property int count
                required property bool coming
                width: science.side
                height: science.side
                z: count > 1 ? 1 : 0 // overhangs the next tile
                Rectangle {
                    anchors.fill: parent
                    radius: Theme.radiusSmall
                    color: tile.count > 0 ? Theme.family("scientific") : "transparent"
                    border.width: tile.coming ? Theme.px(2) : tile.count > 0 ? 0 : Theme.stroke
                    border.color: tile.coming ? Theme.gold : Theme.outline
                }
                Glyph {
                    anchors.centerIn: parent
                    name: tile.symbol
                    color: tile.count > 0 ? Theme.lightInk : Theme.muted
                    size: science.side * 0.72
                }
                Rectangle { // mostly outside, to cover little of the sign
                    anchors.right: parent.right
                    anchors.bottom: parent.bottom
                    anchors.margins: -Theme.px(5)
                    width: Theme.px(14)
                    height: width
                    radius: Theme.px(3)
                    visible: tile.count > 1
                    color: Theme.ink
                    AppLabel {
                        anchors.centerIn: parent
                        text: tile.count
                        color: Theme.surface
                        strong: true
                        font.pixelSize: Theme.captionSize
                        Accessible.ignored: true
                    }
                }
            }
        }
    }
    SymbolCount {
        id: count
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        city: science.city
    }
}
