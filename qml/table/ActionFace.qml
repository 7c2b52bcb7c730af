// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// What stands on an action button: sign, words, a second line (why not), the price.
Item {
    id: face

    property string action
    property string title
    property string note
    property string priceState
    property int price
    property color ink
    property bool main
    property bool compact

    /// Four buttons on a phone: the words lie beneath the signs, in two lines.
    readonly property bool tight: compact && width < Theme.px(100)

    Glyph {
        id: sign
        x: Theme.px(face.tight ? 10 : face.compact ? 6 : 14)
        y: face.tight ? Theme.px(4) : (face.height - height) / 2
        name: Words.actionGlyph(face.action)
        color: face.ink
        size: Theme.px(face.tight ? 18 : face.compact ? 20 : 26)
    }
    Column {
        x: face.tight ? Theme.px(3) : sign.x + sign.width + Theme.px(face.compact ? 4 : 10)
        y: face.tight ? sign.y + sign.height + Theme.px(1) : (face.height - height) / 2
        width: (cost.visible && !face.tight ? cost.x : face.width) - x - Theme.px(face.tight ? 3 : 4)
        AppLabel {
            width: parent.width
            text: face.title
            color: face.ink
            strong: true
            font.pixelSize: face.compact ? Theme.captionSize : Theme.bodySize
            horizontalAlignment: face.tight ? Text.AlignHCenter : Text.AlignLeft
            wrapMode: face.tight ? Text.Wrap : Text.NoWrap
            maximumLineCount: face.tight ? 2 : 1
            lineHeight: face.tight ? 0.85 : 1
            Accessible.ignored: true
        }
        AppLabel {
            width: parent.width
            visible: text !== "" && !face.compact
            text: face.note
            muted: true
            font.pixelSize: Theme.captionSize
            wrapMode: Text.Wrap
            maximumLineCount: 2
            lineHeight: 0.95
            Accessible.ignored: true
        }
    }
    PriceMark {
        id: cost
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(face.tight ? 8 : face.compact ? 4 : 12)
        y: face.tight ? Theme.px(3) : (face.height - height) / 2
        visible: face.priceState !== ""
        priceState: face.priceState
        price: face.price
        size: Theme.px(face.compact ? 20 : 26)
        inverse: face.main
    }
}
