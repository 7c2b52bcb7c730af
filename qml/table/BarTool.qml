// SPDX-License-Identifier: GPL-3.0-or-later
import Mirabilia.Controls
import Mirabilia.Theme

// An action as a tool in the bar at the top of a table.
IconButton {
    required property Action does

    width: Theme.px(48)
    height: parent ? parent.height : implicitHeight
    visible: does.shown
    enabled: does.enabled
    glyph: does.glyph
    text: does.tooltip
    onClicked: does.trigger()
}
