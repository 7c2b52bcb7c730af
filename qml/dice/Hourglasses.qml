// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Dice
import Mirabilia.Table
import Mirabilia.Theme

// The bonuses of a city: its distance from ending the game. Amber from the last but one on.
Row {
    id: glasses

    required property DiceCity city
    property real size: Theme.px(17)
    // A city is destroyed before the pages that show it.
    readonly property int bonuses: city?.bonuses ?? 0
    readonly property int bonusesToEnd: city?.bonusesToEnd ?? 0

    spacing: Theme.px(2)
    readonly property TooltipText tooltip: TooltipText {
        glyph: "hourglass"
        name: glasses.Accessible.name
    }
    Accessible.role: Accessible.StaticText
    Accessible.name: qsTr("%n bonus(es)", "", bonuses)

    Repeater {
        model: glasses.bonusesToEnd
        Glyph {
            required property int index
            name: "hourglass"
            color: index >= glasses.bonuses ? Theme.outline
                 : glasses.bonuses + 1 >= glasses.bonusesToEnd ? Theme.noteText : Theme.ink
            size: glasses.size
        }
    }
}
