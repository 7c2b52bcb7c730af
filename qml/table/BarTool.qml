// SPDX-License-Identifier: GPL-3.0-or-later
import Mirabilia.Controls
import Mirabilia.Theme

// A button for an action in the top bar of a table.
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
