// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// A button that shows only a glyph; its text is the accessible name and the tooltip.
//   glyph (required), text (required)
//   glyphColor   default ink
//   glyphSize    default Theme.glyphSize
//   checkable / checked   shows a gold underline when checked
//   badge        small number or mark in the corner, empty = none
//   signal clicked()
BaseButton {
    id: control

    required property string glyph
    required text
    property color glyphColor: Theme.ink
    property real glyphSize: Theme.glyphSize
    property string badge

    padding: Theme.space12
    Accessible.name: Phrase.facts([text, badge])
    Accessible.checkable: checkable
    Accessible.checked: checked

    contentItem: Item {
        implicitWidth: control.glyphSize
        implicitHeight: control.glyphSize

        Glyph {
            anchors.centerIn: parent
            name: control.glyph
            color: control.glyphColor
            size: control.glyphSize
        }
        CounterBadge {
            anchors.horizontalCenter: parent.right
            anchors.verticalCenter: parent.top
            visible: control.badge !== ""
            text: control.badge
            Accessible.ignored: true
        }
    }

    background: Rectangle {
        radius: Theme.radius
        color: "transparent"

        StateLayer {
            radius: Theme.radius
            hovered: control.hovered && control.enabled
            pressed: control.down
        }
        Rectangle {
            anchors.bottom: parent.bottom
            anchors.horizontalCenter: parent.horizontalCenter
            anchors.bottomMargin: Theme.space4
            width: control.glyphSize
            height: Theme.focusWidth
            radius: height / 2
            color: Theme.gold
            visible: control.checked
        }
        FocusRing { shown: control.visualFocus }
    }

    Tooltip {
        text: control.text
        visible: (control.hovered || control.visualFocus) && !control.down
    }
}
