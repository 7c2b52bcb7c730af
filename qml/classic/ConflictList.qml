// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// The conflicts of an age as a list, a border a row, for windows too small for the ring.
//   lit      the last border whose turn has come
//   ways     how far the tokens of each border are on their way to whom they belong
Column {
    id: list

    required property ClassicTable table
    required property int lit
    required property list<real> ways
    required property real rowHeight

    spacing: Theme.space4

    Repeater {
        model: list.table.conflict
        Item {
            id: row
            required property int index
            required property string name
            required property string otherName
            required property int shields
            required property int otherShields
            required property int token
            required property int otherToken
            required property string text
            readonly property bool lit: list.lit >= index
            readonly property real way: list.ways[index] ?? 0
            readonly property bool peaceful: shields === otherShields

            width: list.width
            height: list.rowHeight - list.spacing
            Accessible.role: Accessible.ListItem
            Accessible.name: text

            Rectangle {
                anchors.fill: parent
                color: row.lit ? Theme.surface : Theme.quietTint
            }
            Side {
                anchors.left: parent.left
                anchors.right: middle.left
                name: row.name
                token: row.token
                way: row.way
            }
            Row {
                id: middle
                anchors.centerIn: parent
                spacing: Theme.px(5)
                AppLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: row.lit
                    text: row.shields
                    strong: true
                    font.pixelSize: Theme.leadSize
                }
                Glyph {
                    anchors.verticalCenter: parent.verticalCenter
                    name: !row.lit ? "shield" : row.peaceful ? "equal" : row.shields > row.otherShields ? "greater" : "less"
                    color: row.lit && !row.peaceful ? Theme.familyText("military") : Theme.muted
                }
                AppLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: row.lit
                    text: row.otherShields
                    strong: true
                    font.pixelSize: Theme.leadSize
                }
            }
            Side {
                anchors.left: middle.right
                anchors.right: parent.right
                name: row.otherName
                token: row.otherToken
                way: row.way
                far: true
            }
        }
    }

    component Side: Item {
        id: side
        property string name
        property int token: 0
        property real way: 0
        property bool far: false
        height: parent ? parent.height : 0
        AppLabel {
            id: whose
            anchors.verticalCenter: parent.verticalCenter
            x: side.far ? parent.width - width - Theme.space8 : Theme.space8
            width: Math.min(implicitWidth, parent.width - Theme.space16 - (side.token === 0 ? 0 : sign.width + Theme.space8))
            text: side.name
            strong: sign.visible && side.token > 0
            Accessible.ignored: true
        }
        AppLabel { // it comes down on its line
            id: sign
            anchors.verticalCenter: parent.verticalCenter
            x: side.far ? whose.x - width - Theme.space8 : whose.x + whose.width + Theme.space8
            visible: side.token !== 0 && side.way > 0
            text: Words.signed(side.token)
            strong: side.token > 0
            opacity: side.way
            scale: 3 - 2 * side.way
            Accessible.ignored: true
        }
    }
}
