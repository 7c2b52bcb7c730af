// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A SegmentedControl bound to a model value; the binding survives clicks.
//   options    list of { value, text, glyph }, or of strings that serve as both value and text
//   value      the current value; nothing is marked if it is not among the options
//   signal picked(string value)
SegmentedControl {
    id: choice

    property var options: []
    property string value

    signal picked(string value)

    function follow() {
        currentIndex = options.findIndex(option => (option.value ?? option) === value)
    }

    model: options
    onActivated: index => {
        picked(options[index].value ?? options[index])
        follow()
    }
    onValueChanged: follow()
    onOptionsChanged: follow()
    Component.onCompleted: follow()
}
