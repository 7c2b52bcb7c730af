// SPDX-License-Identifier: GPL-3.0-or-later
import Mirabilia.Table

KeysSheet {
    own: [
        { key: qsTr("Arrows"), text: qsTr("Move over the dice and the spaces") },
        { key: qsTr("Enter"), text: qsTr("Choose; then confirm") },
        { key: qsTr("1 to 7"), text: qsTr("Choose a die, from the left") },
        { key: qsTr("W, P, S"), text: qsTr("Wonder, pass, stop here") },
        { key: qsTr("O"), text: qsTr("Look at another city") }
    ]
    escapeText: qsTr("Drop the choice, close")
    marks: [
        { mark: "free", text: qsTr("It costs me no coins") },
        { mark: "pay", text: qsTr("It costs me this many coins: die and missing resources") },
        { mark: "blocked", text: qsTr("I cannot use it; touch it to see why") }
    ]
}
