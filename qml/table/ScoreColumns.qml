// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Session
import Mirabilia.Theme

// The score sheet in portrait, for few players: a row per category, a column per player.
//   placed   0 = seating order; 1 = winner first; in between = animating
Item {
    id: sheet

    required property TableModel table
    required property int step
    required property real placed
    signal asked(int seat, string name, string board, string category)

    readonly property list<var> categories: table.scores.categories
    readonly property int last: categories.length
    readonly property real titleWidth: width * 0.24
    readonly property real column: (width - titleWidth) / Math.max(1, table.scores.count)
    readonly property real headHeight: Theme.px(76)
    readonly property real lineHeight: Theme.px(54)
    readonly property real pitch: lineHeight + Theme.px(2)
    readonly property real totalHeight: Theme.px(60)

    implicitHeight: headHeight + last * pitch + Theme.px(2) + totalHeight

    Rectangle {
        width: parent.width
        height: sheet.headHeight
        color: Theme.surface
    }
    Repeater {
        model: sheet.categories
        Rectangle {
            id: line
            required property var modelData
            required property int index
            y: sheet.headHeight + Theme.px(2) + index * sheet.pitch
            width: sheet.width
            height: sheet.lineHeight
            color: Theme.surface
            Title {
                text: line.modelData.title
                glyph: line.modelData.glyph
                color: Words.categoryTextColor(line.modelData)
            }
        }
    }
    Rectangle {
        y: sheet.implicitHeight - height
        width: parent.width
        height: sheet.totalHeight
        color: Theme.raised
        Title {
            text: qsTr("Total")
            glyph: "points"
            color: Theme.gold
        }
    }
    Repeater {
        model: sheet.table.scores
        Item {
            id: player
            required property int index
            required property int place
            required property int seat
            required property string name
            required property string color
            required property string board
            required property list<int> points
            required property list<int> sums
            required property list<bool> best
            required property int total
            required property int rank
            required property bool isWinner
            required property string description
            readonly property real way: Placing.way(index, sheet.table.scores.count, sheet.placed)
            x: sheet.titleWidth + (place + (index - place) * way) * sheet.column
            z: -index
            width: sheet.column
            height: sheet.height
            Accessible.role: Accessible.Column
            Accessible.name: sheet.placed === 1 ? description : name

            Rectangle {
                width: parent.width - Theme.space8
                height: Theme.px(5)
                color: Theme.seat(player.color)
            }
            ScorePlayer {
                y: (sheet.headHeight + Theme.px(5) - height) / 2 // below the strip
                width: parent.width
                name: player.name
                board: player.board
                boardLines: 2
                rank: player.rank
                isWinner: player.isWinner
                placed: sheet.placed === 1
            }
            Repeater {
                model: player.points
                ScoreCell {
                    required property int modelData
                    required property int index
                    y: sheet.headHeight + Theme.px(2) + index * sheet.pitch
                    width: player.width - Theme.space8
                    height: sheet.lineHeight
                    value: modelData
                    counted: sheet.step > index
                    best: counted && player.best[index]
                    title: sheet.categories[index].title
                    onClicked: sheet.asked(player.seat, player.name, player.board, sheet.categories[index].id)
                }
            }
            ScoreCell {
                y: sheet.implicitHeight - sheet.totalHeight
                width: player.width - Theme.space8
                height: sheet.totalHeight
                value: player.sums[Math.min(sheet.last, sheet.step)]
                fontSize: Theme.headlineSize
                onClicked: sheet.asked(player.seat, player.name, player.board, "")
            }
        }
    }

    component Title: Item {
        id: title
        property string text
        property string glyph
        property color color
        width: sheet.titleWidth
        height: parent.height
        Accessible.role: Accessible.RowHeader
        Accessible.name: text
        Glyph {
            id: sign
            x: Theme.space16
            anchors.verticalCenter: parent.verticalCenter
            name: title.glyph
            color: title.color
            size: Theme.glyphSize
        }
        AppLabel {
            anchors.left: sign.right
            anchors.leftMargin: Theme.space12
            anchors.right: parent.right
            anchors.verticalCenter: parent.verticalCenter
            text: title.text
            Accessible.ignored: true
        }
    }
}
