// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import "../scorepad"
import Mirabilia.Models.Scorepad
import Mirabilia.Models.Shell

// Texts of the helpers and charts are complete, in every language and window size.
PadTest {
    name: "PadLabels"
    width: 1280
    height: 1280

    function windows() {
        const rows = []
        for (const { id: language } of App.settings.languages) {
            for (const [w, h] of [[360, 640], [740, 360], [800, 1280], [1280, 800]])
                rows.push({ tag: [language, w, h].join(" "), language: language, w: w, h: h })
        }
        return rows
    }
    function show(data) {
        App.settings.language = data.language
        // Dialogs take the width of the window.
        width = data.w
        height = data.h
        tryVerify(() => shell.Window.width === data.w && shell.width === data.w)
    }
    /// Texts that are elided, or overflow themselves or their container.
    function cut(root) {
        const found = []
        find(root, item => {
            if (item.truncated === undefined || item.text === undefined || item.text === "")
                return false
            let whole = !item.truncated && item.contentWidth <= item.width + 1 && item.contentHeight <= item.height + 1
            for (let up = item.parent; whole && up && up !== root; up = up.parent) {
                const left = up.mapFromItem(item, 0, 0).x
                whole = !up.clip || (left >= -1 && left + item.width <= up.width + 1)
            }
            if (!whole && !found.includes(item.text))
                found.push(item.text)
            return false
        })
        return found
    }
    function helperRoot() {
        const pane = find(shell, item => item.keysHeight !== undefined && item.helper !== undefined)
        return pane ?? find(shell.Window.contentItem, item => item.lasting === undefined && String(item).startsWith("QQuickPopupItem"))
    }
    function keys(kind) {
        return Array.from({ length: pad.helper.count }, (_, i) => pad.helper.get(i)).filter(field => field.kind === kind)
    }
    /// Ticks everything and takes the last of every choice until nothing more is asked.
    function putAllIn() {
        let asked = 0
        while (asked !== pad.helper.count) {
            asked = pad.helper.count
            for (const field of keys("choice"))
                pad.helper.set(field.key, field.maximum)
            for (const field of keys("check"))
                pad.helper.set(field.key, 1)
        }
    }
    function buildAllStages(wonder) {
        pad.helper.set("wonder", wonder)
        pad.helper.set("side", 1)
        pad.helper.set("stages", 9)
        return pad.helper.count
    }
    /// Builds the wonder with the most questions: one of its stages copies a guild.
    function buildTheWonder() {
        const wonders = Array.from({ length: keys("choice")[0].maximum }, (_, i) => i + 1)
        const asked = wonders.map(buildAllStages)
        buildAllStages(wonders[asked.indexOf(Math.max(...asked))])
        keys("check").forEach(field => pad.helper.set(field.key, 1))
        verify(keys("counter").length > 3, "guilds of neighbours ask for counts")
    }
    function cutInHelper(row, bad) {
        waitForRendering(shell, 200)
        for (const text of cut(helperRoot()))
            bad.push(pad.box + " " + pad.rows.get(row).rowId + ": " + text)
    }
    function test_helpers_data() { return windows() }
    function test_helpers(data) {
        const bad = []
        show(data)
        for (const [box, players] of [["classic", 3], ["duel", 2], ["dice", 4]]) {
            openPad(box, players)
            waitForRendering(shell, 500)
            find(shell, item => {
                if (item.shortName !== undefined) // the heading of a row
                    cut(item).forEach(text => bad.push(box + ": " + text))
                return false
            })
            for (let row = 0; row < pad.rows.count; ++row) {
                pad.select(1, row)
                if (!pad.hasHelper)
                    continue
                pad.openHelper()
                tryVerify(() => helperRoot())
                cutInHelper(row, bad)
                const first = pad.helper.count
                if (pad.rows.get(row).rowId === "wonders" && box === "classic")
                    buildTheWonder()
                else if (row > 0 && box === "dice")
                    pad.helper.set("board", 1) // the same board with everything ticked
                else
                    putAllIn()
                if (pad.helper.count > first)
                    cutInHelper(row, bad)
                pad.helper.cancel()
                tryVerify(() => !helperRoot())
            }
        }
        compare(bad, [])
    }

    readonly property string games: {
        let csv = "game,sheet,date,player,wonder,side,military,treasury,wonders,civilian,science,commerce,guilds,agora,market\n"
        const wonders = ["alexandria", "babylon", "ephesus", "giza", "halicarnassus", "olympia", "rhodes"]
        wonders.forEach((wonder, i) => {
            csv += ["c" + i, "classic", "2025-01-0" + (i + 1), "Ada", wonder, "A", 18, 4, 10, 20 + i, 9, 4, 7].join() + ",,\n"
            csv += ["c" + i, "classic", "2025-01-0" + (i + 1), "Bo", wonder, "B", -3, 2, 7, 5, 16, 1, 0].join() + ",,\n"
            csv += ["u" + i, "duel", "2025-02-0" + (i + 1), "Ada", "", "", 5, 4, 10, 20 + i, 9, 4, 3].join() + ",,\n"
            csv += ["u" + i, "duel", "2025-02-0" + (i + 1), "Bo", "", "", 0, 2, 7, 5, 6, 1, 0].join() + ",,\n"
            csv += ["d" + i, "dice", "2025-03-0" + (i + 1), "Ada", "", "", "", "", 10, "", "", "", "", 9, i].join() + "\n"
            csv += ["d" + i, "dice", "2025-03-0" + (i + 1), "Bo", "", "", "", "", 7, "", "", "", "", 5, 4].join() + "\n"
        })
        return csv
    }
    function test_statistics_data() { return windows() }
    function test_statistics(data) {
        show(data)
        openPad("classic", 2)
        pad.close()
        verify(ScoreBook.transfer.previewText(games))
        verify(ScoreBook.transfer.accept())
        shell.go("scoreStatistics")
        at("scoreStatistics")
        const bad = []
        for (const box of ["classic", "duel", "dice"]) {
            ScoreBook.statistics.box = box
            tryVerify(() => !ScoreBook.statistics.isCounting && ScoreBook.statistics.games === 7)
            waitForRendering(shell, 500)
            for (const text of cut(shell))
                bad.push(box + ": " + text)
        }
        ScoreBook.statistics.box = "classic"
        compare(bad, [])
    }
}
