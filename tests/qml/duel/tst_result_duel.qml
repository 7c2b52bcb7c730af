// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Duel
import Mirabilia.Models.Shell
import Mirabilia.Table

// The result of Duel: every number of both players, in lines or in columns.
DuelTest {
    id: test
    name: "DuelResult"

    Component {
        id: resultPage
        DuelResult { anchors.fill: parent }
    }
    function test_every_number_is_there_data() {
        return [{ tag: "lines", width: 1280, height: 800 }, { tag: "columns", width: 800, height: 1280 }]
    }
    function test_every_number_is_there(data) {
        resize(data.width, data.height)
        lay("duel-civilian")
        const result = createTemporaryObject(resultPage, test, { table: App.table })
        const scores = App.table.scores
        const numbers = () => everywhere(item => item instanceof ScoreCell)
        tryVerify(() => numbers().length === 2 * (scores.categories.length + 1))
        tryVerify(() => everywhere(item => item instanceof ScoreColumns).length === (data.tag === "columns" ? 1 : 0))
        for (let seat = 0; seat < 2; ++seat) {
            const wanted = [...scores.get(seat).points, scores.get(seat).total].sort()
            tryVerify(() => [...numbers().filter(cell => cell.parent && line(cell) === seat).map(cell => cell.value)].sort().join() === wanted.join(),
                      5000, "seat " + seat)
        }
        tryVerify(() => everywhere(item => item.truncated === true).length === 0, 5000, everywhere(item => item.truncated === true).map(i => i.text).join("; "))
        result.visible = false
    }
    /// In which row of the scores the number is: the first name before it.
    function line(cell) {
        let up = cell
        while (up.total === undefined)
            up = up.parent
        return up.total === App.table.scores.get(0).total ? 0 : 1
    }
}
