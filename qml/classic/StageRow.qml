// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// The stages of a wonder side by side at the foot of its poster.
Item {
    id: foot

    required property ClassicCity city
    property Rising rising: null
    signal opened(int number)

    readonly property real gap: Theme.px(6)
    readonly property real blockWidth: Math.min(Theme.px(260),
        (width - (city.stageCount - 1) * gap) / Math.max(1, city.stageCount))

    function blockOf(number: int): Item {
        return row.itemAt(number - 1)
    }

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Stages of %1").arg(city.wonderName)

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: foot.gap
        Repeater {
            id: row
            model: foot.city.stages
            StageBlock {
                width: foot.blockWidth
                height: foot.height
                share: built && foot.rising ? foot.rising.shareOf(foot.city.seat, number) : 1
                onOpened: foot.opened(number)
            }
        }
    }
}
