// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What the shell shows one at a time.
//   atTable          the way back leaves the running game
//   rulesTopic       the chapter of the rules that is about what is shown; empty: none in particular
//   back()           the way back has been taken
//   go(string)       on to another screen: one that Shell.go knows
FocusScope {
    property bool atTable: false
    property string rulesTopic
    signal back()
    signal go(string where)
}
