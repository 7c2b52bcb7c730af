// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Theme

// A player's row on the score sheet: rank, name and wonder, the categories, the total. Narrow
// sheets omit the categories (the total explains them all).
Item {
    id: row

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
    required property bool isOwn
    required property string description

    property bool narrow: false
    property real nameWidth
    property real cellWidth
    property real totalWidth
    required property list<var> categories
    property int step: categories.length
    property bool placed: true
    signal asked(int seat, string name, string board, string category)

    readonly property int last: categories.length
    readonly property int counted: sums[Math.min(last, step)]

    Accessible.role: Accessible.Row
    Accessible.name: placed ? description : name

    Rectangle {
        anchors.fill: parent
        color: row.isOwn ? Theme.raised : Theme.surface
    }
    Rectangle {
        width: Theme.px(5)
        height: parent.height
        color: Theme.seat(row.color)
    }
    ScorePlayer {
        y: (sum.height - height) / 2
        width: row.narrow ? row.width - row.totalWidth : row.nameWidth
        name: row.name
        board: row.board
        boardLines: row.narrow ? 1 : 2
        rank: row.rank
        isWinner: row.isWinner
        placed: row.placed
    }
    Row {
        x: row.nameWidth
        height: parent.height
        visible: !row.narrow
        Repeater {
            model: row.points
            ScoreCell {
                required property int modelData
                required property int index
                width: row.cellWidth
                height: row.height
                value: modelData
                counted: row.step > index
                best: counted && row.best[index]
                title: row.categories[index].title
                onClicked: row.asked(row.seat, row.name, row.board, row.categories[index].id)
            }
        }
    }
    ScoreCell {
        id: sum
        x: row.narrow ? row.width - row.totalWidth : row.nameWidth + row.last * row.cellWidth
        width: row.totalWidth
        height: parent.height
        value: row.counted
        fontSize: Theme.headlineSize
        onClicked: row.asked(row.seat, row.name, row.board, "")
    }
}
