// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Models.Shell

// Hosting and joining over the network in the UI; the protocol has its own tests.
ShellTest {
    name: "Network"

    function test_hosting_by_mouse() {
        press("Host a game")
        at("host")
        verify(App.newGame.hosting)
        verify(reads("On the network"))
        press("Open the table")
        compare(backstage.hostedTitle(), App.lan.title)
        backstage.showRoom(true, 1)
        at("lobby")
        tryVerify(() => reads("Ada's table"))
        verify(!pressable("Begin").enabled)
        backstage.showRoom(true, 0)
        tryVerify(() => pressable("Begin").enabled)
        press("Begin")
        compare(backstage.lastAction(), "start")
    }
    function test_a_plain_new_game_is_for_this_screen() {
        press("Host a game")
        at("host")
        press("Back")
        at("home")
        press("New game")
        at("newGame")
        verify(!App.newGame.hosting)
        verify(!reads("On the network"))
    }
    function test_the_owner_seats_a_computer_by_keys() {
        backstage.showRoom(true, 1)
        at("lobby")
        const row = pressable("Seat 2")
        row.forceActiveFocus(Qt.TabFocusReason)
        keyClick(Qt.Key_Return)
        tryVerify(() => pressable("Normal computer"))
        press("Normal computer")
        tryVerify(() => backstage.lastAction().startsWith("fill 1 normal"))
    }
    function test_joining_by_touch() {
        tap("Join a game")
        at("join")
        verify(backstage.isSeeking())
        tryVerify(() => reads("Looking for tables"))
        backstage.showFound(false)
        tap("Ada's table")
        tryCompare(backstage, "joinedPin", "")
        backstage.showRoom(false, 0)
        at("lobby")
        verify(!pressable("Begin"))
        tap("Leave")
        compare(backstage.lastAction(), "leave for good")
        at("join")
        press("Back")
        tryVerify(() => !backstage.isSeeking())
    }
    function test_a_pin_is_asked_for() {
        press("Join a game")
        at("join")
        backstage.showFound(true)
        press("Ada's table")
        tryVerify(() => reads("This table asks for a PIN"))
        for (const key of [Qt.Key_1, Qt.Key_2, Qt.Key_3])
            keyClick(key)
        keyClick(Qt.Key_Return)
        tryCompare(backstage, "joinedPin", "123")
    }
    function test_an_address_that_is_none() {
        press("Join a game")
        at("join")
        const field = find(shell, item => item.label === "Address or link")
        field.text = "no address"
        press("Search")
        tryVerify(() => field.errorText !== "")
        at("join")
    }
    function test_leaving_the_lobby_by_escape() {
        backstage.showRoom(true, 1)
        at("lobby")
        tryVerify(() => shell.current.activeFocus)
        keyClick(Qt.Key_Escape)
        at("home")
        compare(backstage.lastAction(), "leave for good")
    }
    function test_people_at_the_table() {
        verify(backstage.playOverNetwork())
        at("table")
        tryVerify(() => reads("Bo is away: the seat waits"))
        press("People at the table (T)")
        tryVerify(() => reads("Well done!"))
        press("Well done!")
        compare(backstage.lastAction(), "emote 2")
        keyClick(Qt.Key_T)
        press("Pause")
        compare(backstage.lastAction(), "pause")
        verify(!pressable("Hint (H)"))
    }
    function test_a_table_at_another_host() {
        press("Join a game")
        at("join")
        backstage.showClub(true)
        press("Open a table at Club")
        tryVerify(() => reads("This host asks for a PIN"))
        for (const key of [Qt.Key_4, Qt.Key_5])
            keyClick(key)
        keyClick(Qt.Key_Return)
        at("host")
        tryVerify(() => reads("The table is at Club"))
        press("Open the table")
        compare(backstage.hostedAt(), "192.168.1.9 45")
        press("Back")
        at("join")
        press("Back")
        press("Host a game")
        at("host")
        press("Open the table")
        compare(backstage.hostedAt(), " ")
    }
    function test_a_guest_chooses_colour_and_board() {
        backstage.showClassicRoom(false)
        at("lobby")
        press("Bo")
        tryVerify(() => pressable("Violet"))
        press("Violet")
        compare(backstage.lastAction(), "dress 1 violet  ")
        press("Side B")
        compare(backstage.lastAction(), "dress 1 coral  B")
        keyClick(Qt.Key_Escape)
        press("Ada") // not our seat
        verify(!pressable("Violet"))
    }
    function test_what_others_have_chosen_is_theirs() {
        backstage.showClassicRoom(false)
        at("lobby")
        press("Bo")
        tryVerify(() => pressable("Teal: taken by Ada"))
        verify(pressable("Coral"), "the own one")
        const before = backstage.lastAction()
        press("Teal: taken by Ada")
        compare(backstage.lastAction(), before)
        pressable("Coral").forceActiveFocus()
        keyClick(Qt.Key_Left) // skips Ada's
        compare(backstage.lastAction(), "dress 1 slate  ")
    }
    function test_a_seat_for_somebody_else() {
        verify(backstage.playOverNetwork())
        at("table")
        press("People at the table (T)")
        press("Bo")
        press("Give the seat to somebody else")
        press("Take the seat from Bo")
        compare(backstage.lastAction(), "give away 1")
        backstage.showSeatLink()
        tryVerify(() => reads("The seat of Bo"))
        tryVerify(() => reads("mirabilia://192.168.1.7:7707/5b0c#once"))
        press("Close")
        at("table")
    }
    function test_the_host_plays_again_data() {
        return [{ tag: "host", owner: true }, { tag: "guest", owner: false }]
    }
    function test_the_host_plays_again(data) {
        verify(backstage.playToEndOverNetwork(data.owner))
        at("result")
        if (data.owner) {
            press("Play again")
            compare(backstage.lastAction(), "again")
        } else {
            verify(!pressable("Play again"))
            verify(reads("The host can play again: wait here to join in"))
        }
    }
}
