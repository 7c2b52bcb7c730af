// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// A name that is taken or not: who plays, what is played with.
//   text, picked
AppButton {
    id: chip

    property bool picked: false

    leftPadding: Theme.space12
    glyph: picked ? "tick" : ""
    Accessible.role: Accessible.CheckBox
    Accessible.checkable: true
    Accessible.checked: picked
}
