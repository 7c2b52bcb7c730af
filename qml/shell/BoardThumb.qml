// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// A small board: its poster, or a die for a random one. Decorative.
//   wonder    id, or "" = random
//   side      "A", "B" or "" = random (shows side A)
Rectangle {
    id: thumb

    property string wonder
    property string side

    implicitWidth: width
    implicitHeight: height
    radius: Theme.radiusSmall
    color: Theme.quietTint

    Glyph {
        anchors.centerIn: parent
        visible: thumb.wonder === ""
        name: "die"
        color: Theme.muted
    }
    Picture {
        anchors.fill: parent
        visible: thumb.wonder !== ""
        source: thumb.wonder === "" ? "" : Look.poster(thumb.wonder, thumb.side)
    }
}
