// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Table
import Mirabilia.Theme

// One of the two cities in full: name and coins, goods and prices, symbols, tokens, wonders, buildings.
// High panels list the wonders; wide ones (on tablets) show two per row and the tokens beside the
// buildings.
//   pressed(card)   one of its buildings was pressed
FocusScope {
    id: panel

    required property DuelCity city
    property Rising rising: null
    property alias nameSize: title.nameSize
    readonly property alias purse: title.purse
    readonly property alias tokens: tokens
    readonly property bool broad: width > height * 0.6
    readonly property real inset: Theme.space12
    readonly property real inner: width - 2 * inset
    signal pressed(string card)
    /// A wonder of the city is to be shown in full.
    signal asked(string wonder)

    /// The picture of a wonder of the city.
    function wonder(wanted: string): Item {
        return Array.from(wonders.children).find(row => row.wonder === wanted).poster
    }

    activeFocusOnTab: true // its parts are explained from here
    Accessible.role: Accessible.Grouping
    Accessible.name: city.summary

    // ---- Heights: the wonders take the rest -----------------------------------------------------

    readonly property real titleHeight: Theme.px(broad ? 48 : 50)
    readonly property real buildingRow: Math.max(Theme.px(25), Math.min(Theme.px(42), height / 26))
    readonly property real buildingsHeight: 6 * buildingRow + 5 * Theme.px(1)
    readonly property real lineGap: Theme.px(broad ? 6 : 9)
    readonly property real tokensHeight: broad ? 0 : Theme.px(36) + lineGap
    readonly property real wonderRows: broad ? 2 : 4
    readonly property real wonderHeight: Math.min(Theme.px(broad ? 62 : 124),
        (height - titleHeight - goods.implicitHeight - symbols.implicitHeight - tokensHeight - buildingsHeight
         - 5 * lineGap - inset) / wonderRows - Theme.px(6))

    CityTitle {
        id: title
        x: panel.inset
        width: panel.inner
        height: panel.titleHeight
        city: panel.city
    }
    Hairline { id: first; y: title.height }
    CityGoods {
        id: goods
        x: panel.inset
        y: first.y + panel.lineGap
        width: panel.inner
        height: implicitHeight
        city: panel.city
    }
    Hairline { id: second; y: goods.y + goods.height + panel.lineGap }
    CitySymbols {
        id: symbols
        x: panel.inset
        y: second.y + panel.lineGap / 2
        width: panel.inner
        height: implicitHeight
        city: panel.city
    }
    CityTokens {
        id: tokens
        x: panel.broad ? panel.width - panel.inset - width : panel.inset
        y: panel.broad ? buildings.y : symbols.y + symbols.height + Theme.px(4)
        columns: panel.broad ? 1 : 6
        city: panel.city
        side: Theme.px(panel.broad ? 32 : 34)
        named: !panel.broad
        emptyText: panel.broad ? "" : qsTr("No progress token yet")
    }
    Hairline { id: third; y: symbols.y + symbols.height + panel.tokensHeight + (panel.broad ? panel.lineGap / 2 : 0) }
    Grid {
        id: wonders
        x: panel.inset
        y: third.y + panel.lineGap
        columns: panel.broad ? 2 : 1
        columnSpacing: Theme.space8
        rowSpacing: Theme.px(6)
        Repeater {
            model: panel.city.wonders
            WonderRow {
                width: (panel.inner - (wonders.columns - 1) * wonders.columnSpacing) / wonders.columns
                height: panel.wonderHeight
                narrow: panel.broad
                share: built && panel.rising ? panel.rising.shareOf(panel.city.seat, wonder) : 1
                onOpened: panel.asked(wonder)
            }
        }
    }
    Hairline { id: fourth; y: buildings.y - panel.lineGap }
    CityBuildings {
        id: buildings
        x: panel.inset
        y: panel.height - panel.inset / 2 - panel.buildingsHeight
        width: panel.inner - (panel.broad && panel.city.tokens.count > 0 ? Theme.px(40) : 0)
        rowHeight: panel.buildingRow
        city: panel.city
        onPressed: card => panel.pressed(card)
    }

    FocusRing { shown: panel.activeFocus && panel.Window.activeFocusItem === panel }

    component Hairline: Rectangle {
        x: panel.inset
        width: panel.inner
        height: Theme.stroke
        color: Theme.line
    }
}
