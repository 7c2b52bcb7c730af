// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Table // PosterParts, from C++
import Mirabilia.Theme

// A stage of a wonder growing out of its building site, in jolts with dust; behind a finished wonder the light comes
// up. Drawn over a poster of the same size that shows what stood before.
//   wonder, built, stages   as in WonderPicture, with the new stage
//   before                  the stages that stood before
//   progress                0 to 1, as Jolts has it
Item {
    id: stage

    required property string wonder
    required property int built
    required property int stages
    property int before: built - 1
    required property real progress

    readonly property size room: Qt.size(width, height)
    readonly property rect part: PosterParts.box(wonder, before, built, stages, room)
    /// The wonder without its last part, which may reach far: a beam of light, a flag.
    readonly property rect body: PosterParts.box(wonder, 0, 3, 4, room)
    readonly property real dustLeft: Math.max(part.x, body.x)
    readonly property real dustWidth: Math.min(part.x + part.width, body.x + body.width) - dustLeft
    readonly property bool last: built >= stages
    readonly property real jolt: Jolts.jolt(progress)
    readonly property real light: last ? Jolts.light(progress) : 0

    clip: true

    Item { // grows from its foot; what is below looks the same in both posters
        id: above
        x: stage.jolt < 0.5 && stage.progress > 0 ? Theme.px(1.5) * Math.sin(stage.jolt * 12 * Math.PI) : 0
        y: stage.part.y + (1 - Jolts.share(stage.progress)) * stage.part.height
        width: stage.width
        height: stage.height - y
        clip: true
        Picture {
            y: -above.y
            width: stage.width
            height: stage.height
            art: Art.wonder(stage.wonder, stage.built, stage.stages)
        }
    }
    Picture { // the site is cleared
        anchors.fill: parent
        visible: stage.light > 0
        opacity: Math.min(1, 3 * stage.light)
        art: stage.last ? Art.poster(stage.wonder) : ""
    }
    Item {
        id: sun
        x: stage.body.x + stage.body.width / 2
        y: stage.body.y + stage.body.height * 0.45
        visible: stage.light > 0
        opacity: Math.min(1, 3 * stage.light, 3 * (1 - stage.light))
        rotation: 14 * stage.light
        readonly property real reach: Math.max(stage.width, stage.height)
        Repeater {
            model: 14
            Rectangle {
                required property int index
                y: -height / 2
                width: sun.reach * (0.4 + 0.6 * stage.light)
                height: sun.reach * (index % 2 ? 0.03 : 0.055)
                transformOrigin: Item.Left
                rotation: index * 360 / 14
                antialiasing: true
                color: Theme.sunbeam
            }
        }
        Rectangle {
            anchors.centerIn: parent
            width: stage.height * (0.3 + 0.5 * stage.light)
            height: width
            radius: width / 2
            color: Theme.sunbeam
        }
    }
    Picture {
        anchors.fill: parent
        visible: stage.light > 0
        art: stage.last ? Art.wonderAlone(stage.wonder) : ""
    }
    Repeater {
        model: Math.round(Math.max(8, Math.min(24, stage.dustWidth / Theme.px(12))))
        Rectangle {
            required property int index
            readonly property real spread: (index * 0.618 + Math.floor(stage.progress / Jolts.built * Jolts.count) * 0.29) % 1
            readonly property real size: Math.max(Theme.px(4), stage.height * (0.04 + 0.03 * (index % 3)))
            width: size * (0.4 + stage.jolt)
            height: width
            radius: width / 2
            x: stage.dustLeft + stage.dustWidth * (spread + (spread - 0.5) * 0.3 * stage.jolt) - width / 2
            y: stage.part.y + stage.part.height - width / 2 - stage.jolt * size * (0.5 + index % 4)
            visible: stage.progress > 0 && stage.progress < Jolts.built
            opacity: 0.9 * (1 - stage.jolt)
            color: index % 2 ? Theme.dust : Theme.dustInShade
        }
    }
}
