// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Theme

// All keys of the table, and what the marks on the cards mean.
//   own          the keys that only this game has: `{key, text}`
//   escapeText   what Esc does
//   overNetwork  there are people at other screens; nobody gives hints there or takes a move back
//   replayed     instead the keys of a replay
//   marks        what the marks of prices mean: `{mark, text}`
DialogFrame {
    id: sheet

    property var own: []
    property string escapeText: qsTr("Put the card back, close")
    property bool overNetwork: false
    property bool replayed: false
    /// What only one of them has.
    readonly property var here: overNetwork ? [
        { key: qsTr("T"), text: qsTr("People at the table") },
        { key: qsTr("A"), text: qsTr("Answer what the table is asked") }
    ] : [
        { key: qsTr("H"), text: qsTr("Hint") },
        { key: qsTr("Z"), text: qsTr("Undo") }
    ]
    readonly property var looking: [
        { key: qsTr("Left, Right"), text: qsTr("One step back, one step forward") },
        { key: qsTr("Home, End"), text: qsTr("To the beginning, to the end") },
        { key: qsTr("Space"), text: qsTr("Play, pause") },
        { key: qsTr("Esc"), text: qsTr("Leave the replay, close") },
        { key: qsTr("L"), text: qsTr("Log") },
        { key: qsTr("R"), text: qsTr("Last turn in words") },
        { key: qsTr("E"), text: qsTr("Explain the item in focus") },
        { key: qsTr("F2"), text: qsTr("Rules") },
        { key: qsTr("F1 or ?"), text: qsTr("This page") }
    ]
    property var marks: [
        { mark: "free", text: qsTr("I can build it: it is free, or my own goods suffice") },
        { mark: "chain", text: qsTr("Free, because a building of mine leads to it") },
        { mark: "pay", text: qsTr("I can build it for this many coins") },
        { mark: "blocked", text: qsTr("I cannot build it; touch the card to see why") }
    ]

    title: qsTr("Keys and marks")
    preferredWidth: 640

    Column {
        id: keys
        Layout.fillWidth: true
        spacing: Theme.space4
        Repeater {
            model: sheet.replayed ? sheet.looking : sheet.own.concat([
                { key: qsTr("Esc"), text: sheet.escapeText },
                { key: qsTr("C"), text: qsTr("Change my choice while others think") },
                { key: qsTr("L"), text: qsTr("Log") },
                { key: qsTr("R"), text: qsTr("Last turn in words") },
                ...sheet.here,
                { key: qsTr("Space"), text: qsTr("Skip what is being shown") },
                { key: qsTr("E"), text: qsTr("Explain the item in focus") },
                { key: qsTr("F2"), text: qsTr("Rules") },
                { key: qsTr("F1 or ?"), text: qsTr("This page") }
            ])
            RowLayout {
                id: line
                required property var modelData
                width: keys.width
                spacing: Theme.space24
                AppLabel {
                    Layout.preferredWidth: Theme.px(120)
                    Layout.alignment: Qt.AlignTop
                    text: line.modelData.key
                    strong: true
                    wrapMode: Text.Wrap
                }
                AppLabel {
                    Layout.fillWidth: true
                    text: line.modelData.text
                    wrapMode: Text.Wrap
                }
            }
        }
    }
    Column {
        id: meanings
        Layout.fillWidth: true
        spacing: Theme.space4
        Repeater {
            model: sheet.marks
            RowLayout {
                id: meaning
                required property var modelData
                width: meanings.width
                spacing: Theme.space12
                PriceMark {
                    priceState: meaning.modelData.mark
                    price: 2
                    size: Theme.glyphSize
                }
                AppLabel {
                    Layout.fillWidth: true
                    text: meaning.modelData.text
                    wrapMode: Text.Wrap
                }
            }
        }
    }

    buttons: [
        AppButton {
            text: qsTr("Close")
            variant: "primary"
            onClicked: sheet.close()
        }
    ]
}
