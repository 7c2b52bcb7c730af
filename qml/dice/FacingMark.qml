// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// The neighbour whom a Barracks attacks, and the defence that meets the attacks.
Item {
    id: facing

    property string name
    property string seatColor
    property int defence: 0
    property bool upright: true

    Accessible.ignored: true // the building says it

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(6)
        color: Theme.badTint
    }
    Flow {
        id: flow
        anchors.centerIn: parent
        width: facing.upright ? parent.width - Theme.px(6) : Math.min(implicitRow, parent.width - Theme.px(8))
        readonly property real implicitRow: title.width + shields.width + spacing
        spacing: Theme.px(facing.upright ? 4 : 8)
        Row {
            id: title
            spacing: Theme.px(3)
            width: facing.upright ? flow.width : Math.min(label.implicitWidth + Theme.px(9), facing.width * 0.6)
            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(4)
                height: Theme.px(14)
                color: Theme.seat(facing.seatColor)
            }
            AppLabel {
                id: label
                anchors.verticalCenter: parent.verticalCenter
                visible: text !== ""
                width: parent.width - Theme.px(8)
                text: facing.name
                font.pixelSize: Theme.captionSize
                Accessible.ignored: true
            }
        }
        Row {
            id: shields
            spacing: Theme.px(2)
            Repeater {
                model: 2
                Glyph {
                    required property int index
                    name: "shield"
                    color: index < facing.defence ? Theme.ink : Theme.outline
                    size: Theme.px(18)
                }
            }
            AppLabel {
                anchors.verticalCenter: parent.verticalCenter
                visible: text !== "" && facing.defence > 0
                text: "\u2212" + facing.defence
                color: Theme.badText
                strong: true
                elide: Text.ElideNone
                font.pixelSize: Theme.captionSize
                Accessible.ignored: true
            }
        }
    }
}
