// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest

// Calculated values: the helper opens in place and enters its result.
PadTest {
    name: "Helpers"

    function goTo(rowId) {
        let row = 0
        while (pad.rows.get(row).rowId !== rowId)
            ++row
        pad.select(0, row)
        return row
    }
    function field(part) {
        return find(shell, item => item.fresh !== undefined && item.label === pad.helper.get(part).label)
    }

    function test_science_by_key_and_mouse() {
        openPad("classic", 3)
        const row = goTo("science")
        keyClick(Qt.Key_F2)
        verify(pad.helper.isOpen)
        tryVerify(() => reads(pad.helper.title))
        const first = pad.helper.get(0)
        const more = first.label + ": more"
        press(more)
        press(more)
        compare(pad.helper.get(0).value, 2)
        compare(pad.helper.value, 4)
        press(pad.helper.applyText)
        verify(!pad.helper.isOpen)
        compare(text(0, row), "4")
        tryVerify(() => cell(0, row).isWorked)
        tryVerify(() => cell(0, row + 1).activeFocus, 2000, "on to the next cell")
    }
    function test_another_cell_is_touched_while_a_helper_is_open() {
        openPad("classic", 3)
        const row = goTo("treasury")
        press("Work it out")
        tryVerify(() => field(0) && field(0).activeFocus)
        type("14")
        compare(pad.helper.get(0).value, 14)
        mouseClick(laidOut(cell(1, 0)))
        tryVerify(() => cell(1, 0).activeFocus)
        type("5")
        compare(text(1, 0), "5")
        compare(text(0, row), "4", "a point for every three")
        pad.select(0, row)
        keyClick(Qt.Key_H)
        tryVerify(() => field(0) && field(0).activeFocus)
        compare(pad.helper.get(0).value, 14)
        mouseClick(laidOut(cell(0, row)))
        verify(pad.helper.isOpen, "its own cell leads back into it")
        tryVerify(() => field(0).activeFocus)
        compare(pad.helper.get(0).value, 14)
        keyClick(Qt.Key_Escape)
    }
    /// True if the focus is in the helper.
    function inHelper() {
        const pane = find(shell, item => item.start !== undefined && item.keysHeight !== undefined)
        return pane !== null && pane.activeFocus
    }
    function test_the_keyboard_goes_into_every_helper_and_out_again_data() {
        return [{ tag: "classic", players: 3 }, { tag: "duel", players: 2 }, { tag: "dice", players: 2 }]
    }
    function test_the_keyboard_goes_into_every_helper_and_out_again(data) {
        openPad(data.tag, data.players)
        for (let row = 0; row < pad.rows.count; ++row) {
            pad.select(0, row)
            if (!pad.hasHelper)
                continue
            keyClick(Qt.Key_H)
            tryVerify(() => inHelper(), 2000, pad.rows.get(row).rowId)
            keyClick(Qt.Key_Escape)
            verify(!pad.helper.isOpen, pad.rows.get(row).rowId)
            tryVerify(() => cell(0, row).activeFocus)
        }
    }
    function test_figures_after_a_helper_are_written_data() {
        const all = []
        for (const size of [[1280, 800], [900, 700], [800, 1280], [600, 800], [360, 640], [740, 360]])
            for (const way of ["escape", "enter", "button", "mouse"])
                all.push({ tag: size.join("x") + ", " + way, size: size, way: way })
        return all
    }
    // Without a pause, whether the helper stands beside the sheet or lies over it.
    function test_figures_after_a_helper_are_written(data) {
        shell.anchors.fill = undefined
        shell.width = data.size[0]
        shell.height = data.size[1]
        openPad("classic", 3)
        pad.select(0, 1)
        if (data.way === "mouse")
            tap("Work it out")
        else
            keyClick(Qt.Key_H)
        verify(pad.helper.isOpen)
        if (data.way === "enter")
            type("14\n")
        else if (data.way === "button")
            tap("Write it down for Ada")
        else
            keyClick(Qt.Key_Escape)
        verify(!pad.helper.isOpen)
        type("7\n8")
        const first = ["enter", "button"].includes(data.way) ? 2 : 1
        compare([first, first + 1].map(row => text(0, row)), ["7", "8"])
    }
    function test_escape_leaves_the_helper_from_the_sheet_as_well() {
        openPad("classic", 3)
        goTo("science")
        keyClick(Qt.Key_H)
        tryVerify(() => inHelper())
        pressable("Menu").forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Escape)
        verify(!pad.helper.isOpen)
        at("scores")
    }
    function test_a_helper_goes_with_the_window() {
        openPad("classic", 3)
        goTo("science")
        keyClick(Qt.Key_H)
        tryVerify(() => inHelper())
        type("2")
        shell.anchors.fill = undefined
        shell.width = 600
        shell.height = 800
        tryVerify(() => !inHelper() && reads(pad.helper.title))
        compare(pad.helper.get(0).value, 2)
        keyClick(Qt.Key_Escape)
        tryVerify(() => !pad.helper.isOpen)
    }
    function test_it_opens_again_with_what_was_put_in() {
        openPad("classic", 3)
        const row = goTo("science")
        press("Work it out")
        press(pad.helper.get(1).label + ": more")
        tryVerify(() => pressable(pad.helper.applyText))
        pressable(pad.helper.applyText).clicked()
        // Pressing the current cell opens it, too.
        mouseClick(laidOut(cell(0, row)))
        verify(!pad.helper.isOpen)
        mouseClick(laidOut(cell(0, row)))
        tryVerify(() => pad.helper.isOpen)
        compare(pad.helper.get(1).value, 1)
        keyClick(Qt.Key_Escape)
        verify(!pad.helper.isOpen)
        compare(text(0, row), "1")
        verify(pad.isOpen, "Escape closed the helper only")
    }
    function test_arrow_keys_count() {
        openPad("classic", 3)
        goTo("science")
        keyClick(Qt.Key_F2)
        const more = pad.helper.get(0).label + ": more"
        tryVerify(() => pressable(more))
        pressable(more).forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Right)
        keyClick("+")
        compare(pad.helper.get(0).value, 2)
        keyClick(Qt.Key_Left)
        compare(pad.helper.get(0).value, 1)
        pad.helper.cancel()
    }
    function test_numbers_are_typed_and_enter_walks() {
        openPad("classic", 3)
        const row = goTo("science")
        keyClick(Qt.Key_F2)
        tryVerify(() => field(0) && field(0).activeFocus, 2000, "counting begins at once")
        type("2\n1\n1") // as on the sheet: figures, and Enter
        compare([0, 1, 2].map(i => pad.helper.get(i).value), [2, 1, 1])
        compare(pad.helper.value, 4 + 1 + 1 + 7)
        verify(field(2).activeFocus, "nothing goes on by itself")
        type("\n")
        tryVerify(() => field(3).activeFocus)
        keyClick(Qt.Key_Return) // no wild ones: that was all
        verify(!pad.helper.isOpen)
        compare(text(0, row), "13")
    }
    function test_war_tokens_by_keys() {
        openPad("classic", 3)
        goTo("military")
        keyClick(Qt.Key_H)
        tryVerify(() => find(shell, item => item.fresh !== undefined && item.activeFocus && item.typed !== undefined))
        type("1\n2\n")
        compare(pad.helper.value, 7)
        pad.helper.cancel()
    }
    function test_a_figure_that_would_be_too_much_is_not_written() {
        openPad("classic", 3)
        goTo("military")
        keyClick(Qt.Key_F2)
        const first = () => find(shell, item => item.fresh !== undefined && item.maximum === 2)
        tryVerify(() => first() && first().activeFocus)
        const victories = first()
        type("1")
        type("9")
        compare(pad.helper.get(1).value, 1, "at most two victories an age")
        tryVerify(() => victories.refused && reads("At most 2"))
        type("\n2")
        compare(pad.helper.get(2).value, 2)
        pad.helper.cancel()
    }
    function test_ticks_stay_where_they_are_data() {
        return [[1280, 800], [800, 1280], [360, 640], [740, 360]].map(([w, h]) => ({ tag: w + "x" + h, w: w, h: h }))
    }
    function test_ticks_stay_where_they_are(data) {
        shell.anchors.fill = undefined
        shell.width = data.w
        shell.height = data.h
        openPad("classic", 5)
        goTo("guilds")
        tap("Work it out")
        const guilds = () => {
            const found = []
            find(shell.Window.contentItem, item => {
                if (item.kind === "check" && item.key !== undefined && item.visible)
                    found.push(item)
                return false
            })
            return found
        }
        tryVerify(() => guilds().length > 5)
        waitForRendering(shell, 500)
        const places = () => guilds().slice(0, 6).map(item => item.mapToItem(shell.Window.contentItem, 0, 0, item.width, item.height)).join()
        const before = places()
        for (const item of guilds().slice(0, 2)) {
            touch(item)
            wait(50)
            compare(places(), before)
        }
        compare(guilds().filter(item => item.value === 1).length, 2)
        pad.helper.cancel()
    }
    function test_ticks_by_keys() {
        openPad("classic", 3)
        const row = goTo("civilian")
        keyClick(Qt.Key_H)
        tryVerify(() => inHelper())
        for (const key of [Qt.Key_Space, Qt.Key_Tab, Qt.Key_Space, Qt.Key_Tab, Qt.Key_Space, Qt.Key_Space])
            keyClick(key)
        const worth = pad.helper.value
        verify(worth > 0)
        keyClick(Qt.Key_Return)
        verify(!pad.helper.isOpen)
        compare(text(0, row), "" + worth)
        compare([pad.column, pad.row], [0, row + 1], "Enter goes on, as everywhere")
        type("7")
        compare(text(0, row + 1), "7")
    }
    function test_the_keypad_writes_into_the_counter() {
        openPad("classic", 3)
        goTo("treasury")
        press("Work it out")
        tryVerify(() => field(0) && field(0).activeFocus)
        for (const key of ["1", "4"])
            press(key)
        compare(pad.helper.get(0).value, 14)
        press("More")
        compare(pad.helper.get(0).value, 15)
        press("Less")
        press("Erase")
        compare(pad.helper.get(0).value, 1)
        tryVerify(() => field(0).activeFocus, 5000, "the keypad leaves the keyboard where it is")
        press("Set all to zero")
        compare(pad.helper.get(0).value, 0)
        pad.helper.cancel()
    }
    // Including the key that opens it: two digits and Enter for coins, one digit per symbol and Enter.
    function test_helpers_cost_few_keys() {
        openPad("classic", 3)
        goTo("treasury")
        type("h")
        tryVerify(() => field(0) && field(0).activeFocus)
        type("14\n")
        verify(!pad.helper.isOpen)
        compare(text(0, 1), "4")
        goTo("science")
        type("h")
        tryVerify(() => field(0) && field(0).activeFocus)
        type("2\n1\n1\n\n")
        verify(!pad.helper.isOpen)
        compare(text(0, 4), "13")
    }
    // Points calculated in one's head would take two digits.
    function test_counting_on_the_sheet_costs_few_keys() {
        openPad("classic", 3)
        const counts = { "treasury": ["14/", "33/", "9/"], "science": ["2/11", "0/31", "1/22"] }
        const points = { "treasury": ["4", "11", "3"], "science": ["13", "10", "16"] }
        const most = { "treasury": 3, "science": 4 }
        for (const category in counts) {
            const row = goTo(category)
            for (let player = 0; player < 3; ++player) {
                pad.select(player, row)
                type(counts[category][player])
                compare(text(player, row), points[category][player])
                verify(counts[category][player].length <= most[category])
            }
        }
    }
    function test_what_is_counted_on_the_sheet_is_said() {
        openPad("classic", 3)
        const row = goTo("treasury")
        type("14")
        tryVerify(() => reads("/ \u2192 Coins 14: 4 points"))
        type("/")
        tryVerify(() => reads("Coins 14: 4 points"))
        const science = goTo("science")
        type("2")
        tryVerify(() => reads("/ \u2192 Compass 2, Gear, Tablet"))
        type("/11")
        tryVerify(() => reads("Compass 2, Gear 1, Tablet 1: 13 points"))
        type("\n5")
        compare(text(0, science + 1), "5", "plain again")
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        keyClick(Qt.Key_Z, Qt.ControlModifier)
        compare(text(0, science), "")
        compare(text(0, row), "4")
    }
    function test_counting_on_the_sheet_by_touch_data() {
        return [{ tag: "wide", width: 1280, height: 800, hint: "Enter coins: 14 /" },
                { tag: "phone", width: 360, height: 640, hint: "Count as coins" }]
    }
    function test_counting_on_the_sheet_by_touch(data) {
        shell.anchors.fill = undefined
        shell.width = data.width
        shell.height = data.height
        openPad("classic", 3)
        verify(!pressable("Count as coins"), "a war has a minus there")
        const row = goTo("treasury")
        tryVerify(() => pad.countText === data.hint && reads(data.hint))
        for (const key of ["1", "4", "Count as coins"])
            tap(key)
        compare(text(0, row), "4")
        const science = goTo("science")
        for (const key of ["2", "Count as symbols", "1", "1"])
            tap(key)
        compare(text(0, science), "13")
        const sentence = find(shell, item => item.text === "Compass 2, Gear 1, Tablet 1: 13 points" && item.visible)
        verify(sentence)
        verify(!sentence.truncated)
    }
    function test_nothing_jumps_when_a_helper_opens_data() {
        return [[1280, 800], [1920, 1080], [800, 1280], [720, 1000]].map(([w, h]) => ({ tag: w + "x" + h, w: w, h: h }))
    }
    function test_nothing_jumps_when_a_helper_opens(data) {
        shell.anchors.fill = undefined
        shell.width = data.w
        shell.height = data.h
        openPad("classic", 3)
        goTo("science")
        const key = (counting, name) => find(shell, item => item.key === name && item.parent.counting === counting)
        const place = item => item.mapToItem(shell, 0, 0, item.width, item.height)
        const places = counting => ["1", "5", "0", "next"].map(name => place(laidOut(key(counting, name))))
        const before = places(false)
        const grid = place(cell(0, 6))
        keyClick(Qt.Key_H)
        tryVerify(() => key(true, "5") && key(true, "5").visible)
        tryVerify(() => places(true).join() === before.join(), 2000, before.join() + " became " + places(true).join())
        compare(place(cell(0, 6)), grid)
        pad.helper.cancel()
    }
    function test_the_agora_is_three_by_three() {
        openPad("dice", 2)
        goTo("agora")
        pad.openHelper()
        pad.helper.set("board", 1)
        const keys = Array.from({ length: pad.helper.count }, (_, i) => pad.helper.get(i))
                          .filter(field => field.across === 3).map(field => field.key)
        compare(keys.length, 9)
        const spaces = []
        const collect = item => {
            if (item.kind === "check" && keys.includes(item.key))
                spaces.push(item)
            for (let i = 0; i < item.children.length; ++i)
                collect(item.children[i])
        }
        tryVerify(() => {
            spaces.length = 0
            collect(shell)
            return spaces.length === 9
        })
        tryVerify(() => new Set(spaces.map(item => Math.round(item.x))).size === 3)
        compare(new Set(spaces.map(item => Math.round(item.y))).size, 3)
        pad.helper.cancel()
    }
    function test_a_held_button_goes_on() {
        openPad("classic", 3)
        goTo("treasury")
        keyClick(Qt.Key_F2)
        tryVerify(() => pressable(pad.helper.get(0).label + ": more"))
        const more = pressable(pad.helper.get(0).label + ": more")
        mousePress(laidOut(more))
        tryVerify(() => pad.helper.get(0).value >= 3)
        mouseRelease(more)
        pad.helper.cancel()
    }
    function test_every_helper_of_every_game_can_be_drawn_data() {
        return [{ tag: "classic", players: 4 }, { tag: "duel", players: 2 }, { tag: "dice", players: 4 }]
    }
    function test_every_helper_of_every_game_can_be_drawn(data) {
        openPad(data.tag, data.players)
        let opened = 0
        for (let row = 0; row < pad.rows.count; ++row) {
            pad.select(0, row)
            if (!pad.hasHelper)
                continue
            pad.openHelper()
            verify(pad.helper.count > 0, pad.rows.get(row).rowId)
            tryVerify(() => reads(pad.helper.title), 2000, pad.helper.title)
            pad.helper.cancel()
            ++opened
        }
        verify(opened >= 3)
    }
}
