// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Theme

// A glyph and a number (or a word) on a small rounded background: "shield 3", "coin 7".
//   glyph, text
//   tint         colour of the glyph, default ink
//   fill         background, default surface; "transparent" for bare figures
//   textColor    default ink
//   compact      smaller padding and caption size, for dense rows
//   name         what a screen reader says ("3 shields"); default the text
Rectangle {
    id: chip

    property string glyph
    property string text
    property color tint: Theme.ink
    property color fill: Theme.surface
    property color textColor: Theme.ink
    property bool compact: false
    property string name: text

    implicitWidth: row.implicitWidth + 2 * (compact ? Theme.space8 : Theme.space12)
    implicitHeight: compact ? Theme.px(28) : Theme.px(36)
    radius: height / 2
    color: fill

    Accessible.role: Accessible.StaticText
    Accessible.name: name

    RowLayout {
        id: row
        anchors.centerIn: parent
        width: Math.min(implicitWidth, chip.width - Theme.space8)
        spacing: Theme.space4

        Glyph {
            visible: chip.glyph !== ""
            name: chip.glyph
            color: chip.tint
            size: chip.compact ? Theme.px(22) : Theme.glyphSize
        }
        AppLabel {
            Layout.fillWidth: true
            visible: text !== ""
            text: chip.text
            color: chip.textColor
            strong: true
            font.pixelSize: chip.compact ? Theme.captionSize : Theme.bodySize
            Accessible.ignored: true
        }
    }
}
