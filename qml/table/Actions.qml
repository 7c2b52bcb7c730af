// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Actions, in the order in which the sheet of keys tells them.
QtObject {
    default property list<Action> all

    /// Whether a key means one of them.
    function take(event: var): bool {
        for (let i = 0; i < all.length; ++i) {
            if (all[i].take(event))
                return true
        }
        return false
    }
}
