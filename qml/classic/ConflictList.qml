// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// The conflicts of an age as a list, one row per border between its two wonders, for windows too small for the ring.
//   lit      the last border reached
//   ways     progress of each border's tokens to their owners
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
            required property int seat
            required property int other
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
                anchors.right: relation.left
                anchors.rightMargin: Theme.px(24)
                seat: row.seat
                token: row.token
                way: row.way
            }
            Shields {
                anchors.right: relation.left
                visible: row.lit
                text: row.shields
            }
            Glyph {
                id: relation
                anchors.centerIn: parent
                name: !row.lit ? "shield" : row.peaceful ? "equal" : row.shields > row.otherShields ? "greater" : "less"
                color: row.lit && !row.peaceful ? Theme.familyText("military") : Theme.muted
            }
            Shields {
                anchors.left: relation.right
                visible: row.lit
                text: row.otherShields
            }
            Side {
                anchors.left: relation.right
                anchors.leftMargin: Theme.px(24)
                anchors.right: parent.right
                seat: row.other
                token: row.otherToken
                way: row.way
                far: true
            }
        }
    }

    component Shields: AppLabel {
        anchors.verticalCenter: parent?.verticalCenter
        width: Theme.px(24)
        horizontalAlignment: Text.AlignHCenter
        strong: true
        font.pixelSize: Theme.leadSize
    }
    // A city at a border: its wonder, and its player's name below or beside it.
    component Side: Item {
        id: side
        property int seat: 0
        property int token: 0
        property real way: 0
        property bool far: false
        readonly property ClassicCity city: list.table.cityAt(seat)
        readonly property bool tall: height >= Theme.px(80)
        height: parent ? parent.height : 0
        WonderPicture {
            id: poster
            x: side.far ? parent.width - width : 0
            width: side.tall ? parent.width : Math.round(Math.min(parent.height * 16 / 9, parent.width * 0.44))
            height: side.tall ? Math.round(parent.height - Theme.px(30)) : parent.height - line.height
            wonder: list.visible && side.city ? side.city.poster : ""
            built: side.city?.stagesBuilt ?? 0
            stages: side.city?.stageCount ?? 0
        }
        Rectangle {
            id: line
            anchors.top: poster.bottom
            x: poster.x
            width: poster.width
            height: Theme.px(3)
            color: side.city ? Theme.seat(side.city.color) : Theme.outline
        }
        Item {
            id: words
            readonly property real besides: Theme.px(6)
            x: (side.tall || side.far ? 0 : poster.width) + besides
            y: side.tall ? poster.height + line.height : 0
            width: parent.width - (side.tall ? 0 : poster.width) - 2 * besides
            height: parent.height - y
            AppLabel {
                id: whose
                // If both share a line, the name moves up to make room for the token.
                anchors.verticalCenter: parent.verticalCenter
                anchors.verticalCenterOffset: side.tall || side.token === 0 ? 0 : -side.way * Theme.captionSize * 0.6
                x: side.far ? parent.width - width : 0
                width: Math.min(implicitWidth, parent.width - (side.tall && side.token !== 0 ? sign.width + Theme.space8 : 0))
                text: side.city?.name ?? ""
                strong: sign.visible && side.token > 0
                font.pixelSize: side.tall ? Theme.bodySize : Theme.captionSize
                Accessible.ignored: true
            }
            AppLabel { // slides down into its line
                id: sign
                anchors.verticalCenter: parent.verticalCenter
                anchors.verticalCenterOffset: side.tall ? 0 : Theme.captionSize * 0.6
                x: side.tall ? (side.far ? whose.x - width - Theme.space8 : whose.width + Theme.space8) : side.far ? parent.width - width : 0
                visible: side.token !== 0 && side.way > 0
                text: Words.signed(side.token)
                strong: side.token > 0
                font.pixelSize: whose.font.pixelSize
                opacity: side.way
                scale: 3 - 2 * side.way
                Accessible.ignored: true
            }
        }
    }
}
