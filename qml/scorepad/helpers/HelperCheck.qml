// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Theme

// Something that is there or not: a card, a wonder, a space of a board. Pressed, it is marked by a
// tick and a frame.
//   text, detail    name and small print
//   description     what it is called on its own, without the heading above it
//   checked; signal toggled()
//   passed()        Enter, which goes on as everywhere; Space ticks
T.CheckBox {
    id: control

    property string detail
    property string description
    signal passed()

    implicitWidth: Theme.px(140)
    implicitHeight: Math.max(Theme.target, implicitContentHeight + topPadding + bottomPadding)
    verticalPadding: Theme.space4
    leftPadding: Theme.space8
    rightPadding: Theme.space8
    Accessible.role: Accessible.CheckBox
    Accessible.name: description
    Keys.onReturnPressed: passed()
    Keys.onEnterPressed: passed()

    indicator: Rectangle {
        x: control.leftPadding
        y: (control.height - height) / 2
        width: Theme.px(20)
        height: width
        radius: Theme.radiusSmall
        color: control.checked ? Theme.gold : Theme.field
        border.width: Theme.stroke
        border.color: control.checked ? Theme.gold : Theme.outline
        Glyph {
            anchors.centerIn: parent
            visible: control.checked
            name: "tick"
            color: Theme.goldInk
            size: Theme.px(16)
        }
    }
    contentItem: ColumnLayout {
        spacing: 0
        Item { Layout.fillHeight: true }
        AppLabel {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.px(28)
            text: control.text
            strong: control.checked
            font.pixelSize: Theme.captionSize
            wrapMode: Text.Wrap
            Accessible.ignored: true
        }
        AppLabel {
            Layout.fillWidth: true
            Layout.leftMargin: Theme.px(28)
            visible: text !== ""
            text: control.detail
            muted: true
            font.pixelSize: Theme.captionSize
            Accessible.ignored: true
        }
        Item { Layout.fillHeight: true }
    }
    background: Rectangle {
        radius: Theme.radius
        color: control.checked ? Theme.goldTint : Theme.raised
        border.width: control.checked ? Math.max(1, Theme.px(2)) : Theme.stroke
        border.color: control.checked ? Theme.gold : Theme.line

        StateLayer {
            radius: Theme.radius
            hovered: control.hovered && control.enabled
            pressed: control.down
        }
        FocusRing { shown: control.visualFocus }
    }
}
