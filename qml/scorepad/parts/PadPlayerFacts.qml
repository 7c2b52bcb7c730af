// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Models.Scorepad

// The player of one column, as it is now.
QtObject {
    id: facts

    required property ScorePadModel pad
    required property int column
    property string name
    property string shownName
    property string color
    property string wonder
    property string side
    property string victory

    function read() {
        const player = pad.players.get(column)
        if (!player)
            return
        name = player.name
        shownName = player.shownName
        color = player.color
        wonder = player.wonder
        side = player.side
        victory = player.victory
    }
    onColumnChanged: read()
    Component.onCompleted: read()

    property Connections followed: Connections {
        target: facts.pad
        function onChanged() { facts.read() }
        function onSheetChanged() { facts.read() }
    }
}
