// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Controls
import Mirabilia.Dice
import Mirabilia.Theme

// The trays of the Forum, and the resources on a phone.
DiceTest {
    name: "Trays"

    /// A resource that is produced looks like any crossed-off space: solid, with its cross.
    function test_a_produced_resource_on_a_phone_is_crossed_off() {
        resize(360, 640)
        lay("dice-three")
        tryVerify(() => page.layout.phone)
        const shelf = all(page, item => item instanceof ShelfCell && item.visible)
        const owned = shelf.filter(item => item.state === "crossed")
        const family = game.table.own.building("warehouse").family
        verify(owned.length > 0 && owned.length < shelf.length)
        for (const item of shelf) {
            const crosses = all(item, part => part instanceof PenCross && part.visible)
            compare(crosses.length, owned.includes(item) ? 1 : 0, item.glyph)
        }
        for (const item of owned) {
            const sign = all(item, part => part instanceof Glyph)[0]
            compare(sign.color, Theme.familyInk(family))
            verify(Theme.contrast(Theme.family(family), Theme.surface) >= 3)
        }
    }
    /// From round to round only many dice change the widths of the trays; an empty one keeps its own.
    function test_the_trays_keep_their_widths_data() {
        return [{ tag: "laptop", size: [1280, 800], few: 3 }, { tag: "wide", size: [1920, 1080], few: 4 }, { tag: "tablet", size: [800, 1280], few: -1 }] // there the dice need the width
    }
    function test_the_trays_keep_their_widths(data) {
        resize(...data.size)
        for (const fixture of ["dice-start", "dice-two", "dice-three", "dice-again", "dice-seven", "dice-last"]) {
            lay(fixture)
            const forum = all(page, item => item instanceof Forum)[0]
            const trays = [...game.table.trays]
            const widths = trays.map((tray, index) => forum.trayWidth(index))
            const what = fixture + ": " + trays.map(tray => tray.dice).join() + " in " + widths.join()
            fuzzyCompare(widths.reduce((sum, width) => sum + width, 3 * forum.gap), forum.width, 1, what)
            const small = Math.min(...widths)
            verify(small >= Theme.px(data.few > 0 ? 128 : 60), what)
            for (const [index, tray] of trays.entries())
                verify(tray.dice > data.few || widths[index] - small < 1, what)
            const dice = all(forum, item => item instanceof DieTile)
            verify(dice.every(die => die.homeX >= forum.trayX(die.tray) + forum.labelWidth
                                  && die.homeX + die.width <= forum.trayX(die.tray) + forum.trayWidth(die.tray)), what)
        }
    }
}
