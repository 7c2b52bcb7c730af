// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// What new stages bring leaps out of the wonders and flies to where it counts; until then it is held back there.
//   from   function(seat): the place of a wonder; empty if it is out of sight
//   to     function(seat, glyph): where an effect counts
Item {
    id: gain

    required property ClassicTable table
    required property Rising rising
    required property var from
    required property var to
    /// {seat, effect, shift}: the effects of the stages that rise; shift: from the middle of those of one stage.
    readonly property var gains: [].concat(...Array.from(rising.parts).map(one => gainsOf(one.seat, one.part)))
    readonly property real progress: gains.length > 0 ? rising.progressOf(gains[0].seat, gains[0].part) : 1
    readonly property real way: Jolts.gain(progress)
    readonly property bool leaping: way > 0 && way < 1

    function isInSight(seat: int): bool {
        return from(seat).width > 0
    }
    function gainsOf(seat: int, part: int): list<var> {
        const city = table.cityAt(seat)
        if (!city || part > city.stagesBuilt || !isInSight(seat))
            return []
        const effects = Array.from(city.stages.get(part - 1).effects)
        return effects.map((effect, index) => ({ seat: seat, part: part, effect: effect, shift: index - (effects.length - 1) / 2 }))
    }
    /// How much of the sign has not arrived in a city.
    function held(seat: int, glyph: string): int {
        return way < 1 ? gains.filter(one => one.seat === seat && one.effect.glyph === glyph)
                              .reduce((sum, one) => sum + Number(one.effect.text), 0) : 0
    }
    function startOf(one: var): rect {
        return from(one.seat)
    }
    function endOf(one: var): rect {
        return to(one.seat, one.effect.glyph)
    }

    Repeater {
        model: gain.leaping ? gain.gains : []
        Rectangle {
            id: sign
            required property var modelData
            // Not bound: the table may change while they fly.
            property rect start
            property rect end
            Component.onCompleted: {
                start = gain.startOf(modelData)
                end = gain.endOf(modelData)
            }
            readonly property real leap: Math.min(1, gain.way / 0.35)
            readonly property real flight: Math.max(0, (gain.way - 0.45) / 0.55)
            readonly property real eased: flight * flight * (3 - 2 * flight)
            readonly property real unit: Math.max(Theme.px(26), Math.min(Theme.px(56), start.height / 3))
            readonly property real spread: modelData.shift * 1.2 * unit
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
                effects: [sign.modelData.effect]
                size: sign.unit
            }
        }
    }
}
