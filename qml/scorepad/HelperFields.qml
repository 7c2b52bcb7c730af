// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models
import Mirabilia.Theme

// What can be counted on a helper's page: counters side by side, everything else in lines of its
// own, under the headings of their groups. The keypad writes into the counter that has the keyboard.
//   numberPressed()    a finger wants to write
//   passed()           Enter on the last counter
GridLayout {
    id: fields

    required property ScoreHelperModel helper
    signal numberPressed()
    signal passed()

    /// There is something to write figures into.
    property bool counts: false
    readonly property int across: Math.max(1, Math.floor((width + columnSpacing) / (Theme.px(150) + columnSpacing)))
    /// Where fields and headings lie: {places: [{row, column, span}], headings: [{row, text}]}.
    property var plan: ({ places: [], headings: [] })

    columns: across
    columnSpacing: Theme.space16
    rowSpacing: Theme.space8

    function arrange() {
        const places = []
        const headings = []
        let row = 0
        let column = 0
        let group = ""
        let counted = false
        for (let i = 0; i < helper.count; ++i) {
            const field = helper.get(i)
            counted = counted || field.kind === "counter"
            const span = field.kind === "counter" ? 1 : field.kind === "check" && across >= 4 ? Math.floor(across / 2) : across
            if (column > 0 && (column + span > across || field.group !== group)) {
                ++row
                column = 0
            }
            if (field.group !== group) {
                group = field.group
                headings.push({ row: row++, text: group })
            }
            places.push({ row: row, column: column, span: span })
            column += span
        }
        plan = { places: places, headings: headings }
        counts = counted
    }
    function counterAt(index: int): HelperCounter {
        const field = entries.itemAt(index) as HelperField
        return field ? field.counter() : null
    }
    /// The first counter from a place on; -1: none.
    function counterFrom(index: int): int {
        while (index < entries.count && !counterAt(index))
            ++index
        return index < entries.count ? index : -1
    }
    /// The place of the counter that has the keyboard, else of the first.
    function current(): int {
        for (let i = 0; i < entries.count; ++i) {
            const one = counterAt(i)
            if (one && one.activeFocus)
                return i
        }
        return counterFrom(0)
    }
    function take(index: int): HelperCounter {
        const one = counterAt(index)
        if (one && !one.activeFocus)
            one.forceActiveFocus(Qt.OtherFocusReason)
        return one
    }
    /// The keyboard to where counting begins.
    function start() {
        const first = counterFrom(0)
        if (first >= 0)
            take(first)
        else
            nextItemInFocusChain().forceActiveFocus(Qt.OtherFocusReason)
    }
    function write(figure: int) {
        take(current())?.write(figure)
    }
    function erase() {
        take(current())?.erase()
    }
    function step(by: int) {
        take(current())?.step(by)
    }
    function pass(from: int) {
        const next = counterFrom(from + 1)
        if (next < 0)
            passed()
        else
            take(next)
    }
    onAcrossChanged: arrange()
    Component.onCompleted: arrange()
    Connections {
        target: fields.helper
        function onChanged() { fields.arrange() }
        function onCountChanged() { fields.arrange() }
    }

    Repeater {
        model: fields.plan.headings
        AppLabel {
            required property var modelData
            Layout.row: modelData.row
            Layout.column: 0
            Layout.columnSpan: fields.across
            Layout.fillWidth: true
            Layout.topMargin: modelData.row === 0 ? 0 : Theme.space8
            text: modelData.text
            strong: true
            Accessible.role: Accessible.Heading
        }
    }
    Repeater {
        id: entries
        model: fields.helper
        HelperField {
            required property int index
            readonly property var place: fields.plan.places[index] ?? { row: 1000 + index, column: 0, span: 1 }
            Layout.row: place.row
            Layout.column: place.column
            Layout.columnSpan: place.span
            Layout.fillWidth: true
            Layout.preferredWidth: 1
            Layout.alignment: Qt.AlignTop
            onChosen: value => fields.helper.set(key, value)
            onStepped: by => fields.helper.step(key, by)
            onNumberPressed: fields.numberPressed()
            onPassed: fields.pass(index)
        }
    }
}
