// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// A resource, or a choice of several ("wood or clay").
Row {
    id: signs

    required property list<string> resources
    property real size: Theme.glyphSize

    Repeater {
        model: signs.resources
        Row {
            id: option
            required property string modelData
            required property int index
            Glyph {
                visible: option.index > 0
                name: "slash"
                color: Theme.muted
                size: signs.size * 0.4
                anchors.verticalCenter: parent.verticalCenter
            }
            Glyph {
                name: option.modelData
                color: Theme.resource(option.modelData)
                size: signs.size
            }
        }
    }
}
