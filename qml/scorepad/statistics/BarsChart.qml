// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Theme

// Horizontal bars that are made of parts, one under the other.
//   bars       list of { name, parts }: how much of each part
//   parts      list of { text, color }, from the left
//   summary    the same in words
BarFrame {
    id: chart

    property var bars: []
    property var parts: []

    readonly property int longest: Math.max(1, ...bars.map(bar => sum(bar.parts, bar.parts.length)))

    names: bars.map(bar => bar.name)
    step: Math.ceil(longest / 5)
    most: Math.ceil(longest / step) * step

    function sum(counts: var, count: int): int {
        return counts.slice(0, count).reduce((all, part) => all + part, 0)
    }

    Repeater {
        model: chart.bars
        Item {
            id: bar
            required property var modelData
            required property int index
            y: index * chart.pitch
            Repeater {
                model: chart.parts
                Rectangle {
                    required property var modelData
                    required property int index
                    readonly property real end: Math.round(chart.sum(bar.modelData.parts, index + 1) * chart.unit)
                    x: Math.round(chart.sum(bar.modelData.parts, index) * chart.unit)
                    y: Math.round((chart.pitch - height) / 2)
                    width: end - x
                    height: Theme.px(24)
                    color: modelData.color
                }
            }
        }
    }
}
