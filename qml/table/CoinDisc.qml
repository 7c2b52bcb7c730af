// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// A price: the number of coins on a gold disc. The disc is a picture, so that a table full of
// prices is drawn in one go with everything else that is a picture.
//   value, size (already scaled, default px(20))
//   ground, ink   gold and what is read on it, unless the disc lies on gold
Item {
    id: disc

    property int value: 0
    property real size: Theme.px(20)
    property color ground: Theme.gold
    property color ink: Theme.goldInk

    implicitWidth: size
    implicitHeight: size

    Glyph {
        name: "disc"
        color: disc.ground
        size: disc.size
    }
    AppLabel {
        anchors.centerIn: parent
        text: disc.value
        color: disc.ink
        strong: true
        font.pixelSize: disc.size >= Theme.px(24) ? Theme.bodySize : Theme.captionSize
        elide: Text.ElideNone
        Accessible.ignored: true
    }
}
