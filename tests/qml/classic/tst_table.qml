// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Classic
import Mirabilia.Models.Classic
import Mirabilia.Theme

// The table in a real game, by mouse, touch and keys.
TableTest {
    id: test
    name: "Table"

    function init() {
        resize(1280, 800)
        Theme.motionSpeed = 0
        deal(5, "giza", "A")
    }
    function buildable() {
        return cards().findIndex(card => card.buildState !== "blocked")
    }

    // ---- A turn, three ways -------------------------------------------------------------

    function test_mouse_lifts_and_builds() {
        const row = buildable()
        const before = game.table.own.cards.count
        click(cards()[row])
        compare(game.table.choice.row, row)
        tryVerify(() => band().visible && button(ClassicAction.Build).enabled)
        click(button(ClassicAction.Build))
        waitForTurn(2)
        compare(game.table.own.cards.count, before + 1)
        tryVerify(() => cards().length === 6)
    }
    function test_touch_discards() {
        const coins = game.table.own.coins
        const card = cards()[0]
        touchEvent(card).press(0, card).commit()
        touchEvent(card).release(0, card).commit()
        compare(game.table.choice.row, 0)
        waitForRendering(page)
        const discard = button(ClassicAction.Discard)
        touchEvent(discard).press(0, discard).commit()
        touchEvent(discard).release(0, discard).commit()
        waitForTurn(2)
        verify(game.table.own.coins >= coins + 3)
    }
    function test_keys_play_a_turn() {
        keyClick(Qt.Key_Right)
        keyClick(Qt.Key_Left)
        keyClick(Qt.Key_Return)
        compare(game.table.choice.row, 0)
        keyClick(Qt.Key_Escape)
        compare(game.table.choice.row, -1)
        keyClick(Qt.Key_D)
        waitForTurn(2)
    }
    function test_keys_play_an_age() {
        for (let turn = 1; turn <= 6; ++turn) {
            keyClick(Qt.Key_Right)
            keyClick(Qt.Key_Return)
            keyClick(Qt.Key_B)
            if (game.turnNumber() === turn && game.table.myTurn)
                keyClick(Qt.Key_D)
            tryVerify(() => game.turnNumber() > turn && game.table.myTurn, 20000)
        }
        compare(game.table.age, 2)
    }
    function test_keys_choose_a_payment() {
        verify(game.playToPayment())
        const turn = game.turnNumber()
        const chooser = all(page, item => item instanceof PaymentChooser)[0]
        tryVerify(() => chooser.visible)
        for (let tabs = 0; tabs < 40 && !chooser.activeFocus; ++tabs)
            keyClick(Qt.Key_Tab)
        verify(chooser.activeFocus, "Tab comes to the payments")
        const considered = game.table.choice.consideredPayment
        keyClick(considered === 0 ? Qt.Key_Down : Qt.Key_Up)
        compare(game.table.choice.consideredPayment, considered === 0 ? 1 : considered - 1)
        verify(chooser.activeFocus)
        keyClick(Qt.Key_Return)
        waitForTurn(turn + 1)
        tryVerify(() => page.activeFocus)
    }
    function test_a_pointer_that_rests_on_a_payment_does_not_choose_it() {
        verify(game.playToPayment())
        const chooser = all(page, item => item instanceof PaymentChooser)[0]
        tryVerify(() => chooser.visible)
        const considered = game.table.choice.consideredPayment
        const other = all(chooser, item => item.index !== undefined && item.chosen === false && item.visible)[0]
        mouseMove(other, 4, 4)
        mouseMove(other, 8, 8)
        wait(50)
        compare(game.table.choice.consideredPayment, considered)
        verify(!other.chosen)
    }
    function test_two_players_and_the_free_city_play_on() {
        deal(2, "giza", "A")
        verify(game.playTo(1, 3))
        compare(game.turnNumber(), 3)
    }
    function test_drag_to_the_city_builds() {
        const row = buildable()
        const card = cards()[row]
        const before = game.table.own.cards.count
        const target = page.layout.own
        mousePress(card, card.width / 2, card.height / 2)
        for (let step = 1; step <= 10; ++step)
            mouseMove(page, target.x + 200, card.y + page.layout.hand.y - step * 40)
        mouseMove(page, target.x + 200, target.y + 120)
        mouseRelease(page, target.x + 200, target.y + 120)
        waitForTurn(2)
        compare(game.table.own.cards.count, before + 1)
    }
    function test_a_card_dropped_nowhere_lifts_as_before() {
        const card = cards()[3]
        const home = card.y
        for (const drag of ["finger", "mouse"]) {
            const at = card.mapToItem(page, card.width / 2, card.height / 2)
            if (drag === "finger") {
                touchEvent(page).press(0, page, at.x, at.y).commit()
                for (let step = 1; step <= 4; ++step)
                    touchEvent(page).move(0, page, at.x - step * 40, at.y + (20 - at.y) * step / 4).commit()
                touchEvent(page).release(0, page, at.x - 160, 20).commit()
            } else {
                mousePress(page, at.x, at.y)
                for (let step = 1; step <= 4; ++step)
                    mouseMove(page, at.x - step * 40, at.y + (20 - at.y) * step / 4)
                mouseRelease(page, at.x - 160, 20)
            }
            tryCompare(game.table.choice, "row", 3) // stays chosen
            tryCompare(card, "y", home - Theme.px(14))
            click(card)
            tryCompare(game.table.choice, "row", -1)
            mouseMove(card, card.width / 2, card.height / 2)
            tryCompare(card, "y", home - Theme.px(6))
            mouseMove(page, 5, 5)
            tryCompare(card, "y", home)
        }
    }
    function test_undo_takes_the_turn_back_data() {
        return [{ tag: "U", key: Qt.Key_U, modifiers: Qt.NoModifier }, { tag: "Ctrl+Z", key: Qt.Key_Z, modifiers: Qt.ControlModifier }]
    }
    function test_undo_takes_the_turn_back(data) {
        keyClick(Qt.Key_Return)
        keyClick(Qt.Key_D)
        waitForTurn(2)
        keyClick(data.key, data.modifiers)
        waitForTurn(1)
        tryVerify(() => cards().length === 7)
    }

    // ---- Overlays -----------------------------------------------------------------------

    function test_keys_open_and_close_sheets_data() {
        return [{ tag: "log", key: Qt.Key_L }, { tag: "keys", key: Qt.Key_F1 },
                { tag: "seat", key: Qt.Key_3 }, { tag: "menu", key: Qt.Key_Escape }]
    }
    function test_keys_open_and_close_sheets(data) {
        keyClick(data.key)
        tryVerify(() => !page.activeFocus, 2000)
        keyClick(Qt.Key_Escape)
        tryVerify(() => page.activeFocus, 2000)
    }

    // ---- Layouts ------------------------------------------------------------------------

    function test_cards_grow_with_the_window() {
        for (const [width, height, least, most] of [[1280, 800, 140, 170], [1920, 1080, 236, 244]]) {
            resize(width, height)
            deal(3, "babylon", "B")
            tryVerify(() => cards()[0].width >= least && cards()[0].width <= most, 2000, `${width}: ${cards()[0].width}`)
        }
    }
    function test_everything_lies_inside_data() {
        const rows = []
        for (const size of [[1280, 800], [1920, 1080], [800, 1280], [360, 640], [1366, 700], [640, 400]]) {
            for (const players of [3, 7])
                rows.push({ tag: size[0] + "x" + size[1] + " " + players, size: size, players: players })
        }
        return rows
    }
    function test_everything_lies_inside(data) {
        resize(data.size[0], data.size[1])
        deal(data.players, "babylon", "B")
        const zones = page.layout.phone
            ? [page.layout.bar, page.layout.switcher, page.layout.stage, page.layout.ownLine, page.layout.hand]
            : [page.layout.bar, page.layout.left, page.layout.right, page.layout.own,
               page.layout.ownLine, page.layout.hand]
        for (let i = 0; i < zones.length; ++i) {
            const a = zones[i]
            verify(a.width > 0 && a.height > 0, "zone " + i + " has a size")
            verify(a.x >= 0 && a.y >= 0 && a.x + a.width <= width + 0.5
                   && a.y + a.height <= height + 0.5, "zone " + i + " is inside")
            for (let j = 0; j < i; ++j) {
                const b = zones[j]
                verify(a.x >= b.x + b.width - 0.5 || b.x >= a.x + a.width - 0.5
                       || a.y >= b.y + b.height - 0.5 || b.y >= a.y + a.height - 0.5,
                       "zones " + i + " and " + j + " do not overlap")
            }
        }
        const boxes = cards().map(card => card.mapToItem(page, 0, 0, card.width, card.height))
        compare(boxes.length, 7)
        for (const box of boxes) {
            verify(box.x >= 0 && box.x + box.width <= width + 0.5, "cards lie inside")
            verify(box.y + box.height <= height + 0.5, "cards are whole")
            verify(box.width >= 44 && box.height >= 44, "cards can be touched")
            verify(boxes.every(other => other === box || box.x >= other.x + other.width || other.x >= box.x + box.width
                                        || box.y >= other.y + other.height || other.y >= box.y + box.height),
                   "no card lies on another")
        }
        compare(all(page, item => item instanceof SeatStrip && item.visible).length, page.layout.phone ? 2 : 0)
    }

    // ---- Screen readers -----------------------------------------------------------------

    function test_what_takes_focus_has_a_name() {
        const nameless = all(page, item => item.visible && item.activeFocusOnTab === true
                                           && item.Accessible.name === "", [])
        compare(nameless.map(item => item.toString()).join(", "), "")
    }
    function test_cards_say_what_they_cost() {
        for (const card of cards())
            verify(card.Accessible.name.length > card.name.length, card.Accessible.name)
    }
}
