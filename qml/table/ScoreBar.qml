// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Theme

// A player's points as one bar that grows category by category.
//   points   of each of the categories; what is below zero takes no room
//   scale    pixels a point
//   step     how many categories have been counted so far
Item {
    id: bar

    required property list<var> categories
    required property list<int> points
    required property real pixelsPerPoint
    required property int step

    Row {
        anchors.fill: parent
        Repeater {
            model: bar.points
            Rectangle {
                required property int modelData
                required property int index
                width: bar.step > index ? Math.max(0, modelData) * bar.pixelsPerPoint : 0
                height: bar.height
                color: Words.categoryColor(bar.categories[index])
                Behavior on width {
                    NumberAnimation { duration: Theme.move; easing.type: Easing.OutCubic }
                }
            }
        }
    }
}
