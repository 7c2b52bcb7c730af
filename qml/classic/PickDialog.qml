// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Theme

// Halicarnassus: one building from the discard pile, free of charge. The rule in one sentence, the
// cards, and a button to take none. Opens by itself, can be put aside to look at the table, and returns
// when `aside` is reset.
DialogFrame {
    id: dialog

    required property ClassicTable table
    /// True while the table is in front.
    required property bool inFront
    property bool aside: false
    readonly property string moment: table.moment
    readonly property bool due: inFront && moment === "pick" && !aside
    property PickCard chosen: null

    title: table.momentTitle
    explanation: table.momentText
    preferredWidth: 900
    onMomentChanged: aside = false
    // Deferred: coming to the front also gives the table the focus, which the dialog must take afterwards.
    onDueChanged: due ? opening.restart() : close()
    readonly property Timer opening: Timer {
        interval: 0
        onTriggered: if (dialog.due) dialog.open()
    }
    onAboutToShow: chosen = null
    // Only once closed: setting it earlier would end `due` and close the dialog a second time.
    onClosed: if (due) aside = true

    Flow {
        Layout.fillWidth: true
        spacing: Theme.space8
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Discard pile")
        Repeater {
            // Reset before the card is destroyed, when its users would briefly see null.
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
