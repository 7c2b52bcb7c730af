// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Review
import Mirabilia.Theme

// Everybody's chance to win, turn by turn. Pointer, finger or arrow keys select a turn.
//   current        the selected turn, -1 = none
//   currentText    its figures in words
//   followed       seat of the highlighted curve, -1 = none
//   picked(turn)   the pointer has moved to another turn
//   chosen()       the current turn was pressed
Item {
    id: chart

    required property ReviewModel review
    property int current: -1
    property string currentText
    property int followed: -1
    signal picked(int turn)
    signal chosen()

    readonly property var places: review.places
    readonly property int last: places.length - 1
    // The properties that a screen reader queries of a slider.
    readonly property int value: current
    readonly property int minimumValue: 0
    readonly property int maximumValue: last
    readonly property int stepSize: 1

    implicitHeight: Theme.px(240)
    /// Vertical distance of the players' marks, and the height needed to stack them.
    readonly property real pitch: Theme.px(24)
    readonly property real leastHeight: Math.max(Theme.px(150), plot.y + (review.players.count - 1) * pitch + plot.below)
    activeFocusOnTab: true
    Accessible.role: Accessible.Slider
    Accessible.name: qsTr("Chance to win, turn by turn")
    Accessible.description: currentText
    Accessible.onIncreaseAction: pick(current + 1)
    Accessible.onDecreaseAction: pick(current - 1)

    Keys.onPressed: event => {
        const target = {
            [Qt.Key_Left]: current - 1, [Qt.Key_Right]: current + 1, [Qt.Key_Home]: 0, [Qt.Key_End]: last
        }[event.key]
        event.accepted = target !== undefined
        if (event.accepted)
            pick(target)
    }
    Keys.onReturnPressed: chosen()
    Keys.onEnterPressed: chosen()
    Keys.onSpacePressed: chosen()

    function pick(turn: int) {
        if (last >= 0)
            picked(Math.max(0, Math.min(last, turn)))
    }
    function pickAt(x: real) {
        let nearest = 0
        for (let turn = 1; turn <= last; ++turn) {
            if (Math.abs(xOf(turn) - x) < Math.abs(xOf(nearest) - x))
                nearest = turn
        }
        pick(nearest)
    }
    function xOf(turn: int): real {
        return places[turn] * plot.width
    }
    function yOf(chance: real): real {
        return (1 - chance) * plot.height
    }
    /// Vertical positions of the players' marks at the ends of their curves: at the last chance, moved apart just
    /// enough not to overlap.
    readonly property var markHeights: {
        const heights = {}
        const ends = []
        for (let row = 0; row < review.players.count; ++row) {
            const player = review.players.get(row)
            ends.push({ seat: player.seat, y: yOf(player.chances[last] ?? 0) })
        }
        ends.sort((a, b) => a.y - b.y)
        let top = -pitch / 2
        for (const end of ends) {
            end.y = Math.max(end.y - pitch / 2, top)
            top = end.y + pitch
        }
        let bottom = plot.height + pitch / 2
        for (const end of ends.reverse()) {
            end.y = Math.min(end.y, bottom - pitch)
            bottom = end.y
            heights[end.seat] = end.y
        }
        return heights
    }

    TextMetrics {
        id: widest
        font.family: Theme.textFont
        font.pixelSize: Theme.captionSize
        text: qsTr("%1%", "a share: 62%").arg(100)
    }
    component Label: AppLabel {
        muted: true
        font.pixelSize: Theme.captionSize
        Accessible.ignored: true
    }

    Item {
        id: plot
        readonly property real below: Theme.space12
        x: Math.ceil(widest.advanceWidth) + Theme.space8
        y: widest.height + Theme.space4
        width: Math.max(0, chart.width - x - Theme.px(44))
        height: Math.max(0, chart.height - y - below)

        Repeater {
            model: 5
            Rectangle {
                id: line
                required property int index
                y: Math.round(chart.yOf(index / 4))
                width: plot.width
                height: Theme.stroke
                color: index === 0 ? Theme.outline : Theme.line
                Label {
                    x: -width - Theme.space8
                    anchors.verticalCenter: parent.verticalCenter
                    visible: line.index % 2 === 0
                    text: qsTr("%1%", "a share: 62%").arg(line.index * 25)
                }
            }
        }
        // Start of an age.
        Repeater {
            model: chart.review.turns
            Rectangle {
                id: begun
                required property string ageBegun
                required property double place
                visible: ageBegun !== ""
                x: Math.round(place * plot.width)
                width: Theme.stroke
                height: plot.height
                color: Theme.outline
                Label {
                    y: -height - Theme.space4
                    text: begun.ageBegun
                }
            }
        }
        Rectangle {
            visible: chart.current >= 0
            x: chart.current < 0 ? 0 : Math.round(chart.xOf(chart.current))
            width: Theme.px(2)
            height: plot.height
            color: Theme.gold
        }
        Repeater {
            model: chart.review.players
            Item {
                id: curve
                required property int seat
                required property string mark
                required property string color
                required property list<double> chances
                readonly property color ink: Theme.legible(Theme.seat(color))
                anchors.fill: parent
                z: chart.followed === seat ? 1 : 0
                opacity: chart.followed < 0 || chart.followed === seat ? 1 : 0.25
                Repeater {
                    model: Math.max(0, Math.min(curve.chances.length, chart.last + 1) - 1)
                    Rectangle {
                        id: way
                        required property int index
                        readonly property real across: chart.xOf(index + 1) - chart.xOf(index)
                        readonly property real down: chart.yOf(curve.chances[index + 1]) - chart.yOf(curve.chances[index])
                        x: chart.xOf(index) - radius
                        y: chart.yOf(curve.chances[index]) - radius
                        width: Math.hypot(across, down) + height
                        height: Theme.px(3)
                        radius: height / 2
                        color: curve.ink
                        antialiasing: true
                        transform: Rotation {
                            origin.x: way.radius
                            origin.y: way.radius
                            angle: Math.atan2(way.down, way.across) * 180 / Math.PI
                        }
                    }
                }
                PlayerMark {
                    visible: chart.last >= 0
                    x: visible ? chart.xOf(chart.last) + Theme.space8 : 0
                    y: chart.markHeights[curve.seat] ?? 0
                    mark: curve.mark
                    seatColor: curve.color
                }
                Rectangle {
                    visible: chart.current >= 0 && chart.current < curve.chances.length
                    x: visible ? chart.xOf(chart.current) - width / 2 : 0
                    y: visible ? chart.yOf(curve.chances[chart.current]) - height / 2 : 0
                    width: Theme.px(12)
                    height: width
                    radius: width / 2
                    color: curve.ink
                    border.color: Theme.surface
                    border.width: Theme.px(2)
                }
            }
        }
        HoverHandler {
            acceptedDevices: PointerDevice.Mouse
            onPointChanged: if (hovered) chart.pickAt(point.position.x)
        }
        TapHandler {
            onTapped: {
                chart.pickAt(point.position.x)
                chart.chosen()
            }
        }
        DragHandler {
            target: null
            yAxis.enabled: false
            onCentroidChanged: if (active) chart.pickAt(centroid.position.x)
        }
    }
    FocusRing { shown: chart.activeFocus }
}
