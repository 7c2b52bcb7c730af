// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Table

// What the tests of all tables ask of the tooltips on a page.
QtObject {
    property Item page
    property Tooltips tooltips: null
    // No binding: it would look through the page again whenever anything there comes or goes.
    onPageChanged: tooltips = page ? all(page, item => item instanceof Tooltips)[0] : null
    readonly property var told: tooltips?.part ? tooltips.told(tooltips.part) : null

    function all(item, matches, found = []) {
        if (matches(item))
            found.push(item)
        for (let i = 0; i < item.children.length; ++i)
            all(item.children[i], matches, found)
        return found
    }
    /// The first thing of this kind that is to be seen.
    function first(matches) {
        return all(page, item => item.visible && item.width > 0 && matches(item))[0]
    }
    /// A picture, a glyph or a bare number that is to be seen.
    function isDrawn(item) {
        return item.visible && item.width > 0 && item.height > 0
               && (item instanceof DrawnImage && item.source.toString() !== ""
                   || item instanceof NumberGlyph || item instanceof Glyph && item.name !== ""
                   || item instanceof AppLabel && /^[+\u2212]?\d+$/.test(item.text))
    }
    /// A button says what it does; and so does a sentence beside its sign.
    function saysItself(item) {
        return item.clicked !== undefined || item instanceof NoteBand || Array.from(item.children).some(child => child instanceof Announcer)
    }
    /// Drawn, and neither itself nor what it is a part of has a tooltip.
    function unexplained() {
        return all(page, isDrawn).filter(item => {
            for (let up = item; up && up !== page; up = up.parent) {
                if (tooltips.isPart(up) || saysItself(up))
                    return false
            }
            return true
        }).map(item => `${item} ${item.name ?? item.text ?? item.source} in ${item.parent} in ${item.parent.parent}`)
    }
    /// Parts that have a name and nothing to say about it.
    function speechless() {
        return tooltips.partsIn(page).filter(part => tooltips.told(part).sentence === "")
                                    .map(part => `${part} ${part.tooltip.glyph} ${tooltips.told(part).name}`)
    }
}
