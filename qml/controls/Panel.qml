// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Theme

// A flat surface with an optional title. Takes one child (a layout) and its size from it.
//   title     optional, shown at the top and read as the group's name
//   raised    the lighter surface, for a panel on top of another
//   padding   default Theme.space16
T.Pane {
    id: control

    property string title
    property bool raised: false

    padding: Theme.space16
    topPadding: padding + (background as PanelGround).titleHeight
    implicitWidth: Math.max(implicitContentWidth, (background as PanelGround).titleWidth)
                   + leftPadding + rightPadding
    implicitHeight: implicitContentHeight + topPadding + bottomPadding

    Accessible.role: Accessible.Grouping
    Accessible.name: title

    background: PanelGround {
        title: control.title
        inset: control.padding
        color: control.raised ? Theme.raised : Theme.surface
    }
}
