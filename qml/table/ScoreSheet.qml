// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Session
import Mirabilia.Theme

// The score sheet: a heading with the categories, and a row per player.
//   placed   0 = seating order; 1 = winner first; in between = animating
//   room     available height: above leastHeight the rows grow
Item {
    id: sheet

    required property TableModel table
    required property bool narrow
    required property int step
    required property real placed
    property real room: 0
    signal asked(int seat, string name, string board, string category)

    readonly property list<var> categories: table.scores.categories
    readonly property real nameWidth: Math.min(Theme.px(300), width * 0.26)
    readonly property real totalWidth: Theme.px(84)
    readonly property real cellWidth: (width - nameWidth - totalWidth - Theme.space16) / Math.max(1, categories.length)
    readonly property bool headed: cellWidth >= Theme.px(72) // category names beside the signs
    readonly property real headHeight: narrow ? 0 : Theme.px(headed ? 52 : 46)
    readonly property real leastRow: Theme.px(narrow ? 56 : nameWidth < Theme.px(250) ? 64 : 54) // two-line boards
    readonly property real leastHeight: headHeight + table.scores.count * (leastRow + Theme.px(2))
    readonly property real rowHeight: leastRow + (narrow ? 0 : Math.max(0, Math.min(Theme.px(30), (room - leastHeight) / Math.max(1, table.scores.count))))

    implicitHeight: headHeight + table.scores.count * (rowHeight + Theme.px(2))

    Rectangle {
        width: parent.width
        height: sheet.headHeight
        visible: !sheet.narrow
        color: Theme.surface
    }
    Row {
        x: sheet.nameWidth
        visible: !sheet.narrow
        Repeater {
            model: sheet.categories
            Head {
                required property var modelData
                width: sheet.cellWidth
                title: modelData.title
                glyph: modelData.glyph
                color: Words.categoryTextColor(modelData)
            }
        }
        Head {
            width: sheet.totalWidth
            title: qsTr("Total")
            glyph: "points"
            color: Theme.gold
        }
    }
    Item {
        y: sheet.headHeight + Theme.px(2)
        width: parent.width
        Repeater {
            model: sheet.table.scores
            ScoreRow {
                required property int index
                required property int place
                readonly property real way: Placing.way(index, sheet.table.scores.count, sheet.placed)
                y: (place + (index - place) * way) * (sheet.rowHeight + Theme.px(2))
                z: -index
                width: sheet.width
                height: sheet.rowHeight
                narrow: sheet.narrow
                nameWidth: sheet.nameWidth
                cellWidth: sheet.cellWidth
                totalWidth: sheet.totalWidth
                step: sheet.step
                placed: sheet.placed === 1
                categories: sheet.categories
                onAsked: (seat, name, board, category) => sheet.asked(seat, name, board, category)
            }
        }
    }

    component Head: Column {
        id: head
        required property string title
        required property string glyph
        required property color color
        topPadding: words.visible ? Theme.space4 : Theme.space12
        Accessible.role: Accessible.ColumnHeader
        Accessible.name: title
        Glyph {
            anchors.horizontalCenter: parent.horizontalCenter
            name: head.glyph
            color: head.color
            size: Theme.glyphSize
        }
        AppLabel {
            id: words
            width: parent.width
            visible: sheet.headed
            horizontalAlignment: Text.AlignHCenter
            text: head.title
            muted: true
            font.pixelSize: Theme.captionSize
            Accessible.ignored: true
        }
    }
}
