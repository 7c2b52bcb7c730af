// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Classic
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
    property PickCard chosen: null

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
    onAboutToShow: chosen = null
    // Not while it is closing: what is due no longer is closed, and so once more.
    onClosed: if (due) aside = true

    Flow {
        Layout.fillWidth: true
        spacing: Theme.space8
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Discard pile")
        Repeater {
            // Not when it is gone: what shows it would look at nothing for a moment.
            onItemRemoved: (index, item) => {
                if (dialog.chosen === item)
                    dialog.chosen = null
            }
            model: dialog.table.pickable
            PickCard {
                id: pickCard
                chosen: dialog.chosen === pickCard
                onClicked: dialog.chosen = pickCard
            }
        }
    }
    AppLabel {
        Layout.fillWidth: true
        visible: text !== ""
        text: !dialog.chosen ? "" : dialog.chosen.possible ? dialog.chosen.effectText : dialog.chosen.buildReason
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
            enabled: dialog.chosen !== null && dialog.chosen.possible
            onClicked: dialog.table.pick(dialog.chosen.index)
        }
    ]
}
