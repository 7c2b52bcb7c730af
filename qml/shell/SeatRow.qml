// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// A row for a seat of the new game: its player and board.
ListRow {
    id: row

    required property int index
    required property string kind
    required property string level
    required property string name
    required property string color
    required property string wonder
    required property string wonderName
    required property string side
    required property bool freeCity
    required property bool begins

    readonly property string who: freeCity ? qsTr("Led by both players in turn")
                                : kind === "me" ? qsTr("You")
                                : kind === "person" ? qsTr("At this screen")
                                : kind === "elsewhere" ? qsTr("Joins over the network")
                                : Look.computer(level)
    readonly property string board: {
        const byLot = wonder === ""
        if (!App.newGame.hasSides)
            return byLot ? qsTr("random board") : wonderName
        if (side === "")
            return byLot ? qsTr("random board") : qsTr("%1, random side").arg(wonderName)
        return byLot ? qsTr("random board, side %1").arg(side) : Phrase.of(qsTr("%1 %2", "a wonder, its side"), wonderName, side)
    }

    text: freeCity ? qsTr("Free City") : kind === "elsewhere" ? qsTr("Free for anyone") : name
    description: who + (App.newGame.hasBoards ? " · " + board : "") + (begins ? " · " + qsTr("begins") : "")
    glyph: Look.seatGlyph(kind)
    glyphColor: Theme.legible(Theme.seat(color))

    trailing: BoardThumb {
        visible: App.newGame.hasBoards && row.width >= Theme.px(300)
        width: Theme.px(76)
        height: Theme.px(44)
        wonder: row.wonder
        side: row.side
    }
}
