// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Theme

// A thin scroll bar that stays visible while there is something to scroll.
// Attach it as  T.ScrollBar.vertical: ThinScrollBar {}  (QtQuick.Templates as T).
T.ScrollBar {
    id: control

    implicitWidth: orientation === Qt.Vertical ? Theme.px(10) : Theme.px(48)
    implicitHeight: orientation === Qt.Vertical ? Theme.px(48) : Theme.px(10)
    padding: Theme.px(2)
    minimumSize: 0.08
    visible: size < 1

    contentItem: Rectangle {
        radius: Math.min(width, height) / 2
        color: control.pressed || control.hovered ? Theme.muted : Theme.outline
        opacity: control.active || control.hovered ? 1 : 0.6
    }
}
