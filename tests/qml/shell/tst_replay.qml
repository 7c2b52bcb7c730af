// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models.Classic
import Mirabilia.Models.Shell
import Mirabilia.Theme

// Replays of finished games by mouse, touch and keys; from a record, the result and the saved games.
ShellTest {
    id: test
    name: "Replay"

    readonly property var games: [{ tag: "classic" }, { tag: "duel" }, { tag: "dice" }]

    function open(game, decision) {
        App.openReplay(backstage.record(game), decision ?? 0)
        at("replay")
        waitForRendering(shell, 1000)
        return App.replay
    }
    /// The table matches the replay.
    function settles(replay) {
        tryVerify(() => replay.table.over === replay.atEnd)
        wait(0)
    }

    function part(type) {
        return everywhere(item => item.toString().startsWith(type))[0]
    }

    function test_by_keys_data() { return games }
    function test_by_keys(data) {
        const replay = open(data.tag)
        compare(replay.step, 0)
        const log = replay.table.log.count
        keyClick(Qt.Key_Right)
        compare(replay.step, 1)
        tryVerify(() => replay.table.log.count > log)
        keyClick(Qt.Key_Left)
        compare(replay.step, 0)
        tryVerify(() => replay.table.log.count === log)
        keyClick(Qt.Key_End)
        verify(replay.atEnd)
        tryVerify(() => replay.table.over)
        verify(replay.table.scores.count > 1)
        at("replay")
        keyClick(Qt.Key_Home)
        verify(replay.atStart)
        settles(replay)
        keyClick(Qt.Key_Space)
        verify(replay.playing)
        keyClick(Qt.Key_Space)
        verify(!replay.playing)
        keyClick(Qt.Key_Escape)
        at("home")
        tryCompare(App, "replay", null)
    }
    function test_by_mouse_data() { return games }
    function test_by_mouse(data) {
        const replay = open(data.tag)
        press("Forward (Right)")
        compare(replay.step, 1)
        press("Back (Left)")
        compare(replay.step, 0)
        press("Last step (End)")
        settles(replay)
        press("Score sheet")
        at("replayResult")
        verify(!pressable("Play again"))
        press("Back to the replay")
        at("replay")
        press("First step (Home)")
        verify(replay.atStart)
        press("Play (Space)")
        verify(replay.playing)
        press("Pause (Space)")
        verify(!replay.playing)
        press("Leave the replay (Esc)")
        at("home")
        tryCompare(App, "replay", null)
    }
    function test_by_touch_data() { return games }
    function test_by_touch(data) {
        const replay = open(data.tag)
        tap("Forward (Right)")
        compare(replay.step, 1)
        const slider = part("ReplaySlider")
        const middle = slider.width / 2
        const touch = touchEvent(slider)
        touch.press(0, slider, slider.handle.x + slider.handle.width / 2, slider.height / 2).commit()
        touch.move(0, slider, middle / 2, slider.height / 2).commit()
        touch.move(0, slider, middle, slider.height / 2).commit()
        touch.release(0, slider, middle, slider.height / 2).commit()
        fuzzyCompare(replay.step, replay.lastStep / 2, 2)
        tap("Last step (End)")
        settles(replay)
        tap("Leave the replay (Esc)")
        at("home")
    }
    function test_from_every_seat_data() { return games }
    function test_from_every_seat(data) {
        const replay = open(data.tag)
        compare(replay.table.viewer, 0)
        press("Forward (Right)")
        const name = replay.table.seats.get(1).name
        const button = find(part("ReplayBar"), item => item.Accessible?.name === "Seen from the seat of " + replay.table.seats.get(0).name)
        verify(button)
        mouseClick(laidOut(button))
        press(name)
        tryCompare(replay.table, "viewer", 1)
        compare(replay.step, 1)
        if (data.tag === "classic") {
            compare(replay.table.own.seat, 1)
            verify(replay.table.hand.count > 0) // hands are open
        }
    }
    function test_nothing_can_be_played_data() { return games }
    function test_nothing_can_be_played(data) {
        open(data.tag)
        for (let step = 0; step < 8; ++step) {
            const table = App.replay.table
            verify(!table.myTurn && !table.canUndo && !table.canChange && !table.handover)
            for (const key of [Qt.Key_B, Qt.Key_D, Qt.Key_W, Qt.Key_H, Qt.Key_U, Qt.Key_P, Qt.Key_Return, Qt.Key_1])
                keyClick(key)
            wait(0)
            keyClick(Qt.Key_Escape) // closes what a key has opened, or else leaves
            if (shell.current.objectName !== "replay")
                open(data.tag)
            App.replay.goTo(step + 1)
            wait(10)
        }
        verify(!pressable("Undo (Z)") && !pressable("Hint (H)"))
    }
    function test_it_plays_by_itself_to_the_end() {
        const replay = open("dice")
        replay.goTo(replay.lastStep - 2)
        settles(replay)
        press("Play (Space)")
        tryVerify(() => replay.atEnd, 20000)
        verify(!replay.playing)
        press("Play (Space)") // again from the beginning
        compare(replay.step, 0)
        replay.pause()
    }
    function test_what_was_played_is_shown() {
        App.settings.motionSpeed = 5
        const replay = open("classic")
        keyClick(Qt.Key_Right)
        tryVerify(() => replay.table.revealing)
        keyClick(Qt.Key_Right) // the next step cuts it short
        tryCompare(replay, "step", 2)
        tryVerify(() => !replay.table.showing, 10000)
    }
    function test_the_window_may_close_in_the_middle() {
        App.settings.motionSpeed = 5
        const replay = open("classic")
        keyClick(Qt.Key_Right)
        tryVerify(() => replay.table.revealing)
        tryVerify(() => !replay.table.showing, 10000) // the next hand is being dealt
        shell.destroy()
        tryCompare(test, "shell", null)
        wait(500) // longer than the deal takes
        compare(App.replay, replay)
    }
    function test_opens_where_a_decision_is_due() {
        const replay = open("duel", 30)
        compare(replay.decision, 30)
        verify(!replay.atStart && !replay.atEnd)
        App.openReplay(backstage.record("classic"), 5)
        tryVerify(() => App.replay !== replay)
        at("replay")
        compare(App.replay.table.game, "classic")
        compare(App.replay.decision, 5)
        keyClick(Qt.Key_Left) // back to the start of that turn
        verify(App.replay.decision < 5)
        keyClick(Qt.Key_Escape)
        at("home")
    }
    function test_from_the_result_and_back() {
        shell.visible = false
        verify(backstage.playToEnd(1))
        shell.visible = true
        at("result")
        const name = App.table.seats.get(1).name
        press("Replay")
        at("replay")
        compare(App.replay.table.seats.get(1).name, name)
        keyClick(Qt.Key_F1)
        tryVerify(() => reads("Play, pause"))
        keyClick(Qt.Key_Escape)
        tryVerify(() => !reads("Play, pause"))
        at("replay")
        keyClick(Qt.Key_Escape)
        at("result")
        verify(App.table && App.table.over)
        tryCompare(App, "replay", null)
        press("Home")
        at("home")
        // Now it is one of the finished games.
        tryCompare(App.finishedGames, "count", 1)
        press("Saved games")
        at("saves")
        const title = App.finishedGames.get(0).title
        press("Delete " + title)
        tryCompare(App.finishedGames, "count", 0)
        press("Undo")
        tryCompare(App.finishedGames, "count", 1)
        press(title)
        at("replay")
        compare(App.replay.table.seats.get(1).name, name)
        keyClick(Qt.Key_Escape)
        at("saves")
    }
    function test_a_broken_record_is_refused_with_a_sentence() {
        for (const text of ["", "{}", backstage.record("duel").slice(0, 1000)]) {
            App.openReplay(text)
            tryVerify(() => App.problem)
            verify(App.problem.what.includes("cannot be replayed"))
            at("home")
            App.dismissProblem()
            compare(App.replay, null)
        }
    }
    function test_a_table_that_opens_takes_its_place() {
        open("duel")
        verify(backstage.save(3))
        tryCompare(App, "replay", null)
        at("home")
    }
}
