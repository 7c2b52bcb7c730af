// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models.Shell
import Mirabilia.Theme

// Requirements of the pad in every layout, scale and language: everything focusable has a name, and
// everything pressable is large enough.
PadTest {
    name: "PadEverywhere"
    width: 1920
    height: 1280

    function test_pad_data() {
        const rows = []
        for (const [w, h, scale] of [[360, 640, 1], [740, 360, 1], [800, 1280, 1], [1280, 800, 1], [1280, 800, 2], [1920, 1080, 1]]) {
            for (const players of [2, 8]) {
                for (const language of ["en", "ja"])
                    rows.push({ tag: [w, h, scale, players, language].join(" "), w: w, h: h, scale: scale, players: players, language: language })
            }
        }
        return rows
    }
    function test_pad(data) {
        App.settings.scale = data.scale
        App.settings.language = data.language
        shell.anchors.fill = undefined
        shell.width = data.w
        shell.height = data.h
        openPad("classic", data.players)
        let cells = 0
        find(shell, item => {
            if (item.activeFocusOnTab)
                verify(item.Accessible.name !== "", item + " has no name")
            if (item.clicked !== undefined && item.enabled) {
                // On a phone on its side all rows in sight come before their height; the keypad leads on.
                const low = item.rowId !== undefined && item.low
                verify(item.height >= (low ? 22 : 44) * data.scale - 1, item + " " + item.text + " is only " + item.height + " high")
                verify(item.width >= 44 * data.scale - 1, item + " " + item.text + " is only " + item.width + " wide")
            }
            if (item.isCurrent !== undefined && item.rowId !== undefined) {
                ++cells
                verify(item.Accessible.name !== "")
            }
            return false
        })
        compare(cells, pad.playerCount * pad.rows.count)
    }
}
