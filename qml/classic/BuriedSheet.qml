// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// The cards under the wonders that were used to build stages.
DialogFrame {
    id: sheet

    required property ClassicTable table

    title: qsTr("Buried under the wonders")
    explanation: qsTr("The cards that became stages; until now only their owners knew them.")
    preferredWidth: 760

    Column {
        id: cities
        Layout.fillWidth: true
        spacing: Theme.space16
        Repeater {
            model: sheet.table.cities
            ColumnLayout {
                id: city
                required property ClassicCity modelData
                readonly property list<var> cards: sheet.table.buriedOf(modelData.seat)
                width: cities.width
                spacing: Theme.space4
                AppLabel {
                    Layout.fillWidth: true
                    text: Phrase.of(qsTr("%1, %2"), city.modelData.name, city.modelData.wonderName)
                    title: true
                    strong: true
                    font.pixelSize: Theme.leadSize
                }
                Flow {
                    Layout.fillWidth: true
                    spacing: Theme.space8
                    Repeater {
                        model: city.cards
                        Item {
                            id: place
                            required property var modelData
                            width: Theme.px(110)
                            height: Theme.px(154)
                            Accessible.role: Accessible.ListItem
                            Accessible.name: modelData.name
                            Picture {
                                anchors.fill: parent
                                art: Art.card(place.modelData.card)
                            }
                        }
                    }
                }
                AppLabel {
                    visible: city.cards.length === 0
                    text: qsTr("No stage was built.")
                    muted: true
                }
            }
        }
    }
    buttons: [
        AppButton {
            text: qsTr("Close")
            variant: "primary"
            onClicked: sheet.close()
        }
    ]
}
