// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Classic
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Table
import Mirabilia.Theme
import "../stage"

// The result of a whole game.
PageTest {
    id: test
    name: "Result"

    property ClassicResult page

    Component {
        id: resultPage
        ClassicResult { anchors.fill: parent }
    }

    function initTestCase() {
        Theme.motionSpeed = 0
        verify(game.deal(3, "giza", "A"))
        verify(game.playToEnd())
        page = resultPage.createObject(test, { table: App.table })
        page.forceActiveFocus()
        waitForRendering(page)
    }
    function cleanupTestCase() {
        page.destroy()
    }
    function test_sums_agree_with_explanations() {
        const scores = game.table.scores
        compare(scores.count, 3)
        for (let row = 0; row < 3; ++row) {
            const player = scores.get(row)
            let total = 0
            scores.categories.forEach((category, place) => {
                const told = scores.explain(player.seat, category.id)
                let sum = 0
                for (const line of told.lines)
                    sum += line.points
                compare(sum, told.sum, category.id)
                compare(sum, player.points[place], category.id)
                total += sum
            })
            compare(total, player.total)
        }
    }
    ResultProbe { id: probe }

    function test_places_are_found_before_the_winner_is_told_data() {
        return [{ tag: "rows", size: [1280, 800] }, { tag: "columns", size: [800, 1280] }]
    }
    function test_places_are_found_before_the_winner_is_told(data) {
        resize(data.size[0], data.size[1])
        Theme.motionSpeed = 1
        const result = createTemporaryObject(resultPage, test, { table: App.table })
        probe.page = result
        compare(result.upright, data.tag === "columns")
        verify(probe.seated() !== probe.ranked(), "a game in which both orders are the same")
        compare(probe.story(), probe.rightStory())
        Theme.motionSpeed = 0
        resize(1280, 800)
    }
    /// While the cities go to their places, no two towers stand at one place for long, and the winner goes in front.
    function test_the_towers_make_no_heap() {
        Theme.motionSpeed = 1
        const result = createTemporaryObject(resultPage, test, { table: App.table })
        probe.page = result
        const towers = () => all(all(result, item => item instanceof Skyline)[0], item => item.isWinner !== undefined && item.sums !== undefined)
        compare(towers().length, 3)
        for (let beat = result.last; beat <= result.beats - 0.1; beat += 0.05) {
            probe.countTo(beat)
            const xs = towers().map(tower => tower.x).sort((a, b) => a - b)
            verify(xs[2] - xs[0] > 0.8 * towers()[0].width, `a heap at ${beat}: ${xs}`)
            const winner = towers().find(tower => tower.isWinner)
            verify(towers().every(tower => tower.z <= winner.z))
        }
        Theme.motionSpeed = 0
    }
    function test_the_winner_is_told_last_data() {
        return [{ tag: "key", press: () => keyClick(Qt.Key_Space) },
                { tag: "tap", press: result => mouseClick(result, result.width / 2, result.height / 2) }]
    }
    function test_the_winner_is_told_last(data) {
        Theme.motionSpeed = 1
        const result = createTemporaryObject(resultPage, test, { table: App.table })
        result.forceActiveFocus()
        waitForRendering(result)
        probe.page = result
        compare(probe.lying(), probe.seated())
        verify(!probe.reads(game.table.winnerText))
        data.press(result)
        compare(probe.lying(), probe.ranked())
        verify(probe.reads(game.table.winnerText))
        compare(result.activeFocus, true)
        Theme.motionSpeed = 0
    }
    function test_the_winners_wonder_fills_the_page_data() {
        return [{ tag: "wide", size: [1280, 800] }, { tag: "phone", size: [360, 640] }]
    }
    function test_the_winners_wonder_fills_the_page(data) {
        resize(data.size[0], data.size[1])
        Theme.motionSpeed = 1
        const result = createTemporaryObject(resultPage, test, { table: App.table })
        result.forceActiveFocus()
        waitForRendering(result)
        const wonder = all(result, item => item instanceof WinnersWonder)[0]
        verify(!wonder.visible, "not before the points are counted")
        keyClick(Qt.Key_Space)
        verify(wonder.visible)
        const picture = all(wonder, item => item.art === result.art && item.artWidth !== undefined)[0]
        tryVerify(() => picture.width === result.width && picture.height === result.height, 5000)
        keyClick(Qt.Key_Space)
        verify(!wonder.visible && result.activeFocus, "any key ends it")
        fuzzyCompare(picture.height, wonder.place.height, 1)
        Theme.motionSpeed = 0
        resize(1280, 800)
    }
    /// The winner's wonder and the plate beside it, without a gap.
    function test_the_head_fills_any_window() {
        failOnWarning(/TypeError/)
        const result = createTemporaryObject(resultPage, test, { table: App.table })
        for (const size of [[1920, 1080], [1280, 800], [740, 360], [360, 640], [1280, 600], [1024, 768], [1280, 800]]) {
            resize(...size)
            waitForRendering(result, 50)
            const land = all(result, item => item.art === result.art && item.artWidth !== undefined && item.visible)[0]
            const end = land.mapToItem(result, land.width, 0).x
            const plate = all(result, item => item.least !== undefined && item.rim !== undefined)[0]
            verify(end >= result.width || Math.abs(plate.x - end) <= 1 && Math.abs(plate.x + plate.width - result.width) <= 1,
                   `${size}: ${end}, ${plate.x}`)
        }
        result.destroy()
        wait(50)
    }
    function test_without_motion_the_wonder_is_at_rest() {
        verify(!all(page, item => item instanceof WinnersWonder)[0].visible)
    }
    function test_names_are_as_high_as_they_are_written_data() {
        return [[1280, 800], [800, 1280], [360, 640], [740, 360]].map(size => ({ tag: size.join(" x "), size: size }))
    }
    function test_names_are_as_high_as_they_are_written(data) {
        resize(data.size[0], data.size[1])
        waitForRendering(page, 100)
        const players = all(page, item => item.visible && item.boardLines !== undefined)
        compare(players.length, 3)
        for (const player of players) {
            for (const text of all(player, item => item instanceof Text && item.visible && item.text !== ""))
                verify(text.height <= text.contentHeight + 1, text.text + ": " + text.height + " for " + text.contentHeight)
        }
        resize(1280, 800)
    }
    /// The width of the plate and of its wrapped text used to form a binding loop.
    function test_the_counting_finds_its_widths() {
        failOnWarning(/Binding loop/)
        resize(800, 1280)
        Theme.motionSpeed = 5
        const result = createTemporaryObject(resultPage, test, { table: App.table })
        tryCompare(result, "told", true, 20000)
        waitForRendering(result, 100)
        Theme.motionSpeed = 0
        resize(1280, 800)
    }
    function test_no_button_leaves_the_window_data() {
        return [360, 700, 1080, 1280, 1366, 1920].map(width => ({ tag: width.toString(), width: width }))
    }
    function test_no_button_leaves_the_window(data) {
        test.width = data.width
        waitForRendering(page, 100)
        const buttons = all(page, item => item.visible && item instanceof AppButton)
        verify(buttons.length >= 5)
        for (const button of buttons) {
            const at = button.mapToItem(page, 0, 0)
            verify(at.x >= 0 && at.x + button.width <= page.width, button.text + " at " + at.x)
        }
        test.width = 1280
    }
    function test_few_rows_use_the_height() {
        for (const [height, least, most] of [[800, 70, 84], [600, 54, 60]]) {
            test.height = height
            waitForRendering(page, 100)
            const rows = all(page, item => item.visible && item instanceof ScoreRow)
            rows.forEach(row => verify(row.height >= least && row.height <= most, row.height + " in " + height))
            const footer = all(page, item => item instanceof AppButton && item.text === "Home")[0]
            const tools = all(page, item => item.visible && item instanceof AppButton && item.text === "Replay")[0]
            verify(tools.mapToItem(page, 0, tools.height).y <= footer.mapToItem(page, 0, footer.height).y)
        }
        test.height = 800
    }
    function test_a_low_window_shows_the_first_two_whole() {
        resize(740, 360)
        waitForRendering(page, 100)
        const rows = all(page, item => item.visible && item instanceof ScoreRow).sort((a, b) => a.y - b.y)
        verify(rows[1].mapToItem(page, 0, rows[1].height).y < 316)
        const buttons = ["Play again", "Home"].map(words => all(page, item => item instanceof AppButton && item.text === words)[0])
        compare(buttons[0].width, buttons[1].width)
        for (const button of buttons)
            verify(button.mapToItem(page, 0, button.height).y < rows[0].mapToItem(page, 0, 0).y)
        const headline = all(page, item => item.text === game.table.winnerText)[0]
        verify(headline.mapToItem(page, headline.width, 0).x < buttons[0].mapToItem(page, 0, 0).x)
        resize(1280, 800)
    }
    function test_parts_of_a_bar_carry_their_sign_data() {
        const rows = []
        for (const [width, height] of [[1280, 800], [800, 1280], [360, 640], [740, 360]]) {
            for (const mode of ["light", "dark"])
                rows.push({ tag: width + " " + mode, width: width, height: height, mode: mode })
        }
        return rows
    }
    function test_parts_of_a_bar_carry_their_sign(data) {
        Theme.mode = data.mode
        resize(data.width, data.height)
        waitForRendering(page, 100)
        const skyline = all(page, item => item instanceof Skyline)[0]
        if (data.width === 740) { // no room beside the text
            verify(!skyline.visible)
            return
        }
        const towers = towersOf(skyline)
        compare(towers.length, 3)
        const seen = { true: 0, false: 0 }
        for (const tower of towers) {
            const parts = all(tower, item => item.category !== undefined)
            compare(parts.length, skyline.categories.length)
            for (const part of parts) {
                const category = skyline.categories[part.category]
                const glyph = all(part, item => item instanceof Glyph)[0]
                compare(glyph.name, category.glyph)
                verify(Theme.contrast(glyph.color, Words.categoryColor(category)) >= 3, category.id)
                const room = part.mapFromItem(glyph, 0, 0, glyph.width, glyph.height)
                verify(!glyph.visible || (room.left >= 1 && room.right < part.width && room.top >= 0 && room.bottom <= part.height),
                       category.id + ": " + room + " in " + part.height)
                ++seen[glyph.visible]
            }
        }
        verify(seen[true] > 0 && seen[false] > 0, JSON.stringify(seen))
        Theme.mode = "light"
        resize(1280, 800)
    }
    function towersOf(skyline) {
        return all(skyline, item => item.leads !== undefined)
    }
    /// The towers are as high as what is counted of their points; the crown goes with the lead.
    function test_towers_grow_category_by_category() {
        Theme.motionSpeed = 1
        const result = createTemporaryObject(resultPage, test, { table: App.table })
        probe.page = result
        const skyline = all(result, item => item instanceof Skyline)[0]
        Theme.motionSpeed = 5
        const leaders = []
        for (let step = 0; step <= skyline.last; ++step) {
            probe.countTo(step)
            for (const tower of towersOf(skyline)) {
                const positive = tower.points.slice(0, step).reduce((sum, points) => sum + Math.max(0, points), 0)
                tryVerify(() => Math.abs(all(tower, item => item.category !== undefined).reduce((sum, part) => sum + part.height, 0)
                                         - positive * skyline.pixelsPerPoint) < 0.5, 3000, tower.name + " at " + step)
            }
            leaders.push(towersOf(skyline).filter(tower => tower.leads).map(tower => tower.seat).join())
        }
        compare(leaders[0], "")
        verify(new Set(leaders.slice(1)).size > 1, "the lead changes: " + leaders)
        Theme.motionSpeed = 0
    }
    function test_copies_are_in_a_menu() {
        press("Copies")
        tryVerify(() => pressable("Copy record") && pressable("Copy log"))
        press("Copy log")
        tryVerify(() => reads("The log is on the clipboard."))
        tryVerify(() => !pressable("Copy log"))
    }
    function test_a_cell_opens_its_explanation() {
        const cells = () => all(page, item => item instanceof ScoreCell && item.visible)
        tryVerify(() => cells().length === 3 * 8)
        click(cells()[0])
        tryVerify(() => !page.activeFocus, 2000)
        keyClick(Qt.Key_Escape)
    }
}
