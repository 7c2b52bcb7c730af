// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Table
import Mirabilia.Theme

// A sheet of whole cards, to look at or to choose one from. Opens by itself for a question, can be put
// aside to look at the table, and returns when `aside` is reset.
//   due          true while the question is pending and the table in front
//   actionText   label for the choice
//   emptyText    shown if there are no cards
DialogFrame {
    id: dialog

    required property DuelTable table
    required property DuelCardsModel cards
    property bool due: false
    property bool aside: false
    property string actionText
    property string emptyText

    preferredWidth: 860
    onDueChanged: {
        aside = false
        if (due)
            opening.restart()
        else
            close()
    }
    onAsideChanged: if (due && !aside) opening.restart()
    // Deferred: coming to the front also gives the table the focus, which the dialog must take afterwards.
    readonly property Timer opening: Timer {
        interval: 0
        onTriggered: if (dialog.due && !dialog.aside) dialog.open()
    }
    onClosed: if (due) aside = true
    onOpened: {
        for (let i = choices.count - 1; due && i >= 0; --i) { // to the first that can be taken
            if (choices.itemAt(i).offered)
                choices.itemAt(i).forceActiveFocus(Qt.TabFocusReason)
        }
    }

    Flow {
        id: row
        // As many columns as fit, and those as wide as possible.
        readonly property real least: Theme.px(width < Theme.px(400) ? 86 : 116)
        readonly property int columns: Math.max(1, Math.floor((width + spacing) / (least + spacing)))
        readonly property real column: Math.max(0, Math.floor((width + spacing) / columns - spacing))
        Layout.fillWidth: true
        spacing: Theme.space8
        Accessible.role: Accessible.List
        Accessible.name: dialog.title
        Repeater {
            id: choices
            model: dialog.cards
            ChoiceButton {
                id: choice
                required property string card
                required property string description
                required property bool offered
                required property bool hinted
                required chosen
                width: row.column
                height: width * 156 / 116
                text: description
                enabled: offered || !dialog.due
                onClicked: if (offered) dialog.table.choice.press(card)
                Keys.onLeftPressed: nextItemInFocusChain(false).forceActiveFocus(Qt.BacktabFocusReason)
                Keys.onRightPressed: nextItemInFocusChain(true).forceActiveFocus(Qt.TabFocusReason)
                Rectangle {
                    anchors.fill: parent
                    anchors.margins: -Theme.px(3)
                    radius: Theme.px(10)
                    visible: choice.chosen
                    color: Theme.gold
                }
                Picture {
                    anchors.fill: parent
                    opacity: choice.enabled ? 1 : Theme.disabledOpacity
                    art: DuelArt.card(choice.card)
                }
                FocusRing {
                    shown: choice.visualFocus
                    cornerRadius: Theme.px(8)
                }
                HintMark { visible: choice.hinted }
            }
        }
    }
    AppLabel {
        Layout.fillWidth: true
        visible: dialog.cards.count === 0
        text: dialog.emptyText
        muted: true
        wrapMode: Text.Wrap
    }
    AppLabel {
        Layout.fillWidth: true
        visible: dialog.due && text !== ""
        text: dialog.table.choice.effectText
        wrapMode: Text.Wrap
    }

    buttons: [
        AppButton {
            text: dialog.due ? qsTr("Look at the table") : qsTr("Back to the table")
            glyph: dialog.due ? "eye" : ""
            variant: dialog.due ? "quiet" : "primary"
            onClicked: dialog.close()
        },
        AppButton {
            visible: dialog.due
            text: dialog.actionText
            variant: "primary"
            enabled: dialog.table.choice.made
            onClicked: dialog.table.choice.play()
        }
    ]
}
