// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// An item that exists only while `when` is true.
//   itemAt(0)      the item, or null
//
// A Loader cannot instantiate a file with bound components (Qt 6.4). A Repeater can, but an item it releases lives
// until the event loop runs again and still reacts to its models. A row created in that time belongs to an orphaned
// context; if the garbage collector runs during creation, the program crashes. The inner Repeaters are therefore
// detached from their models.
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
