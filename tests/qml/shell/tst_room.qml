// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models.Shell
import Mirabilia.Theme

// The people at a running network table: the questions about them, the notices, the keys.
ShellTest {
    name: "Room"

    readonly property var absence: ["wait", "stand_in", "save_and_end"]

    function menuIsOpen() {
        return reads("Leave the table")
    }

    // ---- Keys ----

    function test_the_keys_of_a_game_are_its_own_over_the_network_too_data() {
        return [{ tag: "classic" }, { tag: "duel" }, { tag: "dice" }]
    }
    function test_the_keys_of_a_game_are_its_own_over_the_network_too(data) {
        verify(backstage.playOverNetworkOf(data.tag, ""))
        at("table")
        tryVerify(() => shell.current.activeFocus && App.table.myTurn)
        const round = data.tag === "dice" ? App.table.round : 0
        keyClick(Qt.Key_P)
        if (data.tag === "duel") {
            tryVerify(() => reads("No card has been discarded yet."))
            keyClick(Qt.Key_Escape)
            tryVerify(() => !reads("No card has been discarded yet."))
        } else if (data.tag === "dice") {
            tryVerify(() => App.table.round > round && App.table.myTurn, 20000, "P passes")
        }
        verify(!reads("Say something"))
        keyClick(Qt.Key_T)
        tryVerify(() => reads("Say something"))
    }
    function test_the_sheet_of_keys_shows_those_that_are_there_data() {
        return [{ tag: "classic" }, { tag: "duel" }, { tag: "dice" }]
    }
    function test_the_sheet_of_keys_shows_those_that_are_there(data) {
        verify(backstage.playOverNetworkOf(data.tag, ""))
        at("table")
        tryVerify(() => shell.current.activeFocus && App.table.myTurn)
        keyClick(Qt.Key_F1)
        tryVerify(() => reads("Skip what is being shown"))
        verify(reads("People at the table"))
        verify(!reads("Hint") && !reads("Undo"))
        verify(!pressable("Undo (Z)"))
    }
    function test_a_table_of_this_screen_has_no_key_for_people() {
        App.startGame()
        at("table")
        tryVerify(() => App.table.myTurn && shell.current.activeFocus)
        keyClick(Qt.Key_T)
        keyClick(Qt.Key_F1)
        tryVerify(() => reads("Skip what is being shown"))
        verify(!reads("Say something"))
        verify(reads("Hint") && reads("Undo"))
        verify(!reads("Answer what the table is asked"))
    }
    function test_escape_leaves_the_settings_that_were_opened_from_a_table() {
        App.settings.motionSpeed = 3
        App.startGame()
        at("table")
        tryVerify(() => shell.current.activeFocus)
        tryVerify(() => { if (!menuIsOpen()) keyClick(Qt.Key_Escape); return menuIsOpen() })
        wait(4 * Theme.quick) // until the transition ends: a click beside a moving menu closes it
        press("Settings")
        at("settings")
        tryVerify(() => !menuIsOpen()) // it has faded out
        wait(2 * Theme.quick)
        keyClick(Qt.Key_Escape)
        at("table")
        verify(!menuIsOpen())
        tryVerify(() => shell.current.activeFocus)
    }

    // ---- Questions ----

    function test_what_is_asked_lies_beside_the_table_data() {
        const rows = []
        for (const [w, h] of [[1280, 800], [800, 1280], [360, 640], [740, 360]])
            rows.push({ tag: w + "x" + h, w: w, h: h })
        return rows
    }
    function test_what_is_asked_lies_beside_the_table(data) {
        shell.anchors.fill = undefined
        shell.width = data.w
        shell.height = data.h
        verify(backstage.playOverNetwork())
        at("table")
        backstage.ask(1, 1, absence)
        tryVerify(() => pressable("Save and end"))
        const table = shell.current.page
        const words = everywhere(item => item.text === "Bo is away")[0]
        verify(words && words.visible)
        for (const item of [pressable("Wait"), pressable("Let a computer play"), pressable("Save and end"), words]) {
            laidOut(item)
            const place = item.mapToItem(table, 0, 0)
            verify(place.x + item.width <= 0 || place.y + item.height <= 0, item.text + " lies on the table")
            const seen = item.mapToItem(shell, 0, 0)
            verify(seen.x >= 0 && seen.y >= 0 && seen.x + item.width <= data.w && seen.y + item.height <= data.h, item.text)
            verify(!find(item, part => part.truncated === true), item.text + " is cut")
        }
        verify(pressable("Wait").height >= 44)
        verify(App.table.myTurn, "the own turn goes on")
    }
    function test_what_is_asked_is_answered_by_keys() {
        verify(backstage.playOverNetwork())
        at("table")
        tryVerify(() => shell.current.activeFocus)
        const before = shell.Window.activeFocusItem
        backstage.ask(1, 1, absence)
        tryVerify(() => pressable("Wait"))
        compare(shell.Window.activeFocusItem, before) // the focus stays where it was
        keyClick(Qt.Key_A)
        tryVerify(() => pressable("Wait").activeFocus)
        keyClick(Qt.Key_Escape)
        verify(!pressable("Wait").activeFocus)
        keyClick(Qt.Key_A)
        keyClick(Qt.Key_Tab)
        tryVerify(() => pressable("Let a computer play").activeFocus)
        keyClick(Qt.Key_Return)
        compare(backstage.lastAction(), "answer 1 stand_in")
        tryVerify(() => !pressable("Wait"))
        tryVerify(() => shell.current.page.activeFocus)
    }
    function test_after_waiting_there_is_a_quiet_reminder() {
        verify(backstage.playOverNetwork())
        at("table")
        backstage.ask(1, 1, absence)
        tap("Wait")
        compare(backstage.lastAction(), "answer 1 wait")
        backstage.ask(2, 1, absence)
        tryVerify(() => pressable("Decide"))
        verify(!pressable("Save and end"))
        verify(reads("Bo is away: the seat waits"))
        press("Decide")
        press("Save and end")
        compare(backstage.lastAction(), "answer 2 save_and_end")
    }
    /// True if a notice says this and covers no card of the hand.
    function saidAboveTheCards(words) {
        const said = find(shell.current, item => item.seen !== undefined && item.visible && item.text.endsWith(words))
        return said !== null && !find(shell.current, item => item.buildState !== undefined && item.visible
                                      && item.mapToItem(said, 0, 0).y < said.height)
    }
    function test_whether_a_seat_is_given_away_is_asked_with_what_harms_nobody_first() {
        verify(backstage.playOverNetwork())
        at("table")
        backstage.ask(1, 1, ["give_away", "keep"])
        tryVerify(() => pressable("Keep it"))
        keyClick(Qt.Key_A)
        tryVerify(() => pressable("Keep it").activeFocus)
        keyClick(Qt.Key_Return)
        compare(backstage.lastAction(), "answer 1 keep")
    }
    function test_what_was_decided_is_said() {
        verify(backstage.playOverNetwork())
        at("table")
        backstage.tell("stand_in", "Bo")
        tryVerify(() => saidAboveTheCards("A computer plays for Bo now"))
    }
    function test_while_it_pauses_nothing_can_be_played_data() {
        return [{ tag: "classic" }, { tag: "duel" }, { tag: "dice" }]
    }
    function test_while_it_pauses_nothing_can_be_played(data) {
        verify(backstage.playOverNetworkOf(data.tag, "paused"))
        at("table")
        tryVerify(() => reads("Paused by Ada"))
        tryCompare(App.table, "myTurn", false)
        compare(App.table.status, "Paused")
        tryVerify(() => isPale(), 2000, "cards and dice do not look playable")
        backstage.goOn()
        tryVerify(() => App.table.myTurn && !isPale())
    }
    function test_without_a_host_nothing_can_be_played() {
        verify(backstage.playOverNetworkOf("classic", ""))
        at("table")
        tryVerify(() => App.table.myTurn)
        backstage.lose()
        tryVerify(() => !App.table.myTurn && isPale())
        compare(App.table.status, "Waiting for the host")
    }
    /// Hand, structure or Forum: what is played from.
    function isPale() {
        return find(shell.current, item => item.table === App.table
                                           && (item.resting === true || item.opacity === Theme.disabledOpacity)) !== null
    }
    function test_the_last_quarter_of_a_turn_is_told() {
        verify(backstage.playOverNetworkOf("classic", ""))
        at("table")
        backstage.hurry()
        tryVerify(() => App.lan.room.clockText.endsWith("left for your turn"))
        verify(App.lan.room.clockShare <= 0.25)
        tryVerify(() => saidAboveTheCards("left for your turn"))
    }

    // ---- Seats ----

    function test_giving_the_seat_back_can_be_undone() {
        verify(backstage.playOverNetwork())
        backstage.keepNetworkGame()
        backstage.beGuest()
        at("table")
        press("People at the table (T)")
        press("Give the seat back and leave")
        at("home")
        compare(backstage.lastAction(), "leave for good")
        tryVerify(() => reads("You gave your seat back"))
        press("Undo")
        tryVerify(() => backstage.continued() !== "")
    }
    function test_taking_a_seat_from_who_is_away_is_asked_first() {
        verify(backstage.playOverNetwork()) // Bo is away
        at("table")
        press("People at the table (T)")
        press("Bo")
        press("Give the seat to somebody else")
        tryVerify(() => pressable("Take the seat from Bo"))
        verify(!pressable("Give the seat to somebody else"))
        press("Close")
        verify(backstage.lastAction() !== "give away 1")
        press("Bo")
        press("Give the seat to somebody else")
        press("Take the seat from Bo")
        compare(backstage.lastAction(), "give away 1")
    }
    function test_who_watches_is_counted() {
        verify(backstage.playOverNetworkOf("classic", "watched"))
        at("table")
        press("People at the table (T)")
        tryVerify(() => everywhere(item => item.text && item.visible && item.text.startsWith("2 ") && item.text === App.lan.room.watchers)[0])
    }
    function test_the_own_seat_moves_to_another_device() {
        verify(backstage.playOverNetwork())
        at("table")
        press("People at the table (T)")
        press("Ada")
        tryVerify(() => pressable("Play on with another device"))
        verify(!pressable("Give the seat to somebody else"))
        press("Play on with another device")
        compare(backstage.lastAction(), "give away 0")
    }
    function test_who_watches_sits_down_on_a_free_seat() {
        backstage.watchRoom()
        at("lobby")
        press("Seat 2")
        press("Sit down here")
        compare(backstage.lastAction(), "seat " + App.lan.name)
    }
    function test_a_second_person_is_asked_for_their_name() {
        backstage.showRoom(true, 1)
        at("lobby")
        press("Seat 2")
        press("Someone at this screen")
        tryVerify(() => reads("Who sits down here?"))
        const field = everywhere(item => item.label === "Name")[0]
        tryVerify(() => field.activeFocus)
        for (const key of [Qt.Key_E, Qt.Key_V, Qt.Key_E])
            keyClick(key)
        keyClick(Qt.Key_Return)
        compare(backstage.lastAction(), "seat eve")
    }

    // ---- Reconnecting, and the end ----

    function test_while_the_host_is_away_the_page_says_what_it_waits_for() {
        backstage.awaitHost()
        at("lobby")
        tryVerify(() => reads("This table is not open yet"))
        verify(!reads("Invite others"))
        press("Leave")
        at("home")
        compare(backstage.lastAction(), "leave")
    }
    function test_a_table_that_rests_leads_home_with_a_sentence() {
        verify(backstage.playOverNetwork())
        at("table")
        backstage.end("The game rests.")
        at("home")
        tryVerify(() => reads("The game rests."))
    }
    function test_who_was_removed_is_told_and_no_longer_there_data() {
        return [{ tag: "lobby" }, { tag: "table" }]
    }
    function test_who_was_removed_is_told_and_no_longer_there(data) {
        if (data.tag === "lobby")
            backstage.showRoom(false, 0)
        else
            verify(backstage.playOverNetwork())
        at(data.tag)
        backstage.close("Your seat was given away.")
        at("home")
        tryVerify(() => reads("Your seat was given away."))
    }
    function test_a_result_is_looked_at_after_its_host_has_gone() {
        verify(backstage.playToEndOverNetwork(false))
        at("result")
        backstage.end("The host has left.")
        wait(50)
        at("result")
        press("OK")
        verify(!reads("The host can play again: wait here to join in"))
    }

    // ---- Joining ----

    function test_a_wrong_pin_can_be_mended_at_once() {
        press("Join a game")
        at("join")
        backstage.showFound(true)
        press("Ada's table")
        for (const key of [Qt.Key_1, Qt.Key_2])
            keyClick(key)
        keyClick(Qt.Key_Return)
        tryCompare(backstage, "joinedPin", "12")
        backstage.connectTo()
        at("join")
        verify(reads("This table asks for a PIN"))
        backstage.refuse("That is not the PIN.")
        const field = everywhere(item => item.label === "PIN")[0]
        tryCompare(field, "errorText", "That is not the PIN.")
        verify(!reads("That did not work"))
        keyClick(Qt.Key_7) // the typed PIN is selected
        compare(field.text, "7")
        compare(field.errorText, "")
        keyClick(Qt.Key_Return)
        tryCompare(backstage, "joinedPin", "7")
        backstage.showRoom(false, 0)
        at("lobby")
        tryVerify(() => !reads("This table asks for a PIN"))
    }
    function test_the_own_seat_comes_first() {
        press("Join a game")
        at("join")
        backstage.showOwnSeat()
        tryVerify(() => pressable("Continue at Cleo's table"))
        verify(!pressable("Watch Cleo's table"))
        tryVerify(() => pressable("Continue at Cleo's table").mapToItem(shell, 0, 0).y
                        < pressable("Ada's table").mapToItem(shell, 0, 0).y)
        press("Continue at Cleo's table")
        compare(backstage.continued(), "mine")
    }
    function test_home_goes_on_where_friends_wait() {
        backstage.save(3)
        backstage.showOwnSeat()
        at("home")
        tryVerify(() => backstage.isSeeking())
        tryVerify(() => App.continueTitle.endsWith("your seat waits"))
        press("Continue")
        compare(backstage.continued(), "mine")
    }
    function test_a_lone_word_is_no_address() {
        press("Join a game")
        at("join")
        const field = find(shell, item => item.label === "Address or link")
        field.text = "hello"
        press("Search")
        tryVerify(() => field.errorText !== "")
        verify(!App.lan.recent.includes("hello"))
    }
    function test_an_address_that_is_asked_is_no_table() {
        press("Join a game")
        at("join")
        backstage.showAsking()
        tryVerify(() => reads("Looking at 192.168.1.99"))
        verify(!pressable("Looking at 192.168.1.99").enabled)
    }
    function test_the_host_wishes_for_a_turn_clock() {
        press("Host a game")
        at("host")
        tryVerify(() => pressable("2 min"))
        pressable("2 min").forceActiveFocus(Qt.TabFocusReason) // which scrolls it into view
        press("2 min")
        tryCompare(App.lan, "turnSeconds", 120)
        press("Open the table")
        compare(backstage.hostedTurnSeconds(), 120)
    }
    function test_a_hosted_game_stays_one_when_another_is_chosen() {
        press("Host a game")
        at("host")
        press("7 Wonders Duel")
        tryCompare(App.newGame, "game", "duel")
        verify(reads("Host a game"))
        verify(pressable("Open the table"))
    }
}
