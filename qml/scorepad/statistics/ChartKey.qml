// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// What the marks of a chart mean.
//   entries    list of { text, color, mark }; mark is "bar" (default), "dot", "square" or "dashes"
Flow {
    id: key

    property var entries: []

    spacing: Theme.space12

    Repeater {
        model: key.entries
        Row {
            id: entry
            required property var modelData
            readonly property string mark: modelData.mark ?? "bar"
            height: Theme.px(20)
            spacing: Theme.space8
            Item {
                anchors.verticalCenter: parent.verticalCenter
                width: Theme.px(entry.mark === "dashes" ? 22 : entry.mark === "square" ? 10 : 14)
                height: Theme.px(entry.mark === "square" ? 10 : 14)
                Rectangle {
                    anchors.fill: parent
                    visible: entry.mark !== "dashes"
                    radius: entry.mark === "dot" ? height / 2 : Theme.px(3)
                    color: entry.modelData.color
                }
                Repeater {
                    model: entry.mark === "dashes" ? 2 : 0
                    Rectangle {
                        required property int index
                        x: index * Theme.px(12)
                        y: Theme.px(6)
                        width: Theme.px(9)
                        height: Theme.px(2)
                        color: entry.modelData.color
                    }
                }
            }
            AppLabel {
                // Lines of Chinese are higher; names beside them stand no lower for that.
                anchors.baseline: parent.top
                anchors.baselineOffset: Theme.px(15)
                width: Math.min(implicitWidth, key.width - Theme.px(22) - entry.spacing)
                text: entry.modelData.text
                muted: true
                font.pixelSize: Theme.captionSize
            }
        }
    }
}
