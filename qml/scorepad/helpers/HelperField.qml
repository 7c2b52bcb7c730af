// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls

// A field of a helper, drawn by its kind: a counter, something to tick or a list of choices.
//   labelRoom     height that the name of its counter has at least
//   labelNeeds    (read only) height that it needs
//   writing       its counter has the keyboard
//   chosen(int value), stepped(int by), numberPressed(), passed()
FocusScope {
    id: field

    required property string key
    required property string kind
    required property string label
    required property string glyph
    required property string detail
    required property int value
    required property string valueText
    required property int minimum
    required property int maximum
    required property list<var> options
    required property string description
    property real labelRoom: 0
    readonly property real labelNeeds: counter()?.labelNeeds ?? 0
    readonly property bool writing: kind === "counter" && activeFocus

    signal chosen(int value)
    signal stepped(int by)
    signal numberPressed()
    signal passed()

    /// What it is drawn as.
    property Item part

    /// What counts here; null in a field of another kind.
    function counter(): HelperCounter {
        return part as HelperCounter
    }

    implicitWidth: part?.implicitWidth ?? 0
    implicitHeight: part?.implicitHeight ?? 0

    Conditional {
        when: field.kind === "counter"
        onItemAdded: (index, item) => field.part = item
        HelperCounter {
            focus: true
            width: field.width
            label: field.label
            glyph: field.glyph
            detail: field.detail
            value: field.value
            valueText: field.valueText
            labelRoom: field.labelRoom
            minimum: field.minimum
            maximum: field.maximum
            description: field.description
            onStepped: by => field.stepped(by)
            onChosen: value => field.chosen(value)
            onNumberPressed: field.numberPressed()
            onPassed: field.passed()
        }
    }
    Conditional {
        when: field.kind === "check"
        onItemAdded: (index, item) => field.part = item
        HelperCheck {
            focus: true
            width: field.width
            height: field.height
            text: field.label
            detail: field.detail
            description: field.description
            checked: field.value !== 0
            onPassed: field.passed()
            onToggled: {
                field.chosen(checked ? 1 : 0)
                checked = Qt.binding(() => field.value !== 0)
            }
        }
    }
    Conditional {
        when: field.kind === "choice"
        onItemAdded: (index, item) => field.part = item
        ComboField {
            focus: true
            width: field.width
            label: field.label
            model: field.options
            currentIndex: field.value
            onActivated: index => {
                field.chosen(index)
                currentIndex = Qt.binding(() => field.value)
            }
        }
    }
}
