// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick

// What the arrow keys walk over, and the way: whatever has `pressed()` and a `description`.
QtObject {
    id: walk

    /// Where all of it lies.
    required property Item ground

    function isStop(item: var): bool {
        return item && item.description !== undefined && item.pressed !== undefined && item.width > 0
    }
    function stops(): list<Item> {
        return stopsIn(ground, [])
    }
    function stopsIn(item: Item, found: list<Item>): list<Item> {
        for (let i = 0; i < item.children.length; ++i) {
            const child = item.children[i]
            if (!child.visible)
                continue
            if (isStop(child))
                found.push(child)
            else
                found = stopsIn(child, found)
        }
        return found
    }
    /// The nearest one in a direction, or null: sideways counts twice.
    function nearest(here: Item, dx: int, dy: int): Item {
        const from = here.mapToItem(ground, here.width / 2, here.height / 2)
        let nearest = null
        let least = Infinity
        for (const item of stops()) {
            const to = item.mapToItem(ground, item.width / 2, item.height / 2)
            const ahead = dx * (to.x - from.x) + dy * (to.y - from.y)
            const aside = Math.abs(dx !== 0 ? to.y - from.y : to.x - from.x)
            if (ahead > 4 && ahead + 2 * aside < least) {
                least = ahead + 2 * aside
                nearest = item
            }
        }
        return nearest
    }
}
