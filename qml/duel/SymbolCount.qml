// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Table
import Mirabilia.Theme

// "4/6": different symbols, and how many win. Prominent, because players lose by overlooking it.
Item {
    id: count

    required property DuelCity city
    readonly property int missing: city.symbolsToWin - city.symbolCount
    readonly property TooltipText tooltip: TooltipText {
        name: Phrase.of(qsTr("%1 of %2 symbols"), count.city.symbolCount, count.city.symbolsToWin)
        sentence: qsTr("This many different ones win the game at once.")
    }

    implicitWidth: row.width
    implicitHeight: row.height

    Row {
        id: row
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            visible: count.missing <= 1
            name: "warning"
            color: Theme.bad
            size: Theme.px(18)
        }
        AppLabel {
            text: count.city.symbolCount
            color: count.missing <= 1 ? Theme.badText : count.missing <= 2 ? Theme.goldText : Theme.ink
            strong: true
            elide: Text.ElideNone
        }
        AppLabel {
            text: "/" + count.city.symbolsToWin
            muted: true
            elide: Text.ElideNone
        }
    }
    Rectangle {
        anchors.top: row.bottom
        width: row.width
        height: Theme.px(2)
        visible: count.missing <= 2
        color: count.missing <= 1 ? Theme.bad : Theme.gold
    }
}
