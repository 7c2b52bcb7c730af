// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T

// Catches a click anywhere and blocks the items below. A TapHandler would pass presses on to them, a
// MouseArea the press of a fast second tap (Qt 6.4).
T.AbstractButton {
    focusPolicy: Qt.NoFocus
    Accessible.ignored: true
}
