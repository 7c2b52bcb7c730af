// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Theme

// One number of the score sheet; pressing it explains it.
//   title   its category; empty = the total
T.Button {
    id: cell

    required property int value
    property string title
    property bool counted: true
    property bool best: false
    property real fontSize: Theme.leadSize

    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: title === "" ? qsTr("Total: %1. How it adds up").arg(value)
                                  : Phrase.of(qsTr("%1: %2. How it adds up"), title, value)
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()

    background: Rectangle {
        color: cell.hovered ? Theme.quietTint : cell.best ? Theme.goldTint : "transparent"
        radius: Theme.radiusSmall
        FocusRing { shown: cell.visualFocus; inset: true; cornerRadius: Theme.radiusSmall }
    }
    contentItem: AppLabel {
        text: !cell.counted ? "" : cell.value < 0 ? "\u2212" + -cell.value : cell.value
        color: cell.value === 0 ? Theme.muted : Theme.ink
        strong: cell.value !== 0
        font.pixelSize: cell.fontSize
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }
}
