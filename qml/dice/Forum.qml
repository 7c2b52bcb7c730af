// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Dice
import Mirabilia.Table
import Mirabilia.Theme

// The Forum as four trays in line; the price of a die counts from the free end. The trays are equally wide, unless one
// has so many dice that it needs more.
//   compact   the price is above the dice, not beside them; trays are as wide as their dice, empty ones are omitted
Item {
    id: forum

    required property DiceTable table
    property bool compact: false
    property bool keyboard: false
    readonly property real gap: Theme.px(compact ? 4 : 8)
    readonly property real labelWidth: compact ? 0 : Theme.px(52)
    readonly property real labelHeight: compact ? Theme.px(20) : 0
    readonly property int dice: table.forum.count
    readonly property real pad: Theme.px(compact ? 1 : 8)
    readonly property real foot: Theme.px(compact ? 20 : 27)
    readonly property real emptyWidth: Theme.px(60)
    readonly property int filled: [...table.trays].filter(tray => tray.dice > 0).length
    readonly property int empty: compact ? 0 : table.trays.length - filled
    /// Width available for dice, distance between dice, and side of a die.
    readonly property real roomForDice: width - Math.max(0, filled + empty - 1) * gap - filled * (labelWidth + 2 * pad) - empty * emptyWidth
    readonly property real highest: height - 2 * pad - labelHeight - foot
    readonly property real step: Math.min(compact ? Theme.px(50) : highest + Theme.px(12), roomForDice / Math.max(1, dice))
    readonly property real side: Math.min(step - Theme.px(compact ? 0 : 10), highest)
    /// Margin of a die in its touch target: targets are adjacent.
    readonly property real inset: Theme.px(compact ? 2 : 0)
    readonly property real spare: Math.max(0, roomForDice - dice * step) / Math.max(1, filled)
    readonly property list<real> needs: [...table.trays].map(({ dice }) => dice === 0 ? emptyWidth : labelWidth + 2 * pad + dice * step)
    /// The width of the trays that do not need more: an equal share of what those leave.
    readonly property real share: {
        let room = width - (needs.length - 1) * gap
        let others = needs.length
        for (const need of [...needs].sort((a, b) => b - a)) {
            if (others > 1 && need > room / others) {
                room -= need
                others -= 1
            }
        }
        return room / Math.max(1, others)
    }

    function isShown(tray: int): bool {
        return !compact || table.trays[tray].dice > 0
    }
    function trayWidth(tray: int): real {
        return compact ? needs[tray] + spare : Math.max(needs[tray], share)
    }
    function trayX(tray: int): real {
        let x = 0
        for (let before = 0; before < tray; ++before) {
            if (isShown(before))
                x += trayWidth(before) + gap
        }
        return x
    }

    opacity: table.pauseText === "" ? 1 : Theme.disabledOpacity
    readonly property bool rolling: table.rolling
    /// Milliseconds from the end of a round to the throw: the crosses are drawn before.
    readonly property int delay: 500
    onRollingChanged: if (rolling) roll(delay); else settle()
    Component.onCompleted: if (table.round === 1) roll(0)

    function tiles(): list<var> {
        return Array.from({ length: dice }, (none, index) => tileAt(index)).filter(tile => tile !== null)
    }
    /// Throws all dice from beyond the dear end, after a delay in milliseconds.
    function roll(delay: int) {
        for (const tile of tiles())
            tile.tumble(width - tile.homeX, delay)
    }
    function settle() {
        for (const tile of tiles())
            tile.settle()
    }

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Forum")

    Repeater {
        model: forum.table.trays.length
        Rectangle {
            id: tray
            required property int index
            readonly property int cost: forum.table.trays[index].cost
            readonly property int dice: forum.table.trays[index].dice
            readonly property TooltipText tooltip: TooltipText {
                glyph: "disc"
                name: qsTr("%n coin(s)", "", tray.cost)
                sentence: qsTr("What each die in this part of the Forum costs.")
            }
            readonly property real content: forum.labelWidth + dice * forum.step
            visible: forum.isShown(index)
            x: forum.trayX(index)
            width: forum.trayWidth(index)
            height: forum.height
            radius: Theme.px(10)
            color: Theme.surface
            CoinDisc {
                id: disc
                x: forum.compact || tray.dice === 0 ? (tray.width - width) / 2 : (tray.width - tray.content) / 2
                y: forum.compact ? Theme.px(2) : (forum.height - height) / 2 - Theme.px(8)
                value: tray.cost
                size: Theme.px(forum.compact ? 18 : 32)
            }
            AppLabel {
                visible: text !== "" && !forum.compact
                anchors.horizontalCenter: disc.horizontalCenter
                anchors.top: disc.bottom
                anchors.topMargin: Theme.px(2)
                text: tray.cost === 0 ? qsTr("free") : qsTr("each", "coins for each die")
                muted: true
                elide: Text.ElideNone
                font.pixelSize: Theme.captionSize
            }
        }
    }
    Repeater {
        id: row
        model: forum.table.forum
        DieTile {
            // A die briefly outlives the Forum.
            readonly property real margin: forum ? (forum.trayWidth(tray) - forum.labelWidth - forum.table.trays[tray].dice * forum.step) / 2 : 0
            homeX: forum ? forum.trayX(tray) + margin + forum.labelWidth + slot * forum.step + (forum.step - forum.side) / 2 : 0
            homeY: forum.labelHeight + (forum.height - forum.labelHeight - (asked ? height : forum.side)) / 2
            width: forum.side
            height: forum.side + forum.foot
            inset: forum.inset
            keyboard: forum.keyboard
            opacity: forum.table.diceHeld ? 0 : 1 // their faces are not known before the throw
            z: chosen || hinted ? 1 : 0
            onPressed: forum.table.choice.selectDie(die)
        }
    }

    /// Returns the tile of the nth die from the left, or null.
    function tileAt(index: int): Item {
        return row.itemAt(index)
    }
}
