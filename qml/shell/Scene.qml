// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What the shell shows one at a time.
//   atTable          the way back leaves the running game
//   back()           the way back has been taken
//   go(string)       on to another screen: one that Shell.go knows
FocusScope {
    property bool atTable: false
    signal back()
    signal go(string where)
}
