// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Theme

// Averages of a player, or of the winners, by category (gold), above everybody's (grey).
//   profile    list of { shortName, average, all }
//   summary    the same in words
BarFrame {
    id: chart

    property var profile: []

    readonly property real longest: Math.max(5, ...profile.map(line => Math.max(line.average, line.all)))

    names: profile.map(line => line.shortName)
    // At most six numbers along the axis, all of them whole.
    step: Math.ceil(longest / 25) * 5
    most: Math.ceil(longest / step) * step
    pitch: Theme.px(46)

    component Bar: Rectangle {
        required property real points
        width: Math.round(Math.max(0, points) * chart.unit)
        height: Theme.px(16)
    }

    Repeater {
        model: chart.profile
        Column {
            id: line
            required property var modelData
            required property int index
            y: index * chart.pitch + Math.round((chart.pitch - height) / 2)
            Bar {
                points: line.modelData.average
                color: Theme.gold
            }
            Bar {
                points: line.modelData.all
                color: Theme.outline
            }
        }
    }
}
