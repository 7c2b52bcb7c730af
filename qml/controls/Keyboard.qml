// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick
import QtQuick.Templates as T

// Where the keyboard is.
QtObject {
    /// Whether this item, which has it, lies in an open dialog. Nothing beneath may take it from there, for it
    /// would not come back: Keyboard.isInDialog(Window.activeFocusItem).
    function isInDialog(item: Item): bool {
        for (let up = item; up; up = up.parent) {
            if (up as T.Overlay)
                return true
        }
        return false
    }
}
