// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Theme

// What can be done with the lifted card: what it does in words, and one wide button an action.
// Always in the same place, so that hands learn it.
Item {
    id: band

    required property ClassicTable table
    required property bool stacked
    readonly property ChoiceModel choice: table.choice
    readonly property HandRowText words: HandRowText { hand: band.table.hand; row: band.choice.row }

    signal closed()
    /// An action that is not possible was asked for by key or by dragging the card.
    signal blocked(string why)

    Accessible.role: Accessible.Grouping
    Accessible.name: choice.name

    /// Plays an action, or shows first how it can be paid when there is a choice.
    function act(action: string) {
        if (!choice.actions.allows(action)) {
            blocked(choice.actions.refusalOf(action))
            return
        }
        if (choice.considered !== action) {
            choice.consider(action)
            if (choice.needsPayment)
                return
        }
        choice.play(action, choice.considered === action ? choice.consideredPayment : -1)
    }

    /// Builds the wonder stage. Where several can be copied this marks the next of them instead.
    function stage() {
        const left = choice.actions.allows("stageLeft")
        const right = choice.actions.allows("stageRight")
        if (left && right)
            choice.consider(choice.considered === "stageLeft" ? "stageRight" : "stageLeft")
        else
            act(left ? "stageLeft" : right ? "stageRight" : "stage")
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(12)
        color: Theme.surface
    }
    Column {
        id: text
        x: Theme.px(14)
        y: band.stacked ? Theme.px(5) : (parent.height - height) / 2
        width: band.stacked ? parent.width - Theme.px(60) : Math.min(Theme.px(330), parent.width * 0.28)
        AppLabel {
            width: parent.width
            visible: !band.stacked
            text: band.choice.name
            title: true
            strong: true
            font.pixelSize: Theme.leadSize
        }
        AppLabel {
            width: parent.width
            text: band.stacked ? Phrase.of(qsTr("%1: %2", "a card and what it does"), band.choice.name, band.words.effect)
                               : band.words.effect
            font.pixelSize: Theme.captionSize
        }
        AppLabel {
            width: band.width - Theme.px(28)
            visible: text !== "" && band.stacked
            text: band.words.reason !== "" ? band.words.reason : band.words.stageReason
            color: Theme.badText
            font.pixelSize: Theme.captionSize
            wrapMode: Text.Wrap
            maximumLineCount: 2
        }
        AppLabel {
            width: parent.width
            visible: text !== "" && !band.stacked && band.height >= Theme.px(68)
            text: band.words.chain
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
        height: Math.min(Theme.px(56), band.height - Theme.px(8))
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
        anchors.rightMargin: Theme.px(4)
        anchors.top: parent.top
        anchors.topMargin: band.stacked ? -Theme.px(8) : (parent.height - height) / 2
        glyph: "close"
        text: qsTr("Put the card back (Esc)")
        onClicked: band.closed()
    }

    // Buttons have an `action` of their own, so the role lives one level up.
    component ActionSlot: Item {
        id: slot
        required property int index
        required property string action
        required property string title
        required property int price
        required property string reason
        required state // as HandModel.buildState
        required enabled
        readonly property alias button: press

        width: (row.width - (buttons.count - 1) * row.spacing) / Math.max(1, buttons.count)
        height: row.height
        ActionButton {
            id: press
            anchors.fill: parent
            deed: slot.action
            text: slot.title
            price: slot.price
            reason: slot.reason
            priceState: slot.state
            main: enabled && (band.choice.considered === deed || band.choice.considered === "" && slot.index === 0)
            onClicked: band.act(deed)
        }
    }
}
