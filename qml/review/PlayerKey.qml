// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Theme

// Legend of a curve: its player, and the chance to win at the selected turn. A press highlights the curve; a screen
// reader hears about the whole game.
T.AbstractButton {
    id: key

    required property int seat
    required property string name
    required property string mark
    required property string color
    required property string summary
    required property list<double> chances
    property int turn: -1
    property bool followed: false

    implicitWidth: implicitContentWidth + 2 * Theme.space8
    implicitHeight: Theme.target
    padding: 0
    leftPadding: Theme.space8
    focusPolicy: Qt.StrongFocus
    text: turn < 0 || turn >= chances.length ? name
        : Phrase.of(qsTr("%1 %2%", "a player, the chance to win"), name, Math.round(chances[turn] * 100))
    Accessible.role: Accessible.Button
    Accessible.name: summary
    Accessible.description: followed ? qsTr("Highlighted") : qsTr("Highlight this curve")
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    contentItem: Row {
        spacing: Theme.space8
        PlayerMark {
            anchors.verticalCenter: parent.verticalCenter
            mark: key.mark
            seatColor: key.color
        }
        AppLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: key.text
            strong: key.followed
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: key.followed ? Theme.selectedTint : "transparent"
        StateLayer {
            radius: Theme.radius
            hovered: key.hovered
            pressed: key.down
        }
        FocusRing {
            inset: true
            shown: key.visualFocus
        }
    }
}
