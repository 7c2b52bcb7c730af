// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Theme

// The actions for the lifted card: its effect in words, and one wide button per action. Always in the
// same place, for muscle memory.
Item {
    id: band

    required property ClassicTable table
    /// True if the text is above the buttons, not beside them.
    required property bool stacked
    /// No room for a second line of text; given, for the height follows from `need`.
    required property bool low
    /// Height that shows the whole text above the buttons; a low band keeps its height.
    readonly property real need: stacked && !low ? text.y + text.height + Theme.space8 + Theme.px(66) : 0
    readonly property real buttonWidth: (row.width - (buttons.count - 1) * row.spacing) / Math.max(1, buttons.count)
    /// Lines for a refusal; in a low band the buttons keep 44 px and the first line is the card's effect.
    readonly property int reasonLines: low ? Math.max(1, Math.floor((height - Theme.px(58)) / (1.2 * Theme.captionSize)) - 1) : 6
    /// True if the buttons are too narrow to show a refusal themselves.
    readonly property bool compact: buttonWidth < Theme.px(stacked ? 190 : 150)
    readonly property ClassicChoice choice: table.choice
    readonly property bool opaque: true // for Tooltips

    signal closed()
    /// An illegal action was requested by key or by dragging the card.
    signal blocked(string why)

    Accessible.role: Accessible.Grouping
    Accessible.name: choice.name

    /// Plays the action of that row, or first shows the payments if there is a choice.
    function act(row: int) {
        if (choice.considered !== row) {
            choice.consider(row)
            if (choice.needsPayment)
                return
        }
        choice.play(row, choice.consideredPayment)
    }
    /// Plays an action of that kind. If several stages can be copied, selects the next of them instead.
    function actOf(action: int) {
        const row = choice.actions.possible(action, choice.considered)
        if (row < 0)
            blocked(choice.actions.refusalOf(action))
        else if (row !== choice.actions.possible(action, row))
            choice.consider(row)
        else
            act(row)
    }
    /// Plays the selected action.
    function actMarked() {
        if (choice.considered >= 0)
            act(choice.considered)
        else
            actOf(ClassicAction.Build)
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusMedium
        color: Theme.surface
    }
    Column {
        id: text
        x: Theme.px(14)
        y: band.stacked ? Theme.px(5) : (parent.height - height) / 2
        width: band.stacked ? parent.width - Theme.px(60) : Math.min(Theme.px(400), parent.width * 0.32)
        AppLabel {
            width: parent.width
            visible: !band.stacked
            text: band.choice.name
            title: true
            strong: true
            font.pixelSize: Theme.leadSize
        }
        AppLabel {
            id: effect
            width: parent.width
            text: band.stacked ? Phrase.of(qsTr("%1: %2", "a card and what it does"), band.choice.name, band.choice.effectText)
                               : band.choice.effectText
            font.pixelSize: Theme.captionSize
            wrapMode: Text.Wrap
            maximumLineCount: band.low ? 1 : 3
        }
        AppLabel {
            width: parent.width
            visible: text !== "" && band.stacked && band.compact
            text: band.low && band.choice.buildReason !== "" ? band.choice.buildReason
                : Phrase.sentences([band.choice.buildReason, band.choice.stageReason !== "" ? qsTr("Wonder: %1").arg(band.choice.stageReason) : ""])
            color: Theme.badText
            font.pixelSize: Theme.captionSize
            wrapMode: Text.Wrap
            maximumLineCount: band.reasonLines
        }
        AppLabel {
            width: parent.width
            visible: text !== "" && !band.stacked && band.height >= Theme.px(effect.lineCount > 1 ? 100 : 68)
            text: band.choice.chainText
            muted: true
            font.pixelSize: Theme.captionSize
        }
    }
    Row {
        id: row
        anchors.left: band.stacked ? parent.left : text.right
        anchors.leftMargin: Theme.px(band.stacked ? 6 : 14)
        anchors.right: band.stacked ? parent.right : close.left
        anchors.rightMargin: Theme.px(band.stacked ? 6 : 2)
        anchors.bottom: parent.bottom
        anchors.bottomMargin: band.stacked ? Theme.px(6) : (band.height - height) / 2
        height: Math.min(Theme.px(band.stacked ? 60 : 56), band.height - (band.low ? Theme.px(14) + text.height : Theme.space8))
        spacing: Theme.px(band.stacked ? 4 : 10)
        Repeater {
            id: buttons
            model: band.choice.actions
            ActionSlot {}
        }
    }
    IconButton {
        id: close
        anchors.right: parent.right
        anchors.rightMargin: Theme.space4
        anchors.top: parent.top
        anchors.topMargin: band.stacked ? -Theme.space8 : (parent.height - height) / 2
        glyph: "close"
        text: qsTr("Put the card back (Esc)")
        onClicked: band.closed()
    }

    // Buttons already have an `action` property, so the role is declared one level up.
    component ActionSlot: Item {
        id: slot
        required property int index
        required property int action
        required property string title
        required property int price
        required property string reason
        required state // as ClassicHandRow.buildState
        required enabled
        readonly property alias button: press

        width: band.buttonWidth
        height: row.height
        ActionButton {
            id: press
            anchors.fill: parent
            actionKind: slot.action
            text: slot.title
            price: slot.price
            reason: slot.reason
            priceState: slot.state
            compact: band.compact
            main: enabled && slot.index === Math.max(0, band.choice.considered)
            hinted: slot.action === band.table.hintAction
                    && (slot.action !== ClassicAction.Build || band.choice.card === band.table.hintCard)
            onClicked: band.act(slot.index)
        }
    }
}
