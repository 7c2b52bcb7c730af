// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Dice
import Mirabilia.Models.Shell
import Mirabilia.Theme
import "../stage/overlaps.js" as Overlaps

// Nothing on the table overlaps during a choice, a question or a hint.
DiceTest {
    id: test
    name: "DiceOverlapsAsked"

    readonly property list<var> byDesign: Overlaps.byDesign.dice
    function cleanup() {
        Theme.scale = 1
        App.settings.language = "en"
        close()
    }
    /// The thing with the highest value of `of`.
    function most(things, of) {
        return things.map(thing => [of(thing), thing]).sort((a, b) => b[0] - a[0])[0][1]
    }
    /// Chooses the die with the most ringed cells, and of these the cell that leads to the most others.
    function choose(withCell) {
        const choice = page.table.choice
        const taken = die => {
            choice.selectDie(die)
            return choice.places.length
        }
        const crossed = cell => {
            choice.selectCell(cell)
            return choice.leadsTo.length
        }
        taken(most(usable().map(tile => tile.die), taken))
        if (withCell && choice.places.length > 0)
            crossed(most(choice.places.map(place => place.cell), crossed))
    }
    function hint(building) {
        game.hint(building)
        tryVerify(() => page.table.hintText !== "")
    }
    function answer() {
        page.table.choice.selectCell(ringed()[0])
    }
    // All steps in each window: a new window takes longer than checking.
    readonly property list<var> windows: [[1280, 800, 1], [1366, 700, 1], [800, 1280, 1], [360, 640, 1], [740, 360, 1]]
    readonly property list<var> small: [[1280, 800, 1], [360, 640, 1], [740, 360, 1]]
    readonly property list<var> scaled: [[1280, 800, 0.8], [360, 640, 0.8], [1280, 800, 2], [1920, 1080, 2]]

    function test_nothing_lies_on_another_data() {
        return [
            { tag: "three players", fixture: "dice-three", windows: [...windows, ...scaled],
              acts: [() => page.table.choice.clear(), () => choose(false), () => choose(true)] },
            { tag: "a hint", fixture: "dice-three", windows: windows, once: () => hint("barracks") },
            { tag: "a chain", fixture: "dice-cross", windows: [...windows, [1280, 800, 2]],
              acts: [() => page.table.choice.clear(), answer] },
            { tag: "a bonus", fixture: "dice-bonus", windows: windows },
            { tag: "a die for nothing", fixture: "dice-free", windows: small },
            { tag: "a hint for one of seven", fixture: "dice-seven", windows: small, once: () => hint("") }
        ]
    }
    function test_nothing_lies_on_another(data) {
        close()
        verify(game.lay(data.fixture))
        show()
        if (data.once)
            data.once()
        for (const [width, height, scale] of data.windows) {
            Theme.scale = scale
            resize(width, height)
            wait(20) // lets the layout settle
            for (const act of data.acts ?? [() => {}]) {
                act()
                wait(20)
                compare(Overlaps.overlapsInSight(page, byDesign, Theme.px(2)).join("\n"), "", [width, height, scale].join(" "))
            }
        }
    }
    /// Above the buttons of a phone there is one line: the consequences come before the cell and the price.
    function test_what_follows_is_in_sight_on_a_phone() {
        close()
        verify(game.lay("dice-cross"))
        show()
        for (const [width, height] of [[360, 640], [740, 360]]) {
            resize(width, height)
            for (const language of ["en", "ja"]) {
                App.settings.language = language
                wait(20)
                const band = all(page, item => item instanceof DiceBand)[0]
                for (const cell of ringed()) {
                    page.table.choice.selectCell(cell)
                    wait(20)
                    const note = all(band, item => item.visible && item.text === page.table.choice.notes[0])[0]
                    const foot = note.mapToItem(page, 0, note.height).y
                    verify(note.y < note.parent.height, cell + ": not to be seen: " + note.text)
                    verify(foot <= all(band, item => item instanceof ActionButton)[0].mapToItem(page, 0, 0).y + 1, cell + ": on the buttons: " + note.text)
                }
                page.table.choice.clear()
            }
        }
    }
}
