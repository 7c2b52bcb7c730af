// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// A board in small: its poster, or a die where the lot decides. Decoration.
//   wonder    id, or "" = by lot
//   side      "A", "B" or "" = by lot (shows side A)
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
