// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models
import Mirabilia.Theme

// A table of figures, most games first.
//   title, table
//   leads            a row can be pressed, its details are shown elsewhere
//   ranked           wins mean something here
//   chosen           key of the row that is shown elsewhere
//   pressed(key)
Panel {
    id: list

    required property StatisticsTable table
    property bool leads: false
    property bool ranked: true
    property string chosen
    property int shown: 8
    signal pressed(string key)

    /// The largest average, so that bars can be compared.
    readonly property real most: {
        let found = 1
        for (let i = 0; i < table.count; ++i)
            found = Math.max(found, table.get(i).average)
        return found
    }

    visible: table.count > 0

    ColumnLayout {
        width: parent.width
        spacing: 0
        Repeater {
            model: list.table
            FigureRow {
                required property int index
                Layout.fillWidth: true
                Layout.leftMargin: -Theme.space8
                Layout.rightMargin: -Theme.space8
                visible: index < list.shown
                leads: list.leads
                ranked: list.ranked
                most: list.most
                highlighted: list.chosen !== "" && list.chosen === key
                onClicked: list.pressed(key)
            }
        }
        AppButton {
            stretch: true
            visible: list.table.count > list.shown
            variant: "quiet"
            text: qsTr("All %1").arg(list.table.count)
            onClicked: list.shown = list.table.count
        }
    }
}
