// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Theme

// The keys of the score pad, written out.
DialogFrame {
    id: sheet

    title: qsTr("Keys of the score pad")
    preferredWidth: 560

    readonly property var keys: [
        { key: "0 \u2026 9", text: qsTr("Type; the first digit replaces the value") },
        { key: "3 + 5, 10 \u2212 2", text: qsTr("A sum, worked out as you type") },
        { key: "\u2212 4, 4 \u2212", text: qsTr("Negative, where points can be lost") },
        { key: "14 /", text: qsTr("Enter coins, not points") },
        { key: "2 / 1 1", text: qsTr("Enter symbols, not points; one more / for wild ones") },
        { key: "\u2190 \u2191 \u2192 \u2193", text: qsTr("To the next cell") },
        { key: "Enter", text: qsTr("Goes on: down, to the next player, behind the last cell to Finish. Nothing goes on by itself") },
        { key: "Shift+Enter", text: qsTr("In reverse") },
        { key: "Tab, Shift+Tab", text: qsTr("To the next player of the row, and back") },
        { key: "Backspace, Del", text: qsTr("Erase a digit, or the cell") },
        { key: "H, F1, =", text: qsTr("Work the value out") },
        { key: "Ctrl+Z, Ctrl+Y", text: qsTr("Undo, redo") },
        { key: "Ctrl+Enter", text: qsTr("Finish; before a sheet, the same table again") },
        { key: "Esc", text: qsTr("Back") }
    ]

    Column {
        id: lines
        Layout.fillWidth: true
        spacing: Theme.space16
        Repeater {
            model: sheet.keys
            GridLayout {
                id: line
                required property var modelData
                width: lines.width
                columns: width >= Theme.px(400) ? 2 : 1
                rowSpacing: 0
                columnSpacing: Theme.space16
                AppLabel {
                    Layout.preferredWidth: Theme.px(170)
                    text: line.modelData.key
                    strong: true
                }
                AppLabel {
                    Layout.fillWidth: true
                    text: line.modelData.text
                    wrapMode: Text.Wrap
                }
            }
        }
    }
    buttons: [
        AppButton {
            text: qsTr("Close")
            variant: "primary"
            focus: true
            onClicked: sheet.close()
        }
    ]
}
