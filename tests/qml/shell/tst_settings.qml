// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates
import QtTest
import Mirabilia.Models.Shell
import Mirabilia.Theme

// Every setting takes effect at once.
ShellTest {
    id: testCase
    name: "Settings"

    function open() {
        shell.go("settings")
        at("settings")
    }
    function named(name) {
        return find(shell, item => item.Accessible.name === name && item.activeFocusOnTab)
    }

    function test_a_phone_shows_its_beginning() {
        shell.anchors.fill = undefined
        shell.width = 360
        shell.height = 640
        open()
        waitForRendering(shell, 500)
        compare(find(shell.current, item => item.contentY !== undefined).contentY, 0)
    }
    function test_theme() {
        open()
        press("Dark")
        tryCompare(App.settings, "theme", "dark")
        tryCompare(Theme, "dark", true)
        press("Light")
        tryCompare(Theme, "dark", false)
    }
    function test_language_without_restart_data() {
        return App.settings.languages.slice(1).map(language => ({ tag: language.id }))
    }
    function test_language_without_restart(data) {
        open()
        const title = shell.current.title
        App.settings.language = data.tag
        tryVerify(() => shell.current.title !== title, 1000, "still " + title)
        const combo = find(shell, item => item.currentIndex !== undefined && item.displayText !== undefined)
        tryCompare(combo, "currentIndex", 1 + App.settings.languages.findIndex(language => language.id === data.tag))
        App.settings.language = "en"
        tryCompare(shell.current, "title", title)
    }
    function test_scale_by_keys() {
        open()
        const slider = named("Interface size")
        slider.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Right)
        compare(Math.round(App.settings.scale * 10), 11)
        compare(Theme.px(100), 110)
    }
    function test_a_table_is_no_larger_than_its_window() {
        App.settings.scale = 2
        tryCompare(Theme, "scale", 2)
        App.startGame()
        tryVerify(() => shell.table !== null, 10000)
        compare(Theme.scale, 2, "a laptop has room")
        testCase.width = 360
        testCase.height = 640
        tryCompare(Theme, "scale", 1.2)
        App.leaveTable()
        tryCompare(Theme, "scale", 2)
        testCase.width = 1280
        testCase.height = 800
    }
    function growsTo(sizes) {
        for (const [width, height, scale] of sizes) {
            testCase.width = width
            testCase.height = height
            tryCompare(Theme, "scale", scale, 2000, `${width} x ${height}`)
        }
    }
    function test_pages_grow_beyond_1280_by_800() {
        growsTo([[1920, 1080, 1.35], [2880, 1620, 2.025], [2880, 1200, 1.5], [800, 1280, 1], [360, 640, 1], [1280, 800, 1]])
    }
    function test_tables_grow_beyond_1920_by_1080() {
        App.startGame()
        tryVerify(() => shell.table !== null, 10000)
        growsTo([[1920, 1080, 1], [2880, 1620, 1.5], [2880, 1200, 1200 / 1080], [1280, 800, 1], [1920, 1080, 1]])
        App.leaveTable()
        tryCompare(Theme, "scale", 1.35)
        growsTo([[1280, 800, 1]])
    }
    function test_pages_and_tables_follow_one_another() {
        growsTo([[1920, 1080, 1.35]])
        for (const game of ["classic", "duel", "dice"]) {
            App.newGame.game = game
            shell.go("newGame")
            at("newGame")
            App.startGame()
            at("table")
            compare(Theme.scale, 1)
            if (game === "dice") { // its sheet of a city has Repeaters in Repeaters, deleted level by level
                keyClick(Qt.Key_O)
                tryVerify(() => find(shell.Overlay.overlay, item => item.text === "Next city (O)"))
                keyClick(Qt.Key_Escape)
            }
            App.leaveTable()
            at("home")
            tryCompare(Theme, "scale", 1.35)
        }
        growsTo([[1280, 800, 1]])
    }
    function test_the_sample_has_the_size_of_what_it_shows() {
        open()
        const sample = find(shell.current, item => item.text === "Mirabilia")
        for (const [width, height, scale] of [[2880, 1620, 2.025], [1280, 800, 1]]) {
            testCase.width = width
            testCase.height = height
            tryCompare(Theme, "scale", scale)
            tryVerify(() => sample.font.pixelSize === Theme.titleSize)
        }
    }
    function test_scale_by_mouse_holds_until_let_go() {
        open()
        const slider = named("Interface size")
        laidOut(slider)
        mousePress(slider, slider.width / 4, slider.height / 2)
        mouseMove(slider, slider.width - 4, slider.height / 2)
        compare(App.settings.scale, 1)
        mouseRelease(slider, slider.width - 4, slider.height / 2)
        verify(App.settings.scale > 1.8)
    }
    function test_motion_by_keys() {
        open()
        const slider = named("Motion")
        slider.forceActiveFocus(Qt.TabFocusReason)
        for (let speed = 1; speed <= 5; ++speed) {
            keyClick(Qt.Key_Right)
            compare(App.settings.motionSpeed, speed)
        }
        tryVerify(() => reads("Very fast"))
        for (let speed = 4; speed >= 0; --speed) {
            keyClick(Qt.Key_Left)
            compare(App.settings.motionSpeed, speed)
        }
        tryVerify(() => reads("Off"))
    }
    /// The volume, in the settings and in every table's menu.
    function test_volume_data() {
        const tables = ["classic", "duel", "dice"].map(game => ({ tag: game, open: () => openMenu(game) }))
        return [{ tag: "settings", open: open }, ...tables]
    }
    function openMenu(game) {
        App.newGame.game = game
        App.startGame()
        at("table")
        tryVerify(() => App.table?.myTurn)
        keyClick(Qt.Key_Escape)
    }
    function volumeSlider() {
        return everywhere(item => item.Accessible.role === Accessible.Slider && item.Accessible.name === "Sound")[0]
    }
    function test_volume(data) {
        const before = App.settings.volume
        data.open()
        tryVerify(volumeSlider)
        const slider = laidOut(volumeSlider())
        for (const [x, volume, words] of [[slider.width - 2, 100, "100 %"], [2, 0, "Off"]]) {
            mouseClick(slider, x, slider.height / 2)
            compare(App.settings.volume, volume)
            compare(slider.Accessible.description, words)
            verify(reads(words))
        }
        slider.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Right)
        compare([App.settings.volume, slider.Accessible.description], [10, "10 %"])
        App.settings.volume = before
    }
    function test_switches_by_touch() {
        open()
        const before = App.settings.chainHints
        tap("Chain hints")
        tryCompare(App.settings, "chainHints", !before)
        tap("Chain hints")
        tryCompare(App.settings, "chainHints", before)
    }
}
