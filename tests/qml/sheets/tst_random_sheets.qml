// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import "../scorepad"

// Two hundred sheets of each box.
PadTest {
    name: "RandomSheets"

    function test_each_ends_as_it_was_meant_data() {
        return [{ tag: "classic" }, { tag: "duel" }, { tag: "dice" }]
    }
    function test_each_ends_as_it_was_meant(data) {
        const below = randomly(11)
        for (let sheet = 0; sheet < 200; ++sheet)
            writeRandomly(data.tag, below)
    }
}
