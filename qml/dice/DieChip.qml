// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// A die as a small sign: its colour and that colour's mark.
//   family, mark   as in DiceDieRow
//   locked         an empty place with a lock instead
Rectangle {
    id: chip

    property string family
    property string mark
    property bool locked: false
    property real size: Theme.px(20)
    readonly property TooltipText tooltip: TooltipText { glyph: chip.locked ? "lock" : chip.mark }

    width: size
    height: size
    radius: size * 0.2
    color: locked ? Theme.surface : Theme.family(family)
    border.width: Theme.stroke
    border.color: locked ? Theme.line : Theme.outline
    Accessible.ignored: true

    Glyph {
        anchors.centerIn: parent
        name: chip.locked ? "lock" : chip.mark
        color: chip.locked ? Theme.muted : Theme.familyInk(chip.family)
        size: chip.size * 0.62
    }
}
