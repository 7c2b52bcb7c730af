// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// A cost in signs, one glyph a unit: `{id, count}`, resources or "coins".
Row {
    id: marks

    property list<var> cost
    property real size: Theme.px(22)

    spacing: Theme.px(1)

    Repeater {
        model: marks.cost
        Row {
            id: kind
            required property var modelData
            readonly property string resource: modelData.id
            readonly property int amount: modelData.count
            CoinDisc {
                visible: kind.resource === "coins"
                value: kind.amount
                size: marks.size
            }
            Repeater {
                model: kind.resource === "coins" ? 0 : kind.amount
                Glyph {
                    name: kind.resource
                    color: Theme.resource(kind.resource)
                    size: marks.size
                }
            }
        }
    }
}
