// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// The visible strip of a built card. Highlighted when it is a chain partner of the lifted card.
Item {
    id: head

    required property string card
    required property string description
    required property bool highlighted
    required property string name
    required property string effectText
    /// The name is below the effect, also in a wide head.
    property bool tall: false
    readonly property TooltipText tooltip: TooltipText {
        name: head.name
        sentence: head.effectText
        card: head.card
    }

    Accessible.role: Accessible.ListItem
    Accessible.name: description

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(2)
        visible: head.highlighted
        color: Theme.gold
    }
    Picture {
        anchors.fill: parent
        art: head.height < Theme.px(30) ? Art.lowHead(head.card) // a name would get 14 px
           : head.height >= Theme.px(45) && (head.tall || head.width < 3 * head.height) ? Art.tallHead(head.card) : Art.head(head.card)
    }
    Rectangle { // at the corner, above the end of the name
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: -Theme.px(11)
        visible: head.highlighted
        width: Theme.px(22)
        height: width
        radius: width / 2
        color: Theme.gold
        Glyph {
            anchors.centerIn: parent
            name: "chain"
            color: Theme.darkInk
            size: Theme.px(18)
        }
    }
}
