// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Theme

// The frame of horizontal bars, one row under the other: names at their left, which end in dots
// where they are long, and an axis of whole numbers from 0 below them. What stands in it is drawn
// from the left end of the axis on.
//   names        of the rows
//   most, step   where the axis ends, and how far its numbers are apart
//   pitch        height of a row
//   unit         (read only) how long 1 is
//   summary      all of it in words
Item {
    id: frame

    property var names: []
    property int most: 1
    property int step: 1
    property real pitch: Theme.px(38)
    property string summary
    readonly property real unit: plot.width / most
    default property alias content: plot.data

    implicitHeight: plot.height + Theme.space4 + numbers.height
    Accessible.role: Accessible.Graphic
    Accessible.name: summary

    FontMetrics {
        id: metrics
        font.family: Theme.textFont
        font.pixelSize: Theme.captionSize
    }
    Column {
        id: words
        // A text may be a little wider than its letters are.
        width: Math.min(frame.width * 0.45, frame.names.reduce((widest, name) => Math.max(widest, Math.ceil(metrics.advanceWidth(name)) + 2 * Theme.stroke), 0))
        Repeater {
            model: frame.names
            ChartLabel {
                required property string modelData
                width: words.width
                height: frame.pitch
                horizontalAlignment: Text.AlignRight
                text: modelData
                color: Theme.ink
            }
        }
    }
    Repeater {
        model: frame.most / frame.step + 1
        Rectangle {
            required property int index
            x: plot.x + Math.round(index * frame.step * frame.unit)
            width: Theme.stroke
            height: plot.height
            color: index === 0 ? Theme.outline : Theme.line
        }
    }
    Item {
        id: plot
        x: words.width + Theme.space8
        width: Math.max(0, frame.width - x - metrics.advanceWidth("" + frame.most) / 2 - Theme.space4)
        height: frame.names.length * frame.pitch
    }
    Item {
        id: numbers
        x: plot.x
        y: plot.height + Theme.space4
        height: Math.ceil(metrics.height)
        Repeater {
            model: frame.most / frame.step + 1
            ChartLabel {
                required property int index
                x: Math.round(index * frame.step * frame.unit - width / 2)
                height: numbers.height
                text: index * frame.step
            }
        }
    }
}
