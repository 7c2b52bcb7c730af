// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// The end of an age: the cities in a ring, and at every border the shields of both sides. The borders light
// one after the other, the tokens fly to whom they belong, and one sentence says what happened. A tap, or
// Space, leads to the end of it, the next one goes on.
//   progress   a border is fought from its number to the next
Item {
    id: ring

    required property ClassicTable table
    readonly property int count: table.seatCount
    readonly property int borders: table.conflict.count
    property real progress: 0
    readonly property bool done: progress >= borders
    readonly property int current: Math.min(borders, Math.floor(progress))
    /// The tokens of so many borders lie where they belong.
    readonly property int landed: Math.floor(progress + 0.1)
    /// How far the tokens of each border are on their way to whom they belong.
    readonly property list<real> ways: Array.from({ length: borders }, (_, row) => Math.max(0, Math.min(1, (progress - row - 0.4) * 2)))
    readonly property string sentence: !visible ? "" : current < borders ? table.conflict.get(current).text : summary()

    readonly property real headroom: Theme.px(narrow ? 56 : 72)
    readonly property bool narrow: plateWidth === 0
    readonly property bool sideways: narrow && width > height
    readonly property var places: arrangement()
    readonly property real plateWidth: places.plateWidth
    readonly property real centreX: width / 2
    readonly property real centreY: (height + Theme.px(72)) / 2 - Theme.space8

    visible: table.conflictShown
    Accessible.role: Accessible.AlertMessage
    Accessible.name: Phrase.sentences([title.text, sentence])

    function goOn() {
        if (done)
            table.skip()
        else
            walk.complete()
    }
    /// What my two borders bring.
    function summary(): string {
        const rows = Array.from({ length: borders }, (_, row) => table.conflict.get(row))
        const left = rows.find(row => row.seat === table.own.seat)
        const right = rows.find(row => row.other === table.own.seat)
        return !left || !right ? "" : Phrase.of(qsTr("%1: %2 against %3, %4 against %5; %6 in all"), table.own.name,
            Words.signed(left.token), left.otherName, Words.signed(right.otherToken), right.name,
            Words.signed(left.token + right.otherToken))
    }

    // ---- Where everything lies ------------------------------------------------------------------

    function plateHeight(wide: real): real {
        return Math.round(wide * 0.4) + Theme.px(70)
    }
    /// Where seat number n (a half is the border to the next) sits: I am at the bottom, my left neighbour to my left.
    function angle(n: real): real {
        return Math.PI / 2 + (n - table.own.seat) * 2 * Math.PI / Math.max(1, count)
    }
    /// The middle of a city. Bend 1: they sit on an ellipse; the less, the nearer to the edges of the table.
    function middle(seat: int, wide: real, bend: real): point {
        const radiusX = (width - wide) / 2 - Theme.space16
        const radiusY = (height - Theme.px(72) - plateHeight(wide)) / 2 - Theme.space8
        return Qt.point(centreX + bent(Math.cos(angle(seat)), bend) * radiusX, centreY + bent(Math.sin(angle(seat)), bend) * radiusY)
    }
    function bent(share: real, bend: real): real {
        return Math.sign(share) * Math.pow(Math.abs(share), bend)
    }
    function cityAt(seat: int): point {
        return middle(seat, plateWidth, places.bend)
    }
    function borderAt(seat: int): point {
        return places.borders[seat] ?? Qt.point(centreX, centreY) // where there is no ring
    }
    /// The widest plates for which there is a ring where nothing touches and the words have room; 0 wide: there is
    /// none. Borders lie halfway between their cities, or as near to that as they can.
    function arrangement(): var {
        return widest(Theme.px(260)) ?? widest(Theme.px(210)) ?? { plateWidth: 0, bend: 1, borders: [], wordsWidth: 0 }
    }
    function widest(leastWords: real): var {
        const words = box(Qt.point(centreX, centreY), leastWords + Theme.space32, wordsHeight)
        for (let plateWidth = Math.max(Theme.px(320), width / 3); plateWidth >= Theme.px(160); plateWidth -= Theme.px(10)) {
            for (const bend of [1, 0.8, 0.6, 0.5, 0.4]) {
                const cities = Array.from({ length: count }, (_, seat) => middle(seat, plateWidth, bend))
                const plates = cities.map(city => box(city, plateWidth, plateHeight(plateWidth)))
                const borders = allApart([words, ...plates]) ? bordersBetween(cities, [words, ...plates]) : null
                if (borders)
                    return { plateWidth, bend, borders, wordsWidth: widthBetween([...plates, ...borders.map(mark)]) }
            }
        }
        return null
    }
    /// Null: one of them has no place.
    function bordersBetween(cities: list<point>, parts: list<rect>): var {
        const borders = []
        for (let seat = 0; seat < count; ++seat) {
            const other = cities[(seat + 1) % count]
            const aside = (cities[seat].x + other.x) / 2 - centreX
            const below = (cities[seat].y + other.y) / 2 - centreY
            const taken = [...parts, ...borders.map(mark)]
            const border = shares.map(([across, along]) => Qt.point(centreX + aside * across, centreY + below * along))
                                 .find(at => taken.every(part => apart(mark(at), part)))
            if (!border)
                return null
            borders.push(border)
        }
        return borders
    }
    /// Of the way from the middle to halfway between two cities, the whole of it first.
    readonly property var shares: {
        const halfway = Math.max(0.5, Math.cos(Math.PI / Math.max(1, count)))
        const reaches = [0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3].filter(share => share * halfway <= 1)
        const off = pair => Math.abs(1 - pair[0]) + Math.abs(1 - pair[1])
        return [].concat(...reaches.map(across => reaches.map(along => [across, along]))).sort((a, b) => off(a) - off(b))
    }
    function box(at: point, wide: real, high: real): rect {
        return Qt.rect(at.x - wide / 2, at.y - high / 2, wide, high)
    }
    /// A border as large as it grows while it is fought.
    function mark(at: point): rect {
        return box(at, Theme.px(120), Theme.px(51))
    }
    function allApart(parts: list<rect>): bool {
        return parts.every((part, at) => parts.slice(at + 1).every(other => apart(part, other)))
    }
    function apart(a: rect, b: rect): bool {
        return a.x + a.width + Theme.space4 <= b.x || b.x + b.width + Theme.space4 <= a.x
            || a.y + a.height + Theme.space4 <= b.y || b.y + b.height + Theme.space4 <= a.y
    }
    /// What the parts leave in the middle for the sentence and its button.
    readonly property real wordsHeight: Theme.px(156) + Theme.space16
    function widthBetween(parts: list<rect>): real {
        const half = wordsHeight / 2
        const beside = parts.filter(part => part.y < centreY + half && part.y + part.height > centreY - half)
        return Math.min(Theme.px(520), ...beside.map(part => 2 * Math.max(part.x - centreX, centreX - part.x - part.width) - Theme.space32))
    }

    onVisibleChanged: {
        progress = 0
        if (visible)
            walk.restart()
        else
            walk.stop()
    }
    NumberAnimation {
        id: walk
        target: ring
        property: "progress"
        to: ring.borders
        duration: Theme.motion(700) * ring.borders
    }

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.tableTop }
            GradientStop { position: 1; color: Theme.tableBottom }
        }
    }
    TapArea {
        anchors.fill: parent
        onClicked: ring.goOn()
    }
    AppLabel {
        id: title
        anchors.horizontalCenter: parent.horizontalCenter
        y: (ring.headroom - height) / 2
        text: qsTr("End of age %1").arg(Words.age(ring.table.conflictAge))
        title: true
        strong: true
        font.pixelSize: ring.narrow ? Theme.titleSize : Theme.headlineSize
        Accessible.role: Accessible.Heading
    }
    Repeater {
        model: ring.narrow ? [] : ring.table.cities
        ConflictSeat {
            required property City modelData
            city: modelData
            pending: ring.pendingOf(city.seat, ring.landed)
            fighting: !ring.done && (city.seat === ring.fighter("seat") || city.seat === ring.fighter("other"))
            shown: ring.visible
            width: ring.plateWidth
            height: ring.plateHeight(width)
            x: Math.round(ring.cityAt(city.seat).x - width / 2)
            y: Math.round(ring.cityAt(city.seat).y - height / 2)
        }
    }
    Repeater {
        model: ring.narrow ? null : ring.table.conflict
        ConflictMark {
            x: Math.round(ring.borderAt(seat).x - width / 2)
            y: Math.round(ring.borderAt(seat).y - height / 2)
            // On screen the seat that comes first lies to the right of its border in the lower half.
            mirrored: Math.sin(ring.angle(seat + 0.5)) > 0
            lit: ring.visible && ring.current >= index
            fought: !ring.done && ring.current === index
        }
    }
    Repeater {
        model: ring.narrow ? null : ring.table.conflict
        Item {
            id: prize
            required property int index
            required property int seat
            required property int other
            required property int token
            required property int otherToken
            readonly property real way: ring.ways[index] ?? 0
            visible: way > 0 && way < 1
            Flying { token: prize.token; to: prize.seat; border: prize.seat; way: prize.way }
            Flying { token: prize.otherToken; to: prize.other; border: prize.seat; way: prize.way }
        }
    }
    ConflictList {
        x: ring.sideways ? Theme.space8 : (parent.width - width) / 2
        y: ring.headroom
        width: Math.min(parent.width * (ring.sideways ? 0.6 : 1) - 2 * Theme.space8, Theme.px(480))
        visible: ring.narrow
        table: ring.table
        lit: ring.visible ? ring.current : -1
        ways: ring.ways
        rowHeight: Math.min(Theme.px(62), ((ring.sideways ? ring.height : words.y) - ring.headroom - Theme.space8) / Math.max(1, ring.borders))
    }
    Column {
        id: words
        width: !ring.narrow ? ring.places.wordsWidth : Math.min(Theme.px(520), ring.width * (ring.sideways ? 0.4 : 1) - 2 * Theme.space16)
        x: ring.sideways ? ring.width - width - Theme.space16 : (ring.width - width) / 2
        y: !ring.narrow || ring.sideways ? ring.centreY - height / 2 : ring.height - height - Theme.space12
        spacing: Theme.space12
        AppLabel {
            width: parent.width
            height: Theme.px(ring.narrow && !ring.sideways ? 72 : 96)
            text: ring.sentence
            strong: ring.done
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.Wrap
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.captionSize
            font.pixelSize: ring.narrow ? Theme.leadSize : Theme.titleSize
            Accessible.ignored: true
        }
        AppButton {
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("Go on")
            variant: "primary"
            onClicked: ring.goOn()
        }
    }

    /// Tokens of a city that are still to come.
    function pendingOf(seat: int, landed: int): var {
        const tokens = []
        for (let row = landed; row < borders; ++row) {
            const border = table.conflict.get(row)
            tokens.push(border.seat === seat ? border.token : border.other === seat ? border.otherToken : 0)
        }
        return tokens.filter(token => token !== 0)
    }
    function fighter(side: string): int {
        return visible && current < borders ? table.conflict.get(current)[side] : -1
    }

    component Flying: NumberGlyph {
        property int token
        property int border
        property int to
        property real way
        visible: token !== 0
        number: token > 0 ? token : "\u2212" + -token
        color: token > 0 ? Theme.family("military") : Theme.muted
        ink: token > 0 ? Theme.lightInk : Theme.surface
        size: Theme.px(32)
        x: ring.borderAt(border).x * (1 - way) + ring.cityAt(to).x * way - width / 2
        y: ring.borderAt(border).y * (1 - way) + (ring.cityAt(to).y + ring.plateHeight(ring.plateWidth) * 0.4) * way - height / 2
    }
}
