// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Theme

// A short explanation beside the hovered or focused item.
// Declare it inside the item it explains:  Tooltip { text: ...; visible: item.hovered }
//   text, visible; delay (default Theme.tooltipDelay)
T.ToolTip {
    id: control

    // A tooltip wider than the window would be narrowed in the middle of its text layout.
    readonly property real room: T.Overlay.overlay ? T.Overlay.overlay.width - 2 * margins : Infinity

    x: parent ? Math.round((parent.width - implicitWidth) / 2) : 0
    y: -implicitHeight - Theme.space8
    implicitWidth: Math.min(implicitContentWidth + leftPadding + rightPadding, Theme.px(360), room)
    implicitHeight: implicitContentHeight + topPadding + bottomPadding
    horizontalPadding: Theme.space12
    verticalPadding: Theme.space8
    margins: Theme.space8
    delay: Theme.tooltipDelay
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutsideParent
                 | T.Popup.CloseOnReleaseOutsideParent

    contentItem: TooltipLine { text: control.text }
    background: Rectangle {
        color: Theme.ink
        radius: Theme.radiusSmall
    }
    enter: Transition {
        NumberAnimation { property: "opacity"; from: 0; to: 1; duration: Theme.quick }
    }
    exit: Transition {
        NumberAnimation { property: "opacity"; from: 1; to: 0; duration: Theme.quick }
    }
}
