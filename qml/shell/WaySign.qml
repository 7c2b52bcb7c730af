// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// The sign of a way to win: pops in, one after the other; golden once it has been told of, ringed while it is.
//   number   the signs before it
//   named    its title stands below
Item {
    id: sign

    required property string glyph
    required property string title
    property int number: 0
    property bool named: false
    property bool told: false
    property bool current: false
    readonly property real side: Math.min(width - Theme.space8, Theme.px(64))

    height: Theme.space8 + side + (named ? name.height + Theme.space4 : 0)
    scale: 0
    SequentialAnimation {
        running: true
        // The table comes into sight first.
        PauseAnimation { duration: Theme.motion(700) + Theme.motion(90) * sign.number }
        NumberAnimation {
            target: sign
            property: "scale"
            to: 1
            duration: Theme.move
            easing.type: Easing.OutBack
        }
    }
    Rectangle {
        id: disc
        x: (parent.width - width) / 2
        y: Theme.space4
        width: sign.side
        height: width
        radius: width / 2
        color: sign.told ? Theme.goldTint : Theme.raised
        border.width: sign.current ? Theme.px(3) : Theme.stroke
        border.color: sign.current ? Theme.gold : Theme.outline
        scale: sign.current ? 1.1 : 1
        Behavior on scale { NumberAnimation { duration: Theme.move; easing.type: Easing.OutBack } }
        Glyph {
            anchors.centerIn: parent
            name: sign.glyph
            color: sign.told ? Theme.goldText : Theme.ink
            size: parent.width * 0.55
        }
    }
    AppLabel {
        id: name
        anchors.horizontalCenter: parent.horizontalCenter
        y: disc.y + disc.height + Theme.space4
        width: parent.width - Theme.space4
        visible: sign.named
        horizontalAlignment: Text.AlignHCenter
        text: sign.title
        elide: Text.ElideRight
        font.pixelSize: Theme.captionSize
        strong: sign.current
    }
}
