// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// The cloth that a table is covered with, in the light of the day.
//   daytime   0 dawn, 1 noon, 2 dusk; the light changes slowly
Rectangle {
    id: ground

    property real daytime: 1

    Behavior on daytime {
        NumberAnimation { duration: Theme.motion(1400); easing.type: Easing.InOutSine }
    }
    gradient: Gradient {
        GradientStop { position: 0; color: Theme.groundTop(ground.daytime) }
        GradientStop { position: 1; color: Theme.groundBottom(ground.daytime) }
    }
    Image {
        anchors.fill: parent
        fillMode: Image.Tile
        horizontalAlignment: Image.AlignLeft
        verticalAlignment: Image.AlignTop
        source: "image://cloth/linen"
        sourceSize.width: 128
        sourceSize.height: 128
    }
}
