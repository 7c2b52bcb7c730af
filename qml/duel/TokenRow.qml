// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Table
import Mirabilia.Theme

// The five progress tokens of the board, or the three drawn by The Great Library: sign, name, effect. A
// gold ring marks those that can be taken now or after the considered action.
//   pressed(token)
Row {
    id: row

    required property DuelTokenModel tokens
    /// False without room for names: the effects are larger instead.
    property bool named: true
    signal pressed(string token)

    /// Geometry of a token, present or taken, in the coordinates of `by`.
    function placeOf(token: string, by: Item): rect {
        return by.mapFromItem(places.itemAt(tokens.rowOf(token)), 0, 0, height, height)
    }

    spacing: Theme.space8
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Progress tokens")

    Repeater {
        id: places
        model: row.tokens
        T.AbstractButton {
            id: place
            required property string token
            required property string name
            required property string effectText
            required property bool taken
            required property bool offered
            required property bool chosen
            required property bool hinted
            required property string description
            readonly property TooltipText tooltip: TooltipText {
                glyph: "progress"
                name: place.name
                sentence: place.effectText
            }

            width: (row.width - (row.tokens.count - 1) * row.spacing) / Math.max(1, row.tokens.count)
            height: row.height
            enabled: !taken
            focusPolicy: Qt.StrongFocus
            Accessible.role: Accessible.Button
            Accessible.name: description
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
            onClicked: row.pressed(token)
            onPressAndHold: {} // handled, so that a long press for the tooltip is no click

            background: Rectangle {
                radius: place.height / 2
                color: place.taken ? "transparent" : place.chosen ? Theme.goldTint : Theme.surface
                border.width: place.offered ? Theme.px(3) : place.taken ? Theme.stroke : 0
                border.color: place.offered ? Theme.goldOnTable : Theme.line
                FocusRing {
                    shown: place.visualFocus
                    cornerRadius: place.height / 2
                }
            }
            Item {
                anchors.fill: parent
                AppLabel {
                    anchors.centerIn: parent
                    visible: place.taken
                    text: qsTr("taken")
                    color: Theme.mutedOnTable
                    font.pixelSize: Theme.captionSize
                }
                Picture {
                    id: disc
                    x: Theme.px(7)
                    anchors.verticalCenter: parent.verticalCenter
                    width: place.height - Theme.px(14)
                    height: width
                    visible: !place.taken
                    art: DuelArt.token(place.token)
                }
                Column {
                    anchors.left: disc.right
                    anchors.leftMargin: Theme.px(8)
                    anchors.verticalCenter: parent.verticalCenter
                    width: parent.width - x - Theme.px(8)
                    visible: !place.taken
                    AppLabel {
                        width: parent.width
                        visible: row.named
                        text: place.name
                        title: true
                        font.pixelSize: Theme.bodySize
                        Accessible.ignored: true
                    }
                    Signs {
                        height: Theme.px(row.named ? 18 : 24)
                        maximumWidth: parent.width
                        address: DuelArt.signs(place.token, Theme.ink)
                    }
                }
            }
            HintMark { visible: place.hinted && !place.taken }
            Pulse {
                shown: place.hinted && !place.taken && !place.chosen
                cornerRadius: place.height / 2
            }
        }
    }
}
