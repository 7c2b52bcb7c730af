// SPDX-License-Identifier: GPL-3.0-or-later
import QtCharts
import QtQuick
import Mirabilia.Theme

// Horizontal bars that are made of parts, one under the other. Long names end in dots.
//   bars       list of { name, parts }: how much of each part
//   parts      list of { text, color }, from the left
//   summary    the same in words
ChartView {
    id: chart

    property var bars: []
    property var parts: []
    property string summary

    readonly property font small: Qt.font({ family: Theme.textFont, pixelSize: Theme.captionSize })

    // Qt Charts draws dots for a label that is higher than its bar, as Han and kana nearly are.
    implicitHeight: Theme.px(44 + 38 * Math.max(1, bars.length))
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

    onPartsChanged: draw()
    onBarsChanged: draw()
    onWidthChanged: draw()
    Component.onCompleted: draw()

    TextMetrics {
        id: metrics
        font: chart.small
        elide: Text.ElideRight
        elideWidth: chart.width * 0.36
    }
    // Two bars of one name would be one to the axis: those that are cut alike differ in what nobody
    // sees.
    function labels(rows: var): var {
        const seen = {}
        return rows.map(row => {
            metrics.text = row.name
            const label = metrics.elidedText
            seen[label] = (seen[label] ?? 0) + 1
            return label + "\u200b".repeat(seen[label] - 1)
        })
    }

    // The first bar stands at the top, which is the end of the axis.
    function draw() {
        const rows = bars.slice().reverse()
        const most = Math.max(1, ...rows.map(row => row.parts.reduce((sum, part) => sum + part, 0)))
        series.clear()
        names.categories = labels(rows)
        const step = Math.max(1, Math.ceil(most / 5))
        amount.max = Math.ceil(most / step) * step
        amount.tickInterval = step
        parts.forEach((part, i) => {
            series.append(part.text, rows.map(row => row.parts[i]))
            series.at(i).color = part.color
            series.at(i).borderColor = "transparent"
        })
    }

    HorizontalStackedBarSeries {
        id: series
        barWidth: 0.62
        axisX: ValuesAxis {
            id: amount
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
