// SPDX-License-Identifier: GPL-3.0-or-later
import Mirabilia.Table

KeysSheet {
    own: [
        { key: qsTr("Left, Right"), text: qsTr("Move along the hand") },
        { key: qsTr("Enter"), text: qsTr("Lift the card; then play what is marked") },
        { key: qsTr("Up, Down"), text: qsTr("Choose how to pay") },
        { key: qsTr("B, W, D, F"), text: qsTr("Build, wonder stage, discard, free build") },
        { key: qsTr("S"), text: qsTr("Look at the next stage of my wonder") },
        { key: qsTr("1 to 7"), text: qsTr("Look at a seat's city") }
    ]
}
