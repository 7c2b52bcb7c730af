// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.ScorePad.Parts
import Mirabilia.Theme

// Who came in where: the first three on their steps, the winner in the middle, the others below.
//   pad
Column {
    id: podium

    required property ScorePadModel pad
    /// Everybody who has a place, the best first.
    property var placed: []
    readonly property var steps: {
        const [first, second, third] = placed
        return [second, first, third].filter(one => one !== undefined)
    }
    /// A phone on its side: the steps are seen whole.
    readonly property bool low: Window.height < Theme.px(420)
    readonly property list<real> blockHeights: low ? [80, 64, 54] : [120, 92, 72]
    readonly property real stepWidth: Math.min(Theme.px(150), width / 3)

    /// As the sheet is now.
    function look() {
        const all = []
        for (let i = 0; i < pad.playerCount; ++i)
            all.push(pad.players.get(i))
        placed = all.filter(one => one.rank > 0).sort((one, other) => one.rank - other.rank || one.column - other.column)
    }

    spacing: Theme.space12
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Places")

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.space4
        Repeater {
            model: podium.steps
            Item {
                id: step
                required property var modelData
                width: podium.stepWidth
                height: Theme.px(podium.low ? 134 : 180)
                Accessible.role: Accessible.ListItem
                Accessible.name: modelData.description

                Column {
                    anchors.bottom: block.top
                    anchors.bottomMargin: Theme.space4
                    width: parent.width
                    Glyph {
                        anchors.horizontalCenter: parent.horizontalCenter
                        visible: step.modelData.isWinner
                        name: "crown"
                        color: Theme.gold
                        size: Theme.px(26)
                    }
                    AppLabel {
                        width: parent.width
                        text: step.modelData.shownName
                        strong: true
                        horizontalAlignment: Text.AlignHCenter
                        Accessible.ignored: true
                    }
                }
                Rectangle {
                    id: block
                    anchors.bottom: parent.bottom
                    width: parent.width
                    height: Theme.px(podium.blockHeights[Math.min(3, step.modelData.rank) - 1])
                    radius: Theme.radiusSmall
                    color: Theme.raised
                    border.width: Theme.stroke
                    border.color: Theme.line
                    Rectangle {
                        width: parent.width
                        height: Theme.px(8)
                        radius: parent.radius
                        color: Theme.seat(step.modelData.color)
                    }
                    Column {
                        anchors.centerIn: parent
                        anchors.verticalCenterOffset: Theme.space4
                        AppLabel {
                            anchors.horizontalCenter: parent.horizontalCenter
                            text: step.modelData.hasTotal ? Rows.plain(step.modelData.total) : ""
                            visible: text !== ""
                            strong: true
                            font.pixelSize: step.modelData.isWinner ? Theme.headlineSize : Theme.titleSize
                            Accessible.ignored: true
                        }
                        AppLabel {
                            anchors.horizontalCenter: parent.horizontalCenter
                            text: step.modelData.rankText
                            muted: true
                            font.pixelSize: Theme.captionSize
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
    Repeater {
        model: podium.placed.slice(3)
        Item {
            id: other
            required property var modelData
            width: podium.width
            height: Theme.px(28)
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.description
            AppLabel {
                id: name
                x: Theme.px(44)
                width: parent.width - x - points.width - Theme.space8
                text: other.modelData.shownName
                Accessible.ignored: true
            }
            AppLabel {
                anchors.baseline: name.baseline
                text: other.modelData.rankText
                muted: true
                Accessible.ignored: true
            }
            AppLabel {
                id: points
                anchors.right: parent.right
                anchors.baseline: name.baseline
                text: other.modelData.hasTotal ? Rows.plain(other.modelData.total) : ""
                strong: true
                Accessible.ignored: true
            }
        }
    }
}
