// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// My card arrives from the hand, then all cards turn over together. A tap or Space continues.
Item {
    id: show

    required property ClassicTable table
    required property Hand hand // where my card comes from; null for a spectator's television
    readonly property int count: table.reveal.count
    /// The number of columns that makes the cards largest.
    readonly property int columns: {
        let best = 1
        for (let columns = 2; columns <= count; ++columns) {
            if (heightIn(columns) >= heightIn(best))
                best = columns
        }
        return best
    }
    readonly property int rows: Math.ceil(count / columns)
    readonly property real cellWidth: widthIn(columns)
    readonly property real cellHeight: heightIn(columns)
    property real turning: 0
    property bool shown: false
    /// The reveal is over or was skipped.
    signal done()

    visible: table.revealing
    Accessible.role: Accessible.Grouping
    Accessible.name: qsTr("All cards are turned over")

    function widthIn(columns: int): real {
        return Math.min(Theme.px(168), (width - Theme.space24) / columns)
    }
    function heightIn(columns: int): real {
        return Math.min(widthIn(columns) * 1.4 + Theme.px(50), (height - Theme.px(90)) / Math.max(1, Math.ceil(count / columns)))
    }
    /// Geometry of a card of the reveal.
    function cardPlace(row: int): rect {
        const tall = Math.min(cellHeight - Theme.px(44), cellWidth * 1.4)
        return Qt.rect((width - columns * cellWidth) / 2 + (row % columns + 0.5) * cellWidth - tall / 2.8,
                       (height - rows * cellHeight) / 2 + Math.floor(row / columns) * cellHeight, tall / 1.4, tall)
    }
    onVisibleChanged: {
        turning = 0
        if (visible) {
            turn.restart()
            played.launch()
        } else {
            turn.stop()
            played.skip()
        }
        // Not on entering a table, where nothing was shown.
        if (!visible && shown)
            done()
        shown = visible
    }
    SequentialAnimation {
        id: turn
        PauseAnimation { duration: Theme.motion(played.time) }
        NumberAnimation { target: show; property: "turning"; to: 1; duration: Theme.motion(450); easing.type: Easing.InOutQuad }
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.scrim
    }
    Rectangle {
        anchors.centerIn: parent
        width: Math.min(parent.width, show.columns * show.cellWidth + Theme.px(40))
        height: show.rows * show.cellHeight + Theme.px(36)
        radius: Theme.radiusLarge
        color: Theme.surface
    }
    Grid {
        anchors.centerIn: parent
        columns: show.columns
        Repeater {
            model: show.table.reveal
            RevealCard {
                width: show.cellWidth
                height: show.cellHeight
                turning: show.turning
                expected: played.flying && fresh && seat === show.table.own.seat
            }
        }
    }
    PlayedCard {
        id: played
        anchors.fill: parent
        table: show.table
        hand: show.hand
        to: row => show.cardPlace(row)
    }
    TapArea {
        anchors.fill: parent
        onClicked: show.table.skip()
    }
}
