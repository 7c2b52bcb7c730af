// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// A border at the end of an age: the shields of both cities march against each other and strike off one against one.
// What is left breaks through, and the tokens are thrown to their owners.
//   from, to    where the armies of `seat` and of `other` stand
//   progress    0 to 1
Item {
    id: lane

    required property int index
    required property int seat
    required property int other
    required property int shields
    required property int otherShields
    required property int token
    required property int otherToken
    required property string text
    required property string color
    required property string otherColor
    required property point from
    required property point to
    required property real progress

    readonly property int pairs: Math.min(shields, otherShields)
    readonly property real length: Math.hypot(to.x - from.x, to.y - from.y)
    readonly property real unit: Math.max(Theme.px(16), Math.min(Theme.px(36), length / 7))
    /// Between two shields of an army, as a share of the lane.
    readonly property real step: Math.min(unit * 0.9 / Math.max(1, length), 0.4 / Math.max(1, shields, otherShields))
    readonly property bool fought: progress > 0 && progress < 1

    Accessible.role: Accessible.StaticText
    Accessible.name: text

    function at(share: real): point {
        return Qt.point(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
    }
    function part(begin: real, end: real): real {
        return Math.max(0, Math.min(1, (progress - begin) / (end - begin)))
    }
    /// When the shield of that rank meets its opponent.
    function meeting(rank: int): real {
        return 0.3 + 0.3 * rank / Math.max(1, pairs)
    }
    /// How far the shield of that rank is on its way to the other city.
    function march(rank: int): real {
        const start = -rank * step
        if (rank < pairs)
            return start + (0.5 - start) * part(0.1, meeting(rank))
        const left = rank - pairs
        const waits = 0.5 - (left + 1) * step
        return start + (waits - start) * part(0.1, 0.6) + (1 - left * step - waits) * part(0.62, 0.8)
    }

    Conditional {
        when: lane.fought
        Army { count: lane.shields; seatColour: lane.color; far: false }
    }
    Conditional {
        when: lane.fought
        Army { count: lane.otherShields; seatColour: lane.otherColor; far: true }
    }
    Rectangle { // where they meet
        readonly property real beat: lane.pairs === 0 ? 1 : lane.part(0.3, 0.6) * lane.pairs % 1
        x: lane.at(0.5).x - width / 2
        y: lane.at(0.5).y - height / 2
        width: lane.unit * (0.8 + beat)
        height: width
        radius: width / 2
        visible: lane.pairs > 0 && lane.progress > 0.3 && lane.progress < 0.6
        opacity: 1 - beat
        color: "transparent"
        border.width: Theme.px(3)
        border.color: Theme.goldOnTable
    }
    Rectangle { // level
        x: lane.at(0.5).x - width / 2
        y: lane.at(0.5).y - height / 2
        width: lane.unit * 1.3
        height: width
        radius: width / 2
        visible: lane.fought && lane.shields === lane.otherShields && lane.progress > 0.6
        color: Theme.raised
        Glyph {
            anchors.centerIn: parent
            name: "equal"
            size: lane.unit
        }
    }
    Thrown { value: lane.token; home: lane.at(0) }
    Thrown { value: lane.otherToken; home: lane.at(1) }

    component Army: Item {
        id: army
        required property int count
        required property string seatColour
        required property bool far
        Repeater {
            model: army.count
            Rectangle {
                id: shield
                required property int index
                readonly property real way: lane.march(index)
                readonly property point place: lane.at(army.far ? 1 - way : way)
                x: place.x - width / 2
                y: place.y - height / 2
                z: -index
                width: lane.unit
                height: width
                radius: width / 2
                scale: lane.part(0, 0.1)
                visible: index >= lane.pairs || lane.progress < lane.meeting(index)
                opacity: 1 - lane.part(0.88, 1)
                color: Theme.raised
                border.width: Theme.px(2)
                border.color: Theme.seat(army.seatColour)
                Glyph {
                    anchors.centerIn: parent
                    name: "shield"
                    color: Theme.familyText("military")
                    size: shield.width * 0.66
                }
            }
        }
    }
    component Thrown: NumberGlyph {
        id: thrown
        required property int value
        required property point home
        readonly property real way: lane.part(0.7, 0.95)
        readonly property point start: Qt.point((3 * lane.at(0.5).x + home.x) / 4, (3 * lane.at(0.5).y + home.y) / 4)
        visible: value !== 0 && way > 0 && way < 1
        number: value > 0 ? value : "\u2212" + -value
        color: value > 0 ? Theme.family("military") : Theme.muted
        ink: value > 0 ? Theme.lightInk : Theme.surface
        size: Math.max(Theme.px(32), Math.min(Theme.px(80), lane.length * 0.3))
        scale: Math.min(1, 5 * way) * (1 - 0.65 * Math.max(0, 2 * way - 1))
        x: start.x + (home.x - start.x) * way * way - width / 2
        y: start.y + (home.y - start.y) * way * way - height / 2
    }
}
