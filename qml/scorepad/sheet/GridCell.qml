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
    required property string description

    /// The sheet has the keyboard: the current cell shows where it will write.
    property bool writing: false
    readonly property bool narrow: width < Theme.px(80)

    // Tab stops at the current cell. The policy says so, for setting another one changes activeFocusOnTab.
    focusPolicy: isCurrent || activeFocus ? Qt.StrongFocus : Qt.ClickFocus
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
        StateLayer {
            hovered: cell.hovered && !cell.isCurrent
            pressed: cell.down
        }
        Rectangle {
            anchors.horizontalCenter: parent.horizontalCenter
            y: parent.height - Theme.px(9)
            width: Theme.px(24)
            height: Theme.px(3)
            radius: height / 2
            visible: cell.isBest
            color: Theme.gold
        }
    }
    contentItem: AppLabel {
        text: cell.text.replace("-", "\u2212")
        strong: cell.isBest || cell.isCurrent
        font.pixelSize: cell.narrow ? Theme.leadSize : Theme.titleSize
        horizontalAlignment: Text.AlignHCenter
        verticalAlignment: Text.AlignVCenter
        Accessible.ignored: true
    }

    // The place where the next figure goes.
    Rectangle {
        anchors.centerIn: parent
        width: Theme.px(2)
        height: Theme.px(24)
        visible: cell.isCurrent && cell.text === "" && cell.writing
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
        text: cell.mark
        visible: cell.mark !== "" && cell.hovered && !cell.isCurrent
    }
}
