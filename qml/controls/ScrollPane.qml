// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Mirabilia.Theme

// A column that scrolls: with a finger, the wheel, the thin bar, or the keys (arrows, Page Up/Down,
// Home, End). Keeps in sight what shows that it has the keyboard. Children lie in a ColumnLayout as wide as the
// pane: give them Layout.fillWidth.
//   spacing        between the children, default Theme.space16
//   margin         free space around them, default 0; from Theme.space8 focus rings stay whole
//   name           what a screen reader calls the region
//   maximumWidth   width of the column at most (it is centred); default unlimited
Flickable {
    id: pane

    default property alias content: column.data
    property alias spacing: column.spacing
    property real margin: 0
    property string name
    property real maximumWidth: Infinity

    readonly property real step: Theme.px(64)
    readonly property bool scrollable: contentHeight > height
    readonly property Item focusedItem: Window.activeFocusItem

    implicitWidth: column.implicitWidth + 2 * margin
    implicitHeight: column.implicitHeight + 2 * margin
    contentWidth: width
    contentHeight: column.implicitHeight + 2 * margin
    boundsBehavior: Flickable.StopAtBounds
    clip: scrollable
    activeFocusOnTab: scrollable || activeFocus

    Accessible.role: Accessible.Grouping
    Accessible.name: name
    Accessible.focusable: scrollable

    T.ScrollBar.vertical: ThinScrollBar {}

    Keys.onUpPressed: scrollTo(contentY - step)
    Keys.onDownPressed: scrollTo(contentY + step)
    Keys.onPressed: event => {
        const target = {
            [Qt.Key_PageUp]: contentY - height * 0.9, [Qt.Key_PageDown]: contentY + height * 0.9,
            [Qt.Key_Home]: 0, [Qt.Key_End]: contentHeight
        }[event.key]
        if (target === undefined)
            return
        scrollTo(target)
        event.accepted = true
    }
    /// Somebody has scrolled since the keyboard came to where it is.
    property bool scrolledAway: false
    onMovementStarted: scrolledAway = true
    onFocusedItemChanged: {
        scrolledAway = false
        follow()
    }
    onHeightChanged: follow()
    onContentHeightChanged: { // a column finds its height line by line
        if (!scrolledAway)
            follow()
    }

    /// What has the keyboard without a ring, as when a page has just come, is not where somebody has gone.
    function follow() {
        if ((focusedItem as T.Control)?.visualFocus ?? true)
            reveal(focusedItem)
    }

    function scrollTo(y: real) {
        contentY = Math.max(0, Math.min(y, contentHeight - height))
    }
    /// Scrolls as little as needed to show the whole of item (or its top, if it is too tall).
    function reveal(item: Item) {
        for (let up = item; up !== column; up = up.parent) {
            if (!up || height <= 0) // not laid out yet
                return
        }
        const box = item.mapToItem(column, 0, 0, item.width, item.height)
        const top = box.y + margin - Theme.space8
        const bottom = box.y + margin + box.height + Theme.space8
        if (top < contentY || bottom - top > height)
            scrollTo(top)
        else if (bottom > contentY + height)
            scrollTo(bottom - height)
    }

    ColumnLayout {
        id: column
        width: Math.min(pane.width - 2 * pane.margin, pane.maximumWidth)
        x: (pane.width - width) / 2
        y: pane.margin
        spacing: Theme.space16
    }

    FocusRing {
        parent: pane
        inset: true
        shown: pane.activeFocus
    }
}
