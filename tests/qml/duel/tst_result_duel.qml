// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Duel
import Mirabilia.Models.Shell
import Mirabilia.Table
import Mirabilia.Theme
import "../stage"

// The result of Duel: every number of both players, in rows or columns.
DuelTest {
    id: test
    name: "DuelResult"

    Component {
        id: resultPage
        DuelResult { anchors.fill: parent }
    }
    function test_every_number_is_there_data() {
        return [{ tag: "lines", width: 1280, height: 800 }, { tag: "columns", width: 800, height: 1280 }]
    }
    function test_every_number_is_there(data) {
        resize(data.width, data.height)
        lay("duel-civilian")
        const result = createTemporaryObject(resultPage, test, { table: App.table })
        const scores = App.table.scores
        const numbers = () => everywhere(item => item instanceof ScoreCell)
        tryVerify(() => numbers().length === 2 * (scores.categories.length + 1))
        tryVerify(() => everywhere(item => item instanceof ScoreColumns).length === (data.tag === "columns" ? 1 : 0))
        for (let seat = 0; seat < 2; ++seat) {
            const wanted = [...scores.get(seat).points, scores.get(seat).total].sort()
            tryVerify(() => [...numbers().filter(cell => cell.parent && line(cell) === seat).map(cell => cell.value)].sort().join() === wanted.join(),
                      5000, "seat " + seat)
        }
        tryVerify(() => everywhere(item => item.truncated === true).length === 0, 5000, everywhere(item => item.truncated === true).map(i => i.text).join("; "))
        result.visible = false
    }
    ResultProbe { id: probe }

    function test_places_are_found_before_the_winner_is_told_data() {
        return [{ tag: "rows", size: [1280, 800] }, { tag: "columns", size: [800, 1280] }]
    }
    function test_places_are_found_before_the_winner_is_told(data) {
        resize(...data.size)
        lay("duel-civilian")
        Theme.motionSpeed = 1
        const result = createTemporaryObject(resultPage, test, { table: App.table })
        probe.page = result
        compare(result.upright, data.tag === "columns")
        verify(probe.seated() !== probe.ranked())
        compare(probe.story(), probe.rightStory())
        Theme.motionSpeed = 0
    }
    /// If points do not count, there is no counting.
    function test_an_early_victory_is_told_at_once() {
        lay("duel-military")
        Theme.motionSpeed = 1
        const result = createTemporaryObject(resultPage, test, { table: App.table })
        probe.page = result
        verify(probe.reads(App.table.winnerText) && probe.heading().includes(App.table.winnerText))
        compare(probe.lying(), probe.ranked())
        Theme.motionSpeed = 0
    }
    /// Points that do not count can still be read.
    function test_the_winners_wonder_fills_the_page_after_an_early_victory() {
        lay("duel-science")
        Theme.motionSpeed = 1
        const result = createTemporaryObject(resultPage, test, { table: App.table })
        result.forceActiveFocus()
        const wonder = all(result, item => item instanceof WinnersWonder)[0]
        verify(wonder.visible)
        const picture = all(wonder, item => item.art === result.art && item.artWidth !== undefined)[0]
        tryVerify(() => picture.width === result.width && picture.height === result.height, 5000)
        keyClick(Qt.Key_Space)
        verify(!wonder.visible && result.activeFocus, "any key ends it")
        Theme.motionSpeed = 0
    }
    function test_points_that_do_not_count_are_read_data() {
        const rows = []
        for (const fixture of ["duel-military", "duel-science"]) {
            for (const mode of ["light", "dark"])
                rows.push({ tag: fixture + " " + mode, fixture: fixture, mode: mode })
        }
        return rows
    }
    function test_points_that_do_not_count_are_read(data) {
        Theme.mode = data.mode
        lay(data.fixture)
        const result = createTemporaryObject(resultPage, test, { table: App.table })
        const strength = item => item ? item.opacity * strength(item.parent) : 1
        const note = all(result, item => item.text === "Points at the end; they did not decide the game.")[0]
        compare(strength(note), 1)
        verify(Math.min(Theme.contrast(note.color, Theme.tableTop), Theme.contrast(note.color, Theme.tableBottom)) >= 4.5)
        const numbers = all(result, item => item.visible && item instanceof ScoreCell)
        verify(numbers.length > 0)
        for (const cell of numbers) {
            const seen = Theme.mix(Theme.surface, cell.contentItem.color, strength(cell))
            verify(Theme.contrast(seen, Theme.surface) >= 4.5, `${cell.value}: ${Theme.contrast(seen, Theme.surface)}`)
        }
        result.visible = false
        Theme.mode = "light"
    }
    /// The row of the scores that contains a number: the first name before it.
    function line(cell) {
        let up = cell
        while (up.total === undefined)
            up = up.parent
        return up.total === App.table.scores.get(0).total ? 0 : 1
    }
}
