// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Dice
import Mirabilia.Table
import Mirabilia.Theme

// Crossed-off cells per building, the neighbour's and mine, as compared by the purple die. A tick: the
// purple die can use that face with this neighbour.
//   columns   1 adds a heading; my own counts are shown wherever there is room
Item {
    id: counts

    required property DiceCity city
    property int columns: 1

    readonly property bool headed: columns === 1
    readonly property bool full: columns === 1 || width / columns >= Theme.px(140)
    readonly property int rows: Math.ceil(city.counts.count / columns)
    readonly property real headHeight: headed ? Theme.px(24) : 0
    readonly property real rowHeight: Math.min(Theme.px(56), (height - headHeight) / Math.max(1, rows))

    AppLabel {
        x: Theme.px(20) + Theme.figureGap
        width: parent.width * 0.5
        visible: counts.headed
        text: counts.city.name
        muted: true
        font.pixelSize: Theme.captionSize
    }
    AppLabel {
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(4)
        visible: counts.headed
        text: qsTr("you", "above my own numbers")
        muted: true
        font.pixelSize: Theme.captionSize
    }
    Repeater {
        model: counts.city.counts
        Item {
            id: line
            required property int index
            required property string glyph
            required property string family
            required property int theirs
            required property int mine
            required property bool allows
            required property string text
            readonly property TooltipText tooltip: TooltipText {
                name: line.text
                sentence: line.allows ? qsTr("Enough against this neighbour to use the purple die for it.")
                                      : qsTr("Not enough against this neighbour to use the purple die for it.")
            }
            x: index % counts.columns * width
            y: counts.headHeight + Math.floor(index / counts.columns) * counts.rowHeight
            width: counts.width / counts.columns
            height: counts.rowHeight
            Accessible.role: Accessible.StaticText
            Accessible.name: text
            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                name: line.glyph
                color: Theme.familyText(line.family)
                size: Theme.px(20)
            }
            AppLabel {
                x: Theme.px(20) + Theme.figureGap
                anchors.verticalCenter: parent.verticalCenter
                text: line.theirs
                muted: line.theirs === 0
                strong: line.theirs > line.mine
                font.pixelSize: Theme.bodySize
                Accessible.ignored: true
            }
            Glyph {
                x: parent.width * 0.5
                anchors.verticalCenter: parent.verticalCenter
                visible: counts.full
                name: line.theirs > line.mine ? "greater" : line.theirs < line.mine ? "less" : "equal"
                color: Theme.muted
                size: Theme.px(14)
            }
            AppLabel {
                anchors.right: verdict.left
                anchors.rightMargin: Theme.px(5)
                anchors.verticalCenter: parent.verticalCenter
                visible: counts.full
                text: line.mine
                strong: true
                font.pixelSize: Theme.bodySize
                Accessible.ignored: true
            }
            Glyph {
                id: verdict
                anchors.right: parent.right
                anchors.rightMargin: counts.headed ? 0 : Theme.px(12)
                anchors.verticalCenter: parent.verticalCenter
                name: line.allows ? "tick" : "cross"
                color: line.allows ? Theme.good : Theme.bad
                size: Theme.px(16)
            }
        }
    }
}
