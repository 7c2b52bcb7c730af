// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// An action for the lifted card: glyph, label and current price, or why it is refused.
//   actionKind   a ClassicAction
//   priceState   as ClassicHandRow.buildState
//   main         the action played by Enter
//   hinted       true if the hint recommends it
//   compact      as ActionFace.compact
T.Button {
    id: button

    property int actionKind
    property int price: 0
    property string reason
    property string priceState
    property bool main: false
    property bool hinted: false
    property bool compact: false

    readonly property color inkColor: !enabled ? Theme.muted : main ? Theme.goldInk : Theme.ink

    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: !enabled ? Phrase.of(qsTr("%1: %2", "an action and why it is not possible"), text, reason)
                     : price > 0 ? Phrase.of(qsTr("%1, %2", "an action and its price"), text, qsTr("%n coin(s)", "", price))
                     : text
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        radius: Theme.radius
        color: !button.enabled ? Theme.quietTint : button.main ? Theme.gold : Theme.raised
        border.width: button.enabled && !button.main ? Theme.stroke : 0
        border.color: Theme.outline
        Pulse { shown: button.hinted }
        FocusRing { shown: button.visualFocus }
    }
    contentItem: ActionFace {
        action: button.actionKind
        title: button.text
        note: button.enabled ? "" : button.reason
        priceState: !button.enabled ? (button.compact ? "blocked" : "") : button.actionKind === ClassicAction.Discard ? "" : button.priceState
        price: button.price
        ink: button.inkColor
        main: button.main
        compact: button.compact
    }
}
