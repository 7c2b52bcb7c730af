// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library

// Who lies on whom: of everything that shows words or a picture, the boxes.

/// The names of the components an item is in, from the inside out.
function components(item, root) {
    const names = []
    for (let up = item; up && up !== root; up = up.parent) {
        const name = String(up).match(/^(\w+)_QMLTYPE/)
        if (name)
            names.push(name[1])
    }
    return names
}
/// What is drawn of a text or picture. Signs have a margin of their own.
function boxOf(item, root) {
    const words = item.text !== undefined
    const margin = words ? 0 : Math.min(item.width, item.height) * 0.1
    const width = words ? Math.min(item.width, item.contentWidth) : item.width - 2 * margin
    const height = words ? Math.min(item.height, item.contentHeight) : item.height - 2 * margin
    const across = item.horizontalAlignment === undefined || !words ? 0.5
                 : item.effectiveHorizontalAlignment === 4 ? 0.5 : item.effectiveHorizontalAlignment === 2 ? 1 : 0
    const down = !words ? 0.5 : item.verticalAlignment === 128 ? 0.5 : item.verticalAlignment === 64 ? 1 : 0
    const at = item.mapToItem(root, (item.width - width) * across, (item.height - height) * down)
    return { x: at.x, y: at.y, width: width, height: height } // quicker to read than a rect
}
/// What both have in common; its sizes are below 0 if that is nothing.
function common(a, b) {
    const x = Math.max(a.x, b.x), y = Math.max(a.y, b.y)
    return { x: x, y: y, width: Math.min(a.x + a.width, b.x + b.width) - x, height: Math.min(a.y + a.height, b.y + b.height) - y }
}
/// `window` is what of the root is seen there.
function leaves(item, root, window, found) {
    if (!item.visible || item.opacity === 0)
        return found
    if (item.clip) {
        const at = item.mapToItem(root, 0, 0)
        window = common(window, { x: at.x, y: at.y, width: item.width, height: item.height })
    }
    if (item.paintedWidth > 0 && item.width > 0 && item.height > 0 && item.text !== "") {
        const names = components(item, root)
        found.push({ box: common(window, boxOf(item, root)), names: names, says: item.text || String(item.source).replace(/.*\/\/([^?]*).*/, "$1") })
    }
    for (let i = 0; i < item.children.length; ++i)
        leaves(item.children[i], root, window, found)
    return found
}
function deep(a, b) {
    return Math.min(Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
                    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
}
/// Whether a thing is one of `kind`: a component it is in, or the start of its picture's address.
function is(thing, kind) {
    return kind === "" || thing.names.includes(kind) || thing.says.startsWith(kind)
}
/// Every pair that lies on one another by more than `slack`, but for the `allowed` pairs of kinds.
function overlaps(root, allowed, slack) {
    const everywhere = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 }
    const all = leaves(root, root, everywhere, [])
    const found = []
    for (let i = 0; i < all.length; ++i) {
        for (let j = 0; j < i; ++j) {
            const a = all[i], b = all[j]
            if (deep(a.box, b.box) > slack
                && !allowed.some(([one, other]) => is(a, one) && is(b, other) || is(a, other) && is(b, one)))
                found.push(a.says + " (" + a.names.slice(0, 3) + ") on " + b.says + " (" + b.names.slice(0, 3) + ")")
        }
    }
    return found
}
