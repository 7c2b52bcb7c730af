// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// What every city did in the last turn, on a television: a row each, with the card if it lies open.
Column {
    id: plays

    required property ClassicRevealModel reveal
    readonly property real rowHeight: Math.min(Theme.px(64), height / Math.max(1, reveal.count))

    Accessible.role: Accessible.List
    Repeater {
        model: plays.reveal
        Item {
            id: play
            required property string name
            required property string color
            required property int action
            required property string card
            required property string text
            required property int coins
            width: plays.width
            height: plays.rowHeight
            Accessible.role: Accessible.ListItem
            Accessible.name: Words.action(name, text)
            Rectangle {
                id: mark
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(6)
                height: Theme.px(28)
                color: Theme.seat(play.color)
            }
            Picture {
                id: face
                anchors.left: mark.right
                anchors.leftMargin: Theme.space8
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(66)
                height: Theme.px(28)
                visible: play.card !== ""
                art: Art.lowHead(play.card)
            }
            Glyph {
                anchors.centerIn: face
                visible: play.card === ""
                name: ActionGlyphs.of(play.action)
                size: Theme.px(28)
            }
            AppLabel {
                anchors.left: face.right
                anchors.leftMargin: Theme.space8
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                text: play.name
                title: true
                font.pixelSize: Theme.leadSize
                Accessible.ignored: true
            }
        }
    }
}
