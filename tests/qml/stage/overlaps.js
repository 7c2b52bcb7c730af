// SPDX-License-Identifier: GPL-3.0-or-later
.pragma library

// Finds overlaps among all visible texts and pictures.

/// The components that contain an item, innermost first.
function components(item, root) {
    const names = []
    for (let up = item; up && up !== root; up = up.parent) {
        const name = String(up).match(/^(\w+)_QMLTYPE/)
        if (name)
            names.push(name[1])
    }
    return names
}
/// Bounding box of the visible part of a text or picture. Glyphs have their own margins.
function boxOf(item, root) {
    const words = item.text !== undefined
    const margin = words ? 0 : Math.min(item.width, item.height) * 0.1
    const width = words ? Math.min(item.width, item.contentWidth) : item.width - 2 * margin
    const height = words ? Math.min(item.height, item.contentHeight) : item.height - 2 * margin
    const across = item.horizontalAlignment === undefined || !words ? 0.5
                 : item.effectiveHorizontalAlignment === 4 ? 0.5 : item.effectiveHorizontalAlignment === 2 ? 1 : 0
    const down = !words ? 0.5 : item.verticalAlignment === 128 ? 0.5 : item.verticalAlignment === 64 ? 1 : 0
    const at = item.mapToItem(root, (item.width - width) * across, (item.height - height) * down)
    return { x: at.x, y: at.y, width: width, height: height } // faster to read than a rect
}
/// Intersection of two boxes; its sizes are negative if there is none.
function common(a, b) {
    const x = Math.max(a.x, b.x), y = Math.max(a.y, b.y)
    return { x: x, y: y, width: Math.min(a.x + a.width, b.x + b.width) - x, height: Math.min(a.y + a.height, b.y + b.height) - y }
}
/// Calls `see(item, window, solid)` for every visible item in paint order: `window` is the part of the root visible
/// there, `solid` is true if nothing shows through.
function walk(item, root, window, solid, see) {
    if (!item.visible || item.opacity === 0)
        return
    solid = solid && item.opacity === 1
    if (item.clip) {
        const at = item.mapToItem(root, 0, 0)
        window = common(window, { x: at.x, y: at.y, width: item.width, height: item.height })
    }
    see(item, window, solid)
    const order = Array.from(item.children).map((child, at) => ({ child: child, at: at }))
    for (const one of order.sort((a, b) => a.child.z - b.child.z || a.at - b.at)) // sort() alone is not stable
        walk(one.child, root, window, solid, see)
}
const everywhere = { x: -1e6, y: -1e6, width: 2e6, height: 2e6 }

const tiled = 3 // Image.Tile: a ground to lie on

/// A text or picture with its visible box; null for anything else.
function leafOf(item, root, window) {
    if (item.fillMode === tiled || !(item.paintedWidth > 0 && item.width > 0 && item.height > 0 && item.text !== ""))
        return null
    return { box: common(window, boxOf(item, root)), item: item, root: root, words: item.text !== undefined,
             says: item.text || String(item.source).replace(/.*\/\/([^?]*).*/, "$1") }
}
function deep(a, b) {
    return Math.min(Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x),
                    Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
}
/// The components of a thing, computed only on demand, as few things overlap.
function namesOf(thing) {
    thing.names = thing.names ?? components(thing.item, thing.root)
    return thing.names
}
/// True if a thing is of this `kind`: inside such a component, or with a picture URL starting like that.
function is(thing, kind) {
    return kind === "" || namesOf(thing).includes(kind) || thing.says.startsWith(kind)
}
function told(thing) {
    return thing.says + " (" + namesOf(thing).slice(0, 3) + ")"
}
function areAllowed(a, b, allowed) {
    return allowed.some(([one, other]) => is(a, one) && is(b, other) || is(a, other) && is(b, one))
}
/// Every pair of `things` that overlaps by more than `slack`, except the `allowed` pairs of kinds.
function pairs(things, allowed, slack) {
    const found = []
    for (let i = 0; i < things.length; ++i) {
        for (let j = 0; j < i; ++j) {
            const a = things[i], b = things[j]
            if (deep(a.box, b.box) > slack && !areAllowed(a, b, allowed))
                found.push(told(a) + " on " + told(b))
        }
    }
    return found
}
/// The overlapping pairs in `root`.
function overlaps(root, allowed, slack) {
    const things = []
    walk(root, root, everywhere, true, (item, window) => {
        const leaf = leafOf(item, root, window)
        if (leaf)
            things.push(leaf)
    })
    return pairs(things, allowed, slack)
}
/// An opaque background; null for anything else.
function groundOf(item, root, window, solid) {
    if (!solid || item.radius === undefined || item.border === undefined || item.color.a < 1 || item.width <= 0)
        return null
    const at = item.mapToItem(root, 0, 0)
    return { box: common(window, { x: at.x, y: at.y, width: item.width, height: item.height }), item: item, root: root, says: "" }
}
function contains(a, b, slack) {
    return a.x <= b.x + slack && a.y <= b.y + slack && a.x + a.width >= b.x + b.width - slack && a.y + a.height >= b.y + b.height - slack
}
/// The overlapping pairs visible in `root`, where it has layers: things fully covered by a background are ignored, and
/// texts partly covered by one are reported too.
function overlapsInSight(root, allowed, slack) {
    let things = []
    const found = []
    walk(root, root, everywhere, true, (item, window, solid) => {
        const leaf = leafOf(item, root, window)
        if (leaf)
            things.push(leaf)
        const ground = leaf ? null : groundOf(item, root, window, solid)
        if (!ground)
            return
        things = things.filter(thing => !contains(ground.box, thing.box, slack))
        for (const thing of things) {
            if (thing.words && deep(ground.box, thing.box) > slack && !areAllowed(thing, ground, allowed))
                found.push(told(thing) + " half hidden by " + namesOf(ground).slice(0, 3))
        }
    })
    return found.concat(pairs(things, allowed, slack))
}
/// The allowed overlaps, by game.
const byDesign = {
    classic: [
        ["poster/", ""], // the background of a city
        ["cardhead/", "cardhead/"], // heads may overlap
        ["card/", "HandCard"], // live marks on a card
        ["glyph/strike", "GoodsUnit"], // used by the considered payment
        ["glyph/chain", "CardHead"], // at the corner of a chain partner
        ["OwnCity", "ActionBand"], // questions cover the city in view
        ["OwnCity", "PaymentChooser"],
        ["OwnCity", "NoteBand"],
        ["NeighbourPanel", "ActionBand"],
        ["NeighbourPanel", "PaymentChooser"],
        ["NeighbourPanel", "NoteBand"]
    ],
    duel: [
        ["CounterBadge", "BarTool"], // number of cards in the pile
        ["duelcard/", "Structure"], // cards overlap each other and carry live marks
        ["duelcovered/", "Structure"],
        ["poster/", "HintMark"] // at the corner of the picture
    ],
    dice: [
        ["glyph/mark-", "DieFace"] // the mark of the die's colour, in its corner
    ],
    passing: [ // animations and transient messages may cover anything
        ["TurnFlights", ""], ["PlayedCard", ""], ["ActionFlight", ""], ["TokenFlight", ""],
        ["CoinFlights", ""], ["AttackFlights", ""], ["Reveal", ""], ["DiceReveal", ""], ["Toast", ""],
        ["WarLane", ""], ["StageGain", ""], ["PassingHands", ""]
    ]
}
