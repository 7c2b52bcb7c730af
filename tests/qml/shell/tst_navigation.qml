// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Classic
import Mirabilia.Models.Shell
import Mirabilia.Shell
import Mirabilia.Theme

// From home to everywhere and back, by mouse, touch and keys.
ShellTest {
    name: "Navigation"

    function test_home_without_saves() {
        at("home")
        verify(!App.canContinue)
        verify(!reads("Continue"))
        tryVerify(() => pressable("Play your first game").activeFocus, 5000, "the first key press starts a game")
    }
    /// Whatever part of the picture is behind the text below the title: the lowest contrast counts.
    function test_what_stands_under_the_title_can_be_read_data() {
        const rows = []
        for (const [w, h] of [[360, 640], [740, 360], [600, 780], [1280, 800]]) {
            for (const theme of ["light", "dark"])
                rows.push({ tag: w + "x" + h + " " + theme, w: w, h: h, theme: theme })
        }
        return rows
    }
    function test_what_stands_under_the_title_can_be_read(data) {
        App.settings.theme = data.theme
        shell.anchors.fill = undefined
        shell.width = data.w
        shell.height = data.h
        const words = find(shell.current, item => item.text === "Build a city the world will remember.")
        laidOut(words)
        const panorama = find(shell.current, item => item.source !== undefined && item.sourceSize !== undefined)
        tryVerify(() => panorama.status === Image.Ready && panorama.sourceSize === panorama.wanted, 10000)
        words.opacity = 0
        waitForRendering(shell, 500)
        const picture = grabImage(shell)
        const at = words.mapToItem(shell, 0, 0)
        const left = at.x + (words.horizontalAlignment === Text.AlignHCenter ? (words.width - words.contentWidth) / 2 : 0)
        verify(left >= 0 && left + words.contentWidth <= data.w && at.y >= 0 && at.y + words.height <= data.h)
        let least = 21
        for (let x = 0; x < words.contentWidth; x += 2) {
            for (let y = 0; y < words.height; y += 2)
                least = Math.min(least, Theme.contrast(words.color, picture.pixel(left + x, at.y + y)))
        }
        verify(least >= 4.5, "only " + least.toFixed(2) + " to 1")
    }
    function test_a_phone_on_its_side_shows_the_whole_menu_data() {
        const rows = []
        for (const [w, h] of [[740, 360], [640, 400]]) {
            for (const language of ["en", "ja"])
                rows.push({ tag: w + "x" + h + " " + language, w: w, h: h, language: language })
        }
        return rows
    }
    function test_a_phone_on_its_side_shows_the_whole_menu(data) {
        App.settings.language = data.language
        App.startGame()
        tryVerify(() => App.table !== null, 5000)
        App.leaveTable()
        at("home")
        tryVerify(() => App.canContinue)
        shell.anchors.fill = undefined
        shell.width = data.w
        shell.height = data.h
        waitForRendering(shell, 500)
        const buttons = []
        find(shell.current, item => item.clicked !== undefined && item.text !== undefined && buttons.push(item) < 0)
        verify(buttons.length >= 9)
        for (const button of buttons) {
            const place = button.mapToItem(shell, 0, 0)
            verify(place.x >= 0 && place.y >= 0 && place.x + button.width <= data.w && place.y + button.height <= data.h,
                   button.text + " at " + place)
            verify(!find(button, item => item.text === button.text && item.truncated === true), button.text + " is cut")
        }
        const title = find(shell.current, item => item.text === "Mirabilia")
        const first = buttons[0].mapToItem(title, 0, 0)
        verify(title.height <= first.y - Theme.space24, "the menu lies on the title")
    }
    function test_pages_by_mouse_data() {
        return [
            { tag: "new game", words: "New game", where: "newGame" },
            { tag: "rules", words: "Rules", where: "rules" },
            { tag: "settings", words: "Settings", where: "settings" },
            { tag: "about", words: "About", where: "about" }
        ]
    }
    function test_pages_by_mouse(data) {
        press(data.words)
        tryCompare(shell, "depth", 2)
        at(data.where)
        press("Back")
        tryCompare(shell, "depth", 1)
    }
    function test_keys() {
        tryVerify(() => pressable("Play your first game").activeFocus)
        keyClick(Qt.Key_Down)
        tryVerify(() => pressable("New game").activeFocus)
        keyClick(Qt.Key_Down)
        tryVerify(() => pressable("Host a game").activeFocus)
        keyClick(Qt.Key_Down)
        tryVerify(() => pressable("Join a game").activeFocus)
        keyClick(Qt.Key_Down)
        tryVerify(() => pressable("Saved games").activeFocus)
        keyClick(Qt.Key_Down)
        tryVerify(() => pressable("Score a game").activeFocus)
        keyClick(Qt.Key_Down)
        tryVerify(() => pressable("Practice").activeFocus)
        keyClick(Qt.Key_Down)
        tryVerify(() => pressable("Rules").activeFocus)
        keyClick(Qt.Key_Down)
        tryVerify(() => pressable("Settings").activeFocus)
        keyClick(Qt.Key_Return)
        tryCompare(shell, "depth", 2)
        at("settings")
        tryVerify(() => shell.current.activeFocus)
        keyClick(Qt.Key_Escape)
        tryCompare(shell, "depth", 1)
        keyClick(Qt.Key_Escape)
        compare(shell.depth, 1)
    }
    function test_settings_open_once() {
        shell.go("settings")
        shell.go("settings")
        compare(shell.depth, 2)
    }
    function test_two_touches_from_home_to_the_table() {
        tap("New game")
        tap("Start")
        tryVerify(() => App.table !== null, 5000)
        at("table")
        App.leaveTable()
        at("home")
        tryVerify(() => App.canContinue)
    }
    function test_one_key_from_home_to_the_first_game() {
        tryVerify(() => pressable("Play your first game").activeFocus)
        keyClick(Qt.Key_Return)
        at("table")
        verify(App.firstGame.active)
    }
    function test_a_few_keys_from_home_to_the_table() {
        tryVerify(() => pressable("Play your first game").activeFocus)
        keyClick(Qt.Key_Down)
        keyClick(Qt.Key_Return)
        at("newGame")
        tryVerify(() => pressable("Start") && pressable("Start").activeFocus)
        keyClick(Qt.Key_Return)
        tryVerify(() => App.table !== null, 5000)
        at("table")
    }
    /// What was pressed grows over the window, and the table appears from under it.
    function test_no_other_screen_comes_before_the_table_data() {
        return [{ tag: "new game", prepare: () => { press("New game"); at("newGame") }, words: "Start", pictured: true },
                { tag: "continue", prepare: () => verify(backstage.save(3)), words: "Continue", pictured: false }]
    }
    function test_no_other_screen_comes_before_the_table(data) {
        const opening = Array.from(shell.children).find(item => item instanceof Opening)
        data.prepare()
        let seen = ""
        shell.currentChanged.connect(() => {
            if (App.table && shell.current.objectName !== "table" && !opening.visible)
                seen += shell.current.objectName
        })
        let begun = 0
        opening.busyChanged.connect(() => begun += opening.busy ? 1 : 0)
        App.settings.motionSpeed = 1
        press(data.words)
        tryVerify(() => begun === 1)
        verify(opening.origin.width > 0 && opening.origin.width < shell.width)
        compare(opening.picture !== "", data.pictured)
        at("table")
        compare(seen, "")
        verify(opening.visible, "it goes slowly")
        tryVerify(() => !opening.visible)
        verify(shell.current.activeFocus)
    }
    function test_settings_from_the_table_and_back() {
        App.startGame()
        tryVerify(() => App.table !== null, 5000)
        shell.go("settings")
        at("settings")
        tryVerify(() => shell.current.activeFocus)
        keyClick(Qt.Key_Escape)
        at("table")
        verify(App.table !== null)
    }
    function test_the_way_back_leaves_the_table() {
        App.startGame()
        tryVerify(() => App.table !== null, 5000)
        at("table")
        mouseClick(shell, 100, 100, Qt.BackButton)
        tryVerify(() => App.table === null)
        at("home")
        tryVerify(() => App.canContinue)
    }
    function test_a_table_takes_its_page_along_data() {
        return [
            { tag: "left", motion: 0, on: () => App.leaveTable() },
            { tag: "left, with motion", motion: 1, on: () => App.leaveTable() },
            { tag: "another game", motion: 0, on: () => App.startGame() },
            { tag: "another game, with motion", motion: 1, on: () => App.startGame() }
        ]
    }
    function test_a_table_takes_its_page_along(data) {
        App.settings.motionSpeed = data.motion
        App.startGame()
        tryVerify(() => App.table !== null, 5000)
        at("table")
        tryVerify(() => find(shell, item => item instanceof ClassicPage))
        const page = find(shell, item => item instanceof ClassicPage)
        let gone = 0
        page.Component.destruction.connect(() => ++gone)
        data.on()
        tryVerify(() => gone === 1)
    }
    function test_continue() {
        verify(backstage.save(3))
        press("Continue")
        at("table")
        compare(App.table.turn, 2)
    }
    function test_a_table_that_never_comes_is_left_data() {
        return [
            { tag: "key", leave: () => keyClick(Qt.Key_Escape) },
            { tag: "mouse", leave: () => press("Cancel") },
            { tag: "touch", leave: () => tap("Cancel") }
        ]
    }
    function test_a_table_that_never_comes_is_left(data) {
        backstage.hang()
        tryVerify(() => pressable("Cancel"))
        keyClick(Qt.Key_Return) // must not reach what is below
        verify(App.table)
        at("home")
        data.leave()
        tryVerify(() => !reads("Setting up the table"))
        verify(!App.table && !App.opening)
        at("home")
        tryVerify(() => pressable("Play your first game").activeFocus)
        keyClick(Qt.Key_Down)
        keyClick(Qt.Key_Return)
        at("newGame")
    }
    function test_problem_is_told_and_dismissed() {
        backstage.fail()
        tryVerify(() => reads("The disk is full."))
        tryVerify(() => reads("The game is safe.") && reads("Make room."))
        press("OK")
        tryCompare(App, "problem", null)
    }
    function test_keys_help() {
        shell.go("about")
        at("about")
        for (let again = 0; again < 2; ++again) {
            const button = pressable("Keys at the table")
            button.forceActiveFocus(Qt.TabFocusReason)
            keyClick(Qt.Key_Return)
            tryVerify(() => reads("Keys and marks"), 3000)
            keyClick(Qt.Key_Escape)
            tryVerify(() => !reads("Keys and marks"), 3000)
        }
    }
}
