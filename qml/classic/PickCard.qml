// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// A card that can be picked from the discard pile.
ChoiceButton {
    id: choice
    required property int index
    required property string card
    required property string description
    required property string buildState
    required property string buildReason
    required property string effectText
    readonly property bool possible: buildState !== "blocked"
    width: Theme.px(120)
    height: Theme.px(168)
    text: description

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(3)
        radius: Theme.px(10)
        visible: choice.chosen
        color: Theme.gold
    }
    Picture {
        anchors.fill: parent
        art: Art.card(choice.card)
    }
    PriceMark {
        anchors.horizontalCenter: parent.horizontalCenter
        y: Theme.px(143)
        priceState: choice.possible ? "free" : "blocked"
        size: Theme.px(20)
    }
    FocusRing { shown: choice.visualFocus }
}
