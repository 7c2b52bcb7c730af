// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models.Scorepad

// Large files, a damaged history, another window.
PadTest {
    name: "Trouble"
    height: 1000

    function test_reading_a_large_file_can_be_stopped() {
        openPad("classic", 3)
        pad.close()
        shell.go("scoreImport")
        at("scoreImport")
        let text = "game,player,civilian\n"
        for (let game = 0; text.length < 100000; ++game)
            text += "g" + game + ",Ada,20\ng" + game + ",Bo,10\n"
        verify(ScoreBook.transfer.previewText(text))
        verify(ScoreBook.transfer.busy)
        tryVerify(() => !pressable("Read"))
        press("Stop reading")
        tryVerify(() => !ScoreBook.transfer.busy)
        tryVerify(() => pressable("Read"))
        compare(ScoreBook.transfer.games.count, 0)
    }
    function test_a_damaged_history_is_put_aside_from_the_pad() {
        openPad("classic", 3)
        pad.showRow("leaders", true) // takes any number of digits
        type("5")
        backstage.damageHistory()
        type("6")
        tryVerify(() => pad.saveProblem !== "")
        press("Begin a new history")
        tryVerify(() => ScoreBook.problem.includes("scores-damaged.db"))
        tryVerify(() => reads(ScoreBook.problem))
        compare(pad.saveProblem, "")
        compare(text(0, 0), "56")
        compare(ScoreBook.history.total, 1)
        press("OK")
        tryVerify(() => !pressable("OK"))
        verify(!ScoreBook.canBeginAnew)
    }
    function test_a_damaged_history_is_put_aside_from_the_history() {
        openPad("classic", 3)
        pad.close()
        shell.go("scoreHistory")
        at("scoreHistory")
        backstage.damageHistory()
        tryVerify(() => reads("The history cannot be read"))
        tap("Begin a new history")
        at("scores")
        tryVerify(() => reads(ScoreBook.problem) && ScoreBook.problem.includes("scores-damaged.db"))
        press("OK")
        tryVerify(() => !reads("The history cannot be read"))
    }
    function test_another_window_on_the_same_sheet_is_told_of() {
        openPad("classic", 3)
        pad.showRow("leaders", true) // takes any number of digits
        type("5")
        const id = pad.sheetId
        backstage.writeSheetElsewhere()
        type("6")
        tryVerify(() => reads(ScoreBook.problem) && ScoreBook.problem.includes("another window"))
        verify(pad.sheetId !== id)
        compare(text(0, 0), "56")
        tryVerify(() => cell(0, 0).activeFocus)
        type("7\n")
        compare(text(0, 0), "567")
        press("OK")
        tryVerify(() => !pressable("OK"))
        compare(ScoreBook.history.total, 2)
    }
    function test_columns_of_a_file_are_changed_by_hand() {
        openPad("classic", 3)
        pad.close()
        shell.go("scoreImport")
        at("scoreImport")
        verify(ScoreBook.transfer.previewText("game,player,military,glory\ng1,Ada,6,40\ng1,Bo,2,41\n"))
        tryVerify(() => reads("6"))
        verify(!reads("46"), "the sheet as it will be kept is shown")
        const list = () => find(shell, item => String(item.label) === "What glory is taken for" && item.activated)
        tryVerify(() => list())
        const place = list().model.findIndex(one => one.value === "leaders")
        list().activated(place)
        tryVerify(() => reads("46"))
        tryCompare(list(), "currentIndex", place)
        const game = find(shell, item => String(item.label) === "What game is taken for" && item.activated)
        tryVerify(() => game.model[game.currentIndex]?.value === "game", 2000, "the first one as well")
        ScoreBook.transfer.cancel()
    }
}
