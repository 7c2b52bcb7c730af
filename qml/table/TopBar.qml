// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models
import Mirabilia.Theme

// Age and turn, which way hands pass, who is thinking, and the table's tools.
Item {
    id: bar

    required property TableModel table
    required property bool compact
    /// The last turn is to be read nowhere else.
    required property bool withLastTurn
    signal logOpened()
    signal lastTurnOpened()
    signal discardsOpened()
    signal menuOpened()

    Row {
        id: clock
        x: Theme.px(14)
        height: parent.height
        spacing: Theme.space8
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Age %1, turn %2 of 6, hands pass to the %3")
                         .arg(Words.age(bar.table.age)).arg(bar.table.turn)
                         .arg(bar.table.passTo === "left" ? qsTr("left") : qsTr("right"))

        AppLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Age %1").arg(Words.age(bar.table.age))
            title: true
            strong: true
            font.pixelSize: Theme.titleSize
            Accessible.ignored: true
        }
        Row {
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(3)
            Repeater {
                model: 6
                Rectangle {
                    required property int index
                    width: Theme.px(bar.compact ? 6 : 10)
                    height: Theme.px(14)
                    color: index + 1 === bar.table.turn ? Theme.gold
                         : index + 1 < bar.table.turn ? Theme.ink : Theme.outline
                    y: index + 1 === bar.table.turn ? -Theme.px(2) : 0
                }
            }
        }
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            name: bar.table.passTo === "left" ? "arrow-left" : "arrow-right"
            color: Theme.mutedOnTable
            size: Theme.px(20)
        }
    }

    Row {
        id: seats
        anchors.left: clock.right
        anchors.leftMargin: Theme.space16
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(6)
        visible: !bar.compact
        Repeater {
            model: bar.table.cities
            SeatDot {}
        }
    }
    AppLabel {
        anchors.left: bar.compact ? clock.right : seats.right
        anchors.leftMargin: bar.compact ? Theme.space8 : Theme.space16
        anchors.right: tools.left
        anchors.rightMargin: Theme.space8
        anchors.verticalCenter: parent.verticalCenter
        visible: width > Theme.px(80)
        text: bar.table.status
        font.pixelSize: bar.compact ? Theme.captionSize : Theme.bodySize
    }

    Row {
        id: tools
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(4)
        height: parent.height

        Tool {
            visible: !bar.compact
            glyph: "discard"
            text: qsTr("Discard pile: %n card(s)", "", bar.table.discardCount)
            onClicked: bar.discardsOpened()
        }
        Tool {
            visible: bar.withLastTurn
            glyph: "history"
            text: qsTr("Last turn (R)")
            onClicked: bar.lastTurnOpened()
        }
        Tool {
            glyph: "log"
            text: qsTr("Log (L)")
            onClicked: bar.logOpened()
        }
        Tool {
            glyph: "hint"
            text: bar.table.hintBusy ? qsTr("Thinking about a hint") : qsTr("Hint (H)")
            glyphColor: bar.table.hintText !== "" || bar.table.hintBusy ? Theme.gold : Theme.ink
            enabled: bar.table.myTurn
            onClicked: bar.table.hint()
        }
        Tool {
            glyph: "undo"
            text: qsTr("Undo (Z)")
            enabled: bar.table.canUndo
            onClicked: bar.table.undo()
        }
        Tool {
            glyph: "menu"
            text: qsTr("Menu")
            onClicked: bar.menuOpened()
        }
    }

    component Tool: IconButton {
        width: Theme.px(bar.compact ? 40 : 48)
        height: bar.height
    }
    component SeatDot: Item {
        id: dot
        required property City modelData
        width: Theme.px(22)
        height: Theme.px(22)
        Accessible.role: Accessible.StaticText
        Accessible.name: Words.deed(dot.modelData.name, Words.state(dot.modelData.state))
        Glyph {
            name: "disc"
            color: Theme.seat(dot.modelData.color)
            size: Theme.px(22)
        }
        Glyph {
            anchors.centerIn: parent
            name: dot.modelData.state === "chosen" ? "tick" : dot.modelData.state === "thinking" ? "thinking"
                : dot.modelData.state === "lost" ? "connection-lost" : ""
            color: Theme.lightInk
            size: Theme.px(15)
        }
    }
}
