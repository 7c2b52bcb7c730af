// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// The face of an action button: sign, label, a second line (the refusal), the price.
//   compact   narrow: the label goes below sign and price, in two lines and without the note
Item {
    id: face

    property int action
    property string title
    property string note
    property string priceState
    property int price
    property color ink
    property bool main
    property bool compact
    readonly property bool tight: compact || width < Theme.px(200)
    readonly property bool low: compact && height < Theme.px(52) // room for one line of text

    Glyph {
        id: sign
        x: Theme.px(face.compact ? 10 : face.tight ? 8 : 14)
        y: face.compact ? Theme.px(face.low ? 2 : 4) : (face.height - height) / 2
        name: ActionGlyphs.of(face.action)
        color: face.ink
        size: Theme.px(face.tight ? 18 : 26)
    }
    Column {
        x: face.compact ? Theme.px(3) : sign.x + sign.width + Theme.px(face.tight ? 6 : 10)
        y: face.compact ? sign.y + sign.height + Theme.px(face.low ? -1 : 1) : (face.height - height) / 2
        width: (cost.visible && !face.compact ? cost.x : face.width) - x - Theme.px(face.compact ? 3 : 4)
        AppLabel {
            width: parent.width
            text: face.title
            color: face.ink
            strong: true
            font.pixelSize: face.compact ? Theme.captionSize : Theme.bodySize
            horizontalAlignment: face.compact ? Text.AlignHCenter : Text.AlignLeft
            // A second line holds the refusal or the rest of a long name.
            wrapMode: face.compact || face.note === "" ? Text.Wrap : Text.NoWrap
            maximumLineCount: face.low ? 1 : face.compact || face.note === "" ? 2 : 1
            // Fixed, because other scripts have taller lines: fits three with the note, two below the sign.
            lineHeightMode: Text.FixedHeight
            lineHeight: font.pixelSize * (face.tight ? 1.05 : 1.2)
            Accessible.ignored: true
        }
        AppLabel {
            width: parent.width
            visible: text !== "" && !face.compact
            text: face.note
            muted: true
            font.pixelSize: face.tight ? Theme.px(12) : Theme.captionSize
            wrapMode: Text.Wrap
            maximumLineCount: face.tight ? 3 : 2
            lineHeightMode: Text.FixedHeight
            lineHeight: font.pixelSize * 1.2
            Accessible.ignored: true
        }
    }
    PriceMark {
        id: cost
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(face.compact ? 8 : 12)
        y: face.compact ? Theme.px(3) : (face.height - height) / 2
        visible: face.priceState !== ""
        priceState: face.priceState
        price: face.price
        size: Theme.px(face.compact ? 20 : 26)
        inverse: face.main
    }
}
