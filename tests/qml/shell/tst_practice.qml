// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Classic
import Mirabilia.Controls
import Mirabilia.Dice
import Mirabilia.Duel
import Mirabilia.Models.Classic
import Mirabilia.Models.Dice
import Mirabilia.Models.Duel
import Mirabilia.Models.Shell
import Mirabilia.Shell
import Mirabilia.Table

// The practice of each game from home to its end, without knowing the game: by touch, pressing whatever
// pulses, and by keys, going to what is marked.
ShellTest {
    id: test
    name: "Practice"

    readonly property PracticeModel practice: App.practice
    readonly property TablePage page: (shell?.current as LessonScene)?.played ?? null

    function games() {
        return [{ tag: "classic", name: "7 Wonders" }, { tag: "duel", name: "7 Wonders Duel" },
                { tag: "dice", name: "7 Wonders Dice" }]
    }
    function asked() {
        tryVerify(() => page && App.table && practice.outcome === "asking" && App.table.myTurn && !App.table.showing,
                  10000, "nothing is asked")
        tryVerify(() => App.table.hintAction > 0, 5000, "nothing is marked")
    }
    /// The lesson has reacted.
    function heard(lesson, text) {
        tryVerify(() => practice.outcome !== "asking" || practice.text !== text, 10000, "nothing came of lesson " + lesson)
        verify(practice.outcome !== "other", "lesson " + lesson + ": " + practice.text)
    }
    /// Goes through all lessons: `answer` does the task, `onward` presses the button to go on.
    function finish(answer, onward) {
        const count = practice.count
        verify(count >= 5)
        for (let lesson = 0; lesson < count; ++lesson) {
            tryCompare(practice, "lesson", lesson)
            while (practice.outcome !== "done") {
                asked()
                const text = practice.text
                answer()
                heard(lesson, text)
            }
            onward(lesson === count - 1 ? "Finish" : "Next")
        }
        at("practice")
        compare(practice.active, false)
        compare(App.saves.count, 0, "nothing of it is saved")
    }

    // ---- By touch -------------------------------------------------------------------------------

    function touchItem(item) {
        const touch = touchEvent(laidOut(item))
        touch.press(0, item).commit()
        touch.release(0, item).commit()
    }
    /// Presses whatever pulses until the lesson reacts.
    function touchWhatBeats() {
        const lesson = practice.lesson
        const text = practice.text
        for (let touches = 0; touches < 5 && practice.outcome === "asking" && practice.text === text; ++touches) {
            const beating = everywhere(item => item instanceof Pulse && item.shown)
            const confirming = everywhere(item => item.text === "Take it" && item.clicked !== undefined && item.enabled)
            verify(beating.length + confirming.length > 0, "nothing beats in lesson " + lesson)
            const enabled = beating.map(pulse => pulse.parent.parent.clicked !== undefined ? pulse.parent.parent : pulse.parent)
                                   .filter(item => item.enabled)
            touchItem(confirming[0] ?? enabled[enabled.length - 1])
            wait(20)
            tryVerify(() => practice.outcome !== "asking" || practice.text !== text || App.table.myTurn, 5000)
        }
    }
    function test_by_touch_data() {
        return [...games(), { tag: "second edition", name: "7 Wonders (second edition)", edition: "2" }]
    }
    function test_by_touch(data) {
        App.newGame.setOption("edition", data.edition ?? "1")
        tap("Practice")
        at("practice")
        tap(data.name)
        at("lesson")
        finish(touchWhatBeats, tap)
    }

    // ---- By keys --------------------------------------------------------------------------------

    function pressUntil(there, keys, what) {
        for (let i = 0; i < 120 && !there(); ++i)
            keyClick(keys[i % keys.length])
        verify(there(), "no way to " + what)
    }
    function classicByKeys() {
        const table = App.table
        const hand = page.own.hand
        for (let i = 0; i < 8 && table.hand.get(hand.current)?.card !== table.hintCard; ++i)
            keyClick(i < 4 ? Qt.Key_Right : Qt.Key_Left)
        compare(table.hand.get(hand.current).card, table.hintCard)
        keyClick(Qt.Key_Return)
        keyClick(table.hintAction === ClassicAction.Build ? Qt.Key_B : table.hintAction === ClassicAction.Stage ? Qt.Key_W : Qt.Key_D)
    }
    function duelByKeys() {
        const table = App.table
        if (table.phase === DuelPhase.Token) {
            const marked = () => {
                for (let i = 0; i < table.tokens.count; ++i) {
                    if (table.tokens.get(i).hinted)
                        return table.tokens.get(i).chosen
                }
                return false
            }
            pressUntil(marked, [Qt.Key_Right], "the token")
            keyClick(Qt.Key_Return)
            return
        }
        const structure = page.own.structure
        const marked = () => structure.current >= 0 && structure.model.get(structure.current).card === table.hintCard
        pressUntil(marked, [Qt.Key_Right, Qt.Key_Right, Qt.Key_Down, Qt.Key_Left, Qt.Key_Left, Qt.Key_Left, Qt.Key_Up], table.hintCard)
        keyClick(Qt.Key_Return)
        if (table.hintAction === DuelAction.Wonder) {
            keyClick(Qt.Key_W)
            keyClick(Qt.Key_1)
        } else {
            keyClick(Qt.Key_B)
        }
    }
    /// Presses the arrow key that leads closer.
    function walkTo(item) {
        const here = () => test.Window.window.activeFocusItem
        for (let i = 0; i < 40 && here() !== item; ++i) {
            const from = here()
            const way = from.mapToItem(item, from.width / 2 - item.width / 2, from.height / 2 - item.height / 2)
            const across = way.x > 0 ? Qt.Key_Left : Qt.Key_Right
            const along = way.y > 0 ? Qt.Key_Up : Qt.Key_Down
            keyClick(Math.abs(way.x) > Math.abs(way.y) ? across : along)
            if (here() === from)
                keyClick(Math.abs(way.x) > Math.abs(way.y) ? along : across)
        }
        compare(here(), item)
    }
    function diceByKeys() {
        const table = App.table
        if (table.hintAction === DiceAction.Wonder) {
            keyClick(Qt.Key_W)
        } else if (table.hintAction === DiceAction.Build) {
            for (let i = 0; i < table.forum.count; ++i) {
                if (table.forum.get(i).hinted)
                    keyClick(Qt.Key_1 + i)
            }
        }
        if (!table.choice.possible) {
            keyClick(Qt.Key_Return)
            if (!table.choice.possible) {
                walkTo(shown(page, item => item.cell !== undefined && item.hinted === true
                                         || item.bonus !== undefined && item.candidate === true)[0])
                keyClick(Qt.Key_Return)
            }
        }
        keyClick(Qt.Key_Return)
    }
    function keyOn(words) {
        tryVerify(() => pressable(words)?.activeFocus, 5000, "the keyboard is not at " + words)
        keyClick(Qt.Key_Return)
    }
    function test_by_keys_data() { return games() }
    function test_by_keys(data) {
        tryVerify(() => pressable("Practice"))
        pressUntil(() => pressable("Practice").activeFocus, [Qt.Key_Down], "the practice")
        keyClick(Qt.Key_Return)
        at("practice")
        pressUntil(() => pressable(data.name)?.activeFocus, [Qt.Key_Tab], data.name)
        keyClick(Qt.Key_Return)
        at("lesson")
        finish(data.tag === "classic" ? classicByKeys : data.tag === "duel" ? duelByKeys : diceByKeys, keyOn)
    }

    // ---- Other ----------------------------------------------------------------------------------

    function test_something_else_is_explained_and_tried_again() {
        practice.begin("classic")
        at("lesson")
        asked()
        keyClick(Qt.Key_Return)
        keyClick(Qt.Key_D)
        tryCompare(practice, "outcome", "other")
        keyOn("Try again")
        tryVerify(() => page && App.table && practice.outcome === "asking")
        compare(practice.lesson, 0)
        asked()
    }
    function test_lessons_are_skipped_and_gone_back_to() {
        practice.begin("duel")
        at("lesson")
        press("Skip this lesson")
        tryCompare(practice, "lesson", 1)
        at("lesson")
        press("Previous lesson")
        tryCompare(practice, "lesson", 0)
    }
    function test_escape_leaves_and_the_lesson_waits_data() { return games() }
    function test_escape_leaves_and_the_lesson_waits(data) {
        practice.begin(data.tag)
        at("lesson")
        practice.go(2)
        at("lesson")
        asked()
        keyClick(Qt.Key_Escape)
        at("practice")
        practice.begin(data.tag)
        at("lesson")
        compare(practice.lesson, 2)
    }
    function test_the_words_cover_nothing_data() {
        const rows = []
        for (const game of ["classic", "duel", "dice"]) {
            for (const size of [[1280, 800], [800, 1280], [360, 640], [740, 360]])
                rows.push({ tag: game + " " + size.join("x"), game: game, size: size })
        }
        return rows
    }
    function test_the_words_cover_nothing(data) {
        shell.anchors.fill = undefined
        shell.width = data.size[0]
        shell.height = data.size[1]
        practice.begin(data.game)
        at("lesson")
        asked()
        const band = shown(shell, item => item instanceof LessonBand)[0]
        const words = band.mapToItem(shell, 0, 0, band.width, band.height)
        const table = page.mapToItem(shell, 0, 0, page.width, page.height)
        verify(words.right <= table.left || words.bottom <= table.top)
        verify(table.right <= shell.width && table.bottom <= shell.height)
        for (const label of shown(band, item => item.truncated !== undefined))
            verify(!label.truncated, label.text)
        for (const button of shown(band, item => item.clicked !== undefined)) {
            const place = button.mapToItem(band, 0, 0, button.width, button.height)
            verify(place.left >= 0 && place.right <= band.width && place.bottom <= band.height, button.text)
        }
    }
    function test_the_way_on_covers_nothing_data() {
        return [[1280, 800], [800, 1280], [360, 640], [740, 360]].map(size => ({ tag: size.join("x"), size: size }))
    }
    function test_the_way_on_covers_nothing(data) {
        shell.anchors.fill = undefined
        shell.width = data.size[0]
        shell.height = data.size[1]
        practice.begin("classic")
        at("lesson")
        asked()
        const band = shown(shell, item => item instanceof LessonBand)[0]
        const height = band.height
        keyClick(Qt.Key_Return)
        keyClick(Qt.Key_D)
        tryCompare(practice, "outcome", "other")
        tryVerify(() => pressable("Try again")?.activeFocus)
        compare(band.height, height, "the table is pushed")
        const ring = shown(band, item => item instanceof FocusRing && item.shown)[0]
        const place = ring.mapToItem(band, 0, 0, ring.width, ring.height)
        verify(place.left >= 0 && place.top >= 0 && place.right <= band.width && place.bottom <= band.height, place)
        for (const label of shown(band, item => item.truncated !== undefined)) {
            const words = label.mapToItem(band, 0, 0, label.width, label.height)
            const within = shown(pressable("Try again"), item => item === label).length > 0
            verify(within || words.right <= place.left || words.left >= place.right || words.bottom <= place.top
                   || words.top >= place.bottom, label.text + " lies under the button")
        }
    }
    // ---- The first game -------------------------------------------------------------------------

    function firstWays() { return shown(shell, item => item instanceof FirstWays)[0] ?? null }
    function test_the_first_game_is_told_and_then_played_data() { return games() }
    function test_the_first_game_is_told_and_then_played(data) {
        App.firstGame.begin(data.tag)
        at("table")
        tryCompare(App.firstGame, "stage", "way")
        tryVerify(() => firstWays())
        const count = App.firstGame.ways.length
        for (let way = 0; way < count; ++way) {
            compare(App.firstGame.way, way)
            const lit = firstWays().lit
            verify(lit.width > 0 && lit.height > 0, "nothing is lit")
            if (way % 2 === 0)
                press(way + 1 < count ? "Next" : "Play")
            else
                mouseClick(firstWays())
        }
        if (App.firstGame.stage === "way")
            press("Play")
        compare(App.firstGame.stage, "turn")
        compare(firstWays(), null)
        verify(App.firstGame.text !== "")
        verify(App.table.myTurn)
    }
    function test_the_first_game_begins_at_home_and_waits() {
        press("Play your first game")
        at("table")
        tryCompare(App.firstGame, "stage", "way")
        press("Play at once")
        tryVerify(() => App.table.myTurn && firstWays() === null)
        keyClick(Qt.Key_Escape)
        tryVerify(() => pressable("Leave the table"), 5000, "Esc opens the menu, as in any game")
        press("Leave the table")
        at("home")
        compare(App.saves.count, 1)
        press("Continue")
        at("table")
        tryCompare(App.firstGame, "stage", "turn")
    }
    function test_what_the_first_game_says_covers_nothing_data() { return test_the_words_cover_nothing_data() }
    function test_what_the_first_game_says_covers_nothing(data) {
        shell.anchors.fill = undefined
        shell.width = data.size[0]
        shell.height = data.size[1]
        App.firstGame.begin(data.game)
        at("table")
        tryCompare(App.firstGame, "stage", "way")
        const band = shown(shell, item => item instanceof FirstGameBand)[0]
        const height = band.height
        const table = shell.current.played
        for (let way = 0; way < App.firstGame.ways.length; ++way) {
            App.firstGame.tell(way)
            waitForRendering(band)
            compare(band.height, height, "the table is pushed")
            const words = band.mapToItem(shell, 0, 0, band.width, band.height)
            const place = table.mapToItem(shell, 0, 0, table.width, table.height)
            verify(words.right <= place.left || words.bottom <= place.top)
            for (const label of shown(band, item => item.truncated !== undefined))
                verify(!label.truncated, label.text)
        }
    }
    function beginFirst(game, size) {
        shell.anchors.fill = undefined
        shell.width = size[0]
        shell.height = size[1]
        App.firstGame.begin(game)
        at("table")
        tryCompare(App.firstGame, "stage", "way")
        tryVerify(() => firstWays())
    }
    function meets(one, other) {
        return one.x < other.right - 0.5 && other.x < one.right - 0.5 && one.y < other.bottom - 0.5 && other.y < one.bottom - 0.5
    }
    function test_the_signs_of_the_ways_are_whole_and_cover_nothing_that_is_told_of_data() {
        return [...test_the_words_cover_nothing_data(), ...["classic", "duel", "dice"].map(game => ({ tag: game + " 1920x1080", game: game, size: [1920, 1080] }))]
    }
    function test_the_signs_of_the_ways_are_whole_and_cover_nothing_that_is_told_of(data) {
        beginFirst(data.game, data.size)
        for (let way = 0; way < App.firstGame.ways.length; ++way) {
            App.firstGame.tell(way)
            wait(80) // the table has been laid out
            const ways = firstWays()
            const signs = shown(ways, item => item instanceof WaySign)
            compare(signs.length, App.firstGame.ways.length - 1)
            for (const sign of signs) {
                tryCompare(sign, "scale", 1)
                compare(sign.opacity, 1)
                const place = sign.mapToItem(ways, 0, 0, sign.width, sign.height)
                verify(place.left >= 0 && place.top >= 0 && place.right <= ways.width && place.bottom <= ways.height, place)
                for (const lit of ways.places)
                    verify(!meets(place, lit), App.firstGame.title + ": " + place + " " + lit)
            }
        }
    }
    function test_the_warehouse_is_lit_where_it_is_data() {
        return [[1920, 1080], [1280, 800], [800, 1280]].map(size => ({ tag: size.join("x"), size: size }))
    }
    function test_the_warehouse_is_lit_where_it_is(data) {
        beginFirst("dice", data.size)
        App.firstGame.tell(App.firstGame.ways.findIndex(way => way.id === "warehouse"))
        const table = shell.current.played
        const warehouse = table.layout.places.of("warehouse")
        verify(warehouse.width > 0)
        compare(firstWays().lit, warehouse)
    }
    function test_only_cards_that_are_there_are_lit() {
        beginFirst("classic", [1280, 800])
        const families = ["", "military", "", "", "civilian", "commercial", "scientific", "guild"]
        const hand = shell.current.played.layout.hand
        const count = Array.from({ length: App.table.hand.count }, (none, row) => App.table.hand.get(row).family)
        for (let way = 0; way < families.length; ++way) {
            App.firstGame.tell(way)
            wait(80)
            const lit = Array.from(firstWays().places).filter(place => meets(place, hand))
            compare(lit.length, count.filter(family => family === families[way]).length, App.firstGame.title)
            verify(way === 0 || firstWays().places.length > 0, "nothing is lit for " + App.firstGame.title)
        }
    }
    function test_the_help_is_closed_and_the_game_goes_on_data() { return games() }
    function test_the_help_is_closed_and_the_game_goes_on(data) {
        beginFirst(data.tag, [1280, 800])
        const table = App.table
        press("Play on without this help")
        compare(App.firstGame.active, false)
        tryVerify(() => firstWays() === null)
        at("table")
        compare(App.table, table)
        verify(table.myTurn)
        tryVerify(() => !pressable("Play on without this help"))
    }
    function test_where_there_is_no_bar_the_menu_is_in_the_words_data() { return games() }
    function test_where_there_is_no_bar_the_menu_is_in_the_words(data) {
        beginFirst(data.tag, [390, 844])
        press("Play at once")
        tryVerify(() => pressable("Menu"))
        press("Menu")
        tryVerify(() => pressable("Leave the table"))
    }
    function test_the_advised_card_is_ringed_and_nods_data() { return [{ tag: "motion", motion: 1 }, { tag: "no motion", motion: 0 }] }
    function test_the_advised_card_is_ringed_and_nods(data) {
        beginFirst("classic", [1280, 800])
        press("Play at once")
        const advised = () => shown(shell, item => item instanceof HandCard && item.hinted)
        tryVerify(() => advised().length > 0, 10000, "no card is marked")
        const card = advised()[0]
        verify(shown(card, item => item instanceof Pulse && item.shown).length > 0, "there is no ring")
        compare(App.table.hintText, "", "it is told twice")
        App.settings.motionSpeed = data.motion
        if (data.motion === 0) {
            verify(!card.nod.now.running)
            return
        }
        tryVerify(() => card.nod.lift > 0, 5000, "it does not nod")
        tryCompare(card.nod, "lift", 0)
    }
    /// A press too many, meant to skip what is shown.
    function test_enter_takes_nothing_back() {
        beginFirst("classic", [1280, 800])
        press("Play at once")
        tryVerify(() => App.table.myTurn)
        const hand = shell.current.played.own.hand
        hand.forceActiveFocus()
        const rows = App.table.hand.count
        keyClick(Qt.Key_Return)
        keyClick(Qt.Key_D)
        tryVerify(() => App.table.hand.count === rows - 1 && App.table.myTurn, 20000)
        backstage.judge(0, 1)
        tryCompare(App.firstGame, "stage", "better")
        tryVerify(() => pressable("Go on")?.activeFocus, 5000, "the golden button goes on")
        verify(pressable("Take it back"))
        keyClick(Qt.Key_Return)
        compare(App.firstGame.stage, "turn")
        compare(App.table.hand.count, rows - 1)
    }
    function test_after_the_first_game_home_says_what_could_come_next() {
        verify(pressable("Play your first game"))
        verify(backstage.playToEnd(1))
        App.leaveTable()
        at("home")
        tryVerify(() => pressable("Try next: 7 Wonders Duel"))
        compare(pressable("Play your first game"), null)
        press("Try next: 7 Wonders Duel")
        at("newGame")
        compare(App.newGame.game, "duel")
    }
}
