// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Models.Shell
import Mirabilia.Table
import Mirabilia.Theme
import "../stage/cut_texts.js" as CutTexts
import "../stage/overlaps.js" as Overlaps

// Texts on the table are complete, in every language and size.
TableTest {
    id: test
    name: "Words"

    property var players: 0

    // One game for many windows: dealing takes longer than checking.
    function lay(count) {
        if (players === count)
            return
        players = count
        deal(count, "halicarnassus", "B")
        verify(game.playTo(3, 2))
    }
    function initTestCase() {
        Theme.motionSpeed = 0
    }
    function cleanup() {
        page.table.choice.clear()
        App.settings.language = "en"
    }
    function cleanupTestCase() {
        close()
    }
    /// The same in every window and language.
    function windows(what) {
        const rows = []
        for (const language of languages) {
            for (const [w, h] of [[1280, 800], [1920, 1080], [800, 1280], [360, 640], [740, 360]])
                rows.push({ tag: [what, language, w, h].join(" "), what: what, language: language, w: w, h: h })
        }
        return rows
    }
    function test_nothing_is_cut_data() {
        return windows(5).concat(windows(7))
    }
    function test_nothing_is_cut(data) {
        lay(data.what)
        App.settings.language = data.language
        resize(data.w, data.h)
        wait(20) // lets the layout settle
        compare(CutTexts.cut(page, []), [])
        for (const card of cards()) {
            game.table.choice.select(card.index)
            tryVerify(() => band().visible)
            wait(20)
            compare(CutTexts.cut(page, []), [], game.table.choice.name)
        }
        game.table.choice.clear()
    }
    /// Turn by turn through a game: every effect and every refusal above the buttons of a phone.
    function test_a_chosen_card_is_told_whole_on_a_phone() {
        players = 0
        resize(360, 640)
        deal(7, "babylon", "B", 1, true)
        let told = 0
        for (const [age, turn] of [[1, 2], [1, 5], [2, 1], [2, 4], [3, 1], [3, 4]]) {
            verify(game.playTo(age, turn))
            for (const language of languages) {
                App.settings.language = language
                for (const card of cards()) {
                    game.table.choice.select(card.index)
                    tryVerify(() => band().visible)
                    wait(5)
                    compare(CutTexts.cut(band(), []), [], language + ": " + game.table.choice.name)
                    compare(Overlaps.overlaps(band(), [], Theme.px(2)), [], language + ": " + game.table.choice.name)
                    told += game.table.choice.buildReason !== "" && game.table.choice.stageReason !== "" ? 1 : 0
                }
                game.table.choice.clear()
            }
        }
        verify(told > 10, "cards refused twice: " + told)
    }
    /// The request of a special moment, above the hand.
    function test_a_note_is_whole_data() {
        return windows("pick").concat(windows("extra"))
    }
    function test_a_note_is_whole(data) {
        if (players !== data.what) {
            players = data.what
            deal(4, data.what === "pick" ? "halicarnassus" : "babylon", "B")
            verify(game.playToMoment(data.what))
        }
        App.settings.language = data.language
        resize(data.w, data.h)
        const note = all(page, item => item instanceof NoteBand)[0]
        wait(20)
        verify(note.visible)
        compare(CutTexts.cut(note, []), [])
        compare(Overlaps.overlaps(note, [], Theme.px(2)), [])
        verify(note.height >= note.implicitHeight)
    }
}
