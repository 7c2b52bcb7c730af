// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models

// The window is turned, tiled and pulled while a sheet lies on the pad.
PadTest {
    id: test
    name: "TurningTheWindow"

    readonly property var sizes: [[1280, 800], [640, 800], [412, 915], [915, 412], [700, 800], [660, 800],
                                  [360, 640], [1920, 1080], [800, 1280], [740, 360]]

    function turn(size) {
        const window = test.Window.window
        window.width = size[0]
        window.height = size[1]
        test.width = size[0]
        test.height = size[1]
        waitForRendering(shell, 500)
    }
    function turnAll() {
        for (const from of sizes) {
            for (const to of sizes) {
                turn(from)
                turn(to)
                verify(cell(pad.column, pad.row))
            }
        }
    }
    function cleanup() {
        turn([1280, 800])
    }

    function test_with_a_value_data() {
        return [{ tag: "classic", players: 3 }, { tag: "duel", players: 2 }, { tag: "dice", players: 4 }]
    }
    function test_with_a_value(data) {
        openPad(data.tag, data.players)
        type("5")
        turnAll()
        compare(text(0, 0), "5")
    }
}
