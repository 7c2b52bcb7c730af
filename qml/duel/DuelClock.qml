// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Table
import Mirabilia.Theme

// The age and its progress: one mark per card.
Row {
    id: clock

    required property DuelTable table
    required property bool compact
    readonly property int taken: table.cardsTaken
    readonly property TooltipText tooltip: TooltipText {
        name: clock.table.age === 0 ? clock.Accessible.name : qsTr("Age %1").arg(Words.age(clock.table.age))
        sentence: clock.table.age === 0 ? qsTr("Each city takes four of eight wonders before the first age.") : clock.Accessible.name
    }

    spacing: Theme.space8
    Accessible.role: Accessible.StaticText
    Accessible.name: table.age === 0 ? qsTr("The draft of the wonders")
        : Phrase.of(qsTr("Age %1, %2 of %3 cards taken"), Words.age(table.age), taken, table.cardsOfAge)

    AppLabel {
        anchors.verticalCenter: parent.verticalCenter
        text: clock.table.age === 0 ? qsTr("Draft") : qsTr("Age %1").arg(Words.age(clock.table.age))
        title: true
        strong: true
        font.pixelSize: Theme.titleSize
        Accessible.ignored: true
    }
    Row {
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(2)
        visible: !clock.compact
        Repeater {
            model: clock.table.cardsOfAge
            Rectangle {
                required property int index
                readonly property bool now: index === clock.taken
                y: now ? -Theme.px(2) : 0
                width: Theme.px(7)
                height: Theme.px(now ? 18 : 14)
                color: now ? Theme.goldOnTable : index < clock.taken ? Theme.ink : Theme.outline
            }
        }
    }
}
