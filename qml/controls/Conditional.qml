// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// An item that is there only `when` it is wanted.
//   itemAt(0)      the item, or null
//
// A Loader makes nothing of a file whose components are bound (Qt 6.4). A Repeater does, but what it releases lives until
// events are handled again and hears of its models meanwhile. A row that comes then is made in a context that only the
// garbage collector has not found yet; where it does while the row is made, the program crashes. So the Repeaters inside are
// told to listen no more.
Repeater {
    required property bool when

    function silence(item: Item) {
        for (const child of Array.from(item.children)) {
            silence(child)
            if (child instanceof Repeater)
                child.model = null
        }
    }

    model: Number(when)
    onItemRemoved: (index, item) => silence(item)
}
