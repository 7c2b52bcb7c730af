// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// A cell of the warehouse, shown as its resource only: solid with a cross if produced, ringed if available.
Item {
    id: cell

    required property int index
    required property string cell
    required state // as DiceCellRow.state
    required property bool candidate
    required property bool chosen
    required property bool hinted
    required property var marks
    required property string description
    required property string name
    required property string facts
    readonly property TooltipText tooltip: TooltipText {
        glyph: cell.glyph
        name: cell.name
        sentence: cell.facts
    }

    required property string family
    readonly property bool crossed: state === "crossed"
    property bool stop: false
    /// True while the keyboard is in use and the focus is shown.
    property bool keyboard: false
    signal pressed()

    readonly property string glyph: marks.length > 0 ? marks[0].glyph : ""

    activeFocusOnTab: stop || activeFocus
    Accessible.role: Accessible.ListItem
    Accessible.name: description
    Accessible.selectable: true
    Accessible.selected: chosen
    Accessible.focusable: true
    Accessible.onPressAction: pressed()

    Rectangle {
        anchors.centerIn: parent
        width: parent.width - Theme.px(1)
        height: Theme.px(34)
        visible: cell.candidate || cell.chosen || cell.hinted
        radius: Theme.px(6)
        color: cell.chosen ? Theme.goldTint : Theme.raised
        border.width: Theme.px(2)
        border.color: Theme.gold
    }
    Rectangle { // as a space of the board
        id: ground
        anchors.centerIn: parent
        width: parent.width - Theme.px(2)
        height: Theme.px(32)
        visible: cell.crossed
        radius: Theme.px(6)
        color: cell.chosen ? Theme.goldTint : Theme.family(cell.family)
        PenCross {
            anchors.fill: parent
            anchors.margins: Theme.px(3)
            visible: cell.crossed
            ink: Theme.mix(Theme.familyInk(cell.family), ground.color, 0.5)
        }
    }
    Glyph {
        anchors.centerIn: parent
        name: cell.glyph
        color: cell.crossed && !cell.chosen ? Theme.familyInk(cell.family)
             : cell.candidate || cell.chosen ? Theme.ink : Theme.outline
        size: Math.min(Theme.px(22), cell.width - Theme.px(2))
    }
    Pulse {
        shown: cell.hinted && !cell.chosen
        cornerRadius: Theme.px(6)
    }
    FocusRing {
        shown: cell.activeFocus && cell.keyboard
        inset: true
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: {
            cell.forceActiveFocus()
            cell.pressed()
        }
    }
}
