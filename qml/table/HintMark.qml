// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// Marks an item named by a hint, at its corner and mostly outside, so that it covers no content. The
// hint itself is told in words.
Rectangle {
    property real size: Theme.px(26)

    anchors.right: parent.right
    anchors.top: parent.top
    anchors.margins: -size * 0.45
    width: size
    height: size
    z: 1 // above focus rings
    radius: width / 2
    color: Theme.hint
    Accessible.ignored: true
    Glyph {
        anchors.centerIn: parent
        name: "hint"
        color: Theme.hintInk
        size: parent.size * 0.77
    }
}
