// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// One segment of a SegmentedControl. Internal.
ChoiceButton {
    id: control

    property string glyph

    horizontalPadding: Theme.space16
    implicitWidth: Math.max(Theme.target, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.target, implicitContentHeight + topPadding + bottomPadding)
    font.family: Theme.textFont
    font.pixelSize: Theme.bodySize

    contentItem: ButtonFace {
        glyph: control.glyph
        text: control.text
        strong: control.chosen
        color: control.chosen ? Theme.surface : Theme.ink
    }
    background: Rectangle {
        radius: Theme.radius
        color: control.chosen ? Theme.ink : "transparent" // gold is the next step

        StateLayer {
            radius: Theme.radius
            hovered: control.hovered
            pressed: control.down
        }
        FocusRing { shown: control.visualFocus }
    }
}
