// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.Theme

// A table of figures, most games first.
//   title, table
//   leads            a row can be pressed, its details are shown elsewhere
//   ranked           wins mean something here
//   chosen           key of the row that is shown elsewhere
//   note             a sentence below it
//   charted          how often each won is drawn above them
//   pressed(key)
Panel {
    id: list

    required property StatisticsTable table
    property bool leads: false
    property bool ranked: true
    property bool charted: false
    property string chosen
    property string note
    property int shown: 8
    signal pressed(string key)

    readonly property var bars: table.bars
    readonly property real highest: table.highest

    visible: table.count > 0

    ColumnLayout {
        width: parent.width
        spacing: 0
        ChartKey {
            Layout.fillWidth: true
            visible: list.charted
            entries: chart.parts
        }
        BarsChart {
            id: chart
            Layout.fillWidth: true
            Layout.bottomMargin: Theme.space8
            visible: list.charted
            bars: list.charted ? list.bars.slice(0, list.shown) : []
            parts: [
                { text: qsTr("games won"), color: Theme.gold },
                { text: qsTr("other games"), color: Theme.outline }
            ]
            summary: bars.map(bar => Phrase.of(qsTr("%1: won %2 of %3"), bar.name, bar.parts[0], bar.games))
                         .join(qsTr("; ", "between parts of a description"))
        }
        Column {
            id: rows
            Layout.fillWidth: true
            Layout.leftMargin: -Theme.space8
            Layout.rightMargin: -Theme.space8
            Repeater {
                model: list.table
                FigureRow {
                    required property int index
                    width: rows.width
                    visible: index < list.shown
                    leads: list.leads
                    ranked: list.ranked
                    most: list.highest
                    highlighted: list.chosen !== "" && list.chosen === key
                    onClicked: list.pressed(key)
                }
            }
        }
        AppButton {
            stretch: true
            visible: list.table.count > list.shown
            variant: "quiet"
            text: qsTr("All %1").arg(list.table.count)
            onClicked: list.shown = list.table.count
        }
        AppLabel {
            Layout.fillWidth: true
            Layout.topMargin: Theme.space8
            visible: text !== ""
            text: list.note
            muted: true
            font.pixelSize: Theme.captionSize
            wrapMode: Text.Wrap
        }
    }
}
