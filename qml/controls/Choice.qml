// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A SegmentedControl that shows a value of a model and never lets go of it.
//   options    list of { value, text, glyph }, or of strings that are both
//   value      the one in force; none of the options = nothing is marked
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
