// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Models.Duel
import Mirabilia.Models.Shell
import Mirabilia.Theme
import "../stage/overlaps.js" as Overlaps

// Nothing on the table overlaps, at any size and scale.
DuelTest {
    id: test
    name: "DuelOverlaps"

    readonly property list<var> byDesign: Overlaps.byDesign.duel
    function cleanup() {
        Theme.scale = 1
        App.settings.language = "en"
        close()
    }
    function test_nothing_lies_on_another_data() {
        const few = [[1280, 800, 1], [300, 533, 1], [740, 360, 1]]
        const more = [[1366, 700, 1], [360, 640, 1], [1280, 800, 1.5], [1920, 1080, 1], [1920, 1080, 2], [800, 1280, 1],
                      [360, 520, 1], [556, 360, 1], [1024, 768, 1]]
        return [
            { tag: "duel-danger", windows: few.concat(more) }, { tag: "duel", windows: few }, { tag: "duel-draft", windows: few },
            { tag: "duel-danger, high letters", fixture: "duel-danger", windows: [[800, 1280, 1], [556, 360, 1]], languages: ["ja"] },
            { tag: "duel-begin", windows: [[360, 640, 1]], languages: ["en", "ja"] }, // long texts above buttons
            { tag: "duel-begin, nobody is weaker", fixture: "duel-wonder-gone", drawn: true,
              windows: [[360, 640, 1], [300, 533, 1], [1280, 800, 1], [1280, 800, 1.5], [1024, 768, 1], [740, 360, 1]], languages: ["en", "ja"] }
        ]
    }
    function test_nothing_lies_on_another(data) {
        lay(data.fixture ?? data.tag)
        if (data.drawn)
            game.pushDrawnWar()
        for (const [width, height, scale] of data.windows) {
            Theme.scale = scale
            resize(width, height)
            for (const language of data.languages ?? ["en"]) {
                App.settings.language = language
                wait(20) // lets the layout settle
                compare(Overlaps.overlapsInSight(page, byDesign, Theme.px(2)).join("\n"), "", [width, height, scale, language].join(" "))
            }
        }
    }

    // ---- A choice, a question or a hint ------------------------------------------------------------

    /// Chooses the open card with the most consequences, and its nth action.
    function choose(action) {
        const choice = page.table.choice
        let best = "", most = -1
        for (const card of openCards()) {
            choice.select(card.card)
            if (choice.consequences.count > most) {
                most = choice.consequences.count
                best = card.card
            }
        }
        choice.select(best)
        choice.consider(action)
    }
    function hint(kind) {
        game.hint(kind)
        tryVerify(() => page.table.hintText !== "")
    }
    // All steps in each window: a new window takes longer than checking.
    function test_nothing_lies_on_another_once_something_is_asked_data() {
        const windows = [[1280, 800, 1], [1366, 700, 1], [800, 1280, 1], [360, 640, 1], [740, 360, 1]]
        const scaled = [[1280, 800, 0.8], [360, 640, 0.8]]
        return [
            { tag: "a card is chosen", fixture: "duel-start", windows: windows.concat(scaled), acts: [() => choose(0), () => choose(1)] },
            { tag: "a card that ends the game", fixture: "duel-danger", windows: windows.concat(scaled), acts: [() => choose(0)] },
            { tag: "a hint", fixture: "duel-start", windows: windows, once: () => hint(DuelAction.Wonder) },
            { tag: "a hint to draft", fixture: "duel-draft", windows: windows, once: () => hint(DuelAction.Draft) },
            { tag: "a wonder on offer", fixture: "duel-draft", windows: windows, once: game.answer },
            { tag: "a token", fixture: "duel-token", windows: windows, once: game.answer },
            { tag: "the great library", fixture: "duel-library", windows: windows, once: game.answer },
            { tag: "a card to destroy", fixture: "duel-destroy", windows: windows, once: game.answer },
            { tag: "a card to revive", fixture: "duel-revive", windows: windows, once: game.answer },
            { tag: "a wonder out of the game", fixture: "duel-wonder-gone", windows: windows }
        ]
    }
    function test_nothing_lies_on_another_once_something_is_asked(data) {
        lay(data.fixture)
        if (data.once)
            data.once()
        for (const [width, height, scale] of data.windows) {
            Theme.scale = scale
            resize(width, height)
            wait(20) // lets the layout settle
            for (const act of data.acts ?? [() => {}]) {
                act()
                wait(20)
                for (const front of [page, ...everywhere(item => item.Accessible.role === Accessible.Dialog)])
                    compare(Overlaps.overlaps(front, byDesign, Theme.px(2)).join("\n"), "", [width, height, scale].join(" "))
            }
        }
    }
}
