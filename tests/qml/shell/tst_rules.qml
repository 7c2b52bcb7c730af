// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models.Shell
import Mirabilia.Theme

// Reading the rules by mouse, touch and keys, in a wide window and on a phone, from home and from a table.
ShellTest {
    id: rulesTest
    name: "Rules"

    function open(width, height) {
        shell.anchors.fill = undefined
        shell.width = width
        shell.height = height
        shell.go("rules")
        at("rules")
        waitForRendering(shell, 200)
    }
    function field() {
        return find(shell, item => item.label === "Search the rules")
    }

    function test_a_chapter_beside_its_text() {
        open(1280, 800)
        verify(reads("What it is about"))
        press("War")
        tryVerify(() => reads("War") && shell.current.rules.chapter === "war")
        verify(pressable("Chains"), "the chapters stay")
        const games = find(shell, item => item.label === "Game" && item.currentIndex !== undefined)
        games.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Down)
        tryCompare(shell.current.rules, "game", "duel")
        tryCompare(shell.current.rules, "chapter", "war")
    }
    function test_phone_one_after_the_other() {
        open(360, 640)
        tap("War")
        tryVerify(() => !pressable("Chains"), 1000, "the text takes the place of the chapters")
        tap("Chapters")
        tryVerify(() => pressable("Chains"))
        tap("War")
        tryVerify(() => pressable("Chapters"))
        keyClick(Qt.Key_Escape)
        tryVerify(() => pressable("Chains"), 1000, "Escape goes back to the chapters first")
        compare(shell.depth, 2)
        keyClick(Qt.Key_Escape)
        tryCompare(shell, "depth", 1)
    }
    function test_search_by_keys() {
        open(1280, 800)
        keyClick(Qt.Key_F, Qt.ControlModifier)
        tryVerify(() => field().activeFocus)
        for (const letter of "seventh card")
            keyClick(letter)
        tryCompare(shell.current.rules, "query", "seventh card")
        tryVerify(() => find(shell, item => item.Accessible && item.Accessible.name === "Who plays the seventh card?") !== null)
        verify(!pressable("War"), "only chapters where it is found")
        keyClick(Qt.Key_Escape)
        tryCompare(shell.current.rules, "query", "")
        compare(shell.depth, 2)
        tryVerify(() => pressable("War"))
    }
    function test_nothing_found() {
        open(360, 640)
        field().forceActiveFocus()
        for (const letter of "zeppelin")
            keyClick(letter)
        tryVerify(() => reads("No rule has all of these words."))
    }
    function test_text_scrolls_by_keys() {
        open(360, 640)
        shell.current.read("questions")
        const pane = find(shell, item => item.contentY !== undefined && item.activeFocus)
        verify(pane, "the text has the keyboard")
        tryVerify(() => pane.contentHeight > 1.5 * pane.height) // laid out: it is the longest chapter
        keyClick(Qt.Key_PageDown)
        tryVerify(() => pane.contentY > 100)
        keyClick(Qt.Key_Home)
        tryCompare(pane, "contentY", 0)
    }
    function test_language_at_once() {
        open(1280, 800)
        App.settings.language = "ja"
        tryVerify(() => pressable("戦争"))
    }
    function test_the_worked_example_comes_and_goes() {
        failOnWarning(/Binding loop/)
        open(700, 800)
        App.settings.language = "zh_TW"
        for (const scale of [1, 2, 0.8]) {
            shell.current.read("questions")
            waitForRendering(shell, 200)
            shell.current.visible = false
            App.settings.scale = scale
            shell.current.read("example")
            shell.current.visible = true
            waitForRendering(shell, 200)
        }
    }
    function test_at_the_place_in_question() {
        verify(backstage.playToPick())
        at("table")
        shell.go("rules")
        at("rules")
        compare(shell.current.rules.game, "classic")
        compare(shell.current.rules.chapter, "questions")
        shell.back()
        at("table")
    }
    function test_from_the_menu_of_the_table() {
        press("New game")
        press("Start")
        at("table")
        press("Menu")
        press("Rules")
        at("rules")
        compare(shell.current.rules.chapter, "turn")
        keyClick(Qt.Key_Escape)
        at("table")
    }
}
