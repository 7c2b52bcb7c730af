// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Scorepad

// Rows that a sheet may have besides those of its box, each shown or not.
//   pad
//   expansionsOnly    without those of coins and of totals on paper
Column {
    id: list

    required property ScorePadModel pad
    property bool expansionsOnly: false
    readonly property var optionalRows: pad.optionalRows
    readonly property var offered: optionalRows.filter(row => row.expansion || !expansionsOnly)

    function takeKeyboard() {
        const first = switches.itemAt(0) as Item
        if (first)
            first.forceActiveFocus(Qt.OtherFocusReason)
    }
    // By their number: none is made anew, and none loses the keyboard, when one is switched.
    Repeater {
        id: switches
        model: list.offered.length
        ToggleSwitch {
            required property int index
            readonly property var row: list.offered[index] ?? {}
            width: list.width
            text: row.name ?? ""
            description: row.fixed ? qsTr("Somebody has points in it") : ""
            enabled: !row.fixed
            checked: row.shown ?? false
            onToggled: list.pad.showRow(row.rowId, checked)
        }
    }
}
