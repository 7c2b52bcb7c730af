// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Shell
import Mirabilia.Table
import Mirabilia.Theme

// What a first game is about, shown on its board: all but the places in question lies in shade, and the ways to win
// are lit one by one. A press anywhere tells the next.
Item {
    id: show

    required property FirstGameModel first
    required property TablePage played
    readonly property var now: first.ways[first.way] ?? null
    /// Changes once the table has been laid out for a new size: parts know their place only then.
    property int settled: 0
    readonly property list<rect> places: now && played && settled >= 0 ? Array.from(played.placesOfWay(now.id)).filter(place => place.width > 0 && place.height > 0) : []
    /// What lies around all of them; with none of them it is the whole table.
    readonly property rect lit: {
        if (places.length === 0)
            return Qt.rect(0, 0, width, height)
        const all = Array.from(places)
        const left = Math.min(...all.map(place => place.x))
        const top = Math.min(...all.map(place => place.y))
        return Qt.rect(left, top, Math.max(...all.map(place => place.right)) - left, Math.max(...all.map(place => place.bottom)) - top)
    }

    /// All but the places, as rectangles: between each two of their edges, what is left from left to right.
    readonly property list<rect> shades: {
        if (places.length === 0)
            return []
        const all = Array.from(places)
        const edges = [0, height, ...all.map(place => place.y), ...all.map(place => place.bottom)]
            .map(edge => Math.max(0, Math.min(height, edge))).sort((one, other) => one - other)
        const found = []
        for (let i = 1; i < edges.length; ++i) {
            const [top, bottom] = [edges[i - 1], edges[i]]
            if (bottom <= top)
                continue
            let x = 0
            for (const place of all.filter(place => place.y < bottom && place.bottom > top).sort((one, other) => one.x - other.x)) {
                if (place.x > x)
                    found.push(Qt.rect(x, top, place.x - x, bottom - top))
                x = Math.max(x, place.right)
            }
            if (x < width)
                found.push(Qt.rect(x, top, width - x, bottom - top))
        }
        return found
    }
    /// Where the signs of the ways are: in the middle, or in the largest shade that has room for them, so that they
    /// cover nothing that is told of.
    readonly property rect room: {
        const far = place => Math.max(0, place.y - height / 2, height / 2 - place.bottom) + (namedIn(place) ? 0 : height)
        const fitting = Array.from(shades).filter(place => place.width >= count * Theme.px(36) && place.height >= Theme.px(64))
        return fitting.sort((one, other) => far(one) - far(other))[0] ?? Qt.rect(0, 0, width, height)
    }
    readonly property int count: first.ways.length - 1
    /// True if there is room for the names of the signs, too.
    function namedIn(place: rect): bool {
        return place.width >= count * Theme.px(104) + Theme.space16 && place.height >= Theme.px(120)
    }
    Timer {
        id: laid
        interval: 50
        running: true
        onTriggered: ++show.settled
    }
    onWidthChanged: laid.restart()
    onHeightChanged: laid.restart()
    onNowChanged: laid.restart()

    Repeater {
        model: show.shades
        Rectangle {
            required property rect modelData
            x: modelData.x
            y: modelData.y
            width: modelData.width
            height: modelData.height
            color: Theme.scrim
        }
    }
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
        onClicked: show.first.tell(show.first.way + 1)
    }
    Rectangle {
        id: panel
        readonly property bool named: show.namedIn(show.room)
        readonly property real step: named ? Theme.px(104) : Math.min(Theme.px(72), (show.room.width - Theme.space24) / Math.max(1, show.count))
        x: show.room.x + (show.room.width - width) / 2
        // In the middle of the table, or as near to it as the shade is.
        y: Math.max(show.room.y + Theme.space4, Math.min(show.room.bottom - height - Theme.space4, (show.height - height) / 2))
        width: show.count * step + Theme.space8
        height: row.height + 2 * Theme.space8
        radius: Theme.radius
        color: Theme.surface
        border.width: Theme.stroke
        border.color: Theme.outline
        Row {
            id: row
            anchors.centerIn: parent
            Repeater {
                model: Array.from(show.first.ways).slice(1)
                WaySign {
                    required property var modelData
                    required property int index
                    width: panel.step
                    named: panel.named
                    glyph: modelData.glyph
                    title: modelData.title.replace(/^\d+\. */, "")
                    number: index
                    told: index < show.first.way
                    current: index + 1 === show.first.way
                }
            }
        }
    }
}
