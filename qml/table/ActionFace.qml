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

    Glyph {
        id: sign
        x: Theme.px(face.compact ? 6 : 14)
        anchors.verticalCenter: parent.verticalCenter
        name: Words.actionGlyph(face.action)
        color: face.ink
        size: Theme.px(face.compact ? 20 : 26)
    }
    Column {
        anchors.left: sign.right
        anchors.leftMargin: Theme.px(face.compact ? 4 : 10)
        anchors.right: cost.visible ? cost.left : parent.right
        anchors.rightMargin: Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        AppLabel {
            width: parent.width
            text: face.title
            color: face.ink
            strong: true
            font.pixelSize: face.compact ? Theme.captionSize : Theme.bodySize
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
        anchors.rightMargin: Theme.px(face.compact ? 4 : 12)
        anchors.verticalCenter: parent.verticalCenter
        visible: face.priceState !== ""
        priceState: face.priceState
        price: face.price
        size: Theme.px(face.compact ? 20 : 26)
        inverse: face.main
    }
}
