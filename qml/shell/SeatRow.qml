// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// One seat of a game to be, as a line: who sits there and which board lies before them.
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

    readonly property string who: freeCity ? qsTr("Led by both players in turn")
                                : kind === "me" ? qsTr("You")
                                : kind === "person" ? qsTr("At this screen")
                                : Look.computer(level)
    readonly property string board: wonder === ""
        ? (side === "" ? qsTr("board by lot") : qsTr("board by lot, side %1").arg(side))
        : (side === "" ? qsTr("%1, side by lot").arg(wonderName) : wonderName + " " + side)

    text: freeCity ? qsTr("Free City") : name
    description: who + " · " + board
    glyph: Look.seatGlyph(kind)
    glyphColor: Theme.legible(Theme.seat(color))

    trailing: BoardThumb {
        visible: row.width >= Theme.px(300)
        width: Theme.px(76)
        height: Theme.px(44)
        wonder: row.wonder
        side: row.side
    }
}
