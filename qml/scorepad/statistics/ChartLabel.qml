// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// A word or a number of a chart, whose summary says it to those who do not see it.
AppLabel {
    muted: true
    font.pixelSize: Theme.captionSize
    verticalAlignment: Text.AlignVCenter
    Accessible.ignored: true
}
