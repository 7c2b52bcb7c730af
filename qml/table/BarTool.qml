// SPDX-License-Identifier: GPL-3.0-or-later
import Mirabilia.Controls
import Mirabilia.Theme

// A tool in the bar at the top of a table.
IconButton {
    width: Theme.px(48)
    height: parent ? parent.height : implicitHeight
}
