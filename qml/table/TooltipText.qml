// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// The tooltip of a part of the table, on hover, long press or key: its name and one sentence. The part
// exposes it as its property `tooltip`, where Tooltips looks for it.
//   glyph      a sign of the rules: supplies name and sentence unless they are set
//   name       empty = that of the glyph
//   sentence   empty = that of the glyph
//   fact       the current state, before the sentence; without a full stop
QtObject {
    property string glyph
    property string name
    property string sentence
    property string fact
    /// True if pointing at a part inside means this part; only the key explains the inner ones too.
    property bool whole: false
    /// The larger item that this part belongs to: the bubble does not cover that either.
    property Item within: null
    /// The card it is, or whose part it is: a long press or a right click shows it large instead.
    property string card
}
