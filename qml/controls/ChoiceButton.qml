// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

// One of several choices of which one holds: a radio button without a face. Whoever shows it draws
// it by `chosen` and answers `clicked`.
//   text     read aloud
//   chosen   it is the one
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
