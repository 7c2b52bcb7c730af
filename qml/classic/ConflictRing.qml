// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// The end of an age: the cities around the text, and at each border the shields of both sides. The borders light
// up one by one, the tokens fly to their owners, and a sentence tells the outcome. A tap or Space skips to the
// end; the next one continues.
//   progress   the integer part is the border being fought
Item {
    id: ring

    required property ClassicTable table
    readonly property int count: table.seatCount
    readonly property int borders: table.conflict.count
    property real progress: 0
    readonly property bool done: progress >= borders
    readonly property int current: Math.min(borders, Math.floor(progress))
    /// Number of borders whose tokens have arrived.
    readonly property int landed: Math.floor(progress + 0.1)
    /// Progress of each border's tokens to their owners, 0 to 1.
    readonly property list<real> ways: Array.from({ length: borders }, (_, row) => Math.max(0, Math.min(1, (progress - row - 0.4) * 2)))
    readonly property string sentence: !visible ? "" : current < borders ? table.conflict.get(current).text : summary()

    readonly property real headroom: Theme.px(narrow ? 56 : 72)
    readonly property bool narrow: plate.width === 0
    readonly property bool sideways: narrow && width > height
    readonly property var places: arrangement()
    readonly property size plate: places.plate
    readonly property real centreX: width / 2
    readonly property real centreY: (height + Theme.px(72)) / 2 - Theme.space8

    visible: table.conflictShown
    Accessible.role: Accessible.Grouping
    Accessible.name: Phrase.sentences([title.text, sentence])
    Announcer { text: ring.Accessible.name }

    function goOn() {
        if (done)
            table.skip()
        else
            walk.complete()
    }
    /// The outcome of my two borders.
    function summary(): string {
        const rows = Array.from({ length: borders }, (_, row) => table.conflict.get(row))
        const left = rows.find(row => row.seat === table.own.seat)
        const right = rows.find(row => row.other === table.own.seat)
        return !left || !right ? "" : Phrase.of(qsTr("%1: %2 against %3, %4 against %5; %6 in all"), table.own.name,
            Words.signed(left.token), left.otherName, Words.signed(right.otherToken), right.name,
            Words.signed(left.token + right.otherToken))
    }

    // ---- Geometry -------------------------------------------------------------------------------

    /// Height of the text below a wonder.
    readonly property real plateFoot: Theme.px(40)
    /// Seatings: each a function(steps to my left), with both coordinates from -1 to 1.
    readonly property list<var> forms: [step => onEllipse(step, 1), step => onEllipse(step, 0.7), step => inRows(step, true, 1, 0.6),
                                        step => inRows(step, false, 0.7, 0.6), step => inRows(step, false, 0.7, 1)]
    /// I sit at the bottom, my left neighbour on my left. A smaller bend moves the seats toward the edges.
    function onEllipse(step: int, bend: real): point {
        const angle = Math.PI / 2 + step * 2 * Math.PI / Math.max(1, count)
        return Qt.point(bent(Math.cos(angle), bend), bent(Math.sin(angle), bend))
    }
    /// Two columns, starting beside me or above me. The top row is one city in the middle, or two at +/- `top`.
    function inRows(step: int, beside: bool, bend: real, top: real): point {
        if (step === 0 || 2 * step === count)
            return Qt.point(0, step === 0 ? 1 : -1)
        const up = Math.min(step, count - step)
        const side = step === up ? -1 : 1
        const height = beside ? besideMe(up - 1) : aboveMe(up)
        return Qt.point(side * (2 * up + 1 === count ? top : 1), bent(height, bend))
    }
    function besideMe(row: int): real {
        return row === 0 ? 1 : 1 - 2 * row / (Math.floor((count - 1) / 2) - 1)
    }
    /// Keeps the middle row free for the text.
    function aboveMe(row: int): real {
        const rows = Math.floor(count / 2)
        const free = 1 - rows % 2
        return 1 - 2 * (row + free) / (rows + free)
    }
    function bent(share: real, bend: real): real {
        return Math.sign(share) * Math.pow(Math.abs(share), bend)
    }
    function cityAt(seat: int): point {
        return places.cities[seat] ?? Qt.point(centreX, centreY) // without a ring
    }
    function borderAt(seat: int): point {
        return places.borders[seat] ?? Qt.point(centreX, centreY)
    }
    /// Returns true if the second city of a border is to the left, or above if the two are stacked.
    function mirrored(seat: int): bool {
        const first = cityAt(seat)
        const second = cityAt((seat + 1) % count)
        return Math.abs(first.x - second.x) > plate.width / 8 ? first.x > second.x : first.y > second.y
    }
    /// Returns the ring with the widest plates that has no overlaps and leaves room for the text; width 0 = no ring
    /// fits. Borders lie at the midpoint of their cities, or as close to it as possible.
    function arrangement(): var {
        const none = { plate: Qt.size(0, 0), cities: [], borders: [], wordsWidth: 0 }
        if (Math.min(width, height) < Theme.px(500))
            return none
        return widest(Theme.px(260)) ?? widest(Theme.px(210)) ?? none
    }
    function widest(leastWords: real): var {
        const words = box(Qt.point(centreX, centreY), Qt.size(leastWords + Theme.space32, wordsHeight))
        for (let wide = Math.max(Theme.px(320), width / 3); wide >= Theme.px(200); wide -= Theme.px(10)) {
            for (const form of forms) {
                const ring = ringOf(plateOf(wide, 0.4), form, words)
                if (ring)
                    return ringOf(plateOf(wide, 0.56), form, words) ?? ringOf(plateOf(wide, 0.48), form, words) ?? ring
            }
        }
        return null
    }
    function plateOf(wide: real, shape: real): size {
        return Qt.size(wide, Math.round(wide * shape) + plateFoot)
    }
    /// Returns null if anything overlaps.
    function ringOf(plate: size, form: var, words: var): var {
        const radiusX = (width - plate.width) / 2 - Theme.space16
        const radiusY = (height - Theme.px(72) - plate.height) / 2 - Theme.space8
        const cities = Array.from({ length: count }, (_, seat) => form((seat - table.own.seat + count) % count))
                            .map(at => Qt.point(centreX + at.x * radiusX, centreY + at.y * radiusY))
        const taken = cities.map(city => box(city, plate))
        const borders = allApart([words, ...taken]) ? bordersBetween(cities, [words, ...taken]) : null
        return borders && { plate, cities, borders, wordsWidth: widthBetween([...taken, ...borders.map(mark)]) }
    }
    /// Returns null if a border does not fit.
    function bordersBetween(cities: list<point>, parts: var): var {
        const taken = [...parts]
        const borders = []
        for (let seat = 0; seat < count; ++seat) {
            const border = borderBeside(cities[seat], cities[(seat + 1) % count], taken)
            if (!border)
                return null
            borders.push(border)
            taken.push(mark(border))
        }
        return borders
    }
    function borderBeside(city: point, other: point, taken: var): var {
        const aside = (city.x + other.x) / 2 - centreX
        const below = (city.y + other.y) / 2 - centreY
        for (const [across, along] of shares) {
            const at = Qt.point(centreX + aside * across, centreY + below * along)
            const border = mark(at)
            if (taken.every(part => apart(border, part)))
                return at
        }
        return null
    }
    /// Fractions (x, y) of the way from the centre to the midpoint of two cities, best first.
    readonly property var shares: {
        const halfway = Math.max(0.5, Math.cos(Math.PI / Math.max(1, count)))
        const reaches = [0.6, 0.7, 0.8, 0.9, 1, 1.1, 1.2, 1.3].filter(share => share * halfway <= 1)
        const off = pair => Math.abs(1 - pair[0]) + Math.abs(1 - pair[1])
        return [].concat(...reaches.map(across => reaches.map(along => [across, along]))).sort((a, b) => off(a) - off(b))
    }
    /// A plain object, because hundreds of them are compared.
    function box(at: point, of: size): var {
        return { left: at.x - of.width / 2, right: at.x + of.width / 2, top: at.y - of.height / 2, bottom: at.y + of.height / 2 }
    }
    /// Size of a border at its largest, while it is fought.
    readonly property size markSize: Qt.size(Theme.px(120), Theme.px(51))
    function mark(at: point): var {
        return box(at, markSize)
    }
    function allApart(parts: var): bool {
        return parts.every((part, at) => parts.slice(at + 1).every(other => apart(part, other)))
    }
    readonly property real gap: Theme.space4
    function apart(a: var, b: var): bool {
        return a.right + gap <= b.left || b.right + gap <= a.left || a.bottom + gap <= b.top || b.bottom + gap <= a.top
    }
    /// Height of the sentence and its button in the middle.
    readonly property real wordsHeight: Theme.px(156) + Theme.space16
    function widthBetween(parts: var): real {
        const half = wordsHeight / 2
        const beside = parts.filter(part => part.top < centreY + half && part.bottom > centreY - half)
        return Math.min(Theme.px(520), ...beside.map(part => 2 * Math.max(part.left - centreX, centreX - part.right) - Theme.space32))
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
            required property ClassicCity modelData
            city: modelData
            pending: ring.pendingOf(city.seat, ring.landed)
            fighting: !ring.done && (city.seat === ring.fighter("seat") || city.seat === ring.fighter("other"))
            shown: ring.visible
            width: ring.plate.width
            height: ring.plate.height
            x: Math.round(ring.cityAt(city.seat).x - width / 2)
            y: Math.round(ring.cityAt(city.seat).y - height / 2)
        }
    }
    Repeater {
        model: ring.narrow ? null : ring.table.conflict
        ConflictMark {
            x: Math.round(ring.borderAt(seat).x - width / 2)
            y: Math.round(ring.borderAt(seat).y - height / 2)
            mirrored: ring.mirrored(seat)
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
        width: Math.floor(Math.min(parent.width * (ring.sideways ? 0.6 : 1) - 2 * Theme.space8, Theme.px(480)))
        visible: ring.narrow
        table: ring.table
        lit: ring.visible ? ring.current : -1
        ways: ring.ways
        rowHeight: Math.floor(Math.min(Theme.px(116), ((ring.sideways ? ring.height : words.y) - ring.headroom - Theme.space8) / Math.max(1, ring.borders)))
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

    /// Tokens of a city that have not arrived yet.
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
        readonly property point from: ring.borderAt(border)
        readonly property point city: ring.cityAt(to)
        x: from.x * (1 - way) + (city.x + ring.plate.width / 2 - size) * way - width / 2
        y: from.y * (1 - way) + (city.y + (ring.plate.height - ring.plateFoot) / 2) * way - height / 2
    }
}
