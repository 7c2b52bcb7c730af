// SPDX-License-Identifier: GPL-3.0-or-later
import Mirabilia.Table

KeysSheet {
    own: [
        { key: qsTr("Arrows"), text: qsTr("Move between the open cards") },
        { key: qsTr("Enter"), text: qsTr("Choose the card; then do what is marked") },
        { key: qsTr("<, >"), text: qsTr("Switch what to do with it") },
        { key: qsTr("B, D"), text: qsTr("Build, discard") },
        { key: qsTr("W, then 1 to 4"), text: qsTr("Build that wonder over the card") },
        { key: qsTr("I"), text: qsTr("Read the card and both prices") },
        { key: qsTr("O"), text: qsTr("Look at the opponent's city") },
        { key: qsTr("P"), text: qsTr("Discard pile") }
    ]
}
