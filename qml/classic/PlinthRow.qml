// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Classic
import Mirabilia.Theme

// The stages of a wonder side by side on the foot of its poster.
Item {
    id: foot

    required property City city
    signal opened(int number)

    readonly property real gap: Theme.px(6)
    readonly property real plinthWidth: Math.min(Theme.px(260),
        (width - (city.stageCount - 1) * gap) / Math.max(1, city.stageCount))

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Stages of %1").arg(city.wonderName)

    /// Shows that a stage has just been built.
    function raise(stage: int) {
        plinths.itemAt(stage - 1)?.rise()
    }

    Row {
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: foot.gap
        Repeater {
            id: plinths
            model: foot.city.stages
            Plinth {
                width: foot.plinthWidth
                height: foot.height
                onOpened: foot.opened(number)
            }
        }
    }
}
