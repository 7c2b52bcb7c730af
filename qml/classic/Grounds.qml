// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Theme

// The surfaces on which cities lie, all in one layer beneath everything else. Rounded surfaces are
// translucent at their corners; were each drawn with its city, no two texts of the table could be
// drawn together (see the README).
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
