// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.ScorePad.Parts
import Mirabilia.Theme

// The sheet: players as columns, categories as rows. Names, row heads and totals stay in sight while
// the values between them scroll.
//   pad                     the sheet
//   playerPressed(column)   the head of a column
//   addPressed()            one more player
//   expansionsWanted()      their rows are to be chosen
//   helperWanted()          the current cell was pressed once more
FocusScope {
    id: grid

    required property ScorePadModel pad
    signal playerPressed(int column)
    signal addPressed()
    signal expansionsWanted()
    signal helperWanted()

    readonly property bool narrow: width < Theme.px(560)
    readonly property int columns: pad.playerCount
    readonly property int lines: pad.rows.count
    // Heads live a little longer than the grid and must not ask it for the pad, which lives on.
    readonly property int currentColumn: pad.column
    readonly property bool fresh: pad.isFresh
    readonly property real labelWidth: narrow ? Theme.px(pad.senateMayDecide ? 108 : 116)
                                              : Math.min(Theme.px(250), Math.max(Theme.px(190), width * 0.22))
    readonly property real leastColumn: Theme.px(narrow ? 64 : 72)
    readonly property real columnWidth: Math.max(leastColumn, Math.min(Theme.px(280), (width - labelWidth) / Math.max(1, columns)))
    /// On a phone on its side total and rank share a line: that is one more row in sight.
    readonly property bool low: narrow && height < Theme.px(320) && columnWidth >= Theme.px(92)
    readonly property real headHeight: Theme.px(low ? 56 : narrow ? 72 : 64)
    // On a phone the sums stand at the top only: that is one more row in sight.
    readonly property real footHeight: narrow ? 0 : Theme.px(60)
    /// Of Duel: who won before the end, below the heads.
    readonly property real bandHeight: pad.box === "duel" ? Theme.px(narrow ? 44 : 48) : 0
    readonly property real above: headHeight + bandHeight
    readonly property real room: height - above - footHeight
    readonly property real leastRow: Theme.px(narrow ? 44 : 46)
    /// On a phone on its side rows are as low as lets all of them be read at once, or those of the box.
    readonly property bool tight: narrow && height < Theme.px(320) && lines * leastRow > room
    // The row of coins that a tie asks for has its place already, an empty line of the
    // paper: neither the rows nor the total move when it comes.
    readonly property var optionalRows: pad.optionalRows
    readonly property int steadyLines: lines + (optionalRows.some(row => row.rowId === "coins" && !row.shown) ? 1 : 0)
    /// The way to rows of expansions is the last line; where that would be out of sight, it stands in
    /// the corner.
    /// Rows besides those of the box; where there is one, it has its own name.
    readonly property var expansions: optionalRows.filter(row => row.expansion)
    readonly property bool expandable: expansions.length > 0
    readonly property string expansionsName: expansions.length === 1 ? expansions[0].name : qsTr("Expansions")
    readonly property bool expandsBelow: expandable && (steadyLines + 1) * leastRow <= room
    readonly property int paperLines: steadyLines + (expandsBelow ? 1 : 0)
    // Rows that do not all fit are as high as leaves no part of one at the edge.
    readonly property real rowHeight: tight ? room / (lines * Theme.px(22) <= room ? lines : Math.max(1, Math.floor(room / Theme.px(28))))
        : paperLines * leastRow <= room
        ? Math.min(Theme.px(96), Math.floor(room / Math.max(1, paperLines)))
        : Math.max(leastRow, room / Math.max(1, Math.floor(room / leastRow)))
    readonly property real span: Math.min(width, labelWidth + columns * columnWidth)
    readonly property real tall: Math.min(height, above + paperLines * rowHeight + footHeight)

    /// Scrolls the current cell into sight and, if the sheet has the keyboard, gives it to the cell.
    function follow() {
        const x = pad.column * columnWidth
        const y = pad.row * rowHeight
        const left = Math.max(0, Math.min(x, Math.max(values.contentX, x + columnWidth - values.width)))
        values.contentX = Math.min(Math.ceil(left / columnWidth) * columnWidth, Math.max(0, values.contentWidth - values.width))
        const top = Math.max(0, Math.min(y, Math.max(values.contentY, y + rowHeight - values.height)))
        values.contentY = Math.round(top / rowHeight) * rowHeight
        if (activeFocus)
            takeKeyboard()
    }
    /// After a change of size: from the top again, as far as the current cell allows.
    function settle() {
        values.contentX = 0
        values.contentY = 0
        follow()
    }
    function takeKeyboard() {
        const cell = cells.itemAt(pad.row * columns + pad.column) as Item
        if (cell)
            cell.forceActiveFocus(Qt.OtherFocusReason)
    }
    /// Moves to the next or previous player of the row. Returns false beside the last and first one, where
    /// Tab leaves the sheet, and while a helper is open, which belongs to the current cell.
    function across(by: int): bool {
        const there = !pad.helper.isOpen && pad.column + by >= 0 && pad.column + by < columns
        if (there)
            pad.move(by, 0)
        return there
    }
    Connections {
        target: grid.pad
        function onCurrentChanged() { grid.follow() }
        function onRefused() {
            const cell = cells.itemAt(grid.pad.row * grid.columns + grid.pad.column) as GridCell
            cell?.flash()
        }
    }

    Item {
        id: paper
        width: grid.span
        height: grid.tall
        anchors.horizontalCenter: parent.horizontalCenter
        Accessible.role: Accessible.Table
        Accessible.name: qsTr("Score sheet")

        Rectangle {
            anchors.fill: parent
            radius: Theme.radius
            color: Theme.surface
        }
        IconButton {
            id: more
            x: Theme.px(4)
            y: (grid.headHeight - height) / 2
            enabled: grid.pad.canAddPlayer
            visible: enabled
            glyph: "plus"
            text: qsTr("Add a player")
            onClicked: grid.addPressed()
        }
        IconButton {
            id: corner
            x: grid.narrow ? more.x + more.width + Theme.space4 : grid.labelWidth - width - Theme.space4
            y: more.y
            visible: grid.expandable && !grid.expandsBelow
            glyph: "deck"
            text: grid.expansionsName
            onClicked: grid.expansionsWanted()
        }
        AppLabel {
            x: more.x + more.width + Theme.space4
            width: (corner.visible ? corner.x : grid.labelWidth) - x
            height: grid.headHeight
            bottomPadding: grid.low ? Theme.space4 : grid.narrow ? Theme.px(25) : 0
            visible: grid.narrow ? !corner.visible : more.visible
            text: grid.narrow ? qsTr("Total") : qsTr("Player")
            muted: true
            verticalAlignment: grid.narrow ? Text.AlignBottom : Text.AlignVCenter
            Accessible.ignored: true
        }
        Item {
            x: grid.labelWidth
            width: parent.width - x
            height: grid.headHeight
            clip: true
            Repeater {
                model: grid.pad.players
                GridHead {
                    x: column * grid.columnWidth - values.contentX
                    width: grid.columnWidth
                    height: grid.headHeight
                    sums: grid.narrow
                    low: grid.low
                    isCurrent: column === grid.currentColumn
                    onClicked: grid.playerPressed(column)
                }
            }
        }
        AppLabel {
            x: Theme.px(16)
            y: grid.headHeight
            width: grid.labelWidth - x
            height: grid.bandHeight
            visible: height > 0
            text: qsTr("Won early")
            muted: true
            font.pixelSize: grid.narrow ? Theme.captionSize : Theme.bodySize
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
        Repeater {
            model: grid.bandHeight > 0 ? grid.pad.players : null
            VictoryCell {
                x: grid.labelWidth + column * grid.columnWidth + (grid.columnWidth - width) / 2
                y: grid.headHeight
                height: grid.bandHeight
                room: grid.columnWidth
                political: grid.pad.senateMayDecide
                onPicked: victory => grid.pad.setPlayer(column, "victory", victory)
            }
        }
        Item {
            y: grid.above
            width: grid.labelWidth
            height: values.height
            clip: true
            Repeater {
                model: grid.pad.rows
                RowLabel {
                    required property int row
                    y: row * grid.rowHeight - values.contentY
                    width: grid.labelWidth
                    height: grid.rowHeight
                    narrow: grid.narrow
                }
            }
        }
        Flickable {
            id: values
            x: grid.labelWidth
            y: grid.above
            width: parent.width - x
            height: parent.height - y - grid.footHeight
            contentWidth: grid.columns * grid.columnWidth
            contentHeight: grid.lines * grid.rowHeight
            boundsBehavior: Flickable.StopAtBounds
            clip: true
            onWidthChanged: grid.settle()
            onHeightChanged: grid.settle()
            onContentHeightChanged: grid.settle()
            T.ScrollBar.vertical: ThinScrollBar {}

            Repeater {
                model: grid.pad.rows
                Rectangle {
                    required property int row
                    required property string family
                    y: row * grid.rowHeight
                    width: values.contentWidth
                    height: grid.rowHeight - Theme.stroke
                    color: Rows.tint(family)
                }
            }
            Repeater {
                model: Math.max(0, grid.columns - 1)
                Rectangle {
                    required property int index
                    x: (index + 1) * grid.columnWidth - width
                    width: Theme.stroke
                    height: grid.expandsBelow ? grid.steadyLines * grid.rowHeight : Math.max(values.contentHeight, values.height)
                    color: Theme.line
                }
            }
            Repeater {
                id: cells
                model: grid.pad.cells
                GridCell {
                    x: column * grid.columnWidth
                    y: row * grid.rowHeight
                    width: grid.columnWidth
                    height: grid.rowHeight
                    focus: isCurrent
                    writing: grid.activeFocus
                    fresh: grid.fresh
                    Keys.onTabPressed: event => event.accepted = grid.across(1)
                    Keys.onBacktabPressed: event => event.accepted = grid.across(-1)
                    onClicked: {
                        // Whoever comes back from elsewhere wants to write.
                        if (isCurrent && (grid.activeFocus || grid.pad.helper.isOpen)) {
                            grid.helperWanted()
                        } else {
                            grid.pad.select(column, row)
                            grid.takeKeyboard()
                        }
                    }
                }
            }
        }
        AppButton {
            x: Theme.px(grid.narrow ? 2 : 4) // its glyph stands below those of the rows
            y: grid.above + grid.steadyLines * grid.rowHeight
            width: Math.min(implicitWidth, grid.span - x)
            height: grid.rowHeight
            visible: grid.expandsBelow
            variant: "quiet"
            tight: grid.narrow
            lines: 1
            glyph: "plus"
            text: grid.expansionsName
            onClicked: grid.expansionsWanted()
        }
        // There is more below.
        Rectangle {
            y: values.y + values.height - height
            width: parent.width
            height: Theme.px(20)
            visible: !values.atYEnd
            gradient: Gradient {
                GradientStop { position: 0; color: Theme.withAlpha(Theme.shadow, 0) }
                GradientStop { position: 1; color: Theme.shadow }
            }
        }
        // There is more to the right.
        Rectangle {
            x: parent.width - width
            y: grid.above
            width: Theme.px(14)
            height: values.height
            visible: values.contentX + values.width < values.contentWidth - 1
            gradient: Gradient {
                orientation: Gradient.Horizontal
                GradientStop { position: 0; color: Theme.withAlpha(Theme.shadow, 0) }
                GradientStop { position: 1; color: Theme.shadow }
            }
        }
        Rectangle {
            y: parent.height - grid.footHeight
            width: parent.width
            height: Theme.px(2)
            visible: grid.footHeight > 0
            color: Theme.ink
        }
        AppLabel {
            x: Theme.px(16)
            y: parent.height - grid.footHeight
            width: grid.labelWidth - x
            height: grid.footHeight
            visible: height > 0
            text: qsTr("Total")
            title: true
            strong: true
            font.pixelSize: Theme.titleSize
            verticalAlignment: Text.AlignVCenter
            Accessible.ignored: true
        }
        Item {
            x: grid.labelWidth
            y: parent.height - grid.footHeight
            width: parent.width - x
            height: grid.footHeight
            visible: height > 0
            clip: true
            Repeater {
                model: grid.pad.players
                GridFoot {
                    required property int column
                    x: column * grid.columnWidth - values.contentX
                    width: grid.columnWidth
                    height: grid.footHeight
                }
            }
        }
    }
}
