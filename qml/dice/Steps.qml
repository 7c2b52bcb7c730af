// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Dice
import Mirabilia.Table
import Mirabilia.Theme

// The questions of the round: done (tick), current (gold), to come. If there are more than `most`, the
// oldest are reduced to a number. The last one is cut off at the edge.
Row {
    id: trail

    required property DiceTable table
    property int most: 4
    property real room: Infinity
    property real pillHeight: Theme.px(30)

    readonly property int folded: Math.max(0, table.steps.count - most)

    spacing: Theme.px(8)
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Steps of this round")

    AppLabel {
        anchors.verticalCenter: parent.verticalCenter
        visible: trail.folded > 0
        text: "+" + trail.folded
        muted: true
        font.pixelSize: Theme.captionSize
    }
    Repeater {
        model: trail.table.steps
        Row {
            id: step
            required property int index
            required property int number
            required state
            required property string text
            required property string glyph
            required property string family
            required property int coins
            readonly property bool now: state === "now"
            /// Width without the label.
            readonly property real around: (index > trail.folded ? Theme.px(16) + spacing : 0) + Theme.px(state === "done" ? 25 : 20)
                                         + (glyph !== "" ? Theme.px(23) : 0) + (coins > 0 ? Theme.px(23) : 0)
            visible: index >= trail.folded
            spacing: Theme.px(8)
            Accessible.role: Accessible.ListItem
            Accessible.name: Phrase.of(qsTr("%1, %2", "a step and whether it is done"), text,
                                       state === "done" ? qsTr("done") : now ? qsTr("now") : qsTr("to come"))
            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                visible: step.index > trail.folded
                name: "arrow-right"
                color: Theme.muted
                size: Theme.px(16)
                width: visible ? size : 0
            }
            Item {
                width: words.width + Theme.px(step.state === "done" ? 4 : 20)
                height: trail.pillHeight
                Rectangle {
                    anchors.fill: parent
                    visible: step.state !== "done"
                    radius: height / 2
                    color: step.now ? Theme.goldTint : Theme.surface
                    border.width: step.now ? Theme.px(2) : Theme.stroke
                    border.color: step.now ? Theme.gold : Theme.line
                }
                Row {
                    id: words
                    anchors.centerIn: parent
                    spacing: Theme.px(5)
                    Glyph {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: step.glyph !== ""
                        name: step.glyph
                        color: step.family === "" || step.state === "toCome" ? Theme.muted : Theme.familyText(step.family)
                        size: Theme.px(18)
                    }
                    AppLabel {
                        anchors.verticalCenter: parent.verticalCenter
                        width: Math.min(implicitWidth, Math.max(0, trail.room - step.x - step.around))
                        text: step.text
                        strong: step.now
                        muted: step.state === "toCome"
                        font.pixelSize: Theme.captionSize
                        Accessible.ignored: true
                    }
                    CoinDisc {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: step.coins > 0
                        value: step.coins
                        size: Theme.px(18)
                    }
                    Glyph {
                        anchors.verticalCenter: parent.verticalCenter
                        visible: step.state === "done"
                        name: "tick"
                        color: Theme.good
                        size: Theme.px(16)
                    }
                }
            }
        }
    }
}
