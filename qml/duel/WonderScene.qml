// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// A wonder being built, large over the darkened table: it leaves its row, rises from its building site, and returns.
//   rising   its course
//   from     function(seat, wonder): its place in its city
//   place    where it is shown
Item {
    id: scene

    required property Rising rising
    required property var from
    required property rect place

    readonly property real progress: rising.flying ? rising.progress : 1
    /// 0: in its row, 1: large.
    readonly property real near: Math.max(0, Math.min(1, 8 * progress, 10 * (1 - progress)))
    readonly property real eased: near * near * (3 - 2 * near)

    Rectangle {
        anchors.fill: parent
        visible: scene.eased > 0
        color: Theme.scrim
        opacity: scene.eased
    }
    Conditional {
        when: scene.rising.flying
        Item {
            id: wonder
            readonly property string name: scene.rising.parts[0].part + "-a"
            // Not bound: the row it comes from changes while it rises.
            property rect row
            readonly property real share: width > 0 ? row.width / width + (1 - row.width / width) * scene.eased : 0
            width: Math.min(scene.place.width - Theme.space16, Theme.px(720), (scene.place.height - Theme.space16) * 16 / 9)
            height: width * 9 / 16
            x: row.x + row.width / 2 + (scene.place.x + scene.place.width / 2 - row.x - row.width / 2) * scene.eased - width / 2
            y: row.y + row.height / 2 + (scene.place.y + scene.place.height / 2 - row.y - row.height / 2) * scene.eased - height / 2
            scale: share
            Component.onCompleted: {
                const placeOf = scene.from
                row = placeOf(scene.rising.parts[0].seat, scene.rising.parts[0].part)
            }

            Rectangle {
                anchors.fill: parent
                anchors.margins: -Theme.px(4)
                color: Theme.surface
            }
            Picture {
                anchors.fill: parent
                art: Art.wonder(wonder.name, 0, 1)
            }
            RisingStage {
                anchors.fill: parent
                wonder: wonder.name
                built: 1
                stages: 1
                progress: Math.max(0, Math.min(1, (scene.progress - 0.1) / 0.78))
            }
        }
    }
}
