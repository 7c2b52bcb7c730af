// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// On the corner of what a hint names, most of it outside: it covers nothing that is spoken of. The hint
// itself says it in words.
Rectangle {
    property real size: Theme.px(26)

    anchors.right: parent.right
    anchors.top: parent.top
    anchors.margins: -size * 0.45
    width: size
    height: size
    z: 1 // over rings
    radius: width / 2
    color: Theme.gold
    Accessible.ignored: true
    Glyph {
        anchors.centerIn: parent
        name: "hint"
        color: Theme.goldInk
        size: parent.size * 0.77
    }
}
