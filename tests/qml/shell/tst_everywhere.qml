// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models.Shell
import Mirabilia.Theme
import "../stage/overlaps.js" as Overlaps

// Requirements of every page in every layout, scale and language: everything focusable has a name,
// everything pressable is large enough, nothing extends beyond the window's sides, and no text is cut
// off.
ShellTest {
    id: everywhere
    name: "Everywhere"
    width: 1280
    height: 1280

    function looks() {
        const rows = []
        for (const where of ["home", "newGame", "host", "join", "saves", "settings", "diceBoards", "rules", "about", "scores", "scoreHistory", "scoreImport"]) {
            const sizes = [[360, 640, 1], [360, 640, 0.8], [800, 1280, 1], [1280, 800, 1], [1280, 800, 2]]
            if (["home", "newGame"].includes(where))
                sizes.push([360, 640, 1.25], [360, 640, 1.5], [360, 640, 2], [740, 360, 2])
            for (const [w, h, scale] of sizes) {
                for (const language of ["en", "ja", "zh_CN"]) {
                    rows.push({ tag: [where, w, scale, language].join(" "), where: where, w: w, h: h,
                                scale: scale, language: language })
                }
            }
        }
        return rows
    }
    function show(data) {
        App.settings.scale = data.scale
        App.settings.language = data.language
        shell.anchors.fill = undefined
        shell.width = data.w
        shell.height = data.h
        if (data.where === "saves")
            verify(backstage.save(3))
        if (data.where !== "home") {
            shell.go(data.where)
            at(data.where)
        }
        waitForRendering(shell, 200)
    }
    function scrolls(item) {
        for (let up = item; up && up !== shell; up = up.parent) {
            if (up.flickableDirection !== undefined)
                return true
        }
        return false
    }

    /// True if the text lies within its button.
    function insideWhatIsPressed(words) {
        let pressed = words.parent
        while (pressed && pressed.clicked === undefined)
            pressed = pressed.parent
        if (!pressed)
            return true
        const place = Overlaps.boxOf(words, pressed)
        return place.x >= -1 && place.x + place.width <= pressed.width + 1 && place.y >= -1 && place.y + place.height <= pressed.height + 1
    }

    function test_page_data() { return looks() }
    function test_page(data) {
        show(data)
        let stops = 0
        find(shell, item => {
            if (item.activeFocusOnTab) {
                ++stops
                verify(item.Accessible.name !== "", item + " has no name")
            }
            if (item.clicked !== undefined && item.enabled) {
                verify(item.height >= Theme.target - 1, item + " " + item.text + " is only " + item.height + " high")
                verify(item.width >= 0.9 * Theme.target, item + " " + item.text + " is only " + item.width + " wide")
            }
            if (item.truncated)
                fail("cut: " + item.text)
            if (item.truncated !== undefined && item.text !== "")
                tryVerify(() => insideWhatIsPressed(item), 1000, item.text + " leaves what is pressed")
            if (item.text !== undefined && item.width > 0) {
                const left = item.mapToItem(shell, 0, 0).x
                verify(left >= -1 && left + item.width <= shell.width + 1, item.text + " leaves the window: " + left)
            }
            return false
        })
        verify(stops > 0, "nothing takes the keyboard")
    }
}
