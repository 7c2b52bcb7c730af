// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

// One option of an exclusive choice: a radio button without visuals. The user of this control draws
// it according to `chosen` and handles `clicked`.
//   text     read aloud
//   chosen   true while this option is the current one
T.RadioButton {
    id: control

    property bool chosen: false

    focusPolicy: Qt.StrongFocus
    autoExclusive: false
    checked: chosen
    // A click proposes; only `chosen` decides.
    onToggled: checked = Qt.binding(() => control.chosen)

    Accessible.name: text
    Keys.onReturnPressed: clicked()
    Keys.onEnterPressed: clicked()
}
