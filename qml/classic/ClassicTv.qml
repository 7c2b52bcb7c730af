// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// The classic game on a television: the cities clockwise round the rim, in two rows.
TvPage {
    id: page

    required property ClassicTable table
    game: table
    daytime: table.age - 1

    heading: qsTr("Age %1").arg(Words.age(table.age))
    progress: Phrase.of(qsTr("turn %1 of %2"), table.turn, table.turnsPerAge)
    sign: table.passTo === "left" ? "arrow-left" : "arrow-right"
    rulesTopic: table.conflictShown ? "war" : "turn"
    spoken: table.revealing ? qsTr("All cards are turned over") : table.status
    onSkipped: {
        if (endOfAge.visible)
            endOfAge.goOn()
        else
            table.skip()
    }

    readonly property real borderland: Theme.px(46) ///< between the cities
    /// Where the card of a city lies while all are turned over.
    function spotOf(seat: int): rect {
        const place = placeOf(cities.itemAt(seat))
        const tall = place.height * 0.7
        return Qt.rect(place.x + (place.width - tall / 1.4) / 2, place.y + (place.height - tall) / 2, tall / 1.4, tall)
    }

    Repeater {
        id: cities
        model: page.table.cities
        ClassicTvCity {
            required property ClassicCity modelData
            readonly property rect place: page.cityPlace(modelData.seat, page.table.seatCount, 2, 0, page.borderland)
            city: modelData
            age: page.table.age
            broad: page.table.seatCount <= 4
            war: endOfAge
            x: place.x
            y: place.y
            width: place.width
            height: place.height
        }
    }
    Repeater {
        model: page.table.cities
        TvBorder {
            required property ClassicCity modelData
            readonly property ClassicCity other: page.table.cities[(modelData.seat + 1) % page.table.seatCount]
            readonly property rect place: page.cityPlace(modelData.seat, page.table.seatCount, 2, 0, page.borderland)
            readonly property rect there: page.cityPlace(other.seat, page.table.seatCount, 2, 0, page.borderland)
            readonly property bool isFirst: across ? place.y < there.y : place.x < there.x
            across: place.y !== there.y
            first: isFirst ? modelData : other
            second: isFirst ? other : modelData
            x: ((across ? Math.min(place.x + place.width, there.x + there.width) + Math.max(place.x, there.x)
                        : place.x + place.width / 2 + there.x + there.width / 2) - width) / 2
            y: (across ? Math.max(place.y, there.y) - page.borderland / 2 : place.y + place.height / 2) - height / 2
        }
    }
    news: TvPlays {
        anchors.fill: parent
        reveal: page.table.reveal
    }
    front: [
        Reveal {
            id: reveal
            anchors.fill: parent
            table: page.table
            hand: null
            rowed: false
            lying: seat => page.placeOf((cities.itemAt(seat) as ClassicTvCity).cardSpot)
            spot: seat => page.spotOf(seat)
        },
        TurnFlights {
            id: flights
            anchors.fill: parent
            table: page.table
            cardFrom: row => reveal.cardPlace(row)
            cardTo: played => page.placeOf(cities.itemAt(played.seat))
            purse: seat => seat < 0 ? Qt.rect(0, 0, page.width, 0) : page.placeOf(cities.itemAt(seat))
        },
        PassingHands {
            anchors.fill: parent
            table: page.table
            spot: seat => page.spotOf(seat)
        },
        AgeBegins {
            anchors.fill: parent
            table: page.table
            spot: seat => page.spotOf(seat)
        },
        War {
            id: endOfAge
            anchors.fill: parent
            table: page.table
            cityPlace: seat => page.placeOf(cities.itemAt(seat))
            rows: Qt.rect(0, 0, 0, 0)
            words: page.newsPlace
            backed: true
        }
    ]
}
