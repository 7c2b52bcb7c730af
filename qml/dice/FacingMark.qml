// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// The neighbour whom a Barracks attacks, and the defence that meets the attacks.
Item {
    id: facing

    property string name
    property string seatColor
    property int defence: 0
    property bool upright: true
    /// Too little room for two shields: one with a number.
    readonly property bool slim: !upright && width < Theme.px(96)

    readonly property Answer answer: Answer {
        name: facing.name
        sentence: qsTr("%n defence(s)", "", facing.defence)
    }

    Accessible.ignored: true // the building says it

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(6)
        color: Theme.badTint
    }
    Grid {
        anchors.centerIn: parent
        columns: facing.upright ? 1 : 2
        rowSpacing: Theme.px(4)
        columnSpacing: Theme.px(6)
        verticalItemAlignment: Grid.AlignVCenter
        horizontalItemAlignment: Grid.AlignHCenter
        Row {
            id: title
            spacing: Theme.px(3)
            Rectangle {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(4)
                height: Theme.px(14)
                color: Theme.seat(facing.seatColor)
            }
            AppLabel {
                anchors.verticalCenter: parent.verticalCenter
                visible: text !== ""
                width: Math.min(implicitWidth, facing.width - Theme.px(facing.upright ? 9 : facing.slim ? 42 : 52))
                text: facing.name
                font.pixelSize: Theme.captionSize
                Accessible.ignored: true
            }
        }
        Row {
            spacing: Theme.px(2)
            Repeater {
                model: facing.slim ? 1 : 2
                Glyph {
                    required property int index
                    name: "shield"
                    color: index < facing.defence ? Theme.ink : Theme.outline
                    size: Theme.px(facing.upright ? 18 : 15)
                }
            }
            AppLabel {
                anchors.verticalCenter: parent.verticalCenter
                visible: facing.slim
                text: facing.defence
                strong: true
                elide: Text.ElideNone
                font.pixelSize: Theme.captionSize
                Accessible.ignored: true
            }
        }
        AppLabel {
            visible: facing.upright
            text: facing.defence > 0 ? "\u2212" + facing.defence : qsTr("open", "a neighbour without defence")
            color: facing.defence > 0 ? Theme.badText : Theme.muted
            strong: facing.defence > 0
            elide: Text.ElideNone
            font.pixelSize: Theme.captionSize
            Accessible.ignored: true
        }
    }
}
