// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// One segment of a SegmentedControl. Internal.
BaseButton {
    id: control

    property string glyph

    horizontalPadding: Theme.space16
    Accessible.role: Accessible.RadioButton
    Accessible.checkable: true
    Accessible.checked: checked

    contentItem: ButtonFace {
        glyph: control.glyph
        text: control.text
        strong: control.checked
        color: control.checked ? Theme.goldInk : Theme.ink
    }
    background: Rectangle {
        radius: Theme.radius
        color: control.checked ? Theme.gold : "transparent"

        StateLayer {
            radius: Theme.radius
            hovered: control.hovered
            pressed: control.down
        }
        FocusRing { shown: control.visualFocus }
    }
}
