// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// The end of an age: at one border after the other the shields of both cities march against each other (WarLane),
// between the cities, or between their wonders in rows if not all of them are in sight. A sentence tells each outcome where the hand was. A
// tap or Space skips to the end; the next one goes on.
//   cityPlace   function(seat): the place of a city
//   rows        where the borders lie as rows; empty: between the cities
//   words       where the sentence stands; with a ground of its own if `backed`
Item {
    id: war

    required property ClassicTable table
    required property var cityPlace
    required property rect rows
    required property rect words
    property bool backed: false
    readonly property bool rowed: rows.width > 0
    readonly property int borders: table.conflict.count
    /// The integer part is the border being fought.
    property real progress: 0
    readonly property bool done: progress >= borders
    readonly property int current: Math.min(borders, Math.floor(progress))
    /// Number of borders whose tokens have arrived.
    readonly property int landed: Math.floor(progress + 0.05)
    readonly property string sentence: !visible ? "" : current < borders ? table.conflict.get(current).text : summary()
    /// True while both cities of the border stand beside the words, each so wide.
    readonly property bool sided: visible && !done && sideWidth >= Theme.px(160)
    readonly property real sideWidth: rowed || backed ? 0 : Math.min(Theme.px(460), (words.width - Theme.px(600)) / 2 - Theme.space32)
    readonly property real rowHeight: Math.min(Theme.px(104), rows.height / Math.max(1, borders))

    visible: table.conflictShown
    Accessible.role: Accessible.Grouping
    Accessible.name: Phrase.sentences([title.text, sentence])
    Announcer { text: war.Accessible.name }

    function goOn() {
        if (done)
            table.skip()
        else
            walk.complete()
    }
    /// The outcome of my two borders.
    function summary(): string {
        const all = Array.from({ length: borders }, (_, row) => table.conflict.get(row))
        const left = all.find(row => row.seat === table.own.seat)
        const right = all.find(row => row.other === table.own.seat)
        const whose = table.shared || table.watching || table.replayed ? table.own.name : qsTr("You", "whose outcome follows")
        return !left || !right ? "" : Phrase.of(qsTr("%1: %2 against %3, %4 against %5; %6 in all"), whose,
            Words.signed(left.token), left.otherName, Words.signed(right.otherToken), right.name,
            Words.signed(left.token + right.otherToken))
    }
    /// The tokens of a city without those that have not been thrown yet.
    function tokensOf(city: ClassicCity): list<int> {
        const tokens = [...city.tokens]
        for (let row = visible ? landed : table.conflictAwaits ? 0 : borders; row < borders; ++row) {
            const border = table.conflict.get(row)
            const token = border.seat === city.seat ? border.token : border.other === city.seat ? border.otherToken : 0
            if (token !== 0)
                tokens.splice(tokens.lastIndexOf(token), 1)
        }
        return tokens
    }
    /// Where an army stands at a border: inside its city, on the side of the other.
    function camp(border: var, far: bool): point {
        const place = cityPlace(far ? border.other : border.seat)
        const target = cityPlace(far ? border.seat : border.other)
        const inside = (low, size, at) => (Math.max(low, Math.min(low + size, at)) + low + size / 2) / 2
        return Qt.point(inside(place.x, place.width, target.x + target.width / 2),
                        inside(place.y, place.height, target.y + target.height / 2))
    }
    function rowAt(row: int, far: bool): point {
        return Qt.point(rows.x + rows.width * (far ? 0.74 : 0.26), rows.y + (row + 0.5) * rowHeight)
    }
    function colorOf(seat: int): string {
        return table.cityAt(seat)?.color ?? ""
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
        target: war
        property: "progress"
        to: war.borders
        duration: Theme.motion(1400) * war.borders
    }

    TapArea {
        anchors.fill: parent
        onClicked: war.goOn()
    }
    Rectangle {
        x: war.rows.x
        y: war.rows.y
        width: war.rows.width
        height: war.rowHeight * war.borders
        visible: war.rowed
        color: Theme.surface
    }
    Repeater {
        model: war.rowed ? war.table.conflict : null
        Item {
            id: line
            required property int index
            required property int seat
            required property int other
            required property string name
            required property string otherName
            required property int token
            required property int otherToken
            readonly property bool over: war.landed > index
            x: war.rows.x
            y: war.rows.y + index * war.rowHeight
            width: war.rows.width
            height: war.rowHeight
            Side { name: line.name; seat: line.seat; token: line.token; far: false; over: line.over; row: line }
            Side { name: line.otherName; seat: line.other; token: line.otherToken; far: true; over: line.over; row: line }
            Glyph {
                anchors.centerIn: parent
                visible: line.over
                name: line.token === line.otherToken ? "equal" : line.token > 0 ? "greater" : "less"
                color: line.token === line.otherToken ? Theme.muted : Theme.familyText("military")
                size: Theme.px(20)
            }
        }
    }
    Repeater {
        model: war.table.conflict
        WarLane {
            id: lane
            anchors.fill: parent
            color: war.colorOf(seat)
            otherColor: war.colorOf(other)
            from: !war.visible ? Qt.point(0, 0) : war.rowed ? war.rowAt(index, false) : war.camp(lane, false)
            to: !war.visible ? Qt.point(0, 0) : war.rowed ? war.rowAt(index, true) : war.camp(lane, true)
            progress: war.visible ? Math.max(0, Math.min(1, war.progress - index)) : 0
        }
    }
    Conditional {
        when: war.sided
        Beside { far: false }
    }
    Conditional {
        when: war.sided
        Beside { far: true }
    }
    Rectangle {
        x: war.words.x
        y: war.words.y
        width: war.words.width
        height: war.words.height
        visible: war.backed
        radius: Theme.radiusMedium
        color: Theme.surface
    }
    Column {
        x: war.words.x + (war.words.width - width) / 2
        y: war.words.y + Math.max(0, (war.words.height - height) / 2)
        width: Math.min(Theme.px(war.sideWidth > 0 ? 600 : 720), war.words.width - 2 * Theme.space16)
        spacing: Theme.space8
        AppLabel {
            id: title
            width: parent.width
            text: qsTr("End of age %1").arg(Words.age(war.table.conflictAge))
            title: true
            strong: true
            horizontalAlignment: Text.AlignHCenter
            font.pixelSize: Theme.titleSize
            Accessible.role: Accessible.Heading
        }
        AppLabel {
            width: parent.width
            height: Math.min(Theme.px(war.words.width < Theme.px(360) ? 180 : 56), Math.max(Theme.px(24), war.words.height - title.height - button.height - 2 * Theme.space8))
            text: war.sentence
            strong: war.done
            horizontalAlignment: Text.AlignHCenter
            verticalAlignment: Text.AlignVCenter
            wrapMode: Text.Wrap
            fontSizeMode: Text.Fit
            minimumPixelSize: Theme.captionSize
            font.pixelSize: Theme.leadSize
            Accessible.ignored: true
        }
        AppButton {
            id: button
            anchors.horizontalCenter: parent.horizontalCenter
            text: qsTr("Go on")
            variant: "primary"
            onClicked: war.goOn()
        }
    }

    component Beside: WarSide { // the cities of the border, large at both sides of the words
        readonly property var border: war.table.conflict.get(Math.min(war.current, war.borders - 1))
        x: far ? war.words.x + war.words.width - width - Theme.space16 : war.words.x + Theme.space16
        y: war.words.y + (war.words.height - height) / 2
        width: war.sideWidth
        height: Math.min(war.words.height - Theme.space32, width * 0.7)
        city: war.table.cityAt(far ? border.other : border.seat)
        shields: far ? border.otherShields : border.shields
        otherShields: far ? border.shields : border.otherShields
        token: far ? border.otherToken : border.token
        progress: Math.max(0, Math.min(1, war.progress - war.current))
    }
    component Side: Item {
        id: side
        required property string name
        required property int seat
        required property int token
        required property bool far
        required property bool over
        required property Item row
        x: far ? row.width - width : 0
        width: row.width * 0.36
        height: row.height
        WonderPicture {
            readonly property ClassicCity city: war.table.cityAt(side.seat)
            width: parent.width
            height: parent.height - Theme.px(2)
            wonder: city?.poster ?? ""
            built: city?.stagesBuilt ?? 0
            stages: city?.stageCount ?? 0
        }
        Rectangle {
            x: side.far ? parent.width - width : 0
            width: Theme.px(4)
            height: parent.height - Theme.px(2)
            color: Theme.seat(war.colorOf(side.seat))
        }
        Rectangle {
            x: side.far ? parent.width - width - Theme.px(4) : Theme.px(4)
            y: parent.height - height - Theme.px(2)
            width: words.width + 2 * Theme.space8
            height: words.height
            color: Theme.surface
        }
        AppLabel {
            id: words
            x: side.far ? parent.width - width - Theme.space12 : Theme.space12
            y: parent.height - height - Theme.px(2)
            width: Math.min(implicitWidth, parent.width - 2 * Theme.space12)
            text: side.over && side.token !== 0 ? Phrase.facts([side.name, Words.signed(side.token)]) : side.name
            strong: side.over && side.token > 0
            font.pixelSize: Theme.captionSize
            Accessible.ignored: true
        }
    }
}
