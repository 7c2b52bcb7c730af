// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Dice
import Mirabilia.Table
import Mirabilia.Theme

// Another player's whole city, as of the start of the round; the key or button for the next one goes on
// to the next seat.
DialogFrame {
    id: sheet

    required property DiceTable table
    property int seat: -1
    /// True to include my own city.
    property bool all: false
    readonly property DiceCity city: seat >= 0 ? table.cityAt(seat) : null
    readonly property bool slim: availableWidth < Theme.px(640)
    readonly property string layout: slim ? "phone" : availableWidth < Theme.px(780) ? "tablet" : "wide"

    title: city ? Phrase.of(qsTr("%1, %2", "a player and a city"), city.name, city.cityName) : ""
    explanation: city && city.lastText !== "" ? qsTr("Last round: %1").arg(city.lastText) : ""
    preferredWidth: 920

    function show(shown: DiceCity) {
        seat = shown.seat
        open()
    }
    function next() {
        const from = seat < 0 ? table.own.seat : seat
        for (let step = 1; step <= table.seatCount; ++step) {
            const to = (from + step) % table.seatCount
            if (all || to !== table.own.seat) {
                seat = to
                return
            }
        }
    }

    Item {
        id: place
        Layout.fillWidth: true
        implicitHeight: sheet.city ? parts.height : 0
        Column {
            id: parts
            width: parent.width
            spacing: Theme.space8
            Repeater {
                model: sheet.city ? [sheet.city] : []
                Column {
                    id: whole
                    required property DiceCity modelData
                    width: parts.width
                    spacing: Theme.space8
                    Item {
                        width: parent.width
                        height: means.height
                        Means {
                            id: means
                            width: parent.width - glasses.width - Theme.space16
                            city: whole.modelData
                        }
                        Hourglasses {
                            id: glasses
                            anchors.right: parent.right
                            anchors.verticalCenter: parent.verticalCenter
                            city: whole.modelData
                        }
                    }
                    CityBoard {
                        id: board
                        width: parent.width
                        height: Theme.px(sheet.slim ? 380 : sheet.layout === "tablet" ? 600 : 480)
                        city: whole.modelData
                        places: BoardGeometry {
                            layout: sheet.layout
                            area: Qt.rect(0, 0, board.width, board.height)
                        }
                        onCellPressed: space => tooltips.tell(space)
                        onBuildingPressed: house => tooltips.tell(house)
                        GoldReserve {
                            x: board.places.coins.x
                            y: board.places.coins.y
                            width: board.width - x
                            height: board.places.coins.height
                            visible: !sheet.slim
                            city: whole.modelData
                            rowLength: sheet.table.rowLength
                        }
                    }
                }
            }
        }
    }
    SheetTooltips {
        id: tooltips
        sheet: sheet
        table: sheet.table
    }
    buttons: [
        AppButton {
            text: qsTr("Next city (O)")
            visible: sheet.table.seatCount > (sheet.all ? 1 : 2)
            onClicked: sheet.next()
        },
        AppButton {
            text: qsTr("Close")
            variant: "primary"
            onClicked: sheet.close()
        }
    ]
}
