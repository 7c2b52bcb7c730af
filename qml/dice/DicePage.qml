// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Dice
import Mirabilia.Table
import Mirabilia.Theme

// The table of Dice: Forum, board, neighbours, and all overlays.
TablePage {
    id: page

    required property DiceTable table
    game: table

    readonly property DiceGeometry layout: DiceGeometry {
        width: page.width
        height: page.height
        farCount: page.table.others.length
        two: page.two
        explained: page.explained
        replayed: page.table.replayed
    }
    readonly property bool two: table.seatCount === 2
    readonly property var near: two ? [table.left] : [table.left, table.right]
    readonly property var far: Array.from(table.others)
    function placesOfWay(way: string): list<rect> {
        // Only a phone has the warehouse below its board.
        const place = { "forum": layout.forum, "warehouse": layout.phone ? layout.economy : layout.places.warehouse,
                        "points": layout.board }[way]
        return place ? [place] : []
    }
    /// True while the keyboard is in use and the focus is shown.
    property bool keyboard: false

    /// The buildings where the explained or chosen cell allows more to be crossed off.
    readonly property var leadsTo: (tooltips.part as Cell)?.leadsTo ?? table.choice.leadsTo
    readonly property bool striking: table.striking

    rulesTopic: {
        switch (table.moment) {
        case "bonus":
        case "again": return "bonus"
        case "free":
        case "cross": return "buildings"
        }
        if (table.choice.building !== "")
            return "buildings"
        return table.choice.dieRow?.locked ? "special" : table.lastRound ? "bonus" : "turn"
    }
    onStrikingChanged: {
        if (striking)
            launch()
        else
            land()
    }
    bar.height: layout.barHeight
    bar.visible: layout.barShown
    bar.compact: layout.phone && !layout.sideways
    quiet: table.showing
    tooltips.walked: keyboard
    tooltips.pressed: [layout.band, layout.forum]
    onKeyboardReturned: (forum.tileAt(0) ?? page).forceActiveFocus()
    holding: table.choice.active
    onPutBack: table.choice.clear()
    onGroundPressed: putBack()
    onLastTurnOpened: lastRound.open()
    onSkipped: {
        table.skip()
        builtStages.end()
    }
    actions.escapeText: qsTr("Drop the choice, close")
    actions.lastTurnText: qsTr("Last round")
    marks: [
        { mark: "free", text: qsTr("It costs me no coins") },
        { mark: "pay", text: qsTr("It costs me this many coins: die and missing resources") },
        { mark: "blocked", text: qsTr("I cannot use it; touch it to see why") }
    ]

    /// Animates a revealed round, as far as it concerns cities on the table.
    function launch() {
        attacks.launch()
        coins.launch([...table.coinsMoved].filter(move => purseOf(Math.max(move.from, move.to))))
    }
    function land() {
        attacks.skip()
        coins.skip()
    }
    /// My wonder rises in an act of its own.
    readonly property bool wonderRises: table.wonderRises
    onWonderRisesChanged: {
        if (wonderRises) {
            builtStages.expect(stagesOfRound())
            builtStages.rise()
        } else {
            builtStages.end()
        }
    }
    /// The stages of my wonder built in the round.
    function stagesOfRound(): var {
        const seat = table.own.seat
        const rows = Array.from({ length: table.reveal.count }, (none, row) => table.reveal.get(row))
        return [].concat(...rows.filter(row => row.seat === seat).map(row => row.cells))
                 .filter(cell => cell.building === "wonder").map(cell => ({ seat: seat, part: cell.cell }))
    }
    spoken: table.status
    onFlightsEnded: {
        forum.settle()
        attacks.skip()
        coins.skip()
        builtStages.end()
    }
    /// Where a city is on the table; those that are not on it share the upper part of my board.
    function cityPlace(seat: int): rect {
        const board = layout.board
        if (layout.isShown(seat, table))
            return seat === table.own.seat ? Qt.rect(board.x, board.y + board.height * 0.6, board.width, board.height * 0.4)
                                           : layout.placeOf(seat, "agora", table)
        const hidden = Array.from(table.cities).filter(city => !layout.isShown(city.seat, table))
        const nth = hidden.findIndex(city => city.seat === seat)
        return Qt.rect(board.x + nth % 2 * board.width / 2, board.y + Math.floor(nth / 2) * Theme.px(76), board.width / 2, Theme.px(76))
    }
    /// Returns the item that shows the coins of a city, if the city is on the table.
    function purseOf(seat: int): var {
        return [reserve, economy, leftCity, rightCity, ...nearerChips.parts(), ...fartherChips.parts()]
            .find(part => part.visible && part.city.seat === seat)?.purse
    }
    /// Geometry of the coins of a city; seat -1 = the bank.
    function pursePlace(seat: int): rect {
        return placeOf(seat < 0 ? bar : purseOf(seat))
    }

    /// For an illegal cell the band shows the reason; a phone has no room for more, so the cell's tooltip has the rest.
    function pressSpace(space: Cell) {
        table.choice.selectCell(space.cell)
        if (layout.phone && table.choice.reason !== "")
            tooltips.tell(space)
    }
    // ---- Keys -----------------------------------------------------------------------------------

    function keyboardAt(): var {
        return Window.activeFocusItem
    }
    /// Over dice, cells and bonuses.
    Walk {
        id: way
        ground: page.board
    }
    function walk(dx: int, dy: int) {
        const here = Window.activeFocusItem
        keyboard = true
        if (way.stops().includes(here))
            way.nearest(here, dx, dy)?.forceActiveFocus()
        else
            refocus()
    }
    /// Moves the focus too, so that Enter continues from this die.
    function takeDie(number: int) {
        keyboard = true
        forum.tileAt(number).forceActiveFocus()
        table.choice.selectDie(table.forum.get(number).die)
    }
    /// Enter chooses the focused item, or performs the action if it is chosen already.
    function enter() {
        const here = keyboardAt()
        const choice = table.choice
        if (way.isStop(here) && !here.chosen)
            here.pressed()
        else if (choice.possible)
            choice.play()
        else if (choice.places.length > 0)
            toCell(choice.places[0].cell)
    }
    /// Moves the focus too, so that Enter builds it.
    function takeWonder() {
        table.choice.wonder()
        keyboard = true
        toCell(table.choice.cell)
    }
    function toCell(cell: string) {
        for (const item of way.stops()) {
            if (item.cell === cell)
                item.forceActiveFocus()
        }
    }

    own: DiceActions {
        id: own
        table: page.table
        onWalkWanted: (dx, dy) => page.walk(dx, dy)
        onEnterPressed: page.enter()
        onWonderWanted: page.takeWonder()
        onDieWanted: number => page.takeDie(number)
        onCityWanted: citySheet.show(page.table.left)
    }
    onKeyPressed: key => keyboard = keyboard || key === Qt.Key_Tab || key === Qt.Key_Backtab
    menuEntries: [own.cities, actions.lastTurn]

    // ---- Table ----------------------------------------------------------------------------------

    clock: RoundClock {
        height: parent.height
        table: page.table
        compact: page.bar.compact
    }

    CachedLayer {
        place: page.layout.forum
        Forum {
            id: forum
            anchors.fill: parent
            table: page.table
            compact: page.layout.phone
            keyboard: page.keyboard
        }
    }
    CachedLayer {
        place: page.layout.left
        visible: page.layout.showsNear
        DiceNeighbour {
            id: leftCity
            anchors.fill: parent
            city: page.table.left
            side: page.two ? "both" : "left"
            beside: page.layout.tablet
            onOpened: citySheet.show(page.table.left)
        }
    }
    CachedLayer {
        place: page.layout.right
        visible: page.layout.showsNear && !page.two
        DiceNeighbour {
            id: rightCity
            anchors.fill: parent
            city: page.table.right
            side: "right"
            beside: page.layout.tablet
            onOpened: citySheet.show(page.table.right)
        }
    }
    SeatChips { // those on the left; on a phone both neighbours
        id: nearerChips
        cities: page.layout.nearChips ? page.near : page.layout.showsFar ? page.far.slice(0, page.layout.farLeft) : []
        spots: cities.map((city, index) => page.layout.far(index))
        onOpened: city => citySheet.show(city)
    }
    SeatChips { // those on the right
        id: fartherChips
        cities: page.layout.showsFar ? page.far.slice(page.layout.farLeft) : []
        spots: cities.map((city, index) => page.layout.far(page.layout.farLeft + index))
        onOpened: city => citySheet.show(city)
    }
    CachedLayer {
        id: ownBoard
        place: page.layout.board
        CityBoard {
            x: -Math.round(ownBoard.place.x)
            y: -Math.round(ownBoard.place.y)
            opacity: forum.opacity
            city: page.table.own
            places: page.layout.places
            keyboard: page.keyboard
            lit: page.leadsTo
            choosing: page.table.choice.places.length > 0 || page.table.choice.possible && page.table.choice.cell !== ""
            rising: builtStages
            onCellPressed: space => page.pressSpace(space)
            onBuildingPressed: house => {
                page.table.choice.selectBuilding(house.building.building)
                if (!page.table.choice.active)
                    page.tooltips.tell(house)
            }
        }
        GoldReserve {
            id: reserve
            readonly property rect spot: page.layout.places.coins
            x: spot.x - ownBoard.place.x
            y: spot.y - ownBoard.place.y
            width: spot.width
            height: spot.height
            visible: !page.layout.phone
            city: page.table.own
            rowLength: page.table.rowLength
        }
        Rectangle {
            readonly property rect spot: page.layout.places.bonuses
            x: spot.x - ownBoard.place.x
            y: spot.y - ownBoard.place.y
            width: spot.width
            height: spot.height
            visible: !page.layout.phone
            radius: Theme.px(10)
            color: Theme.surface
            BonusBoxes {
                anchors.fill: parent
                anchors.margins: Theme.px(12)
                table: page.table
                keyboard: page.keyboard
            }
        }
    }
    CachedLayer {
        place: page.layout.economy
        visible: page.layout.phone
        Economy {
            id: economy
            anchors.fill: parent
            table: page.table
            keyboard: page.keyboard
        }
    }
    CachedLayer {
        place: page.layout.band
        DiceBand {
            anchors.fill: parent
            table: page.table
            stacked: page.layout.phone || page.layout.tablet && page.table.choice.actions.count > 2
        }
    }

    front: [
        AttackFlights {
            id: attacks
            anchors.fill: parent
            attacks: [...page.table.attacks].filter(attack => page.layout.isShown(attack.seat, page.table)
                                                          || page.layout.isShown(attack.other, page.table))
            placeOf: (seat, building) => page.layout.placeOf(seat, building, page.table)
        },
        CoinFlights {
            id: coins
            anchors.fill: parent
            purse: seat => page.pursePlace(seat)
        },
        Rising {
            id: builtStages
            anchors.fill: parent
            time: 1600
        },
        WonderScene {
            readonly property DiceBuilding site: page.table.own.building("wonder")
            anchors.fill: parent
            rising: builtStages
            wonder: page.table.own.poster
            before: built - builtStages.parts.length
            built: site.crossed
            stages: site.total
            from: () => page.layout.places.of("wonder")
            place: page.layout.board
        },
        DiceReveal {
            anchors.fill: parent
            table: page.table
            function placeOf(seat: int): rect {
                return page.cityPlace(seat)
            }
        },
        Spotlight {
            anchors.fill: parent
            on: page.table.rolling
            delay: forum.delay
            place: page.layout.forum
        },
        Item { // on top, to see every press without consuming it
            anchors.fill: parent
            PointHandler {
                onActiveChanged: {
                    if (active) {
                        page.keyboard = false
                        forum.settle()
                    }
                }
            }
        }
    ]

    sheets: [
        DiceCitySheet {
            id: citySheet
            table: page.table
        },
        RoundSheet {
            id: lastRound
            table: page.table
        }
    ]
}
