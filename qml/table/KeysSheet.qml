// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Theme

// All keys of the table, and the meaning of the marks on the cards.
//   actions   the actions to list, in this order
//   marks     meaning of the price marks: `{mark, text}`
DialogFrame {
    id: sheet

    property var actions: []
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
            // Plain strings: lines may outlive a table and its actions.
            model: sheet.actions.filter(action => action.shown && action.keyText !== "")
                                .map(action => ({ keys: action.keyText, text: action.help }))
            RowLayout {
                id: line
                required property var modelData
                width: keys.width
                spacing: Theme.space24
                AppLabel {
                    Layout.preferredWidth: Theme.px(120)
                    Layout.alignment: Qt.AlignTop
                    text: line.modelData.keys
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
