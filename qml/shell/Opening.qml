// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// The table is being laid: covers everything until it stands.
Rectangle {
    id: opening

    color: Theme.tableTop
    Accessible.role: Accessible.AlertMessage
    Accessible.name: strip.text

    // Nothing below can be pressed meanwhile.
    MouseArea {
        anchors.fill: parent
        hoverEnabled: true
    }
    ProgressStrip {
        id: strip
        anchors.centerIn: parent
        width: Math.min(Theme.px(320), parent.width - 2 * Theme.space24)
        text: qsTr("The table is being laid")
        indeterminate: true
    }
}
