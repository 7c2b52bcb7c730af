// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Table
import Mirabilia.Theme

// What a first game is about, shown on its board: all but the place in question lies in shade, and the ways to win
// are lit one by one. A press anywhere tells the next.
Item {
    id: show

    required property FirstGameModel first
    required property TablePage played
    readonly property var now: first.ways[first.way] ?? null
    readonly property rect lit: {
        const place = now && played ? played.placeOfWay(now.id) : Qt.rect(0, 0, 0, 0)
        return place.width > 0 ? place : Qt.rect(0, 0, width, height)
    }

    component Shade: Rectangle {
        color: Theme.scrim
    }
    Shade { width: show.width; height: show.lit.y }
    Shade { y: show.lit.y + show.lit.height; width: show.width; height: show.height - y }
    Shade { y: show.lit.y; width: show.lit.x; height: show.lit.height }
    Shade { x: show.lit.x + show.lit.width; y: show.lit.y; width: show.width - x; height: show.lit.height }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onClicked: show.first.tell(show.first.way + 1)
    }
    Row {
        id: row
        readonly property int count: show.first.ways.length - 1
        readonly property real side: Math.min(Theme.px(72), (show.width - Theme.space32) / Math.max(1, count) - spacing)
        anchors.horizontalCenter: parent.horizontalCenter
        // Beneath what is lit, or above it where that is lower.
        y: show.lit.height < show.height && show.lit.y + show.lit.height / 2 > show.height / 2
           ? Math.max(Theme.space8, show.lit.y / 2 - height / 2)
           : Math.min(show.height - height - Theme.space8, (show.lit.height < show.height ? show.lit.y + show.lit.height : show.height * 0.7) + Theme.space24)
        spacing: Theme.space8
        Repeater {
            model: Array.from(show.first.ways).slice(1)
            Rectangle {
                id: disc
                required property var modelData
                required property int index
                readonly property bool told: index < show.first.way
                readonly property bool current: index + 1 === show.first.way
                width: row.side
                height: width
                radius: width / 2
                color: told ? Theme.surface : Theme.raised
                opacity: told ? 1 : 0.35
                scale: current ? 1.15 : 1
                Behavior on scale { NumberAnimation { duration: Theme.move; easing.type: Easing.OutBack } }
                Behavior on opacity { NumberAnimation { duration: Theme.move } }
                Glyph {
                    anchors.centerIn: parent
                    name: disc.modelData.glyph
                    color: disc.told ? Theme.goldText : Theme.muted
                    size: parent.width * 0.55
                }
                Rectangle {
                    anchors.fill: parent
                    visible: disc.current
                    radius: width / 2
                    color: "transparent"
                    border.width: Theme.px(3)
                    border.color: Theme.gold
                }
            }
        }
    }
}
