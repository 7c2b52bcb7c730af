// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models

// Large files.
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
        verify(!pressable("Read"))
        press("Stop reading")
        verify(!ScoreBook.transfer.busy)
        tryVerify(() => pressable("Read"))
        compare(ScoreBook.transfer.games.count, 0)
    }
}
