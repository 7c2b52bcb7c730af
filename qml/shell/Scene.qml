// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// A screen of the shell.
//   atTable          true if going back leaves the running game
//   rulesTopic       the rules chapter about what is shown; empty = none
//   opener           the item from which a table that is started here grows; null = none
//   openedPicture    URL of the picture on it
//   back()           the user goes back
//   go(string)       opens another screen, as in Shell.go
FocusScope {
    property bool atTable: false
    property string rulesTopic
    property Item opener: null
    property string openedPicture
    signal back()
    signal go(string where)
}
