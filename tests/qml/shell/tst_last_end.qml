// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls

// The start after a crash.
ShellTest {
    id: test
    name: "LastEnd"

    TextEdit { id: clipboard }

    function toast() {
        return find(shell, item => item instanceof Toast)
    }

    function test_nothing_is_said_after_a_good_end() {
        verify(!toast())
    }
    function test_the_report_is_shown_to_whoever_asks() {
        shell.crashReport = "folder/crash-1.txt"
        tryVerify(() => toast() && toast().opacity === 1)
        verify(toast().text.includes("Nothing is lost"))
        press("Report")
        tryVerify(() => reads("folder/crash-1.txt"))
        press("Copy the path")
        clipboard.paste()
        compare(clipboard.text, "folder/crash-1.txt")
        clipboard.clear()
        press("OK")
        tryVerify(() => !reads("folder/crash-1.txt"))
        tryVerify(() => !toast())
    }
    function test_a_press_sends_the_message_away() {
        shell.crashReport = "folder/crash-1.txt"
        tryVerify(() => toast() && toast().opacity === 1)
        mouseClick(laidOut(toast()), 10, 10)
        tryVerify(() => !toast())
    }
}
