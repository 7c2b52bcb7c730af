// SPDX-License-Identifier: GPL-3.0-or-later
import Mirabilia.Table

// The keys of the table, in a file of its own so that About does not load the whole table.
KeysSheet {
    readonly property TableActions everywhere: TableActions {}
    visible: true
    actions: Array.from(everywhere.all)
}
