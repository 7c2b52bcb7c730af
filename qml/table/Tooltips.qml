// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Rules
import Mirabilia.Models.Session
import Mirabilia.Models.Shell
import Mirabilia.Theme

// Shows the tooltip of the part that is hovered, long-pressed or focused. One per page or sheet, in front
// of it; the parts only hold a TooltipText, so hundreds of them cost nothing until asked. It consumes no
// press.
//   of        root of the search for parts
//   table     provides the rules that explain the signs
//   quiet     true while something covers the parts
//   pressed   what may be pressed next, the most likely first: a tooltip lies there only where nothing else is left
//   walked    true if the keys move from part to part: each shows its tooltip when focused
Item {
    id: tooltips

    required property Item of
    required property TableModel table
    property bool quiet: false
    property bool walked: false
    property list<rect> pressed
    /// The part whose tooltip is shown, and the point on it.
    property Item part: null
    property point spot
    /// True after a long press or a press: the tooltip stays until the next press.
    property bool kept: false

    readonly property RuleSigns signs: RuleSigns {
        game: tooltips.table.game
        language: App.settings.effectiveLanguage
    }
    onQuietChanged: part = null
    readonly property var keyboardAt: Window.activeFocusItem
    readonly property Item visited: walked && !quiet && keyboardAt && isPart(keyboardAt) ? keyboardAt : null
    onVisitedChanged: if (!kept) part = visited

    /// The tooltip in words: the part's TooltipText, completed from the rules.
    function told(which: var): var {
        const tooltip = which.tooltip
        return {
            glyph: tooltip.glyph,
            name: tooltip.name !== "" ? tooltip.name : signs.nameOf(tooltip.glyph),
            sentence: Phrase.sentences([tooltip.fact, tooltip.sentence !== "" ? tooltip.sentence : signs.meaningOf(tooltip.glyph)])
        }
    }
    function isPart(item: var): bool {
        return item.tooltip !== undefined && told(item).name !== ""
    }
    /// Returns the innermost, topmost part at a point of an item, or the panel there that hides what is behind it
    /// (`opaque`); null if there is neither.
    function partAt(item: var, x: real, y: real): Item {
        const within = x >= 0 && y >= 0 && x < item.width && y < item.height
        const own = within && isPart(item) ? item : null
        if (own && item.tooltip.whole)
            return own
        const all = Array.from(item.children)
        const front = all.filter(child => child.visible && child !== tooltips) // sort() is not stable (Qt 6.4)
                         .sort((a, b) => b.z - a.z || all.indexOf(b) - all.indexOf(a))
        for (const child of front) {
            const at = child.mapFromItem(item, x, y)
            const found = partAt(child, at.x, at.y)
            if (found)
                return found
        }
        return own ?? (within && item.opaque === true ? item : null)
    }
    /// Returns all parts in an item, itself first.
    function partsIn(item: Item): list<Item> {
        const found = isPart(item) ? [item] : []
        for (const child of Array.from(item.children)) {
            if (child.visible)
                found.push(...partsIn(child))
        }
        return found
    }
    /// Explains all parts of the focused item, or of the nearest ancestor that has any.
    function ask(item: Item) {
        let around = item
        while (around && around !== of && partsIn(around).length === 0)
            around = around.parent
        around = around ?? of // the focus may be elsewhere
        const known = new Set()
        sheet.show(partsIn(around).map(which => told(which)).filter(words => {
            const line = words.name + "\n" + words.sentence
            const fresh = words.name !== "" && !known.has(line)
            known.add(line)
            return fresh
        }))
    }

    /// Shows the tooltip of a part whose press does nothing else, until the next press.
    function tell(which: Item) {
        spot = Qt.point(which.width / 2, which.height / 2)
        part = quiet ? null : which
        kept = part !== null
    }
    /// Shows the card at a point large; returns false if there is none.
    function lookAtCard(scene: point): bool {
        look(scene)
        const card = part?.tooltip.card ?? ""
        if (card !== "") {
            part = null
            cardAsked(card)
        }
        return card !== ""
    }
    function look(scene: point) {
        const at = of.mapFromItem(null, scene)
        const there = quiet ? null : partAt(of, at.x, at.y)
        const found = there && isPart(there) ? there : null
        if (found)
            spot = found.mapFromItem(of, at.x, at.y)
        part = found
    }
    function leave(scene: point) {
        const at = part?.mapFromItem(null, scene)
        if (at && !part.contains(at))
            part = null
    }

    HoverHandler {
        id: hover
        parent: tooltips.of // an item in front would take the hover events from all others
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad | PointerDevice.Stylus
        onHoveredChanged: {
            resting.running = hovered
            if (!hovered && !tooltips.kept)
                tooltips.part = null
        }
        property point last
        onPointChanged: {
            // Also told when things move under a pointer that rests.
            if (point.scenePosition === last)
                return
            last = point.scenePosition
            if (!tooltips.kept)
                tooltips.leave(point.scenePosition)
            resting.restart()
        }
    }
    Timer {
        id: resting
        interval: Theme.tooltipDelay
        onTriggered: if (hover.hovered && !tooltips.kept && !press.active) tooltips.look(hover.point.scenePosition)
    }
    PointHandler {
        id: press
        onActiveChanged: {
            if (active) {
                tooltips.part = null
                tooltips.kept = false
            }
            held.running = active
        }
        onPointChanged: {
            const way = Qt.vector2d(point.scenePosition.x - point.scenePressPosition.x,
                                    point.scenePosition.y - point.scenePressPosition.y)
            if (way.length() > Application.styleHints.startDragDistance)
                held.stop()
        }
    }
    Timer {
        id: held
        // Slightly longer than the parts' own press-and-hold interval, so that they do not take the release for a tap.
        interval: Application.styleHints.mousePressAndHoldInterval + 50
        onTriggered: {
            tooltips.kept = !tooltips.lookAtCard(press.point.scenePosition) && tooltips.part !== null
        }
    }
    TapHandler {
        acceptedDevices: PointerDevice.Mouse | PointerDevice.TouchPad | PointerDevice.Stylus // touch has no buttons
        acceptedButtons: Qt.RightButton
        onTapped: if (!tooltips.lookAtCard(point.scenePosition)) tooltips.part = null
    }

    /// Position of a bubble of that size for a part: beside it, preferably above, and off what is to be pressed; on
    /// the part, near the pointer, if there is no room elsewhere.
    function placeFor(which: var, width: real, height: real): point {
        const large = which.height > Theme.px(80)
        const at = mapFromItem(which, large ? spot.x : which.width / 2, large ? spot.y : which.height / 2)
        const off = which.tooltip.within ?? which
        const kept = mapFromItem(off, -Theme.space8, -Theme.space8, off.width + 2 * Theme.space8, off.height + 2 * Theme.space8)
        const window = mapFromItem(null, Theme.space8, Theme.space8, Window.width - 2 * Theme.space8, Window.height - 2 * Theme.space8)
        const across = Math.max(window.left, Math.min(window.right - width, at.x - width / 2))
        const down = Math.max(window.top, Math.min(window.bottom - height, at.y - height / 2))
        const places = [Qt.point(across, kept.top - height), Qt.point(across, kept.bottom),
                        Qt.point(kept.right, down), Qt.point(kept.left - width, down),
                        Qt.point(across, at.y - Theme.space24 - height), Qt.point(across, at.y + Theme.space24)]
            .filter(place => place.x >= window.left && place.x + width <= window.right
                             && place.y >= window.top && place.y + height <= window.bottom)
        const harms = places.map(place => harmAt(place, width, height, [...pressed, kept]))
        return places[harms.indexOf(Math.min(...harms))] ?? Qt.point(across, at.y - Theme.space24 - height)
    }
    /// 0 if a bubble there covers none of these; each outweighs all that follow.
    function harmAt(at: point, width: real, height: real, kept: var): real {
        return kept.reduce((sum, place) => 2 * sum + (at.x < place.right - 1 && at.x + width > place.left + 1
                                                                  && at.y < place.bottom - 1 && at.y + height > place.top + 1 ? 1 : 0), 0)
    }

    TooltipBubble {
        readonly property var words: tooltips.part ? tooltips.told(tooltips.part) : null
        readonly property point place: tooltips.part ? tooltips.placeFor(tooltips.part, width, height) : Qt.point(0, 0)
        x: Math.round(place.x)
        y: Math.round(place.y)
        visible: tooltips.part !== null && words.name !== ""
        name: words?.name ?? ""
        text: words?.sentence ?? ""
    }
    TooltipSheet {
        id: sheet
        onClosed: tooltips.closed()
    }
    /// The sheet was closed.
    signal closed()
    /// A card is to be shown large.
    signal cardAsked(string card)
}
