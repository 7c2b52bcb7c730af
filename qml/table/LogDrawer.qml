// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Models.Session
import Mirabilia.Theme

// The log of all turns, in a drawer on the right; optionally for one seat only.
T.Popup {
    id: drawer

    required property TableModel table
    signal cardShown(string card)
    signal copied(string text)

    parent: T.Overlay.overlay
    x: parent ? parent.width - width : 0
    y: 0
    width: parent ? Math.min(Theme.px(420), parent.width) : Theme.px(420)
    height: parent ? parent.height : 0
    modal: true
    focus: true
    padding: Theme.space16
    closePolicy: T.Popup.CloseOnEscape | T.Popup.CloseOnPressOutside
    T.Overlay.modal: Rectangle { color: Theme.scrim }
    onAboutToShow: (contentItem as LogList).showEnd()

    background: Rectangle { color: Theme.surface }

    contentItem: LogList {
        table: drawer.table
        onCardShown: card => drawer.cardShown(card)
        onCopied: text => drawer.copied(text)
        onClosed: drawer.close()
    }
}
