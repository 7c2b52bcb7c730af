// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Theme

// The backgrounds of the cities, all in one layer below everything else. Rounded surfaces are
// translucent at their corners; drawn with each city, they would prevent batching of the table's texts
// (see the README).
Item {
    id: grounds

    required property list<rect> places

    Repeater {
        model: grounds.places.length
        Rectangle {
            required property int index
            readonly property rect place: grounds.places[index] ?? Qt.rect(0, 0, 0, 0)
            x: place.x
            y: place.y
            width: place.width
            height: place.height
            radius: Theme.radiusMedium
            color: Theme.surface
        }
    }
}
