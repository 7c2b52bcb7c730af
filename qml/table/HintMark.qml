// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// In the corner of what a hint names. The hint itself says it in words.
Rectangle {
    anchors.right: parent.right
    anchors.top: parent.top
    anchors.margins: -Theme.px(4)
    width: Theme.px(26)
    height: width
    radius: width / 2
    color: Theme.gold
    Accessible.ignored: true
    Glyph {
        anchors.centerIn: parent
        name: "hint"
        color: Theme.goldInk
        size: Theme.px(20)
    }
}
