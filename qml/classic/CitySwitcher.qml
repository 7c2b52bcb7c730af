// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// Selects the city shown on a phone: left neighbour, mine, right neighbour, the others. In landscape
// it also shows everybody's last turn.
Item {
    id: tabs

    required property ClassicTable table
    readonly property int farSeats: table.others.length
    required property bool upright
    property string current: "own"
    signal lastTurnOpened()

    readonly property list<string> pages: table.others.length > 0
        ? ["left", "own", "right", "others"] : ["left", "own", "right"]

    // The neighbours get the remaining width: their goods and coins must stay visible.
    readonly property real smallTab: Theme.px(48)
    readonly property real neighbourTab: (width - lastTurn.width - (pages.length - 2) * smallTab) / 2 - 2 * spacing

    readonly property real spacing: Theme.px(2)
    /// When stacked, mine and the others share a line, to keep all touch targets large enough.
    readonly property real lineHeight: upright ? Math.min(Theme.px(64), (height - 2 * spacing) / 3) : height

    function widthOf(page: string): real {
        const neighbour = page === "left" || page === "right"
        if (!upright)
            return neighbour ? neighbourTab : smallTab
        return neighbour || pages.length < 4 ? width : (width - spacing) / 2
    }
    function placeOf(page: string): point {
        if (upright) {
            const line = page === "left" ? 0 : page === "right" ? 2 : 1
            return Qt.point(page === "others" ? width - widthOf(page) : 0, line * (lineHeight + spacing))
        }
        let x = 0
        for (let before = 0; pages[before] !== page; ++before)
            x += widthOf(pages[before]) + spacing
        return Qt.point(x, 0)
    }
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("City to look at")

    function cityOf(page: string): ClassicCity {
        return page === "left" ? table.left : page === "right" ? table.right : table.own
    }

    function initialsOf(seat: int): string {
        for (let row = 0; row < table.seats.count; ++row) {
            if (table.seats.get(row).seat === seat)
                return table.seats.get(row).initials
        }
        return ""
    }
    /// The strips of the neighbours.
    function parts(): list<Item> {
        return Array.from({ length: places.count }, (_, index) => places.itemAt(index)).map(tab => tab.strip)
    }

    /// Where the chosen card of a city lies: on its tab, side by side with others there.
    function cardSpot(seat: int): rect {
        const far = Array.from(table.others).findIndex(city => city.seat === seat)
        const page = far >= 0 ? "others" : seat === table.left.seat ? "left" : seat === table.right.seat ? "right" : "own"
        const aside = upright && far < 0 && page !== "own" // in place of the arrow: there is no line for the name
        const tall = Theme.px(far < 0 && !aside ? 17 : 20)
        const across = Math.min(tall / 1.4 + Theme.px(1), (widthOf(page) - tall / 1.4 - Theme.px(4)) / Math.max(1, farSeats - 1))
        const tab = placeOf(page)
        const row = Math.max(0, far)
        if (aside)
            return Qt.rect(tab.x + Theme.px(10), tab.y + lineHeight / 2 - tall, tall / 1.4, tall)
        return Qt.rect(tab.x + widthOf(page) - tall / 1.4 - Theme.px(2) - row * across, tab.y + Theme.px(5), tall / 1.4, tall)
    }
    Repeater {
        id: places
        model: tabs.pages
        Item {
            id: tab
            required property string modelData
            readonly property alias strip: strip
            readonly property bool chosen: tabs.current === modelData
            readonly property bool others: modelData === "others"
            readonly property ClassicCity city: tabs.cityOf(modelData)
            readonly property bool neighbour: modelData === "left" || modelData === "right"
            /// Its chosen card lies here.
            readonly property bool hasCard: neighbour && city.state === "chosen"
            readonly property point place: tabs.placeOf(modelData)
            x: place.x
            y: place.y
            width: tabs.widthOf(modelData)
            height: tabs.lineHeight
            readonly property TooltipText tooltip: TooltipText {
                name: tab.Accessible.name
                sentence: tab.others ? qsTr("The cities that are not your neighbours.")
                        : tab.city.board
            }
            activeFocusOnTab: true
            Accessible.role: Accessible.PageTab
            Accessible.name: others ? qsTr("The others") : city.name
            Accessible.selectable: true
            Accessible.selected: chosen
            Accessible.onPressAction: tabs.current = modelData
            Keys.onReturnPressed: tabs.current = modelData
            Keys.onEnterPressed: tabs.current = modelData
            Keys.onSpacePressed: tabs.current = modelData

            Rectangle {
                anchors.fill: parent
                color: tab.chosen ? Theme.surface : Theme.quietTint
            }
            Rectangle {
                width: tabs.upright ? Theme.px(4) : parent.width
                height: tabs.upright ? parent.height : Theme.px(4)
                color: tab.others ? Theme.muted : Theme.seat(tab.city.color)
            }
            NumberGlyph { // no room for the name; the top bar has the same disc
                x: Theme.space8
                y: (parent.height + Theme.px(18)) / 2 - height / 2
                visible: tabs.upright && tab.neighbour
                number: tabs.initialsOf(tab.city.seat)
                color: Theme.seat(tab.city.color)
                ink: Theme.seatInk(tab.city.color)
                size: Theme.px(18)
            }
            Row {
                x: tab.neighbour ? Theme.space8 : (parent.width - width) / 2
                y: tab.neighbour && !tabs.upright ? Theme.px(5)
                 : (parent.height - height - (tab.neighbour ? Theme.px(20) : 0)) / 2
                spacing: Theme.px(3)
                Glyph {
                    anchors.verticalCenter: parent.verticalCenter
                    opacity: tabs.upright && tab.hasCard ? 0 : 1
                    name: tab.modelData === "left" ? "arrow-left" : tab.modelData === "right" ? "arrow-right"
                        : tab.others ? "people" : "home"
                    color: tab.chosen ? Theme.ink : Theme.muted
                    size: Theme.px(18)
                }
                AppLabel {
                    height: Theme.px(18) // fixed: fallback fonts have taller lines
                    verticalAlignment: Text.AlignVCenter
                    visible: !tabs.upright && tab.neighbour
                    width: Math.min(implicitWidth, tab.width - Theme.px(tab.hasCard ? 46 : 28))
                    text: tab.city.name
                    muted: !tab.chosen
                    font.pixelSize: Theme.captionSize
                    Accessible.ignored: true
                }
                AppLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: tab.others
                    text: tabs.farSeats
                    muted: !tab.chosen
                    font.pixelSize: Theme.captionSize
                    Accessible.ignored: true
                }
            }
            SeatStrip {
                id: strip
                x: tabs.upright ? Theme.px(32) : Theme.space8
                y: tabs.upright ? (parent.height - height) / 2 : Theme.px(23)
                width: parent.width - x - Theme.space4
                goodsHeight: tabs.upright ? Math.min(Theme.px(35), tabs.lineHeight - Theme.px(26)) : Theme.px(18)
                visible: tab.neighbour
                city: tab.city
            }
            TapHandler { onTapped: tabs.current = tab.modelData }
            FocusRing { shown: tab.activeFocus; inset: true }
        }
    }
    IconButton {
        id: lastTurn
        anchors.right: parent.right
        visible: !tabs.upright
        width: Theme.px(44)
        height: tabs.height
        glyph: "history"
        text: qsTr("Last turn (R)")
        onClicked: tabs.lastTurnOpened()
    }
}
