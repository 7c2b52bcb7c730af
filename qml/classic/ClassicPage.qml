// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Models.Shell
import Mirabilia.Table
import Mirabilia.Theme

// The table of the classic game: cities, hand, and all overlays.
TablePage {
    id: page

    required property ClassicTable table
    game: table
    daytime: table.age - 1

    readonly property TableGeometry layout: TableGeometry {
        width: page.width
        height: page.height
        farCount: page.table.others.length
        handCount: page.handRoom
        bandNeed: page.choosing ? band.need : 0
    }
    readonly property int handCount: table.hand.count
    /// The cards that the hand has room for; while it travels on, as many as before: nothing else moves.
    property int handRoom: 0
    onHandCountChanged: if (handCount > 0 || !table.showing) handRoom = handCount
    readonly property bool choosing: table.choice.row >= 0 && table.myTurn && !table.handover
    /// The city shown on a phone: "left", "own", "right" or "others".
    property alias shownCity: switcher.current

    rulesTopic: {
        if (table.conflictShown)
            return "war"
        switch (table.moment) {
        case "freeCity": return "two"
        case "pick":
        case "extra": return "questions"
        }
        if (!choosing)
            return "turn"
        return table.choice.actions.get(table.choice.considered)?.action === ClassicAction.Stage ? "wonder" : "trade"
    }
    noticeTop: (layout.phone ? layout.stage.y : layout.own.y) + Theme.px(40)
    bar.height: layout.barHeight
    bar.compact: layout.phone && !layout.sideways
    quiet: table.showing || table.handover || zones.visible
    tooltips.pressed: band.visible || note.visible ? [layout.band, layout.hand] : [layout.hand]
    onKeyboardReturned: hand.forceActiveFocus()
    spoken: table.revealing ? qsTr("All cards are turned over")
          : Phrase.sentences([table.momentTitle, table.momentText, table.moment === "" ? table.status : ""])
    onFlightsEnded: flights.end()
    holding: own.lifted
    onPutBack: table.choice.clear()
    onLastTurnOpened: lastTurn.open()
    onSkipped: {
        if (war.visible)
            war.goOn()
        else
            table.skip()
        flights.end()
    }
    onCardShown: card => table.chainOf(card)
    onCardAsked: card => showLarge(card)

    function showLarge(id: string) {
        const city = Array.from(table.cities).find(one => one.wonder === id)
        if (city)
            wonderSheet.show(city)
        else
            reader.read(id)
    }
    function act(action: int) {
        if (table.choice.row < 0 && table.myTurn)
            hand.press(hand.current)
        if (table.choice.row >= 0)
            band.actOf(action)
    }
    function openCity(city: ClassicCity) {
        if (!layout.phone) {
            citySheet.show(city)
            return
        }
        if (city === table.left || city === table.right || city === table.own)
            switcher.current = city === table.left ? "left" : city === table.right ? "right" : "own"
        else
            citySheet.show(city)
    }
    /// Geometry of a city; on a phone possibly only its name in the switcher.
    function cityPlace(seat: int): rect {
        const city = table.cityAt(seat)
        const side = city === table.own ? "own" : city === table.left ? "left" : city === table.right ? "right" : "others"
        if (layout.phone)
            return side === shownCity ? layout.stage : layout.switcher
        return side !== "others" ? layout[side] : layout.grounds("")[4 + Array.from(table.others).indexOf(city)]
    }
    /// Returns the item that shows the coins of a city, or null if none is visible.
    function purseOf(seat: int): Item {
        const parts = [ownLine, leftCity, rightCity, ...farSeats.parts(), ...phoneSeats.parts(), ...switcher.parts()]
        return parts.find(part => part.purse.visible && part.city.seat === seat)?.purse ?? null
    }
    /// Geometry of the coins of a city; seat -1 = the bank.
    function pursePlace(seat: int): rect {
        const purse = seat < 0 ? bar : purseOf(seat)
        return purse ? placeOf(purse)
             : seat === table.own.seat ? layout.ownLine : cityPlace(seat)
    }
    /// Where the chosen card of a city lies.
    function lyingPlace(seat: int): rect {
        if (layout.phone)
            return mapFromItem(switcher, switcher.cardSpot(seat))
        const part = [ownCity, leftCity, rightCity, ...farSeats.parts()].find(part => part.city.seat === seat)
        return part ? placeOf(part.cardSpot) : cityPlace(seat)
    }
    /// The cards in hand of the colour that is told of, and where it counts; without such a card, where they will stand.
    function placesOfWay(way: string): list<rect> {
        switch (way) {
        case "city": return []
        case "wonder": return [layout.phone ? layout.stage : wonderPlace(table.own.seat)]
        case "coins": return [pursePlace(table.own.seat)]
        }
        const family = way === "science" ? "scientific" : way
        const cards = Array.from(hand.placesOf(family)).map(at => mapFromItem(hand, at))
        if (way === "military") // fought with the neighbours
            return [...(layout.phone ? [layout.switcher] : [layout.left, layout.right]), ...cards]
        const home = ownCity.parent.visible ? ownCity.homeOf(family) : null
        return cards.length > 0 ? cards : home ? [placeOf(home)] : [layout.phone ? layout.stage : layout.own]
    }
    /// Where the card of a city lies while all are turned over.
    function spotOf(seat: int): rect {
        const place = cityPlace(seat)
        const tall = Math.max(Theme.px(132), Math.min(place.height * 0.6, Theme.px(240)))
        return Qt.rect(place.x + (place.width - tall / 1.4) / 2, place.y + Math.max(0, place.height - tall) / 2, tall / 1.4, tall)
    }
    /// The part that shows a city, or null.
    function partOf(seat: int): Item {
        return [ownCity, leftCity, rightCity, ...farSeats.parts(), ...phoneSeats.parts()]
            .find(part => part.city.seat === seat && part.visible && part.parent.visible) ?? null
    }
    /// Where a card goes that was turned over.
    function cardPlace(played: var): rect {
        if (played.action === ClassicAction.Discard)
            return pile.visible ? placeOf(pile) : layout.bar
        const part = partOf(played.seat)
        const home = played.stage > 0 ? part?.graveOf(played.stage) : part?.homeOf(played.family)
        return home ? placeOf(home) : cityPlace(played.seat)
    }
    /// Where an effect of a wonder counts.
    function gainPlace(seat: int, glyph: string): rect {
        const counter = seat !== table.own.seat ? partOf(seat)?.placeOf(glyph) : means.visible ? ownLine.placeOf(glyph) : null
        return counter ? placeOf(counter) : seat === table.own.seat ? layout.ownLine : cityPlace(seat)
    }
    /// Where a wonder stands; empty if that is another page of a phone.
    function wonderPlace(seat: int): rect {
        if (seat === table.own.seat)
            return ownCity.parent.visible ? placeOf(ownCity.poster) : layout.switcher
        const wonder = partOf(seat)?.wonder
        return wonder ? placeOf(wonder) : Qt.rect(0, 0, 0, 0)
    }
    function dragCard(row: int, active: bool, where: point) {
        if (active) {
            if (table.choice.row !== row)
                table.choice.select(row)
            zones.at = page.mapFromItem(null, where)
            zones.visible = true
            return
        }
        const action = zones.visible ? zones.target : -1
        zones.visible = false
        zones.at = Qt.point(-1, -1)
        if (action >= 0)
            band.act(action)
    }

    own: ClassicActions {
        id: own
        table: page.table
        hand: hand
        onActionWanted: action => page.act(action)
        onMarkedWanted: band.actMarked()
        onSeatWanted: seat => {
            const city = page.table.cityAt(seat)
            if (city)
                page.openCity(city)
        }
        onStageWanted: stageSheet.show(page.table.own, Math.min(page.table.own.stagesBuilt + 1, page.table.own.stageCount))
        onCardWanted: card => page.cardAsked(card)
        onDiscardsWanted: discards.open()
        onPickWanted: pick.aside = false
    }
    menuEntries: [own.discards]
    clock: TurnClock {
        height: parent.height
        table: page.table
        compact: page.layout.phone
    }
    tools: [
        BarTool {
            id: pile
            does: own.discards
            visible: !page.bar.compact
            text: qsTr("Discard pile: %n card(s)", "", page.table.discardCount)
        },
        BarTool { // the only access to the last turn in this layout
            does: page.actions.lastTurn
            visible: page.layout.sideways
        }
    ]
    handover.art: handover.visible ? Art.poster(table.own.poster) : ""
    handover.sitting: table.own.name
    handover.hasLastTurn: table.reveal.count > 0
    handover.lastTurn: LastTurn {
        width: parent.width
        reveal: page.table.reveal
    }

    Grounds {
        anchors.fill: parent
        places: page.layout.grounds(page.shownCity)
    }
    Zone {
        place: page.layout.far
        visible: page.layout.farHeight > 0
        FarSeats {
            id: farSeats
            anchors.fill: parent
            table: page.table
            rising: flights.rising
            gain: gain
            columns: page.layout.farColumns
            rowHeight: page.layout.farRowHeight
            gap: page.layout.gap
            onOpened: city => page.openCity(city)
        }
    }
    Zone {
        place: page.layout.phone ? page.layout.stage : page.layout.left
        visible: !page.layout.phone || page.shownCity === "left"
        NeighbourPanel {
            id: leftCity
            anchors.fill: parent
            city: page.table.left
            own: page.table.own
            age: page.table.age
            side: "left"
            rising: flights.rising
            gain: gain
            watched: page.table.watching
            fighting: war
            onOpened: citySheet.show(page.table.left)
        }
    }
    Zone {
        place: page.layout.phone ? page.layout.stage : page.layout.right
        visible: !page.layout.phone || page.shownCity === "right"
        NeighbourPanel {
            id: rightCity
            anchors.fill: parent
            city: page.table.right
            own: page.table.own
            age: page.table.age
            side: "right"
            rising: flights.rising
            gain: gain
            watched: page.table.watching
            fighting: war
            onOpened: citySheet.show(page.table.right)
        }
    }
    Zone {
        place: page.layout.phone ? page.layout.stage : page.layout.own
        visible: !page.layout.phone || page.shownCity === "own"
        OwnCity {
            id: ownCity
            anchors.fill: parent
            city: page.table.own
            rising: flights.rising
            covered: parent.y + height - Math.min(chooser.visible ? chooser.y : page.height, page.choosing ? page.layout.band.y : page.height,
                                                  note.visible ? note.y + words.y : page.height)
            onStageOpened: number => stageSheet.show(city, number)
            onWonderOpened: wonderSheet.show(city)
        }
    }
    Zone {
        place: page.layout.stage
        visible: page.layout.phone && page.shownCity === "others"
        FarSeats {
            id: phoneSeats
            anchors.fill: parent
            table: page.table
            rising: flights.rising
            gain: gain
            columns: page.layout.farColumns
            rowHeight: page.layout.farRowHeight
            gap: page.layout.gap
            onOpened: city => page.openCity(city)
        }
    }
    Zone {
        place: page.layout.switcher
        visible: page.layout.phone
        CitySwitcher {
            id: switcher
            anchors.fill: parent
            table: page.table
            upright: page.layout.sideways
            onLastTurnOpened: page.lastTurnOpened()
        }
    }

    Zone {
        id: means
        place: page.layout.ownLine
        visible: !band.visible && !note.visible
        OwnLine {
            id: ownLine
            width: page.layout.ribbonBeside ? parent.width * 0.44 : parent.width
            height: page.layout.ribbonBeside || page.layout.phone ? parent.height : parent.height - ribbon.height
            city: page.table.own
            gain: gain
            war: war
        }
        LastTurn {
            id: ribbon
            anchors.right: parent.right
            anchors.bottom: parent.bottom
            anchors.bottomMargin: page.layout.ribbonBeside ? (parent.height - height) / 2 : 0
            width: page.layout.ribbonBeside ? parent.width * 0.54 : parent.width
            visible: !page.layout.phone
            reveal: page.table.reveal
            told: !page.table.revealing
        }
    }

    Zone {
        place: page.layout.hand
        z: 2
        opacity: page.layout.phone && page.table.showing ? 0 : 1 // the cards that are turned over lie there
        Hand {
            id: hand
            anchors.fill: parent
            table: page.table
            rows: page.layout.handRows
            focus: true
            onDragged: (row, active, where) => page.dragCard(row, active, where)
        }
    }

    Zone {
        id: note
        place: page.layout.band
        visible: !band.visible && (page.table.canChange || page.table.hintText !== ""
                                   || page.table.moment !== "")
        NoteBand {
            id: words
            // Never elided: taller than the band if necessary.
            anchors.bottom: parent.bottom
            width: parent.width
            height: Math.max(parent.height, implicitHeight)
            upright: page.layout.phone && !page.layout.sideways
            readonly property bool hinting: page.table.hintText !== ""
            readonly property bool special: page.table.moment !== ""
            readonly property bool picking: page.table.moment === "pick"
            glyph: hinting ? "hint" : special ? "info" : "chosen"
            title: hinting ? "" : special ? page.table.momentTitle : qsTr("You have chosen")
            text: hinting ? page.table.hintText : special ? page.table.momentText : page.table.status
            actionText: picking ? qsTr("Choose a card") : !hinting && page.table.canChange ? qsTr("Change") : ""
            actionGlyph: picking ? "discard" : "undo"
            onTriggered: {
                if (picking)
                    pick.aside = false
                else
                    page.table.change()
            }
        }
    }
    Zone {
        place: page.layout.band
        visible: page.choosing && !zones.visible
        ActionBand {
            id: band
            anchors.fill: parent
            table: page.table
            stacked: !page.layout.wide
            low: page.layout.bandIsLow
            onClosed: page.table.choice.clear()
            onBlocked: why => page.refuse(why)
        }
    }
    PaymentChooser {
        id: chooser
        visible: band.visible && page.table.choice.needsPayment
        table: page.table
        room: Qt.size(page.layout.above.width, page.layout.above.height)
        x: page.layout.above.x + (room.width - width) / 2
        y: page.layout.above.y + room.height - height
        onVisibleChanged: if (!visible) page.refocus()
    }
    DropZones {
        id: zones
        anchors.fill: parent
        visible: false
        table: page.table
        city: page.layout.phone ? page.layout.stage : page.layout.own
        footHeight: ownCity.footHeight
    }
    ChosenCards {
        anchors.fill: parent
        z: 2
        table: page.table
        spot: seat => page.lyingPlace(seat)
        handPlace: seat => page.mapFromItem(null, hand.chosenPlace())
    }
    front: [
        Reveal {
            id: reveal
            anchors.fill: parent
            table: page.table
            hand: hand
            rowed: page.layout.phone
            lying: seat => page.lyingPlace(seat)
            spot: seat => page.spotOf(seat)
        },
        TurnFlights {
            id: flights
            anchors.fill: parent
            table: page.table
            cardFrom: row => reveal.cardPlace(row)
            cardTo: played => page.cardPlace(played)
            gain: gain
            purse: seat => page.pursePlace(seat)
        },
        StageGain {
            id: gain
            anchors.fill: parent
            table: page.table
            rising: flights.rising
            from: seat => page.wonderPlace(seat)
            to: (seat, glyph) => page.gainPlace(seat, glyph)
        },
        PassingHands {
            anchors.fill: parent
            table: page.table
            spot: seat => seat === page.table.own.seat ? page.layout.hand : page.spotOf(seat)
        },
        AgeBegins {
            anchors.fill: parent
            table: page.table
            spot: seat => seat === page.table.own.seat ? page.layout.hand : page.spotOf(seat)
        },
        War {
            id: war
            anchors.fill: parent
            table: page.table
            cityPlace: seat => page.cityPlace(seat)
            rows: page.layout.phone ? page.layout.stage : Qt.rect(0, 0, 0, 0)
            words: page.layout.hand
            // Its button may have had the focus, unless the result page has taken it already.
            onVisibleChanged: if (!visible && page.activeFocus) page.refocus()
        }
    ]

    sheets: [
        StageSheet {
            id: stageSheet
            table: page.table
            onBuilt: {
                citySheet.close()
                page.act(ClassicAction.Stage)
            }
        },
        CitySheet {
            id: citySheet
            table: page.table
            onStageOpened: (city, number) => stageSheet.show(city, number)
            onAsked: id => page.showLarge(id)
        },
        WonderSheet {
            id: wonderSheet
            table: page.table
            onStageOpened: (city, number) => stageSheet.show(city, number)
        },
        LargeCard {
            id: reader
            function details(id: string): var {
                return page.table.details(id)
            }
        },
        LastTurnSheet {
            id: lastTurn
            reveal: page.table.reveal
        },
        CardsSheet {
            id: discards
            title: qsTr("Discard pile")
            explanation: qsTr("%n card(s) in all; you see those you know.", "", page.table.discardCount)
            cards: page.table.discardPile
            emptyText: qsTr("You know none of these cards.")
        },
        PickDialog {
            id: pick
            table: page.table
            inFront: page.inFront
        }
    ]
    // The lifted card highlights its chain partners in all cities.
    Connections {
        target: page.table.choice
        function onChanged() {
            if (page.table.choice.card !== "" && App.settings.chainHints)
                page.table.chainOf(page.table.choice.card)
            else
                page.table.clearChain()
        }
    }
    component Zone: Item {
        property rect place
        x: place.x
        y: place.y
        width: place.width
        height: place.height
    }
}
