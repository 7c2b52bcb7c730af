// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// A text of a tooltip. Its implicit width is that of the unwrapped text: the width of wrapped text would depend
// on the tooltip, and the tooltip on it.
//   text, strong
Item {
    property alias text: label.text
    property alias strong: label.strong

    implicitWidth: Math.ceil(metrics.advanceWidth) + 1
    implicitHeight: label.height

    TextMetrics {
        id: metrics
        font: label.font
        text: label.text
    }
    AppLabel {
        id: label
        width: parent.width
        color: Theme.surface
        font.pixelSize: Theme.captionSize
        wrapMode: Text.Wrap
    }
}
