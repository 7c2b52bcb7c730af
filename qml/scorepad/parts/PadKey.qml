// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Theme

// A key of the keypad: a figure or a glyph. A finger on it does not take the keyboard away from the
// sheet.
//   text       read aloud; shown if there is no glyph
//   glyph      shown instead of the text
//   caption    a word below the glyph, where there is room
//   main       the gold one
T.Button {
    id: key

    property string glyph
    property string caption
    property bool main: false

    focusPolicy: Qt.NoFocus
    opacity: enabled ? 1 : Theme.disabledOpacity
    Accessible.role: Accessible.Button
    Accessible.name: text
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    AppLabel {
        anchors.centerIn: parent
        visible: key.glyph === ""
        text: key.text
        strong: true
        font.pixelSize: Theme.titleSize
        Accessible.ignored: true
    }
    Glyph {
        id: mark
        anchors.horizontalCenter: parent.horizontalCenter
        y: (parent.height - height - (word.visible ? word.height : 0)) / 2
        name: key.glyph
        color: key.main ? Theme.goldInk : Theme.ink
        size: Theme.px(26)
    }
    AppLabel {
        id: word
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.top: mark.bottom
        width: Math.min(implicitWidth, parent.width)
        visible: text !== "" && key.height >= Theme.px(60)
        text: key.caption
        color: key.main ? Theme.goldInk : Theme.ink
        font.pixelSize: Theme.captionSize
        Accessible.ignored: true
    }
    background: Rectangle {
        radius: Theme.radius
        color: key.main ? Theme.gold : key.glyph === "" ? Theme.raised : "transparent"
        border.width: key.main ? 0 : Theme.stroke
        border.color: key.glyph === "" ? Theme.line : Theme.outline

        StateLayer {
            radius: Theme.radius
            hovered: key.hovered && key.enabled
            pressed: key.down
        }
        FocusRing { shown: key.activeFocus }
    }
}
