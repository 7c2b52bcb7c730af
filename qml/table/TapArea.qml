// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

// A click anywhere goes on, and means nothing to what lies beneath. A TapHandler would leave that its touches, a
// MouseArea those of a quick second tap (Qt 6.4).
T.AbstractButton {
    focusPolicy: Qt.NoFocus
    Accessible.ignored: true
}
