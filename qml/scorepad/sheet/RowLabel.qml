// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.ScorePad.Parts
import Mirabilia.Theme

// The head of a row of the sheet: the family's colour, its glyph, the name.
//   narrow    less room around the name; without much width it is the short one
Item {
    id: label

    required property string rowId
    required property string name
    required property string shortName
    required property string glyph
    required property string family
    required property bool counts
    property bool narrow: false

    Accessible.role: Accessible.RowHeader
    Accessible.name: name

    Rectangle {
        anchors.fill: parent
        anchors.bottomMargin: Theme.stroke
        color: Rows.tint(label.family)
    }
    Rectangle {
        width: Theme.px(5)
        height: parent.height - Theme.stroke
        visible: label.family !== ""
        color: Rows.color(label.family)
    }
    Glyph {
        id: mark
        x: Theme.px(label.narrow ? 10 : 16)
        anchors.verticalCenter: parent.verticalCenter
        name: label.glyph
        color: Rows.textColor(label.family)
        size: Math.min(Theme.px(label.narrow ? 22 : 26), label.height - Theme.px(4))
    }
    AppLabel {
        x: mark.x + mark.width + Theme.px(label.narrow ? 6 : 12)
        width: parent.width - x - Theme.px(4)
        anchors.verticalCenter: parent.verticalCenter
        text: label.width < Theme.px(245) ? label.shortName : label.name
        muted: !label.counts
        strong: label.counts
        font.pixelSize: label.narrow ? Theme.captionSize : Theme.bodySize
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(12)
        Accessible.ignored: true
    }
}
