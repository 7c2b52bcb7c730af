// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Dice
import Mirabilia.Theme

// What the signs of the spaces mean.
//   across    in one line
Flow {
    id: key

    property bool across: false

    spacing: Theme.px(across ? 12 : 4)
    flow: across ? Flow.LeftToRight : Flow.TopToBottom
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Where the numbers come from")

    Repeater {
        model: DiceBoards.origins
        Row {
            required property var modelData
            spacing: Theme.figureGap
            Accessible.role: Accessible.ListItem
            Accessible.name: modelData.text
            OriginMark {
                anchors.verticalCenter: parent.verticalCenter
                origin: parent.modelData.origin
                size: Theme.px(16)
            }
            AppLabel {
                text: parent.modelData.text
                color: Theme.mutedOnTable
                font.pixelSize: Theme.captionSize
                Accessible.ignored: true
            }
        }
    }
}
