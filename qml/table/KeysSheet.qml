// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Theme

// All keys of the table, and what the marks on the cards mean.
DialogFrame {
    id: sheet

    title: qsTr("Keys and marks")
    preferredWidth: 640

    GridLayout {
        Layout.fillWidth: true
        columns: 2
        columnSpacing: Theme.space24
        rowSpacing: Theme.space4
        Repeater {
            model: [
                qsTr("Left, Right"), qsTr("Walk along the hand"),
                qsTr("Enter"), qsTr("Lift the card; then play what is marked"),
                qsTr("Up, Down"), qsTr("Choose how to pay"),
                qsTr("B, W, D, F"), qsTr("Build, wonder stage, discard, free build"),
                qsTr("Esc"), qsTr("Put the card back, close"),
                qsTr("C"), qsTr("Change my choice while others think"),
                qsTr("1 to 7"), qsTr("Look at a seat's city"),
                qsTr("L"), qsTr("Log"),
                qsTr("R"), qsTr("Last turn in words"),
                qsTr("H"), qsTr("Hint"),
                qsTr("Z"), qsTr("Undo"),
                qsTr("Space"), qsTr("Skip what is being shown"),
                qsTr("F1 or ?"), qsTr("This page")
            ]
            AppLabel {
                required property string modelData
                required property int index
                Layout.fillWidth: index % 2 === 1
                text: modelData
                strong: index % 2 === 0
                wrapMode: index % 2 === 1 ? Text.Wrap : Text.NoWrap
            }
        }
    }
    ColumnLayout {
        Layout.fillWidth: true
        spacing: Theme.space4
        Repeater {
            model: [
                { mark: "free", text: qsTr("I can build it: it is free, or my own goods suffice") },
                { mark: "chain", text: qsTr("Free, because a building of mine leads to it") },
                { mark: "pay", text: qsTr("I can build it for so many coins") },
                { mark: "blocked", text: qsTr("I cannot build it; touch the card to see why") }
            ]
            RowLayout {
                id: meaning
                required property var modelData
                spacing: Theme.space12
                PriceMark {
                    priceState: meaning.modelData.mark
                    price: 2
                    size: Theme.px(24)
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
