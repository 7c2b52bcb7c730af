// SPDX-License-Identifier: GPL-3.0-or-later
import Mirabilia.Table

KeysSheet {
    own: [
        { key: qsTr("Arrows"), text: qsTr("Walk over the dice and the spaces") },
        { key: qsTr("Enter"), text: qsTr("Choose; then do what is chosen") },
        { key: qsTr("1 to 7"), text: qsTr("Choose a die, from the left") },
        { key: qsTr("W, P, S"), text: qsTr("Wonder, pass, stop here") },
        { key: qsTr("O"), text: qsTr("Look at another city") }
    ]
    escapeText: qsTr("Lay down what is chosen, close")
    marks: [
        { mark: "free", text: qsTr("It costs me no coins") },
        { mark: "pay", text: qsTr("It costs me so many coins in all: die and missing resources") },
        { mark: "blocked", text: qsTr("I cannot have it; touch it to see why") }
    ]
}
