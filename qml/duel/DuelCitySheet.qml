// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Table
import Mirabilia.Theme

// A whole city, for layouts whose table shows only its summary.
//   show(city)
DialogFrame {
    id: sheet

    required property DuelTable table
    property DuelCity city: null
    /// A card or wonder of the city is to be shown in full.
    signal asked(string card)
    /// A building was chosen as the answer to a question.
    signal pressed(string card)

    title: city ? qsTr("The city of %1").arg(city.name) : ""
    preferredWidth: 420

    function show(which: DuelCity) {
        city = which
        open()
    }

    Item {
        id: place
        Layout.fillWidth: true
        Layout.preferredHeight: Theme.px(660)
        Conditional {
            when: sheet.city !== null
            DuelCityPanel {
                width: place.width
                height: place.height
                city: sheet.city
                onPressed: card => sheet.pressed(card)
                onAsked: wonder => sheet.asked(wonder)
            }
        }
    }
    SheetTooltips {
        sheet: sheet
        table: sheet.table
        onCardAsked: card => sheet.asked(card)
    }
    buttons: [
        AppButton {
            text: qsTr("Back to the table")
            variant: "primary"
            onClicked: sheet.close()
        }
    ]
}
