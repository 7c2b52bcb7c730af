// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Duel
import Mirabilia.Models.Duel
import Mirabilia.Models.Shell
import Mirabilia.Theme

// Questions other than taking a card, on a laptop and on a phone.
DuelTest {
    name: "DuelQuestions"

    readonly property DuelChoice choice: page?.table.choice ?? null

    function test_a_wonder_is_drafted() {
        lay("duel-draft")
        const posters = all(page, item => item.wonder !== undefined && item.clicked !== undefined && item.offered)
        verify(posters.length > 1)
        mouseClick(posters[1])
        compare(choice.id, posters[1].wonder)
        press("Take this wonder")
        compare(game.sentAction(), DuelAction.Draft)
        compare(game.sentId(), posters[1].wonder)
    }
    function test_the_draft_by_keys() {
        lay("duel-draft")
        keyClick(Qt.Key_Right)
        keyClick(Qt.Key_Return)
        const second = choice.id
        verify(choice.made)
        keyClick(Qt.Key_Left)
        keyClick(Qt.Key_Return)
        verify(choice.id !== second)
        keyClick(Qt.Key_Return)
        compare(game.sentAction(), DuelAction.Draft)
    }
    function test_who_begins() {
        lay("duel-begin")
        tryVerify(() => openCards().length > 0) // the decision depends on them
        press("Bo begins")
        compare(game.sentAction(), DuelAction.Begin)
        compare(game.sentId(), "seat1")
    }
    function test_who_begins_by_keys_on_a_phone() {
        resize(360, 640)
        lay("duel-begin")
        tryVerify(() => pressable("Ada begins").activeFocus)
        keyClick(Qt.Key_Tab)
        tryVerify(() => pressable("Bo begins").activeFocus)
        keyClick(Qt.Key_Return)
        tryVerify(() => game.sentId() === "seat1")
    }
    /// The question comes after the last turn of the age has been shown, when the keys are with the cards.
    function test_who_begins_by_arrows_after_a_turn_data() {
        return [
            { tag: "first", keys: [], answer: "seat0" },
            { tag: "second", keys: [Qt.Key_Right], answer: "seat1" },
            { tag: "there and back", keys: [Qt.Key_Right, Qt.Key_Left], answer: "seat0" }
        ]
    }
    function test_who_begins_by_arrows_after_a_turn(data) {
        lay("duel-wonder-gone")
        keyClick(Qt.Key_Right) // to a card
        App.settings.motionSpeed = 5
        Theme.motionSpeed = 5
        game.pushDrawnWar()
        tryVerify(() => !game.table.showing)
        App.settings.motionSpeed = 0
        Theme.motionSpeed = 0
        tryVerify(() => pressable("Ada begins").activeFocus && pressable("Ada begins").visualFocus)
        for (const key of data.keys)
            keyClick(key)
        verify(pressable(data.answer === "seat0" ? "Ada begins" : "Bo begins").activeFocus)
        keyClick(Qt.Key_Return)
        tryVerify(() => game.sent() > 0)
        compare(game.sentId(), data.answer)
    }
    /// Enter, Enter takes a token or a card of a dialog, as on the table; the ring shows where.
    function test_dialogs_by_enter_data() {
        return [
            { tag: "library", fixture: "duel-library", action: DuelAction.Token, key: "token" },
            { tag: "revive", fixture: "duel-revive", action: DuelAction.Revive, key: "card" }
        ]
    }
    function test_dialogs_by_enter(data) {
        const choices = () => everywhere(item => item[data.key] !== undefined && item.offered && item.clicked !== undefined)
        const ringed = () => choices().filter(item => item.activeFocus && all(item, part => part instanceof FocusRing && part.visible).length === 1)
        lay(data.fixture)
        tryVerify(() => ringed().length === 1)
        const first = ringed()[0][data.key]
        keyClick(Qt.Key_Tab)
        tryVerify(() => ringed().length === 1 && ringed()[0][data.key] !== first)
        const second = ringed()[0][data.key]
        keyClick(Qt.Key_Return)
        compare([choice.id, game.sent()], [second, 0])
        keyClick(Qt.Key_Return)
        compare([game.sentAction(), game.sentId()], [data.action, second])
    }
    function test_another_turn_is_told() {
        lay("duel-wonder-gone")
        tryVerify(() => reads("You play again: take a card"))
    }
    /// Results of the last turn are shown on the table and read aloud.
    function test_news_are_told_data() {
        return [
            { tag: "laptop", width: 1280, height: 800 },
            { tag: "phone", width: 360, height: 640 }
        ]
    }
    function test_news_are_told(data) {
        resize(data.width, data.height)
        lay("duel-wonder-gone")
        const news = page.table.newsText
        verify(news.length > 0)
        tryVerify(() => reads(news))
        tryVerify(() => everywhere(item => item instanceof Announcer && item.text.includes(news)).length > 0)
    }
    function test_a_token() {
        lay("duel-token")
        const tokens = all(page, item => item.token !== undefined && item.offered && item.clicked !== undefined)
        verify(tokens.length > 0)
        mouseClick(tokens[0])
        press("Take this token")
        compare(game.sentAction(), DuelAction.Token)
        compare(game.sentId(), tokens[0].token)
    }
    function test_a_token_on_a_phone() {
        resize(360, 640)
        lay("duel-token")
        tryVerify(() => pressable("Take it") || reads("A pair of symbols"))
        const tokens = everywhere(item => item.token !== undefined && item.offered && item.clicked !== undefined)
        verify(tokens.length > 0)
        mouseClick(tokens[0])
        press("Take it")
        compare(game.sentAction(), DuelAction.Token)
    }
    function test_the_great_library() {
        lay("duel-library")
        let tokens = []
        tryVerify(() => (tokens = everywhere(item => item.token !== undefined && item.offered && item.clicked !== undefined)).length === 3)
        mouseClick(tokens[2])
        press("Take it")
        compare(game.sentId(), tokens[2].token)
    }
    function test_a_card_is_destroyed() {
        lay("duel-destroy")
        const tiles = all(page, item => item.offered === true && item.card !== undefined)
        verify(tiles.length > 0)
        mouseClick(tiles[0])
        compare(choice.id, tiles[0].card)
        press("Destroy it")
        compare(game.sentAction(), DuelAction.Destroy)
        compare(game.sentId(), tiles[0].card)
    }
    function test_a_card_is_destroyed_on_a_phone() {
        resize(360, 640)
        lay("duel-destroy")
        let cards = []
        tryVerify(() => (cards = everywhere(item => item.offered === true && item.card !== undefined && item.clicked !== undefined)).length > 0)
        mouseClick(cards[0])
        press("Destroy it")
        compare(game.sentAction(), DuelAction.Destroy)
    }
    function test_the_question_is_laid_aside_and_taken_up() {
        lay("duel-revive")
        tryVerify(() => pressable("Look at the table"))
        press("Look at the table")
        tryVerify(() => !pressable("Look at the table"))
        keyClick(Qt.Key_Return)
        tryVerify(() => pressable("Look at the table"))
        const cards = everywhere(item => item.offered === true && item.card !== undefined && item.clicked !== undefined)
        mouseClick(cards[0])
        press("Build it for free")
        compare(game.sentAction(), DuelAction.Revive)
    }
    function test_the_log_on_a_phone() {
        resize(360, 640)
        lay("duel")
        press("Menu")
        press("Log")
        tryVerify(() => reads("Log") && reads("All"))
    }
    function test_sheets_by_keys_data() {
        return [
            { tag: "log", key: Qt.Key_L },
            { tag: "keys", key: Qt.Key_F1 },
            { tag: "discards", key: Qt.Key_P },
            { tag: "opponent", key: Qt.Key_O },
            { tag: "menu", key: Qt.Key_Escape }
        ]
    }
    function test_sheets_by_keys(data) {
        lay("duel")
        const before = everywhere(() => true).length
        keyClick(data.key)
        tryVerify(() => everywhere(() => true).length > before)
        keyClick(Qt.Key_Escape)
        tryVerify(() => everywhere(() => true).length <= before)
    }
}
