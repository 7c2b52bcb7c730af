// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// A drop target: what the card would do there, and its price. It tints what is below; only its text has a
// background.
//   area   its geometry; over = the card is above it
Rectangle {
    id: zone
    required property int action
    required property int index
    required property int copy
    required property string title
    required property string reason
    required property int price
    required state
    required enabled
    required property rect area
    required property bool over

    x: area.x
    y: area.y
    width: area.width
    height: area.height
    radius: Theme.radiusMedium
    readonly property color ground: over ? Theme.gold : enabled ? Theme.raised : Theme.quietTint
    color: Theme.withAlpha(ground, over ? 0.55 : 0.3)
    border.width: Theme.px(2)
    border.color: enabled ? Theme.goldOnTable : Theme.outline

    Rectangle {
        anchors.centerIn: words
        width: words.width
        height: words.height + Theme.space16
        radius: Theme.radius
        color: zone.ground
    }
    Column {
        id: words
        anchors.centerIn: parent
        width: Math.min(parent.width - Theme.space16, Theme.px(260))
        spacing: Theme.space4
        Glyph {
            anchors.horizontalCenter: parent.horizontalCenter
            name: ActionGlyphs.of(zone.action)
            color: zone.over ? Theme.goldInk : zone.enabled ? Theme.ink : Theme.muted
            size: Theme.px(32)
        }
        AppLabel {
            width: parent.width
            horizontalAlignment: Text.AlignHCenter
            text: zone.enabled ? zone.title : zone.reason
            color: zone.over ? Theme.goldInk : zone.enabled ? Theme.ink : Theme.muted
            strong: zone.enabled
            wrapMode: Text.Wrap
            maximumLineCount: 2
        }
        PriceMark {
            anchors.horizontalCenter: parent.horizontalCenter
            visible: zone.enabled && zone.action !== ClassicAction.Discard
            priceState: zone.state
            price: zone.price
            size: Theme.px(28)
            inverse: zone.over
        }
    }
}
