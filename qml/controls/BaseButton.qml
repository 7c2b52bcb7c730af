// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Theme

// Base of every pressable control: size, Enter as well as Space, dimming when disabled. Internal.
T.Button {
    id: control

    implicitWidth: Math.max(Theme.target, implicitContentWidth + leftPadding + rightPadding)
    implicitHeight: Math.max(Theme.target, implicitContentHeight + topPadding + bottomPadding)
    focusPolicy: Qt.StrongFocus
    opacity: enabled ? 1 : Theme.disabledOpacity
    font.family: Theme.textFont
    font.pixelSize: Theme.bodySize

    Accessible.role: Accessible.Button
    Accessible.name: text

    function press() {
        if (checkable)
            toggle()
        clicked()
    }
    Keys.onReturnPressed: press()
    Keys.onEnterPressed: press()
}
