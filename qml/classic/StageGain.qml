// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// What a new stage of my wonder brings leaps out of it and flies to where it counts; until then it is held back there.
//   from   function(seat): the place of the wonder
//   to     function(glyph): where an effect counts
Item {
    id: gain

    required property ClassicTable table
    required property Rising rising
    required property var from
    required property var to
    /// My stage that rises, or 0.
    readonly property int stage: {
        const seat = table.own?.seat ?? -1
        return Array.from(rising.parts).find(one => one.seat === seat)?.part ?? 0
    }
    readonly property real progress: stage > 0 && table.own.stagesBuilt >= stage ? rising.progressOf(table.own.seat, stage) : 1
    readonly property real way: Jolts.gain(progress)
    readonly property var effects: stage > 0 && stage <= table.own.stages.count ? table.own.stages.get(stage - 1).effects : []

    /// How much of the sign has not arrived.
    function held(glyph: string): int {
        return way < 1 ? effects.filter(effect => effect.glyph === glyph).reduce((sum, effect) => sum + Number(effect.text), 0) : 0
    }

    function startOf(city: var): rect {
        return from(city.seat)
    }
    function endOf(effect: var): rect {
        return to(effect.glyph)
    }

    Repeater {
        model: gain.way > 0 && gain.way < 1 ? gain.effects : []
        Rectangle {
            id: sign
            required property var modelData
            required property int index
            // Not bound: the table may change while they fly.
            property rect start
            property rect end
            Component.onCompleted: {
                start = gain.startOf(gain.table.own)
                end = gain.endOf(modelData)
            }
            readonly property real leap: Math.min(1, gain.way / 0.35)
            readonly property real flight: Math.max(0, (gain.way - 0.45) / 0.55)
            readonly property real eased: flight * flight * (3 - 2 * flight)
            readonly property real spread: (index - (gain.effects.length - 1) / 2) * Theme.px(64)
            width: mark.width + Theme.space16
            height: mark.height + Theme.space12
            radius: height / 2
            color: Theme.raised
            border.width: Theme.px(2)
            border.color: Theme.goldOnTable
            scale: (0.3 + 0.7 * leap) * (1 - 0.6 * eased)
            x: (start.x + start.width / 2 + spread) * (1 - eased) + (end.x + end.width / 2) * eased - width / 2
            y: (start.y + start.height * (0.6 - 0.25 * leap)) * (1 - eased) + (end.y + end.height / 2) * eased - height / 2
            EffectMarks {
                id: mark
                anchors.centerIn: parent
                effects: [sign.modelData]
                size: Theme.px(56)
            }
        }
    }
}
