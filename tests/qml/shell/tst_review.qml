// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models.Shell
import Mirabilia.Review

// The review of a finished game: from its result, by mouse, touch and keys, and left halfway.
ShellTest {
    id: test
    name: "Review"

    Component {
        id: replayableView
        ReviewView {
            width: 800
            height: 700
            review: App.review
            replayable: true
        }
    }
    SignalSpy {
        id: looks
        signalName: "look"
    }

    /// Goes to the result of a whole game; nothing is rendered until the game gets there.
    function play(persons = 1) {
        shell.visible = false
        verify(backstage.playToEnd(persons))
        shell.visible = true
        at("result")
    }
    function review() {
        play()
        press("Review")
        at("review")
        tryVerify(() => App.review.whole, 60000)
    }
    function chanceChart() {
        return find(shell, item => item instanceof ChanceChart)
    }
    function turn() {
        return App.review.turns.get(chanceChart().current).title
    }

    function test_people_first_and_computers_folded() {
        review()
        const players = App.review.players
        compare(players.count, 3)
        compare(players.get(0).name, "Ada")
        compare(players.get(0).chances.length, 19) // eighteen turns and the end
        verify(reads("What cost most"))
        const panels = []
        find(shell, item => { if (item instanceof PlayerReview) panels.push(item); return false })
        compare(panels.length, 3)
        verify(panels[0].unfolded)
        for (const row of [1, 2]) {
            verify(players.get(row).isComputer)
            verify(!panels[row].unfolded)
        }
        click(find(panels[1], item => item.text === "Show" && item.clicked !== undefined))
        verify(panels[1].unfolded)
        keyClick(Qt.Key_Space)
        verify(!panels[1].unfolded)
    }
    function test_figures_and_marks_keep_within_the_chart() {
        review()
        shell.anchors.fill = undefined
        shell.width = 740
        shell.height = 360
        const chart = chanceChart()
        tryVerify(() => chart.height >= chart.leastHeight)
        for (const words of ["0%", "50%", "100%"]) {
            const label = find(chart, item => item.text === words)
            verify(label.mapToItem(chart, 0, 0).x >= 0, words)
        }
    }
    function test_turns_are_chosen_by_keys_mouse_and_touch() {
        review()
        const chart = chanceChart()
        verify(chart.activeFocus)
        compare(turn(), "The end")
        keyClick(Qt.Key_Left)
        compare(turn(), "Age III, turn 6")
        keyClick(Qt.Key_Home)
        compare(turn(), "Age I, turn 1")
        keyClick(Qt.Key_Left)
        compare(turn(), "Age I, turn 1")
        verify(reads("Age I, turn 1"))
        keyClick(Qt.Key_End)
        mouseMove(chart, chart.width / 2, chart.height / 2)
        tryVerify(() => turn().startsWith("Age II"))
        const told = turn()
        const finger = touchEvent(chart)
        finger.press(0, chart, chart.width / 4, chart.height / 2).commit()
        finger.release(0, chart, chart.width / 4, chart.height / 2).commit()
        tryVerify(() => turn().startsWith("Age I,"))
        verify(turn() !== told)
    }
    function test_leaving_ends_the_thinking_and_coming_back_goes_on() {
        backstage.reviewFor(1 << 30)
        play(2) // a game no other test has reviewed: results are kept
        press("Review")
        at("review")
        tryVerify(() => App.review.thinking && App.review.players.count === 3)
        keyClick(Qt.Key_Escape)
        at("result")
        tryVerify(() => !App.review.thinking)
        verify(!App.review.whole)
        backstage.reviewFor(20)
        press("Review")
        at("review")
        tryVerify(() => App.review.whole, 60000)
        keyClick(Qt.Key_Escape)
        at("result")
        press("Review")
        verify(App.review.whole) // it was kept
        App.leaveTable()
        at("home")
    }
    function test_a_turn_leads_to_the_table_as_it_was_and_back() {
        review()
        chanceChart().forceActiveFocus()
        keyClick(Qt.Key_Home)
        keyClick(Qt.Key_Right)
        keyClick(Qt.Key_Return)
        at("replay")
        compare(App.replay.decision, App.review.turns.get(1).decision)
        compare(App.replay.placeText, "Age I, turn 2")
        App.replay.goTo(App.replay.lastStep)
        tryVerify(() => App.replay.table.over)
        keyClick(Qt.Key_Escape)
        at("review")
        verify(App.review.whole)
        tryCompare(App, "replay", null)
        keyClick(Qt.Key_Escape)
        at("result")
    }
    // From the result of a replay back into that replay.
    function test_a_replay_can_be_reviewed() {
        play()
        press("Replay")
        at("replay")
        keyClick(Qt.Key_End)
        tryVerify(() => App.replay.table.over)
        press("Score sheet")
        at("replayResult")
        press("Review")
        at("review")
        tryVerify(() => App.review.whole, 60000)
        chanceChart().forceActiveFocus()
        keyClick(Qt.Key_Home)
        keyClick(Qt.Key_Return)
        at("replay")
        verify(App.replay.atStart)
    }
    function test_what_is_pressed_wants_the_table_as_it_was() {
        review()
        const view = createTemporaryObject(replayableView, test)
        looks.target = view
        waitForRendering(view)
        const chart = find(view, item => item instanceof ChanceChart)
        chart.forceActiveFocus()
        keyClick(Qt.Key_Home)
        keyClick(Qt.Key_Right)
        keyClick(Qt.Key_Return)
        compare(looks.count, 1)
        compare(looks.signalArguments[0][0], App.review.turns.get(1).decision)
        mouseClick(chart, chart.width / 2, chart.height / 2)
        tryCompare(looks, "count", 2)
        for (let player = 0; player < 3; ++player) {
            const mistake = App.review.players.get(player).mistakes[0]
            const panel = []
            find(view, item => { if (item instanceof PlayerReview) panel.push(item); return false })
            panel[player].unfolded = true
            if (mistake) {
                const row = find(panel[player], item => item.chevron === true)
                mouseClick(laidOut(row))
                tryCompare(looks, "count", 3)
                compare(looks.signalArguments[2][0], mistake.decision)
                return
            }
        }
        fail("nobody has made a mistake")
    }
}
