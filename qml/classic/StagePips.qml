// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// The wonder's stages as a row of blocks; built ones are lit, from the ground up.
Row {
    id: pips

    required property ClassicCity city
    property Rising rising: null
    property real size: Theme.px(22)
    readonly property TooltipText tooltip: TooltipText {
        glyph: "wonder"
        name: pips.Accessible.name
    }

    spacing: Theme.px(3)
    Accessible.role: Accessible.StaticText
    Accessible.name: Phrase.of(qsTr("%1 of %2 wonder stages built"), city.stagesBuilt, city.stageCount)

    Repeater {
        model: pips.city.stageCount
        Rectangle {
            id: pip
            required property int index
            readonly property bool built: index < pips.city.stagesBuilt
            width: pips.size
            height: pips.size / 1.1
            color: Theme.raised
            Rectangle {
                readonly property real share: pip.built && pips.rising ? pips.rising.shareOf(pips.city.seat, pip.index + 1) : 1
                y: pip.height - height
                width: pip.width
                height: pip.height * share
                visible: pip.built
                color: Theme.gold
            }
            NumberGlyph { // a picture: text in colours of its own would cost two batches
                anchors.centerIn: parent
                name: "number"
                number: pip.index + 1
                ink: pip.built ? Theme.goldInk : Theme.muted
                size: Math.max(Theme.captionSize, pips.size * 0.6)
            }
        }
    }
}
