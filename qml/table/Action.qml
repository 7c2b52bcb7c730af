// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls

// An action of a table: a single object for its bar button, menu entry, keys, tooltip and entry in the key list.
//   text      label of the button or menu entry
//   glyph
//   keys      key codes, or typed text ("?")
//   keyText   the keys in words; not needed for a letter
//   help      what the keys do, for the key list; default the text
//   enabled   while false the keys do nothing
//   shown     true if this table has the action
QtObject {
    id: action

    property string text
    property string glyph
    property var keys: []
    property string keyText: keys.length === 1 ? String.fromCharCode(keys[0]) : ""
    property string help: text
    property bool enabled: true
    property bool shown: true
    readonly property string tooltip: keyText === "" ? text : Phrase.of(qsTr("%1 (%2)", "what a tool does, and its key"), text, keyText)
    /// `key` is the key that triggered it; 0 = not triggered by key.
    signal triggered(int key)

    function trigger() {
        if (enabled)
            triggered(0)
    }
    /// Returns true if the key belongs to this action, even if it is disabled.
    function take(event: var): bool {
        if (!shown || !keys.includes(event.key) && !keys.includes(event.text))
            return false
        if (enabled)
            triggered(event.key)
        return true
    }
}
