// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Theme

// One thing to do with the lifted card: glyph, words, what it costs now; or why it cannot be done.
T.Button {
    id: button

    required property string action
    required property string title
    required property int price
    required property string reason
    required state // as HandModel.buildState
    required enabled
    property bool main: false

    readonly property color inkColor: !enabled ? Theme.muted : main ? Theme.goldInk : Theme.ink

    focusPolicy: Qt.StrongFocus
    text: title
    Accessible.role: Accessible.Button
    Accessible.name: enabled ? (price > 0 ? title + ", " + qsTr("%n coin(s)", "", price) : title)
                             : title + ": " + reason
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.radius
        color: !button.enabled ? Theme.quietTint : button.main ? Theme.gold : Theme.raised
        border.width: button.enabled && !button.main ? Theme.stroke : 0
        border.color: Theme.outline
        FocusRing { shown: button.visualFocus }
    }
    contentItem: ActionFace {
        action: button.action
        title: button.title
        note: button.enabled ? "" : button.reason
        priceState: button.enabled && button.action !== "discard" ? button.state : ""
        price: button.price
        ink: button.inkColor
        main: button.main
        compact: button.width < Theme.px(150)
    }
}
