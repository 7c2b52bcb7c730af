// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// Age, turn, and the direction in which hands are passed.
Row {
    id: clock

    required property ClassicTable table
    required property bool compact
    readonly property int turn: table.turn
    readonly property TooltipText tooltip: TooltipText {
        name: qsTr("Age %1").arg(Words.age(clock.table.age))
        sentence: clock.Accessible.name
    }

    spacing: Theme.space8
    Accessible.role: Accessible.StaticText
    Accessible.name: Phrase.of(table.passTo === "left" ? qsTr("Age %1, turn %2 of %3, hands pass to the left")
                                                       : qsTr("Age %1, turn %2 of %3, hands pass to the right"),
                               Words.age(table.age), turn, table.turnsPerAge)
    Announcer { text: clock.Accessible.name }

    AppLabel {
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Age %1").arg(Words.age(clock.table.age))
        title: true
        strong: true
        font.pixelSize: Theme.titleSize
        Accessible.ignored: true
    }
    Row {
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(clock.compact ? 2 : 3)
        Repeater {
            model: clock.table.turnsPerAge
            Rectangle {
                required property int index
                width: Theme.px(clock.compact ? 5 : 10)
                height: Theme.px(14)
                color: index + 1 === clock.turn ? Theme.goldOnTable
                     : index + 1 < clock.turn ? Theme.ink : Theme.outline
                y: index + 1 === clock.turn ? -Theme.px(2) : 0
            }
        }
    }
    Glyph {
        anchors.verticalCenter: parent.verticalCenter
        name: clock.table.passTo === "left" ? "arrow-left" : "arrow-right"
        color: Theme.mutedOnTable
        size: Theme.px(20)
    }
}
