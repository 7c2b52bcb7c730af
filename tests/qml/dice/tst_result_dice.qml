// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Dice
import Mirabilia.Models.Shell
import Mirabilia.Table
import Mirabilia.Theme
import "../stage"

// The result of Dice: the winner is named last, with what decided a tie.
DiceTest {
    id: test
    name: "DiceResult"

    Component {
        id: resultPage
        DiceResult { anchors.fill: parent }
    }
    ResultProbe { id: probe }

    function result(position) {
        verify(game.lay(position))
        probe.page = createTemporaryObject(resultPage, test, { table: App.table })
        return probe.page
    }
    function test_places_are_found_before_the_winner_is_told_data() {
        return [
            { tag: "rows", size: [1280, 800], position: "dice-over" },
            { tag: "columns", size: [800, 1280], position: "dice-over" },
            { tag: "a tie", size: [1280, 800], position: "dice-over-tie" }
        ]
    }
    function test_places_are_found_before_the_winner_is_told(data) {
        resize(...data.size)
        Theme.motionSpeed = 1
        compare(result(data.position).upright, data.tag === "columns")
        verify(probe.seated() !== probe.ranked())
        compare(probe.story(), probe.rightStory())
        Theme.motionSpeed = 0
    }
    /// The winner's sentence names the coins of both, and each city shows its remaining ones.
    function test_a_tie_shows_what_broke_it() {
        result("dice-over-tie")
        verify(App.table.winnerText.includes("more coins: "), App.table.winnerText)
        verify(probe.reads(App.table.winnerText))
        const [most, next] = App.table.winnerText.match(/(\d+) to (\d+)/).slice(1).map(Number)
        verify(most > next)
        const [winner, second] = probe.scores()
        compare(winner.total, second.total)
        for (const [player, coins] of [[winner, most], [second, next]]) {
            verify(player.board.includes(`, ${coins} coin`), player.board)
            verify(probe.reads(player.board))
        }
    }
}
