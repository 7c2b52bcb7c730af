// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Controls
import Mirabilia.Dice
import Mirabilia.Models.Shell
import Mirabilia.Table
import Mirabilia.Theme

// Every size, two and seven players: everything is in the window, and no cells overlap.
DiceTest {
    id: test
    name: "Layouts"

    function cleanup() {
        Theme.scale = 1
        App.settings.language = "en"
        close()
    }
    function inEveryLanguage(look) {
        for (const language of [...languages].reverse()) { // ends with the original one
            App.settings.language = language
            wait(20)
            look(language)
        }
    }

    function sizes() {
        return [[1280, 800], [1920, 1080], [800, 1280], [360, 640], [740, 360], [640, 400], [1366, 700]]
    }
    function boxOf(item) {
        const at = item.mapToItem(page, 0, 0)
        return Qt.rect(at.x, at.y, item.width, item.height)
    }
    function apart(a, b) {
        return a.x + a.width <= b.x + 1 || b.x + b.width <= a.x + 1
            || a.y + a.height <= b.y + 1 || b.y + b.height <= a.y + 1
    }
    function verifyPlaces(what, items) {
        const boxes = items.map(boxOf)
        for (let i = 0; i < boxes.length; ++i) {
            const box = boxes[i]
            verify(box.width > 8 && box.height > 8, what + ": too small: " + items[i] + " " + box)
            verify(box.x >= -1 && box.y >= -1 && box.x + box.width <= page.width + 1 && box.y + box.height <= page.height + 1,
                   what + ": outside the window: " + items[i] + " " + box)
            for (let j = 0; j < i; ++j)
                verify(apart(box, boxes[j]), what + ": " + box + " lies on " + boxes[j])
        }
    }
    // A new window is laid out faster than a new table, so each table is checked in all its windows.
    function test_places_data() {
        return [2, 3, 7].map(players => ({ tag: players + " players", players: players }))
    }
    function test_places(data) {
        deal(data.players)
        for (const size of sizes()) {
            resize(...size)
            wait(20)
            const what = size.join("x")
            verifyPlaces(what, cells())
            verifyPlaces(what, dice())
            verifyPlaces(what, all(page, item => item.visible && (item instanceof Building && item.width > 0
                || item instanceof Forum || item instanceof DiceNeighbour || item instanceof SeatChip || item instanceof DiceBand
                || item instanceof GoldReserve || item instanceof Economy)))
            compare(cells().length, page.layout.phone ? 50 : 56, what)
        }
    }
    /// The wreaths of the Agora and the dice, in pixels: they grow with the window and the scale.
    function test_numbers_use_the_room() {
        deal(4)
        const rooms = [
            { size: [1920, 1080], scale: 1, wreath: 48, die: 84 },
            { size: [1920, 1080], scale: 1.5, wreath: 49, die: 78 },
            { size: [1920, 1080], scale: 2, wreath: 52, die: 74 },
            { size: [1366, 700], scale: 1, wreath: 38, die: 52 },
            { size: [1280, 800], scale: 1, wreath: 32, die: 64 },
            { size: [800, 1280], scale: 1, wreath: 40, die: 56 },
            { size: [360, 640], scale: 1, wreath: 24, die: 32 },
            { size: [740, 360], scale: 1, wreath: 20, die: 40 }
        ]
        for (const room of rooms) {
            const what = [...room.size, room.scale].join(" ")
            Theme.scale = room.scale
            resize(...room.size)
            wait(20)
            const wreaths = cells().filter(shown => shown.cell.startsWith("agora"))
                .map(shown => all(shown, item => item instanceof Mark && item.kind === "points")[0].width)
            compare(wreaths.length, 9, what)
            verify(Math.min(...wreaths) >= room.wreath, what + ", wreaths: " + wreaths)
            verify(dice()[0].side >= room.die, what + ", dice: " + dice()[0].side)
        }
    }
    function test_neighbours_are_seen_data() {
        return [
            { tag: "one", players: 2, windows: [
                { tag: "laptop", size: [1280, 800], panels: 1, chips: 0 },
                { tag: "tablet", size: [800, 1280], panels: 1, chips: 0 },
                { tag: "high phone", size: [412, 915], panels: 0, chips: 1 },
                { tag: "200 %", size: [960, 540], panels: 1, chips: 0 }] },
            { tag: "two", players: 3, windows: [
                { tag: "laptop", size: [1280, 800], panels: 2, chips: 0 }] },
            { tag: "two of three", players: 4, windows: [
                { tag: "phone on its side", size: [740, 360], panels: 0, chips: 2 },
                { tag: "high phone", size: [412, 915], panels: 0, chips: 2 },
                { tag: "narrow high phone", size: [360, 760], panels: 0, chips: 2 },
                { tag: "low phone", size: [360, 640], panels: 0, chips: 0 },
                { tag: "200 %", size: [960, 540], panels: 2, chips: 0 }] }
        ]
    }
    function test_neighbours_are_seen(data) {
        deal(data.players)
        const west = all(page, item => item instanceof Building && item.building.building === "barracks_west")[0]
        tryVerify(() => neighbours().length > 0)
        if (data.players === 2)
            verify(boxOf(west).x > boxOf(neighbours()[0]).x + neighbours()[0].width, "left is left")
        for (const seen of data.windows) {
            resize(...seen.size)
            tryVerify(() => neighbours().filter(item => item instanceof DiceNeighbour).length === seen.panels, 5000, seen.tag)
            tryVerify(() => neighbours().filter(item => item instanceof SeatChip).length === seen.chips, 5000, seen.tag)
            verifyPlaces(seen.tag, [...neighbours(), ...all(page, item => item.visible && (item instanceof DiceBand || item instanceof CityBoard && item.width > 0))])
        }
    }
    function neighbours() {
        return all(page, item => (item instanceof DiceNeighbour || item instanceof SeatChip) && item.visible)
    }
    /// If neither panels nor chips fit, the neighbours' figures are in the Barracks that face them.
    function test_a_low_phone_tells_the_neighbours_means_data() {
        return [{ tag: "low phone", width: 360, height: 640, scale: 1 }, { tag: "tablet at 200 %", width: 800, height: 1280, scale: 2 }]
    }
    function test_a_low_phone_tells_the_neighbours_means(data) {
        Theme.scale = data.scale
        deal(4, 1, () => game.playTo(4))
        resize(data.width, data.height)
        for (const [building, neighbour] of [["barracks_west", page.table.left], ["barracks_east", page.table.right]]) {
            const house = all(page, item => item instanceof Building && item.building.building === building)[0]
            const shown = () => all(house, item => item instanceof Figure && item.visible).map(figure => figure.glyph + figure.text)
            const defence = house.building.facingDefence
            tryVerify(() => shown().join() === ["shield" + defence, "coin" + neighbour.coins, "crate" + neighbour.resources].join(), 5000, shown().join())
            verify(all(house, item => String(item.text).endsWith(" · " + neighbour.name) && !item.truncated).length === 1)
        }
    }
    function test_cells_on_a_phone_share_the_room() {
        deal(3)
        resize(360, 640)
        tryVerify(() => page.layout.phone)
        wait(20)
        const heights = cells().map(shown => shown.height)
        verify(Math.min(...heights) >= 27, "the lowest: " + Math.min(...heights))
        verify(Math.max(...heights) <= 40, "the highest: " + Math.max(...heights))
        for (const [width, height] of [[360, 708], [360, 710], [412, 915]]) { // before and after neighbours fit
            resize(width, height)
            wait(20)
            const lowest = Math.min(...cells().map(shown => shown.height))
            verify(lowest >= 27, height + ": " + lowest)
        }
    }
    function test_on_a_phone_a_hint_is_read_whole_and_put_away() {
        deal(3)
        resize(360, 640)
        tryVerify(() => page.layout.phone && button("Pass"))
        page.table.hint()
        tryVerify(() => page.table.hintText !== "", 20000)
        const words = everywhere(item => item instanceof AppLabel && item.text === page.table.hintText)[0]
        tryVerify(() => !words.truncated)
        verify(!button("Pass"))
        press("Close")
        tryVerify(() => button("Pass"))
        compare(page.table.hintText, "")
    }
    /// For a hint and for every choice: the text is complete, and clear of the buttons.
    function test_words_beside_the_buttons_are_whole() {
        const windows = [[1280, 800], [1366, 700], [800, 1280]]
        deal(4, 1, () => game.playTo(10))
        for (const size of windows) {
            resize(...size)
            for (const language of ["en", "ja"]) { // the longest text, and the tallest
                App.settings.language = language
                wait(20)
                verifyWordsOfChoices(size + ", " + language)
            }
        }
        page.table.hint()
        tryVerify(() => page.table.hintText !== "", 20000)
        for (const size of windows) {
            resize(...size)
            inEveryLanguage(language => verifyWords(size + ", " + language + ", hint"))
        }
    }
    function verifyWordsOfChoices(language) {
        verifyWords(language + ", at first")
        for (const tile of usable()) {
            page.table.choice.selectDie(tile.die)
            for (const place of ringed()) {
                page.table.choice.selectCell(place)
                wait(5)
                verifyWords(language + ", " + place)
            }
            page.table.choice.clear()
        }
    }
    function verifyWords(what) {
        const band = all(page, item => item instanceof DiceBand)[0]
        for (const words of all(band, item => item instanceof AppLabel && item.visible)) {
            verify(!words.truncated, what + ": cut off: " + words.text)
            const box = words.mapToItem(band, 0, 0, words.width, words.height)
            verify(box.y >= 0 && box.y + box.height <= band.height, what + ": outside the band: " + words.text + " " + box)
        }
    }
    function test_no_words_are_cut_off_in_the_band() {
        deal(3)
        for (const size of [[360, 640], [740, 360], [1280, 800]]) {
            resize(...size)
            inEveryLanguage(language => {
                for (const tile of usable()) {
                    mouseClick(tile)
                    wait(20)
                    verifyButtons(size + ", " + language)
                    keyClick(Qt.Key_Escape)
                }
            })
        }
    }
    /// Each button of the band has a label of whole words, on one line if it fits, or a sign.
    function verifyButtons(what) {
        const buttons = everywhere(item => item instanceof ActionButton)
        verifyPlaces(what, buttons)
        for (const button of buttons) {
            const label = all(button, item => item instanceof AppLabel && item.text === button.title)[0]
            verify(label.visible || button.glyph !== "", what + ": nothing tells what it is: " + button.title)
            verify(!label.visible || !label.truncated, what + ": cut off: " + button.title)
            verify(!label.visible || label.lineCount === 1 || button.width < button.wanted, what + ": two lines: " + button.title)
        }
    }
    function insideButton(item) {
        return item && (item instanceof ActionButton || insideButton(item.parent))
    }
    function middleOf(item) {
        return item.mapToItem(page, item.width / 2, 0).x
    }
    /// A lone label of two lines is centred in its button like a single line.
    function test_words_of_a_bonus_stand_in_the_middle() {
        close()
        verify(game.deal(3, 1, 7) && game.playToQuestion("bonus", 2))
        show()
        resize(740, 360)
        tryVerify(() => page.layout.sideways)
        wait(20)
        const buttons = everywhere(item => item instanceof ActionButton)
        verify(buttons.length > 1)
        for (const button of buttons) {
            const label = all(button, item => item instanceof AppLabel && item.text === button.title)[0]
            fuzzyCompare(middleOf(label), middleOf(button), 1, button.title)
            compare(label.horizontalAlignment, Text.AlignHCenter)
        }
    }
    function test_questions_fit_the_band_data() {
        return [{ tag: "bonus", seed: 7 }, { tag: "cross", seed: 7 }, { tag: "free", seed: 9 }]
    }
    function test_questions_fit_the_band(data) {
        close()
        verify(game.deal(3, 1, data.seed) && game.playToQuestion(data.tag, 2))
        show()
        for (const size of sizes()) {
            resize(...size)
            wait(20)
            if (size[0] === 360 || size[0] === 740) // where room is shortest
                inEveryLanguage(language => verifyQuestion(size + ", " + language))
            else
                verifyQuestion(size)
        }
    }
    function verifyQuestion(what) {
        verifyButtons(what)
        const band = all(page, item => item instanceof DiceBand)[0]
        for (const words of all(band, item => item instanceof AppLabel && item.visible)) {
            const box = boxOf(words)
            verify(box.x + box.width <= boxOf(band).x + band.width, what + ": outside the band: " + words.text)
            if (band.stacked && !insideButton(words))
                verify(box.y + box.height + 5 <= boxOf(everywhere(item => item instanceof ActionButton)[0]).y, what + ": on the buttons: " + words.text)
        }
    }
}
