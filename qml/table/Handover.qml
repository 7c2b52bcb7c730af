// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Session
import Mirabilia.Theme

// Handover in a hot seat game: hides the table until the next player is at the screen. The last turn
// is public and may be read meanwhile.
Rectangle {
    id: handover

    required property TableModel table
    /// Picture and name of the player who was at the screen before.
    property string art
    property string sitting
    property bool hasLastTurn: false
    /// What stays hidden, and the label of the button that reveals it.
    property string explanation: qsTr("Your cards stay hidden until you are at the screen.")
    property string buttonText: qsTr("Show my hand")
    default property alias lastTurn: ribbon.data
    /// True if there is room for the ribbon; otherwise the last turn opens in a sheet.
    readonly property bool broad: width >= Theme.px(700)
    signal lastTurnOpened()

    color: Theme.tableTop
    visible: table.handover
    onVisibleChanged: if (visible) refocus()
    Accessible.role: Accessible.Dialog
    Accessible.name: qsTr("Pass the screen to %1").arg(table.handoverName)

    function refocus() {
        if (!Keyboard.isInDialog(Window.activeFocusItem))
            open.forceActiveFocus()
    }
    Connections {
        target: handover.table
        function onChanged() {
            // Another seat may be next, and the focused button gone.
            if (handover.visible && !handover.table.canChange && change.activeFocus)
                handover.refocus()
        }
    }

    // Blocks input to the table below.
    MouseArea { anchors.fill: parent; hoverEnabled: true }

    Picture {
        width: parent.width
        height: Math.min(parent.height * 0.5, (ribbon.visible ? ribbon.y : words.y) - Theme.space16)
        art: handover.art
    }
    Item {
        id: ribbon
        x: Theme.space16
        y: Math.min(parent.height * 0.5 + Theme.space16, words.y - height - Theme.space12)
        width: parent.width - 2 * x
        height: childrenRect.height
        visible: handover.broad
    }
    ColumnLayout {
        id: words
        anchors.bottom: parent.bottom
        anchors.bottomMargin: parent.height * 0.08
        anchors.horizontalCenter: parent.horizontalCenter
        width: Math.min(parent.width - 2 * Theme.space16, Theme.pageWidth)
        spacing: Theme.space16
        AppLabel {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: qsTr("%1, your turn").arg(handover.table.handoverName)
            title: true
            strong: true
            font.pixelSize: Theme.headlineSize
            wrapMode: Text.Wrap
        }
        AppLabel {
            Layout.fillWidth: true
            horizontalAlignment: Text.AlignHCenter
            text: handover.explanation
            color: Theme.mutedOnTable
            wrapMode: Text.Wrap
        }
        AppButton {
            id: open
            Layout.alignment: Qt.AlignHCenter
            text: handover.buttonText
            glyph: "eye"
            variant: "primary"
            onClicked: handover.table.takeOver()
        }
        AppButton {
            Layout.alignment: Qt.AlignHCenter
            visible: !handover.broad && handover.hasLastTurn
            text: qsTr("Last turn")
            glyph: "history"
            variant: "quiet"
            onClicked: handover.lastTurnOpened()
        }
        AppButton {
            id: change
            Layout.alignment: Qt.AlignHCenter
            visible: handover.table.canChange
            text: qsTr("Change %1's choice").arg(handover.sitting)
            glyph: "undo"
            variant: "quiet"
            onClicked: handover.table.change()
        }
    }
}
