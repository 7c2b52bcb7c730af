// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Session
import Mirabilia.Theme

// The status of the game, who is thinking, and the table's tools.
//   clock      the game's indicator on the left: age, turn or round
//   tools      its tools besides log, hint, undo and menu (BarTool)
//   alarm      a warning shown in place of the status
//   logInMenu  true if the bar has no room for the log and the menu has it
// In a narrow bar the seats close up; a status that still does not fit is omitted.
Item {
    id: bar

    required property TableModel table
    required property TableActions actions
    required property bool compact
    default property alias clock: clockPlace.data
    property alias tools: ownTools.data
    property string alarm
    property bool logInMenu: width < Theme.px(340)
    readonly property alias menuTool: menu
    readonly property real toolWidth: Theme.px(compact ? 44 : 48)

    Item {
        id: clockPlace
        x: Theme.px(bar.compact ? 10 : 14)
        width: childrenRect.width
        height: parent.height
    }
    Row {
        id: seats
        anchors.left: clockPlace.right
        anchors.leftMargin: Theme.space16
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(bar.width < Theme.px(1000) ? 0 : 6)
        visible: !bar.compact && x + width < toolRow.x
        Repeater {
            model: bar.table.seats
            SeatDot {}
        }
    }
    Glyph {
        id: warning
        anchors.left: bar.compact ? clockPlace.right : seats.right
        anchors.leftMargin: bar.compact ? Theme.space8 : Theme.space16
        anchors.verticalCenter: parent.verticalCenter
        visible: bar.alarm !== ""
        name: "warning"
        readonly property TooltipText tooltip: TooltipText {
            glyph: "warning"
            sentence: bar.alarm
        }
        color: Theme.badText
        size: Theme.px(20)
    }
    AppLabel {
        anchors.left: warning.left
        anchors.leftMargin: warning.visible ? Theme.space24 : 0
        anchors.right: toolRow.left
        anchors.rightMargin: Theme.space8
        anchors.verticalCenter: parent.verticalCenter
        visible: width > Theme.px(60) && (bar.alarm !== "" || !truncated)
        height: parent.height
        verticalAlignment: Text.AlignVCenter
        wrapMode: Text.Wrap
        maximumLineCount: 2
        fontSizeMode: Text.Fit
        minimumPixelSize: Theme.captionSize
        text: bar.alarm !== "" ? bar.alarm : bar.table.status
        color: bar.alarm !== "" ? Theme.badText : Theme.ink
        strong: bar.alarm !== ""
        font.pixelSize: bar.compact ? Theme.captionSize : Theme.bodySize
    }

    Row {
        id: toolRow
        anchors.right: parent.right
        anchors.rightMargin: Theme.space4
        height: parent.height

        Row {
            id: ownTools
            height: parent.height
        }
        Tool {
            visible: !bar.logInMenu
            does: bar.actions.log
        }
        Tool { does: bar.actions.people }
        Tool {
            does: bar.actions.hint
            text: bar.table.hintBusy ? qsTr("Thinking about a hint") : does.tooltip
            glyphColor: bar.table.hintText !== "" || bar.table.hintBusy ? Theme.goldOnTable : Theme.ink
        }
        Tool { does: bar.actions.undo }
        Tool {
            id: menu
            does: bar.actions.menu
        }
    }

    component Tool: BarTool {
        width: bar.toolWidth
    }
    component SeatDot: Item {
        id: dot
        required property string name
        required property string initials
        required property string color
        required property string state
        readonly property TooltipText tooltip: TooltipText {
            glyph: sign.name
            name: dot.Accessible.name
            sentence: dot.state === "chosen" ? qsTr("Has decided and waits for the others.")
                    : sign.name === "" ? qsTr("Waits for the others.") : ""
        }
        width: Theme.px(26)
        height: disc.height + sign.height
        Accessible.role: Accessible.StaticText
        Accessible.name: Words.action(dot.name, Words.state(dot.state))
        NumberGlyph {
            id: disc
            number: dot.initials
            color: Theme.seat(dot.color)
            ink: Theme.seatInk(dot.color)
            size: Theme.px(26)
        }
        Glyph {
            id: sign
            anchors.top: disc.bottom
            anchors.horizontalCenter: disc.horizontalCenter
            name: dot.state === "chosen" ? "tick" : dot.state === "thinking" ? "thinking"
                : dot.state === "lost" ? "connection-lost" : ""
            color: Theme.ink
            size: Theme.px(14)
        }
    }
}
