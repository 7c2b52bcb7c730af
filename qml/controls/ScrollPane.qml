// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import QtQuick.Templates as T
import Mirabilia.Theme

// A scrolling column: by touch, wheel, scroll bar or keys (arrows, Page Up/Down, Home, End). Keeps the
// item with the visible keyboard focus in view. Children go into a ColumnLayout as wide as the pane:
// give them Layout.fillWidth.
//   spacing        between the children, default Theme.space16
//   margin         space around them, default 0; Theme.space8 or more leaves room for focus rings
//   name           what a screen reader calls the region
//   maximumWidth   maximum width of the column, which is centred; default unlimited
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
    /// True if the user has scrolled since the focus last moved.
    property bool scrolledAway: false
    onMovementStarted: scrolledAway = true
    onFocusedItemChanged: {
        scrolledAway = false
        follow()
    }
    onHeightChanged: follow()
    onContentHeightChanged: { // a column settles its height line by line
        if (!scrolledAway)
            follow()
    }

    /// Ignores focus without a visible ring, as on a page just opened: the user did not move there.
    function follow() {
        if ((focusedItem as T.Control)?.visualFocus ?? true)
            reveal(focusedItem)
    }

    function scrollTo(y: real) {
        contentY = Math.max(0, Math.min(y, contentHeight - height))
    }
    /// Scrolls as little as possible to show all of item (or its top, if it is too tall).
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

    // Around what there is to read, not around the air beside it.
    Item {
        parent: pane
        x: column.x - pane.margin
        width: column.width + 2 * pane.margin
        height: Math.min(pane.height, pane.contentHeight)
        FocusRing {
            inset: true
            shown: pane.activeFocus
        }
    }
}
