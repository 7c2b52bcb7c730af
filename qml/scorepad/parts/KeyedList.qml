// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls

// A list of any length, of which only the rows in sight are made. Arrow keys walk, Page Up and Down
// leap, Home and End go to its ends.
//   name     what a screen reader calls it
//   keyed    (read only) somebody walks with the keys: a page that has just come up marks no row
ListView {
    id: list

    property string name
    property bool keyed: false

    readonly property int page: currentItem ? Math.max(1, Math.floor(height / currentItem.height) - 1) : 1

    boundsBehavior: Flickable.StopAtBounds
    clip: true
    keyNavigationEnabled: true
    highlightMoveDuration: 0
    Accessible.role: Accessible.List
    Accessible.name: name

    // A model that was empty leaves no row current, and Tab would find none.
    onCountChanged: {
        if (currentIndex < 0 && count > 0)
            currentIndex = 0
    }
    onMovementStarted: keyed = false

    T.ScrollBar.vertical: ThinScrollBar {}

    Keys.onPressed: event => {
        keyed = true
        const target = {
            [Qt.Key_PageUp]: currentIndex - page, [Qt.Key_PageDown]: currentIndex + page,
            [Qt.Key_Home]: 0, [Qt.Key_End]: count - 1
        }[event.key]
        if (target === undefined || count === 0)
            return
        currentIndex = Math.max(0, Math.min(target, count - 1))
        event.accepted = true
    }
}
