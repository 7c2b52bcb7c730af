// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// A small round counter on the corner of another item.
//   text    one to three characters
//   tone    "gold" (default), "bad", "good", "quiet"
Rectangle {
    id: badge

    property string text
    property string tone: "gold"

    implicitWidth: Math.max(implicitHeight, label.implicitWidth + Theme.space8)
    implicitHeight: Theme.px(20)
    radius: height / 2
    color: tone === "bad" ? Theme.bad : tone === "good" ? Theme.good
           : tone === "quiet" ? Theme.muted : Theme.gold

    Accessible.role: Accessible.StaticText
    Accessible.name: text

    AppLabel {
        id: label
        anchors.centerIn: parent
        text: badge.text
        color: badge.tone === "gold" ? Theme.goldInk : Theme.badInk
        strong: true
        font.pixelSize: Theme.captionSize
        Accessible.ignored: true
    }
}
