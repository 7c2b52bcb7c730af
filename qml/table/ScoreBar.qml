// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// A player's points as one bar that grows category by category. Some colours are hard to tell apart, so a
// thin line ends each part, and the category's sign is drawn inside where it fits.
//   points           points by category; negative ones take no room
//   pixelsPerPoint   scale of the bar
//   step             number of categories counted so far
Item {
    id: bar

    required property list<var> categories
    required property list<int> points
    required property real pixelsPerPoint
    required property int step
    readonly property real signSize: Math.min(height - Theme.px(2), Theme.px(18))

    Row {
        anchors.fill: parent
        Repeater {
            model: bar.points
            Rectangle {
                id: part
                required property int modelData
                required property int index
                width: bar.step > index ? Math.max(0, modelData) * bar.pixelsPerPoint : 0
                height: bar.height
                color: Words.categoryColor(bar.categories[index])
                Behavior on width {
                    NumberAnimation { duration: Theme.move; easing.type: Easing.OutCubic }
                }
                Rectangle {
                    x: part.width - width
                    visible: part.width > 2 * width
                    width: Theme.stroke
                    height: part.height
                    color: Theme.surface
                }
                Glyph {
                    anchors.centerIn: parent
                    visible: part.width >= size + Theme.space4
                    name: bar.categories[part.index].glyph
                    color: Theme.inkOn(part.color)
                    size: bar.signSize
                }
            }
        }
    }
}
