// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// Halicarnassus: one building from the discard pile, free of charge. The rule in one sentence, the
// cards, and the way to take none. It opens by itself, can be laid aside to look at the table, and
// is due again when `aside` is taken back.
DialogFrame {
    id: dialog

    required property ClassicTable table
    /// The table is in front.
    required property bool inFront
    property bool aside: false
    readonly property string moment: table.moment
    readonly property bool due: inFront && moment === "pick" && !aside
    property int chosen: -1
    readonly property HandRowText words: HandRowText { hand: dialog.table.pickable; row: dialog.chosen }

    title: table.momentTitle
    explanation: table.momentText
    preferredWidth: 900
    onMomentChanged: aside = false
    // Whoever brings the table in front gives it the keyboard in the same moment; then it is mine.
    onDueChanged: due ? opening.restart() : close()
    readonly property Timer opening: Timer {
        interval: 0
        onTriggered: if (dialog.due) dialog.open()
    }
    onAboutToShow: chosen = -1
    // Not while it is closing: what is due no longer is closed, and so once more.
    onClosed: if (due) aside = true

    Flow {
        Layout.fillWidth: true
        spacing: Theme.space8
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Discard pile")
        Repeater {
            model: dialog.table.pickable
            PickCard {}
        }
    }
    AppLabel {
        Layout.fillWidth: true
        visible: dialog.chosen >= 0
        text: dialog.words.reason !== "" ? dialog.words.reason : dialog.words.effect
        wrapMode: Text.Wrap
    }

    AppLabel {
        Layout.fillWidth: true
        visible: text !== ""
        text: dialog.table.hintText
        wrapMode: Text.Wrap
    }

    buttons: [
        AppButton {
            text: qsTr("Look at the table")
            glyph: "eye"
            variant: "quiet"
            onClicked: dialog.close()
        },
        AppButton {
            text: qsTr("Build none")
            variant: "quiet"
            onClicked: dialog.table.declinePick()
        },
        AppButton {
            text: qsTr("Build it")
            variant: "primary"
            enabled: dialog.chosen >= 0 && dialog.words.reason === ""
            onClicked: dialog.table.pick(dialog.chosen)
        }
    ]

    component PickCard: ChoiceButton {
        id: choice
        required property int index
        required property string card
        required property string description
        required property string buildState
        readonly property bool possible: buildState !== "blocked"
        width: Theme.px(120)
        height: Theme.px(168)
        text: description
        chosen: dialog.chosen === index
        onClicked: dialog.chosen = index

        Rectangle {
            anchors.fill: parent
            anchors.margins: -Theme.px(3)
            radius: Theme.px(10)
            visible: choice.chosen
            color: Theme.gold
        }
        Picture {
            anchors.fill: parent
            art: Art.card(choice.card)
        }
        PriceMark {
            anchors.horizontalCenter: parent.horizontalCenter
            y: Theme.px(143)
            priceState: choice.possible ? "free" : "blocked"
            size: Theme.px(20)
        }
        FocusRing { shown: choice.visualFocus }
    }
}
