// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// A board to choose: its poster and name, or the die with "Random" in one line.
//   wonder, side    as in BoardThumb
//   text            its name
//   chosen          it is the one
//   signal clicked()
ChoiceButton {
    id: tile

    property string wonder
    property string side
    readonly property bool lot: wonder === ""

    implicitHeight: lot ? Theme.target : thumb.y + thumb.height + caption.height
    focus: chosen
    activeFocusOnTab: chosen || activeFocus

    background: Rectangle {
        radius: Theme.radiusSmall
        color: tile.chosen ? Theme.gold : tile.hovered ? Theme.quietTint : Theme.raised
        border.width: tile.chosen ? 0 : Theme.stroke
        border.color: Theme.outline
        FocusRing {
            shown: tile.visualFocus
            cornerRadius: Theme.radiusSmall
        }
    }
    BoardThumb {
        id: thumb
        x: Theme.px(3)
        y: Theme.px(3)
        width: tile.width - 2 * x
        height: Math.round(width * 9 / 16)
        visible: !tile.lot
        wonder: tile.wonder
        side: tile.side
    }
    AppLabel {
        id: caption
        x: tile.lot ? Theme.px(40) : Theme.space4
        y: tile.lot ? 0 : thumb.y + thumb.height
        width: tile.width - 2 * x
        height: tile.lot ? tile.height : Theme.px(58)
        text: tile.text
        strong: tile.chosen
        color: tile.chosen ? Theme.goldInk : Theme.ink
        font.pixelSize: tile.lot ? Theme.bodySize : Theme.captionSize
        wrapMode: Text.Wrap
        maximumLineCount: 3
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    Glyph {
        x: Theme.space12
        anchors.verticalCenter: parent.verticalCenter
        visible: tile.lot
        name: "die"
        color: caption.color
    }
    Rectangle {
        anchors.right: parent.right
        anchors.rightMargin: tile.lot ? Theme.space8 : 0
        y: tile.lot ? (tile.height - height) / 2 : 0
        width: Theme.px(24)
        height: width
        radius: Theme.radiusSmall
        visible: tile.chosen
        color: Theme.gold
        Glyph {
            anchors.centerIn: parent
            name: "tick"
            color: Theme.goldInk
            size: Theme.px(20)
        }
    }
}
