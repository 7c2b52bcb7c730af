// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// A wonder being built, large over the darkened table: it leaves its place, rises from its building site, and returns.
//   rising                          its course
//   wonder, before, built, stages   as in RisingStage
//   from                            function(): its place in its city
//   place                           where it is shown
Item {
    id: scene

    required property Rising rising
    required property var from
    required property rect place
    required property string wonder
    property int before: built - 1
    required property int built
    required property int stages

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
            // Not bound: the place it comes from changes while it rises.
            property rect row
            readonly property real share: width > 0 ? row.width / width + (1 - row.width / width) * scene.eased : 0
            width: Math.min(scene.place.width - Theme.space16, Theme.px(720), (scene.place.height - Theme.space16) * 16 / 9)
            height: width * 9 / 16
            x: row.x + row.width / 2 + (scene.place.x + scene.place.width / 2 - row.x - row.width / 2) * scene.eased - width / 2
            y: row.y + row.height / 2 + (scene.place.y + scene.place.height / 2 - row.y - row.height / 2) * scene.eased - height / 2
            scale: share
            Component.onCompleted: {
                const placeOf = scene.from
                row = placeOf()
            }

            Rectangle {
                anchors.fill: parent
                anchors.margins: -Theme.px(4)
                color: Theme.surface
            }
            Picture {
                anchors.fill: parent
                art: Art.wonder(scene.wonder, scene.before, scene.stages)
            }
            RisingStage {
                anchors.fill: parent
                wonder: scene.wonder
                before: scene.before
                built: scene.built
                stages: scene.stages
                progress: Math.max(0, Math.min(1, (scene.progress - 0.1) / 0.78))
            }
        }
    }
}
