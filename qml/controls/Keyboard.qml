// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import QtQuick.Templates as T

// Helpers for keyboard focus.
QtObject {
    /// Returns true if this item lies in an open dialog. Nothing below may take the focus from there, as it would not
    /// return: Keyboard.isInDialog(Window.activeFocusItem).
    function isInDialog(item: Item): bool {
        for (let up = item; up; up = up.parent) {
            if (up as T.Overlay)
                return true
        }
        return false
    }
}
