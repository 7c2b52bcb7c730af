// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// A city's card being turned over: its face, or its back with a sign if it stays face down (under the
// wonder, or discarded).
//   expected   true while the card is still on its way here
//   named      the city is named below, where its seat does not tell
Item {
    id: shown

    required property int seat
    required property string name
    required property string color
    required property int action
    required property string card
    required property int stage
    required property string text
    required property int coins
    required property bool fresh
    required property int age
    required property real turning // 0 = back, 1 = turned
    property bool expected: false
    property bool named: true

    readonly property real shownTurn: fresh ? turning : 1
    readonly property bool faceUp: shownTurn > 0.5 && card !== ""
    readonly property real labelHeight: named ? Theme.px(44) : 0
    readonly property real cardHeight: Math.min(height - labelHeight, width * 1.4)

    Accessible.role: Accessible.ListItem
    Accessible.name: Words.action(name, text)

    Item {
        id: flip
        anchors.horizontalCenter: parent.horizontalCenter
        width: shown.cardHeight / 1.4
        height: shown.cardHeight
        visible: !shown.expected
        transform: Scale {
            origin.x: flip.width / 2
            xScale: Math.max(0.02, Math.abs(Math.cos(Math.PI * shown.shownTurn)))
        }
        Picture {
            anchors.fill: parent
            art: shown.faceUp ? Art.card(shown.card) : Art.back(shown.age)
        }
        Rectangle {
            anchors.centerIn: parent
            visible: shown.card === "" && shown.shownTurn > 0.5
            width: parent.width * 0.62
            height: width
            color: Theme.surface
            Glyph {
                anchors.centerIn: parent
                name: ActionGlyphs.of(shown.action)
                size: parent.width * 0.66
            }
        }
    }
    Rectangle {
        anchors.top: seatLine.top
        anchors.bottom: seatName.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        visible: shown.named
        width: flip.width
        color: Theme.surface
    }
    Rectangle {
        id: seatLine
        visible: shown.named
        y: shown.cardHeight + Theme.px(2)
        anchors.horizontalCenter: parent.horizontalCenter
        width: flip.width
        height: Theme.px(4)
        color: Theme.seat(shown.color)
    }
    AppLabel {
        id: seatName
        visible: shown.named
        anchors.top: seatLine.bottom
        anchors.horizontalCenter: parent.horizontalCenter
        width: flip.width
        text: shown.name
        title: true
        strong: true
        horizontalAlignment: Text.AlignHCenter
        font.pixelSize: Theme.leadSize
        Accessible.ignored: true
    }
    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        y: shown.cardHeight * 0.91 - height / 2
        spacing: Theme.space4
        visible: shown.coins !== 0 && shown.shownTurn > 0.9
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            name: "coin"
            color: Theme.gold
            size: Theme.px(20)
        }
        AppLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: Words.signed(shown.coins)
            color: shown.coins > 0 ? Theme.goodText : Theme.badText
            strong: true
            Accessible.ignored: true
        }
    }
}
