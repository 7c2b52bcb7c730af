// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Dice
import Mirabilia.Table
import Mirabilia.Theme

// The round, and how near the end of the game is.
Row {
    id: clock

    required property DiceTable table
    required property bool compact

    spacing: Theme.space12
    readonly property TooltipText tooltip: TooltipText {
        glyph: "hourglass"
        name: qsTr("Round %1").arg(clock.table.round)
        sentence: qsTr("Once a city has taken bonus %1, one last round is played.").arg(clock.table.bonusesToEnd)
    }

    Announcer { text: qsTr("Round %1").arg(clock.table.round) }
    AppLabel {
        anchors.verticalCenter: parent.verticalCenter
        text: qsTr("Round %1").arg(clock.table.round)
        title: true
        strong: true
        elide: Text.ElideNone
        font.pixelSize: clock.compact ? Theme.leadSize : Theme.titleSize
    }
    Row {
        anchors.verticalCenter: parent.verticalCenter
        visible: !clock.table.lastRound && (clock.compact || clock.table.mostBonuses > 0)
        spacing: Theme.px(3)
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("A city has %n bonus(es)", "", clock.table.mostBonuses)
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            name: "hourglass"
            color: clock.table.mostBonuses + 1 >= clock.table.bonusesToEnd ? Theme.noteText : Theme.mutedOnTable
            size: Theme.px(18)
        }
        AppLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: clock.table.mostBonuses + "/" + clock.table.bonusesToEnd
            color: clock.table.mostBonuses + 1 >= clock.table.bonusesToEnd ? Theme.noteText : Theme.mutedOnTable
            strong: true
            elide: Text.ElideNone
            Accessible.ignored: true
        }
    }
    Rectangle {
        id: last
        anchors.verticalCenter: parent.verticalCenter
        visible: clock.table.lastRound
        width: badge.width + Theme.px(20)
        height: Theme.px(28)
        radius: Theme.px(6)
        color: Theme.bad
        Accessible.role: Accessible.StaticText
        Accessible.name: qsTr("Last round")
        Announcer { text: last.Accessible.name }
        Row {
            id: badge
            anchors.centerIn: parent
            spacing: Theme.px(6)
            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                name: "hourglass"
                color: Theme.badInk
                size: Theme.px(16)
            }
            AppLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: clock.compact ? qsTr("Last", "round") : qsTr("Last round")
                color: Theme.badInk
                strong: true
                elide: Text.ElideNone
                font.pixelSize: Theme.captionSize
                Accessible.ignored: true
            }
        }
    }
}
