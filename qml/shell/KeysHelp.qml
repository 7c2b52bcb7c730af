// SPDX-License-Identifier: GPL-3.0-or-later
import Mirabilia.Table

// The keys of the table, apart so that About does not read the whole table.
KeysSheet { visible: true }
