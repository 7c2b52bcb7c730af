// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// The place of a player so far; the first has a crown.
Row {
    id: rank

    required property string rankText
    required property bool isWinner

    visible: rankText !== ""
    spacing: Theme.px(3)

    Glyph {
        anchors.verticalCenter: parent.verticalCenter
        visible: rank.isWinner
        name: "crown"
        color: Theme.gold
        size: Theme.px(18)
    }
    AppLabel {
        anchors.verticalCenter: parent.verticalCenter
        text: rank.rankText
        muted: !rank.isWinner
        strong: rank.isWinner
        font.pixelSize: Theme.captionSize
        Accessible.ignored: true
    }
}
