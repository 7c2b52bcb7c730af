// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// Actions, in the order of the key list.
QtObject {
    default property list<Action> all

    /// Returns true if the key belongs to one of the actions.
    function take(event: var): bool {
        for (let i = 0; i < all.length; ++i) {
            if (all[i].take(event))
                return true
        }
        return false
    }
}
