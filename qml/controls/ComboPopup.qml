// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Theme

// The list that a ComboField opens. Internal.
T.Popup {
    id: popup

    required property T.ComboBox combo

    y: combo.height + Theme.space4
    width: combo.width
    height: Math.min(implicitHeight, combo.Window.height - 2 * Theme.space8)
    implicitHeight: list.contentHeight + topPadding + bottomPadding
    padding: Theme.space4
    margins: Theme.space8

    ListView {
        id: list
        anchors.fill: parent
        clip: true
        model: popup.visible ? popup.combo.delegateModel : null
        currentIndex: popup.combo.highlightedIndex
        boundsBehavior: Flickable.StopAtBounds
        T.ScrollBar.vertical: ThinScrollBar {}
    }

    background: Rectangle {
        radius: Theme.radius
        color: Theme.raised
        border.width: Theme.stroke
        border.color: Theme.outline
    }
}
