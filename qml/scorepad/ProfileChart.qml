// SPDX-License-Identifier: GPL-3.0-or-later
import QtCharts
import QtQuick
import Mirabilia.Theme

// Averages of a player, or of the winners, by category (gold), beside everybody's (grey).
//   profile    list of { shortName, average, all }
//   summary    the same in words
ChartView {
    id: chart

    property var profile: []
    property string summary

    readonly property font small: Qt.font({ family: Theme.textFont, pixelSize: Theme.captionSize })

    implicitHeight: Theme.px(60 + 44 * Math.max(1, profile.length))
    antialiasing: true
    backgroundColor: "transparent"
    plotAreaColor: "transparent"
    legend.visible: false
    margins.left: 0
    margins.right: Theme.space8
    margins.top: 0
    margins.bottom: 0
    animationOptions: ChartView.NoAnimation
    Accessible.role: Accessible.Graphic
    Accessible.name: summary

    readonly property bool dark: Theme.dark
    onDarkChanged: draw()
    onProfileChanged: draw()
    Component.onCompleted: draw()

    // The first category stands at the top, which is the end of the axis.
    function draw() {
        const lines = profile.slice().reverse()
        let most = 5
        for (const line of lines)
            most = Math.max(most, line.average, line.all)
        bars.clear()
        names.categories = lines.map(line => line.shortName)
        // At most six numbers along the axis, all of them whole.
        points.tickInterval = Math.ceil(most / 25) * 5
        points.max = Math.ceil(most / points.tickInterval) * points.tickInterval
        bars.append("", lines.map(line => line.all))
        bars.append("", lines.map(line => line.average))
        for (let i = 0; i < bars.count; ++i) {
            bars.at(i).color = i === 0 ? Theme.outline : Theme.gold
            bars.at(i).borderColor = "transparent"
        }
    }

    HorizontalBarSeries {
        id: bars
        barWidth: 0.7
        axisX: ValuesAxis {
            id: points
            min: 0
            tickType: ValuesAxis.TicksDynamic
            tickAnchor: 0
            labelFormat: "%d"
            labelsFont: chart.small
            labelsColor: Theme.muted
            gridLineColor: Theme.line
            lineVisible: false
        }
        axisY: BarCategoryAxis {
            id: names
            labelsFont: chart.small
            labelsColor: Theme.ink
            gridVisible: false
            color: Theme.outline
        }
    }
}
