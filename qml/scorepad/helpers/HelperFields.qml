// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.Theme

// What can be counted on a helper's page: counters and ticks side by side, choices in lines of their
// own, under the headings of their groups. The keypad writes into the counter that has the keyboard.
//   numberPressed()    a finger wants to write
//   passed()           Enter behind the last counter
Item {
    id: fields

    required property ScoreHelperModel helper
    signal numberPressed()
    signal passed()

    /// There is something to write figures into, and something to tick.
    property bool counts: false
    property bool ticks: false
    /// A counter has the keyboard.
    property bool writing: false
    // Two or three beside each other: a grid of six holds both.
    readonly property int counterSpan: width >= Theme.px(370) && !wordy ? 2 : 3
    readonly property int checkSpan: width >= Theme.px(560) ? 2 : 3
    /// Counters with long names need half the width.
    property bool wordy: false
    /// Where fields and headings lie, in lines from the top: {fields: [{line, column, span}], headings: [{line, text}]}.
    property var plan: ({ fields: [], headings: [] })
    /// The lines themselves: {y, height, labels: how high the names of their counters are}.
    property list<var> lines: []

    readonly property int columns: 6
    readonly property real gap: Theme.space8
    readonly property real columnWidth: (width + gap) / columns

    implicitHeight: lines.length > 0 ? lines[lines.length - 1].y + lines[lines.length - 1].height : 0

    /// In Latin letters; Chinese and Japanese ones are twice as wide.
    function length(text: string): int {
        return Array.from(text).reduce((sum, one) => sum + (one > "\u2e00" ? 2 : 1), 0)
    }
    function spanOf(field: var): int {
        switch (field.kind) {
        // Three figures, or a sentence below a third of the width, need more room.
        case "counter": return field.maximum > 99 || (counterSpan === 2 && field.detail.length > 30) ? 6 : counterSpan
        case "check": return field.across > 0 ? columns / field.across : checkSpan
        }
        return 6
    }
    function arrange() {
        const places = []
        const headings = []
        let line = 0
        let column = 0
        let group = ""
        const all = Array.from({ length: helper.count }, (_, i) => helper.get(i))
        const counters = all.filter(field => field.kind === "counter")
        counts = counters.length > 0
        ticks = all.some(field => field.kind === "check")
        wordy = counters.some(field => length(field.label) > 20)
        for (const field of all) {
            const span = spanOf(field)
            if (column > 0 && (column + span > columns || field.group !== group)) {
                ++line
                column = 0
            }
            if (field.group !== group) {
                group = field.group
                headings.push({ line: line++, text: group })
            }
            places.push({ line: line, column: column, span: span })
            column += span
        }
        plan = { fields: places, headings: headings }
        stack()
    }
    /// A line is as high as the highest thing in it.
    function stack() {
        const heights = []
        const labels = []
        plan.headings.forEach(one => heights[one.line] = heading.implicitHeight + (one.line > 0 ? gap : 0))
        plan.fields.forEach((place, i) => {
            const entry = entries.itemAt(i) as HelperField
            heights[place.line] = Math.max(heights[place.line] ?? 0, entry?.implicitHeight ?? 0)
            labels[place.line] = Math.max(labels[place.line] ?? 0, entry?.labelNeeds ?? 0)
        })
        let y = 0
        lines = heights.map((height, i) => {
            const line = { y: y, height: height, labels: labels[i] ?? 0 }
            y += height + gap
            return line
        })
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
    function anyWrites(): bool {
        for (let i = 0; i < entries.count; ++i) {
            if ((entries.itemAt(i) as HelperField)?.writing)
                return true
        }
        return false
    }
    function take(index: int): HelperCounter {
        if (index < 0)
            return null
        const one = counterAt(index)
        if (one && !one.activeFocus)
            one.forceActiveFocus(Qt.OtherFocusReason)
        return one
    }
    /// The keyboard to where counting begins.
    function start() {
        const first = ticks ? 0 : Math.max(0, counterFrom(0));
        (entries.itemAt(first) as HelperField)?.forceActiveFocus(Qt.TabFocusReason)
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
    onCounterSpanChanged: arrange()
    onCheckSpanChanged: arrange()
    Component.onCompleted: arrange()
    Connections {
        target: fields.helper
        function onChanged() { fields.arrange() }
        function onCountChanged() { fields.arrange() }
    }

    // No layout of Qt's: that of 6.4 keeps what a Repeater has destroyed (see qml/README).
    AppLabel {
        id: heading
        visible: false
        text: "M"
        strong: true
        onImplicitHeightChanged: fields.stack()
    }
    Repeater {
        model: fields.plan.headings
        AppLabel {
            required property var modelData
            readonly property var place: fields.lines[modelData.line]
            y: place ? place.y + place.height - height : 0
            width: fields.width
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
            readonly property var place: fields.plan.fields[index] ?? { line: 0, column: 0, span: 1 }
            x: place.column * fields.columnWidth
            readonly property var line: fields.lines[place.line]
            y: line?.y ?? 0
            width: place.span * fields.columnWidth - fields.gap
            // Tiles of a line are as high as the highest.
            height: kind === "check" && line ? line.height : implicitHeight
            onImplicitHeightChanged: fields.stack()
            labelRoom: line?.labels ?? 0
            onLabelNeedsChanged: fields.stack()
            onWritingChanged: fields.writing = fields.anyWrites()
            onChosen: value => fields.helper.set(key, value)
            onStepped: by => fields.helper.step(key, by)
            onNumberPressed: fields.numberPressed()
            onPassed: fields.pass(index)
        }
    }
}
