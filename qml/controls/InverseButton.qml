// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// The action on a dark toast. Internal.
BaseButton {
    id: control

    horizontalPadding: Theme.space12

    contentItem: AppLabel {
        text: control.text
        color: Theme.goldOnInk
        strong: true
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
    background: Rectangle {
        radius: Theme.radius
        color: control.down || control.hovered ? Theme.withAlpha(Theme.surface, 0.14) : "transparent"
        FocusRing { shown: control.visualFocus }
    }
}
