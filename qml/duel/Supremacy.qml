// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Theme

// An early victory: the track grows over the table and the pawn marches into the capital, or six symbols form a
// wheel and light up one by one. Then one sentence tells who has won.
//   origin   the track on the table
Rectangle {
    id: scene

    required property DuelTable table
    property rect origin
    readonly property bool shown: table.endShown
    readonly property bool military: table.victory === "military"
    /// The picture, with the sentence below it.
    readonly property real pictureWidth: military ? Math.min(width - 2 * Theme.space12, Theme.px(1500))
                                                  : Math.min(width - 2 * Theme.space24, height - lineHeight - 2 * Theme.space16, Theme.px(520))
    readonly property real pictureHeight: military ? Math.min(height * 0.34, pictureWidth / 4) : pictureWidth
    readonly property real pictureTop: (height - pictureHeight - lineHeight) / 2
    readonly property real lineHeight: Theme.px(width < Theme.px(700) ? 110 : 130)
    /// 0 = as on the table, 1 = over all of it.
    property real grown: 0

    visible: shown
    color: Theme.withAlpha(Theme.darkInk, 0.86 * grown)
    Accessible.role: Accessible.Grouping
    Accessible.name: table.status
    onShownChanged: if (shown) growth.restart()

    function between(from: real, to: real): real {
        return from + (to - from) * grown
    }

    NumberAnimation {
        id: growth
        target: scene
        property: "grown"
        from: 0
        to: 1
        duration: Theme.motion(600)
        easing.type: Easing.InOutCubic
    }
    Conditional {
        when: scene.shown && scene.military
        Rectangle { // laid out once, as large as it gets: signs drawn anew on the way would flicker
            x: scene.between(scene.origin.x + (scene.origin.width - width) / 2, (scene.width - width) / 2)
            y: scene.between(scene.origin.y + (scene.origin.height - height) / 2, scene.pictureTop)
            width: scene.pictureWidth
            height: scene.pictureHeight
            scale: scene.between(scene.origin.width / Math.max(1, width), 1)
            opacity: Math.min(1, 4 * scene.grown)
            radius: Theme.radiusMedium
            color: Theme.surface
            WarTrack {
                anchors.fill: parent
                table: scene.table
                moving: growth.running
            }
        }
    }
    Conditional {
        when: scene.shown && !scene.military
        SymbolWheel {
            x: (scene.width - width) / 2
            y: scene.pictureTop
            width: scene.pictureWidth
            height: scene.pictureHeight
            scale: 0.6 + 0.4 * scene.grown
            opacity: scene.grown
            city: scene.table.winner
            lit: symbols.length - scene.table.symbolsDark
        }
    }
    AppLabel {
        x: Theme.space16
        y: scene.pictureTop + scene.pictureHeight + Theme.space16
        width: parent.width - 2 * x
        opacity: scene.table.endTold ? 1 : 0
        text: scene.table.endText
        color: Theme.lightInk
        title: true
        strong: true
        font.pixelSize: scene.width < Theme.px(700) ? Theme.headlineSize : Theme.displaySize
        horizontalAlignment: Text.AlignHCenter
        wrapMode: Text.Wrap
        Behavior on opacity { NumberAnimation { duration: Theme.move } }
    }
}
