// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Theme

// A value of the sheet. Pressing it makes it the current one; pressing the current one opens its
// helper. What cannot be right has a quiet mark.
T.AbstractButton {
    id: cell

    required property int column
    required property int row
    required property string rowId
    required text
    required property bool isFilled
    required property bool isCurrent
    required property bool isWorked
    required property bool isBest
    required property string mark
    required property string seldom
    required property string description

    /// The sheet has the keyboard: the current cell shows where it will write.
    property bool writing: false
    /// The next digit replaces what stands in the current cell; else it goes behind it.
    property bool fresh: true
    readonly property AppLabel figure: contentItem as AppLabel
    /// How much of a flash is left.
    property real flashed: 0
    readonly property bool selected: isCurrent && fresh && text !== ""
    readonly property bool narrow: width < Theme.px(80)
    readonly property bool low: height < Theme.px(36)

    /// A key was not written.
    function flash() {
        flashing.restart()
    }

    SequentialAnimation {
        id: flashing
        PropertyAction { target: cell; property: "flashed"; value: 1 }
        PauseAnimation { duration: 250 }
        NumberAnimation { target: cell; property: "flashed"; to: 0; duration: Theme.move }
    }

    // Tab stops at the current cell. The policy says so, for setting another one changes activeFocusOnTab.
    focusPolicy: isCurrent || activeFocus ? Qt.TabFocus : Qt.NoFocus
    Accessible.role: Accessible.Cell
    Accessible.name: description
    Accessible.selectable: true
    Accessible.selected: isCurrent

    background: Item {
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.px(2)
            visible: cell.isCurrent
            radius: Theme.radiusSmall
            color: Theme.raised
            border.width: Theme.focusWidth
            border.color: Theme.gold
        }
        // What the next digit replaces.
        Rectangle {
            anchors.centerIn: parent
            width: Math.min(parent.width - Theme.space12, cell.figure.contentWidth + Theme.space8)
            height: Math.min(parent.height - (cell.low ? Theme.space4 : Theme.space12), cell.figure.contentHeight)
            radius: Theme.radiusSmall
            visible: cell.selected && cell.writing
            color: Theme.goldTint
        }
        Rectangle {
            anchors.fill: parent
            anchors.margins: Theme.px(2)
            radius: Theme.radiusSmall
            opacity: cell.flashed
            color: Theme.badTint
            border.width: Theme.focusWidth
            border.color: Theme.bad
        }
        StateLayer {
            hovered: cell.hovered && !cell.isCurrent
            pressed: cell.down
        }
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height - Theme.px(cell.low ? 4 : 9) // below the figure
            width: Theme.px(24)
            height: Theme.px(cell.low ? 2 : 3)
            radius: height / 2
            visible: cell.isBest
            color: Theme.gold
        }
    }
    contentItem: AppLabel {
        text: cell.text.replace(/-/g, "\u2212")
        strong: cell.isBest || cell.isCurrent
        font.pixelSize: cell.narrow || cell.low ? Theme.leadSize : Theme.titleSize
        // Sums are long; what was typed last is seen.
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.captionSize
        elide: Text.ElideLeft
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    // The place where the next figure goes.
    Rectangle {
        x: Math.min((parent.width + (cell.text === "" ? 0 : cell.figure.contentWidth)) / 2 + Theme.px(1), parent.width - Theme.px(6))
        anchors.verticalCenter: parent.verticalCenter
        width: Theme.px(2)
        height: Math.min(Theme.px(24), parent.height - Theme.px(4))
        visible: cell.isCurrent && !cell.selected && cell.writing
        color: Theme.ink
    }
    Glyph {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.margins: Theme.px(cell.narrow ? 3 : 5)
        visible: cell.mark !== ""
        name: "warning"
        color: Theme.note
        size: Theme.px(cell.narrow ? 14 : 16)
    }
    // Quieter than what cannot be right.
    AppLabel {
        anchors.right: parent.right
        anchors.top: parent.top
        anchors.rightMargin: Theme.px(cell.narrow ? 4 : 7)
        anchors.topMargin: Theme.px(1)
        visible: cell.seldom !== ""
        text: "?"
        color: Theme.noteText
        strong: true
        font.pixelSize: Theme.captionSize
        Accessible.ignored: true
    }
    Glyph {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.px(cell.narrow ? 3 : 5)
        visible: cell.isWorked
        name: "calculator"
        color: Theme.muted
        size: Theme.px(14)
    }
    Tooltip {
        text: cell.mark || cell.seldom
        visible: text !== "" && cell.hovered && !cell.isCurrent
    }
}
