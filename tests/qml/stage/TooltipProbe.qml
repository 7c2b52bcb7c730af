// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import "items.js" as Items

// Helpers for every table's tests of the tooltips on a page.
QtObject {
    property Item page
    property Tooltips tooltips: null
    // Not a binding: it would search the page again on every change there.
    onPageChanged: tooltips = page ? Items.all(page, item => item instanceof Tooltips)[0] : null
    readonly property var told: tooltips?.part ? tooltips.told(tooltips.part) : null

    /// The first visible item that matches.
    function first(matches) {
        return Items.all(page, item => item.visible && item.width > 0 && matches(item))[0]
    }
    /// True for a visible picture, glyph or bare number.
    function isDrawn(item) {
        return item.visible && item.width > 0 && item.height > 0
               && (item instanceof DrawnImage && item.source.toString() !== ""
                   || item instanceof NumberGlyph || item instanceof Glyph && item.name !== ""
                   || item instanceof AppLabel && /^[+\u2212]?\d+$/.test(item.text))
    }
    /// True for a button, which says what it does, and for a sentence beside its sign.
    function saysItself(item) {
        return item.clicked !== undefined || item instanceof NoteBand || Array.from(item.children).some(child => child instanceof Announcer)
    }
    /// Drawn items without a tooltip, neither their own nor an ancestor's.
    function unexplained() {
        return Items.all(page, isDrawn).filter(item => {
            for (let up = item; up && up !== page; up = up.parent) {
                if (tooltips.isPart(up) || saysItself(up))
                    return false
            }
            return true
        }).map(item => `${item} ${item.name ?? item.text ?? item.source} in ${item.parent} in ${item.parent.parent}`)
    }
    /// Parts with a name but no explanation.
    function speechless() {
        return tooltips.partsIn(page).filter(part => tooltips.told(part).sentence === "")
                                    .map(part => `${part} ${part.tooltip.glyph} ${tooltips.told(part).name}`)
    }
}
