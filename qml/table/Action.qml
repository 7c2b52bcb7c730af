// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls

// Something that can be done at a table: one for its tool in the bar, its entry in the menu, its keys, its tooltip
// and its line in the sheet of keys.
//   text      on a tool or an entry
//   glyph
//   keys      codes of keys, and what is typed ("?")
//   keyText   the same in words; a letter needs none
//   help      what the keys do, for the sheet; default: the text
//   enabled   it can be done now: until then its keys do nothing
//   shown     this table has it
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
    /// By which of its keys; 0: otherwise.
    signal triggered(int key)

    function trigger() {
        if (enabled)
            triggered(0)
    }
    /// Whether the key means this action, even if it cannot be done now.
    function take(event: var): bool {
        if (!shown || !keys.includes(event.key) && !keys.includes(event.text))
            return false
        if (enabled)
            triggered(event.key)
        return true
    }
}
