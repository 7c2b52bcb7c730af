// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Models.Shell
import Mirabilia.Theme
import "../stage/cut_texts.js" as CutTexts

// What the table says is whole, in every language and at every size.
TableTest {
    id: test
    name: "Words"

    property int players: 0

    // One game for many windows: dealing takes longer than looking.
    function lay(count) {
        if (players === count)
            return
        players = count
        deal(count, "halicarnassus", "B")
        verify(game.playTo(3, 2))
    }
    function initTestCase() {
        Theme.motionSpeed = 0
    }
    function cleanup() {
        page.table.choice.clear()
        App.settings.language = "en"
    }
    function cleanupTestCase() {
        close()
    }
    function test_nothing_is_cut_data() {
        const rows = []
        for (const players of [3, 5, 7]) {
            for (const language of ["en", "zh_CN", "zh_TW", "ja"]) {
                for (const [w, h] of [[1280, 800], [1920, 1080], [800, 1280], [360, 640], [740, 360]])
                    rows.push({ tag: [players, language, w, h].join(" "), players: players, language: language, w: w, h: h })
            }
        }
        return rows
    }
    function test_nothing_is_cut(data) {
        lay(data.players)
        App.settings.language = data.language
        resize(data.w, data.h)
        wait(20) // what has just changed finds its place
        compare(CutTexts.cut(page, []), [])
        mouseClick(cards()[0])
        tryVerify(() => band().visible)
        wait(20)
        compare(CutTexts.cut(page, []), [])
    }
}
