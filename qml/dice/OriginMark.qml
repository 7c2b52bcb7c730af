// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// Where the numbers of a space come from: a tick, they are printed so; a person, an owner of the game
// entered them; a magnifying glass, they are inferred; a quill, they are our own.
//   origin    as in DiceBoards; empty: hidden
Glyph {
    property string origin

    visible: origin !== ""
    name: origin === "sourced" ? "tick" : origin === "entered" ? "person" : origin === "inferred" ? "search" : "quill"
    color: origin === "sourced" || origin === "entered" ? Theme.good : origin === "inferred" ? Theme.muted : Theme.note
}
