// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls

// One of a list, which follows its model.
//   options (objects), value (of their valueRole)
//   picked(string value)
ComboField {
    id: field

    property var options: []
    property string value

    signal picked(string value)

    function follow() {
        currentIndex = options.findIndex(option => option[valueRole] === value)
    }

    model: options
    onOptionsChanged: follow()
    onValueChanged: follow()
    onActivated: index => picked(options[index][valueRole])
    Component.onCompleted: follow()
}
