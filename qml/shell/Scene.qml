// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What the shell shows one at a time.
//   back()           the way back has been taken
//   go(string)       on to another screen: one that Shell.go knows
FocusScope {
    signal back()
    signal go(string where)
}
