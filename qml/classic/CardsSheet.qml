// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// A sheet of open cards (the discard pile), shown whole.
DialogFrame {
    id: sheet

    required property ClassicCardsModel cards
    required property string emptyText

    preferredWidth: 860

    Flow {
        Layout.fillWidth: true
        spacing: Theme.space8
        Repeater {
            model: sheet.cards
            Item {
                id: place
                required property string card
                required property string description
                width: Theme.px(120)
                height: Theme.px(168)
                Accessible.role: Accessible.ListItem
                Accessible.name: description
                Picture {
                    anchors.fill: parent
                    art: Art.card(place.card)
                }
            }
        }
    }
    AppLabel {
        Layout.fillWidth: true
        visible: sheet.cards.count === 0
        text: sheet.emptyText
        muted: true
        wrapMode: Text.Wrap
    }

    buttons: [
        AppButton {
            text: qsTr("Back to the table")
            variant: "primary"
            onClicked: sheet.close()
        }
    ]
}
