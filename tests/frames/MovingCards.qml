// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Table

// Pictures of cards that fly over the table without end, each on its own way.
//   cards     their ids
//   moving    starts and stops all of them
Item {
    id: scene

    required property list<string> cards
    property bool moving: false

    anchors.fill: parent

    Repeater {
        model: scene.cards
        Picture {
            id: card

            required property string modelData
            required property int index
            readonly property real far: index * 37 % 100 / 100

            width: 100
            height: 140
            y: (scene.height - height) * far
            art: Art.card(modelData)

            SequentialAnimation on x {
                running: scene.moving
                loops: Animation.Infinite
                NumberAnimation {
                    from: 0
                    to: scene.width - card.width
                    duration: 700 + 400 * card.far
                    easing.type: Easing.InOutQuad
                }
                NumberAnimation {
                    to: 0
                    duration: 700 + 400 * card.far
                    easing.type: Easing.InOutQuad
                }
            }
        }
    }
}
