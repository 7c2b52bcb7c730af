// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Table
import Mirabilia.Theme

// The table of Duel: two cities, the track, the tokens, the structure, and all overlays.
TablePage {
    id: page

    required property DuelTable table
    game: table
    daytime: Math.max(0, table.age - (table.ageWaits ? 2 : 1))

    readonly property DuelGeometry layout: DuelGeometry {
        width: page.width
        height: page.height
        explained: page.explained
    }
    function placesOfWay(way: string): list<rect> {
        const place = { "military": layout.track, "science": layout.tokens, "points": layout.leftPanel }[way]
        return place ? [place] : []
    }
    readonly property bool asked: table.myTurn && inFront && !table.handover

    rulesTopic: {
        switch (table.phase) {
        case DuelPhase.Draft: return "setup"
        case DuelPhase.Token:
        case DuelPhase.Library: return "science"
        case DuelPhase.Destroy:
        case DuelPhase.Revive: return "questions"
        case DuelPhase.Pick: return !table.choice.made ? "turn"
            : table.choice.actions.get(table.choice.considered)?.actionKind === DuelAction.Wonder ? "wonders" : "trade"
        }
        return "turn" // choosing who begins an age
    }
    bar.height: layout.barHeight
    bar.visible: layout.barShown
    bar.compact: layout.phone && !layout.sideways
    bar.logInMenu: bar.compact
    bar.alarm: table.dangerText
    quiet: table.showing || table.handover || table.endShown
    tooltips.pressed: [layout.band]
    onKeyboardReturned: {
        if (offer.visible)
            offer.walk(0)
        else if (band.beginning)
            band.begin.walk(0)
        else
            structure.forceActiveFocus()
    }
    onKeyPressed: key => own.wonderNext = own.wonderNext && key >= Qt.Key_1 && key <= Qt.Key_4
    spoken: table.spokenText
    onFlightsEnded: builtWonder.end()
    holding: table.choice.made
    onPutBack: table.choice.clear()
    onGroundPressed: putBack()
    onLastTurnOpened: actions.log.trigger() // the end of the log
    onSkipped: skip()
    readonly property bool looting: table.coinsLooted.length > 0
    onLootingChanged: loot.launch(table.coinsLooted)
    onCardShown: card => table.light(card)
    onCardAsked: card => reader.read(card)

    /// Changes with the question, once it may be answered, and with each wonder taken, whose poster may have had the focus.
    readonly property string question: `${table.phase} ${table.offer.count} ${band.beginning}`
    onQuestionChanged: if (!keysAt) later.restart()
    readonly property Timer later: Timer {
        interval: 0 // once the items of the question exist
        onTriggered: page.refocus()
    }
    function openCity(city: DuelCity) {
        citySheet.show(city)
    }
    /// The player picks the opponent's building to destroy.
    function pressBuilding(card: string) {
        if (table.choice.id === card)
            table.choice.play()
        else
            table.choice.select(card)
    }
    function dragCard(card: string, active: bool, where: point) {
        if (table.choice.id !== card)
            table.choice.select(card)
        if (!active)
            drops.drop(page.mapFromItem(null, where))
        drops.at = active ? page.mapFromItem(null, where) : Qt.point(-1, -1)
    }

    /// Geometry of the coins of a city; seat -1 = the bank.
    function pursePlace(seat: int): rect {
        return seat < 0 ? Qt.rect(0, 0, width, layout.barHeight) : placeOf(cityZone(seat).purse())
    }
    /// Destination of the card of the last action: the city, its wonder, or the button of the discard pile.
    function cardPlace(): rect {
        const zone = table.actionAtLeft ? leftCity : rightCity
        if (table.actionKind === DuelAction.Discard)
            return placeOf(pile.visible ? pile : bar.menuTool)
        return table.actionWonder !== "" ? placeOf(zone.wonder(table.actionWonder)) : zone.place
    }
    /// Called on a tap: ends the running animation.
    function skip() {
        table.skip()
        builtWonder.end()
    }
    /// Where a progress token was: on the board (on a phone the track), or among those drawn by The Great Library,
    /// which appear over the structure.
    function tokenOrigin(token: string): rect {
        return table.tokens.rowOf(token) < 0 ? layout.structure
             : layout.tokensHeight > 0 ? tokenRow.placeOf(token, page) : layout.track
    }
    function cityZone(seat: int): CityZone {
        return seat === table.left.seat ? leftCity : rightCity
    }
    /// The wonder that the card in flight will build: it rises when the card has landed.
    property var begun: null
    readonly property int actionNumber: table.actionNumber
    onActionNumberChanged: {
        if (begun) {
            builtWonder.expect([begun])
            builtWonder.rise()
        }
        begun = table.actionWonder === "" ? null : { seat: table.actionSeat, part: table.actionWonder }
        coins.launch(actionNumber > 0 ? table.coinsMoved : [])
        launchTaken()
    }
    function launchTaken() {
        const zone = table.actionAtLeft ? leftCity : rightCity
        if (table.actionToken !== "")
            taken.launch(DuelArt.token(table.actionToken), tokenOrigin(table.actionToken), zone.tokens().nextPlace(page))
        else if (table.actionDrafted !== "")
            taken.launch(DuelArt.poster(table.actionDrafted), offer.placeOf(table.actionDrafted, page), middleOf(zone.place))
        else
            taken.skip()
    }
    /// A small place in the middle of another.
    function middleOf(place: rect): rect {
        const small = Theme.px(64)
        return Qt.rect(place.x + (place.width - small) / 2, place.y + (place.height - small) / 2, small, small)
    }

    own: DuelActions {
        id: own
        table: page.table
        structure: structure
        offer: offer
        begin: band.begin
        onCityWanted: page.openCity(page.table.own === page.table.left ? page.table.right : page.table.left)
        onDiscardsWanted: discards.open()
        onTokensWanted: tokens.open()
        onCardWanted: card => reader.read(card)
        onAnswerWanted: {
            revive.aside = false
            destroy.aside = false
        }
        onRefused: why => page.refuse(why)
    }
    clock: DuelClock {
        height: parent.height
        table: page.table
        compact: page.layout.phone
    }
    tools: BarTool {
        id: pile
        does: own.discards
        visible: !page.bar.compact
        text: qsTr("Discard pile: %n card(s)", "", page.table.discardPile.count)
        badge: page.table.discardPile.count > 0 ? page.table.discardPile.count : ""
    }
    menuEntries: layout.phone ? [own.discards, own.tokens] : [own.discards]
    handover.art: handover.visible ? Art.game("duel") : ""
    handover.sitting: table.own.name
    handover.buttonText: qsTr("Show my tokens")
    handover.explanation: qsTr("Only you may see The Great Library's draw.")

    Ground { place: page.layout.leftPanel }
    Ground { place: page.layout.rightPanel }
    Ground { place: page.layout.track }
    Ground { place: page.layout.band }

    CityZone {
        id: leftCity
        place: page.layout.leftPanel
        city: page.table.left
    }
    CityZone {
        id: rightCity
        place: page.layout.rightPanel
        city: page.table.right
    }
    CachedLayer { // the track, and the tokens below it
        readonly property rect upper: page.layout.track
        readonly property rect lower: page.layout.tokensHeight > 0 ? page.layout.tokens : upper
        place: Qt.rect(upper.x, upper.y, upper.width, lower.y + lower.height - upper.y)
        WarTrack {
            id: track
            width: parent.width
            height: page.layout.track.height
            table: page.table
        }
        TokenRow {
            id: tokenRow
            y: page.layout.tokens.y - page.layout.track.y
            width: parent.width
            height: page.layout.tokensHeight
            visible: page.layout.tokensHeight > 0
            tokens: page.table.tokens
            onPressed: token => page.table.choice.select(token)
        }
    }
    DraftOffer {
        id: offer
        x: page.layout.structure.x
        y: page.layout.structure.y
        width: page.layout.structure.width
        height: page.layout.structure.height
        visible: page.table.phase === DuelPhase.Draft
        table: page.table
    }
    Structure {
        id: structure
        x: page.layout.structure.x
        y: page.layout.structure.y
        width: page.layout.structure.width
        height: page.layout.structure.height
        focus: true
        visible: page.table.phase !== DuelPhase.Draft && !page.table.ageWaits
        table: page.table
        onAsked: card => reader.read(card)
        onDragged: (card, active, where) => page.dragCard(card, active, where)
    }
    CachedLayer {
        place: page.layout.band
        DuelBand {
            id: band
            anchors.fill: parent
            table: page.table
            stacked: page.layout.phone
            onRefused: why => page.refuse(why)
        }
    }
    DropTargets {
        id: drops
        anchors.fill: parent
        table: page.table
        places: page.layout
    }
    front: [
        ActionFlight {
            table: page.table
            structure: structure
            to: () => page.cardPlace()
        },
        Rising {
            id: builtWonder
            anchors.fill: parent
            time: 2300
        },
        WonderScene {
            anchors.fill: parent
            rising: builtWonder
            wonder: builtWonder.parts.length > 0 ? builtWonder.parts[0].part + "-a" : ""
            built: 1
            stages: 1
            from: () => page.placeOf(page.cityZone(rising.parts[0].seat).wonder(rising.parts[0].part))
            place: page.layout.structure
        },
        CoinFlights {
            id: coins
            anchors.fill: parent
            purse: seat => page.pursePlace(seat)
        },
        CoinFlights { // to the army
            id: loot
            anchors.fill: parent
            purse: seat => seat < 0 ? page.placeOf(track.pawn) : page.pursePlace(seat)
        },
        TakenFlight {
            id: taken
            anchors.fill: parent
        },
        AgeTitle {
            place: page.layout.structure
            table: page.table
        },
        Supremacy {
            anchors.fill: parent
            table: page.table
            origin: page.layout.track
        }
    ]

    sheets: [
        DuelCitySheet {
            id: citySheet
            table: page.table
            onAsked: wonder => reader.read(wonder)
            onPressed: card => page.pressBuilding(card)
        },
        CardReader {
            id: reader
            table: page.table
        },
        CardsDialog {
            id: discards
            table: page.table
            cards: page.table.discardPile
            title: qsTr("Discard pile")
            emptyText: qsTr("No card has been discarded yet.")
        },
        CardsDialog {
            id: revive
            table: page.table
            cards: page.table.discardPile
            title: page.table.momentTitle
            explanation: page.table.momentText
            actionText: qsTr("Build it for free")
            due: page.asked && page.table.phase === DuelPhase.Revive
        },
        CardsDialog { // for layouts without the opponent's buildings
            id: destroy
            table: page.table
            cards: page.table.targets
            title: page.table.momentTitle
            explanation: page.table.momentText
            actionText: qsTr("Destroy it")
            due: page.asked && page.layout.phone && page.table.phase === DuelPhase.Destroy
        },
        TokenDialog {
            table: page.table
            tokens: page.table.drawn
            due: page.asked && page.table.phase === DuelPhase.Library
        },
        TokenDialog { // for layouts without the tokens
            id: tokens
            table: page.table
            tokens: page.table.tokens
            due: page.asked && page.layout.phone && page.table.phase === DuelPhase.Token
        }
    ]

    component Ground: Rectangle {
        property rect place
        x: place.x
        y: place.y
        width: place.width
        height: place.height
        radius: Theme.px(12)
        color: Theme.surface
    }
    component CityZone: CachedLayer {
        id: zone
        property DuelCity city
        /// False until the page has its size: anything created earlier would be released at once.
        readonly property bool laid: city !== null && page.width > 0 && page.height > 0
        function purse(): Item {
            return (panel.itemAt(0) as DuelCityPanel)?.purse ?? (summary.itemAt(0) as CitySummary).purse
        }
        function wonder(built: string): Item {
            return (panel.itemAt(0) as DuelCityPanel)?.wonder(built) ?? (summary.itemAt(0) as CitySummary).wonder(built)
        }
        function tokens(): CityTokens {
            return (panel.itemAt(0) as DuelCityPanel)?.tokens ?? (summary.itemAt(0) as CitySummary).tokens
        }
        Conditional {
            id: panel
            when: zone.laid && !page.layout.phone
            DuelCityPanel {
                anchors.fill: parent
                city: zone.city
                rising: builtWonder
                onPressed: card => page.pressBuilding(card)
                onAsked: wonder => reader.read(wonder)
            }
        }
        Conditional {
            id: summary
            when: zone.laid && page.layout.phone
            CitySummary {
                anchors.fill: parent
                city: zone.city
                rising: builtWonder
                onClicked: page.openCity(zone.city)
                onPicked: card => page.pressBuilding(card)
            }
        }
    }
}
