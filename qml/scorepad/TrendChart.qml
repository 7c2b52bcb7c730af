// SPDX-License-Identifier: GPL-3.0-or-later
import QtCharts
import QtQuick
import Mirabilia.Theme

// Totals of a player, game by game, and their average.
//   series     list of { total, isFirst }, oldest first
//   summary    the same in words
ChartView {
    id: chart

    property var series: []
    property string summary

    readonly property font small: Qt.font({ family: Theme.textFont, pixelSize: Theme.captionSize })

    implicitHeight: Theme.px(240)
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

    onSeriesChanged: draw()
    Component.onCompleted: draw()

    function draw() {
        line.clear()
        wins.clear()
        mean.clear()
        let sum = 0
        let least = 1000
        let most = -1000
        for (let i = 0; i < series.length; ++i) {
            const total = series[i].total
            line.append(i + 1, total)
            if (series[i].isFirst)
                wins.append(i + 1, total)
            sum += total
            least = Math.min(least, total)
            most = Math.max(most, total)
        }
        if (series.length === 0)
            return
        games.max = Math.max(2, series.length) + 0.5
        games.tickInterval = Math.max(1, Math.ceil(series.length / 8))
        points.min = Math.floor((least - 5) / 10) * 10
        points.max = Math.ceil((most + 5) / 10) * 10
        points.tickInterval = points.max - points.min > 60 ? 20 : 10
        mean.append(games.min, sum / series.length)
        mean.append(games.max, sum / series.length)
    }

    ValuesAxis {
        id: games
        min: 0.5
        tickType: ValuesAxis.TicksDynamic
        tickAnchor: 1
        labelFormat: "%d"
        labelsFont: chart.small
        labelsColor: Theme.muted
        gridVisible: false
        color: Theme.outline
    }
    ValuesAxis {
        id: points
        tickType: ValuesAxis.TicksDynamic
        tickAnchor: 0
        labelFormat: "%d"
        labelsFont: chart.small
        labelsColor: Theme.muted
        gridLineColor: Theme.line
        lineVisible: false
    }
    LineSeries {
        id: mean
        axisX: games
        axisY: points
        color: Theme.muted
        width: Theme.px(2)
        style: Qt.DashLine
    }
    LineSeries {
        id: line
        axisX: games
        axisY: points
        color: Theme.familyText("civilian")
        width: Theme.px(3)
    }
    ScatterSeries {
        id: wins
        axisX: games
        axisY: points
        color: Theme.gold
        borderColor: Theme.surface
        borderWidth: Theme.px(2)
        markerSize: Theme.px(14)
    }
}
