// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Table
import Mirabilia.Theme

// The progress tokens to choose from: those drawn by The Great Library, or those of the board in layouts
// without room for them. Without a question, just for reading.
//   due      true while the question is pending and the table in front
DialogFrame {
    id: dialog

    required property DuelTable table
    required property DuelTokenModel tokens
    property bool due: false

    title: due ? table.momentTitle : qsTr("Progress tokens")
    explanation: due ? table.momentText : qsTr("Two identical symbols bring one of these.")
    dismissable: !due
    preferredWidth: 520
    onDueChanged: due ? opening.restart() : close()
    // Deferred: coming to the front also gives the table the focus, which the dialog must take afterwards.
    readonly property Timer opening: Timer {
        interval: 0
        onTriggered: if (dialog.due) dialog.open()
    }
    onOpened: {
        for (let i = choices.count - 1; due && i >= 0; --i) { // to the first that can be taken
            if (choices.itemAt(i).offered)
                choices.itemAt(i).forceActiveFocus(Qt.TabFocusReason)
        }
    }

    Column {
        id: list
        Layout.fillWidth: true
        spacing: Theme.space8
        Repeater {
            id: choices
            model: dialog.tokens
            ChoiceButton {
                id: choice
                required property string token
                required property string name
                required property string effectText
                required property bool taken
                required property bool offered
                required property bool hinted
                required property string description
                required chosen
                width: list.width
                height: Math.max(Theme.px(60), words.height + Theme.space12)
                text: description
                enabled: !taken
                onClicked: if (offered && dialog.due) dialog.table.choice.press(token)
                Keys.onUpPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onDownPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                Rectangle {
                    anchors.fill: parent
                    radius: Theme.radius
                    color: choice.chosen ? Theme.goldTint : Theme.raised
                    border.width: choice.chosen ? Theme.px(3) : Theme.stroke
                    border.color: choice.chosen ? Theme.gold : Theme.line
                }
                Picture {
                    id: disc
                    x: Theme.space8
                    anchors.verticalCenter: parent.verticalCenter
                    width: Theme.px(44)
                    height: width
                    opacity: choice.taken ? Theme.disabledOpacity : 1
                    art: DuelArt.token(choice.token)
                }
                Column {
                    id: words
                    x: disc.x + disc.width + Theme.space12
                    width: parent.width - x - Theme.space8
                    anchors.verticalCenter: parent.verticalCenter
                    AppLabel {
                        width: parent.width
                        text: choice.name
                        title: true
                        strong: true
                        muted: choice.taken
                        Accessible.ignored: true
                    }
                    AppLabel {
                        width: parent.width
                        text: choice.taken ? qsTr("taken") : choice.effectText
                        muted: true
                        wrapMode: Text.Wrap
                        font.pixelSize: Theme.captionSize
                        Accessible.ignored: true
                    }
                }
                FocusRing { shown: choice.visualFocus }
                HintMark { visible: choice.hinted && !choice.taken }
                Pulse { shown: choice.hinted && !choice.chosen }
            }
        }
    }
    AppLabel {
        Layout.fillWidth: true
        visible: text !== ""
        text: dialog.table.hintText
        muted: true
        wrapMode: Text.Wrap
    }
    buttons: [
        AppButton {
            text: dialog.due ? qsTr("Take it") : qsTr("Back to the table")
            variant: "primary"
            enabled: !dialog.due || dialog.table.choice.made
            onClicked: dialog.due ? dialog.table.choice.play() : dialog.close()
        }
    ]
}
