// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Dice
import Mirabilia.Models.Shell

// The numbers on the boards of Dice, for their owner to enter.
Page {
    title: qsTr("Boards of 7 Wonders Dice")

    BoardsEditor {
        anchors.fill: parent
        focus: true
        ownDataTaken: App.settings.ownData
        mayStartAgain: !App.table && !App.lan.room.active
    }
}
