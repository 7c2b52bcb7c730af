// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What a part of the table tells whoever points at it, holds it or asks by key: its name and one
// sentence. A part has it in its property `tooltip`; Tooltips looks for it there.
//   glyph      of the rules' signs: their words, unless others are said
//   name       empty: that of the glyph
//   sentence   empty: that of the glyph
//   fact       what holds here and now, before the sentence; without a full stop
QtObject {
    property string glyph
    property string name
    property string sentence
    property string fact
    /// Whoever points at what is in the part means the part; only the key tells about that, too.
    property bool whole: false
    /// A part of something that is read as one: what is told does not lie on that either.
    property Item within: null
    /// The part does something of its own when it is held, which tells more.
    property bool opensWhenHeld: false
}
