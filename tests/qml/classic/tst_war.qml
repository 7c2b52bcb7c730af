// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import QtTest
import Mirabilia.Classic
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Models.Shell
import Mirabilia.Table
import Mirabilia.Theme

// The end of an age, fought out on the table, and the beginning of the next.
TableTest {
    id: test
    name: "War"

    function init() {
        setMotion(0)
        resize(1280, 800)
    }
    function cleanup() {
        setMotion(0)
        close()
    }
    function setMotion(speed) {
        App.settings.motionSpeed = speed
        Theme.motionSpeed = speed
    }
    function part(type) {
        return all(page, item => item instanceof type)[0]
    }
    function endOfAge(players, size) {
        resize(...size)
        deal(players, "giza", "A")
        verify(game.playTo(1, 6))
        setMotion(1)
        verify(game.decide())
        tryVerify(() => game.table.revealing)
        game.table.skip()
        verify(game.table.conflictShown)
        return part(War)
    }
    function lanes() {
        return all(part(War), item => item instanceof WarLane)
    }
    /// The shields of a lane that are seen.
    function shields(lane) {
        return all(lane, item => item instanceof Glyph && item.name === "shield" && item.visible)
    }
    function thrown(lane) {
        return all(lane, item => item.visible && item instanceof NumberGlyph && item.home !== undefined)
    }
    function test_the_end_of_an_age_waits_data() {
        const space = () => keyClick(Qt.Key_Space)
        return [{ tag: "wide, keys", size: [1280, 800], goOn: space },
                { tag: "tablet, taps", size: [800, 1280], goOn: () => mouseClick(page, 20, 20) },
                { tag: "sideways, keys", size: [740, 360], rowed: true, goOn: space },
                { tag: "phone, button", size: [360, 640], rowed: true, goOn: () => press("Go on") }]
    }
    function test_the_end_of_an_age_waits(data) {
        const war = endOfAge(5, data.size)
        compare(page.rulesTopic, "war")
        compare(war.rowed, data.rowed ?? false)
        compare(war.current, 0)
        compare(war.sentence, game.table.conflict.get(0).text)
        data.goOn()
        verify(war.done && game.table.conflictShown)
        verify(war.sentence.startsWith("You: "))
        verify(reads(war.sentence))
        data.goOn()
        tryVerify(() => !game.table.conflictShown)
        tryVerify(() => page.activeFocus)
        keyClick(Qt.Key_Space) // skips the deal
        keyClick(Qt.Key_Return)
        verify(game.table.choice.row >= 0, "the hand has the keyboard")
    }
    /// A tap does not reach what is below.
    function test_a_tap_at_what_is_shown_does_nothing_else_data() {
        const places = [{ tag: "neighbour", at: () => part(NeighbourPanel) }, { tag: "own city", at: () => part(StageBlock) },
                        { tag: "menu", at: () => all(page, item => item.glyph === "menu")[0] }]
        const ways = [{ tag: "mouse", press: item => mouseClick(item) }, { tag: "touch", press: item => touch(item) }]
        return [].concat(...places.map(place => ways.map(way => ({ tag: place.tag + ", " + way.tag, at: place.at, press: way.press }))))
    }
    function test_a_tap_at_what_is_shown_does_nothing_else(data) {
        const nothingElse = () => !(T.Overlay.overlay?.visible ?? false) && game.table.choice.row < 0
        deal(3, "giza", "A")
        verify(game.playTo(1, 6))
        setMotion(1)
        verify(game.decide())
        tryVerify(() => game.table.revealing)
        data.press(data.at())
        verify(!game.table.revealing && game.table.conflictShown && nothingElse())
        data.press(data.at())
        verify(part(War).done && nothingElse())
        data.press(data.at())
        verify(!game.table.conflictShown && game.table.dealing && nothingElse())
        data.press(data.at())
        verify(game.table.myTurn && nothingElse())
    }
    /// One against one; only what is left goes on, and then the tokens fly.
    function test_shields_strike_each_other_off_data() {
        return [{ tag: "wide", size: [1280, 800] }, { tag: "phone", size: [360, 640] }]
    }
    function test_shields_strike_each_other_off(data) {
        const war = endOfAge(7, data.size)
        compare(lanes().length, 7)
        let fought = 0
        for (const [row, lane] of lanes().entries()) {
            const { shields: mine, otherShields: theirs, token, otherToken } = game.table.conflict.get(row)
            war.progress = row + 0.2
            compare(shields(lane).length, mine + theirs)
            compare(lanes().filter(other => shields(other).length > 0 && other !== lane).length, 0, "one border at a time")
            war.progress = row + 0.65
            compare(shields(lane).length, Math.abs(mine - theirs))
            compare(thrown(lane).length, 0)
            war.progress = row + 0.85
            compare(thrown(lane).map(item => item.value), [token, otherToken].filter(value => value !== 0))
            fought += thrown(lane).length
            compare(war.sentence, game.table.conflict.get(row).text)
        }
        verify(fought > 0)
        war.progress = 7
        verify(lanes().every(lane => shields(lane).length === 0 && thrown(lane).length === 0))
    }
    /// What is left ends in the other city.
    function test_what_is_left_breaks_through() {
        const war = endOfAge(7, [1280, 800])
        const lane = lanes().find(lane => lane.shields !== lane.otherShields)
        const winner = lane.shields > lane.otherShields
        const camp = winner ? lane.to : lane.from
        war.progress = lane.index + 0.81
        const first = shields(lane).map(glyph => lane.mapFromItem(glyph, glyph.width / 2, glyph.height / 2))
                                   .sort((a, b) => Math.hypot(a.x - camp.x, a.y - camp.y) - Math.hypot(b.x - camp.x, b.y - camp.y))[0]
        verify(Math.hypot(first.x - camp.x, first.y - camp.y) < lane.unit, `${first}, not ${camp}`)
    }
    function test_armies_stand_in_their_cities_data() {
        const sizes = [[1280, 800], [1920, 1080], [800, 1280], [360, 640], [740, 360]]
        return [].concat(...[3, 5, 7].map(players => sizes.map(size => ({ tag: players + " players, " + size[0], players: players, size: size }))))
    }
    function test_armies_stand_in_their_cities(data) {
        const war = endOfAge(data.players, data.size)
        const inside = (at, place) => at.x >= place.x && at.x <= place.x + place.width && at.y >= place.y && at.y <= place.y + place.height
        for (const lane of lanes()) {
            verify(lane.length >= Theme.px(60), lane.text + ": " + lane.length)
            if (war.rowed) {
                verify(inside(lane.from, war.rows) && inside(lane.to, war.rows))
                for (const [seat, camp] of [[lane.seat, lane.from], [lane.other, lane.to]]) {
                    const wonder = all(war, item => item instanceof WonderPicture && item.wonder === game.table.cityAt(seat).poster)
                        .find(item => inside(camp, war.mapFromItem(item, 0, 0, item.width, item.height)))
                    verify(wonder, lane.text + ": not at the wonder")
                    compare(wonder.built, game.table.cityAt(seat).stagesBuilt)
                }
            } else {
                verify(inside(lane.from, page.cityPlace(lane.seat)), lane.text)
                verify(inside(lane.to, page.cityPlace(lane.other)), lane.text)
            }
        }
    }
    /// A token counts once it has been thrown.
    function test_tokens_are_held_back() {
        const war = endOfAge(3, [1280, 800])
        const tokens = all(part(OwnLine), item => item instanceof WarTokens)[0]
        for (let row = 0; row <= 3; ++row) {
            war.progress = row
            const mine = [0, 1, 2].slice(0, row).map(one => game.table.conflict.get(one))
                .map(border => border.seat === game.table.own.seat ? border.token : border.other === game.table.own.seat ? border.otherToken : 0)
                .filter(token => token !== 0)
            compare([...tokens.tokens].sort(), mine.sort())
        }
        compare([...tokens.tokens].sort(), [...game.table.own.tokens].sort())
    }
    /// The position with the tokens has been reached, but nobody has fought yet.
    function test_tokens_wait_while_a_wonder_rises() {
        let seed = 1
        for (; seed <= 12; ++seed) { // until my last turn can build a stage
            deal(3, "rhodes", "A", 1, false, seed)
            verify(game.playTo(1, 6))
            game.table.choice.select(0)
            if (game.table.choice.actions.possible(ClassicAction.Stage) >= 0)
                break
        }
        verify(seed <= 12, "no stage can be built in the last turn")
        setMotion(1)
        game.table.choice.play(game.table.choice.actions.possible(ClassicAction.Stage))
        tryVerify(() => game.table.raising, 20000)
        verify(game.table.conflictAwaits)
        const before = all(page, item => item instanceof WarTokens).map(item => item.tokens.length)
        const fought = [...Array(3).keys()].map(row => game.table.conflict.get(row)).filter(border => border.token !== 0)
        verify(fought.length > 0, "a war without a victor")
        const told = [game.table.own, game.table.left, game.table.right].reduce((sum, city) => sum + city.tokens.length, 0)
        compare(before.reduce((sum, count) => sum + count, 0), told - 2 * fought.length)
        tryVerify(() => game.table.conflictShown, 10000)
        compare(all(page, item => item instanceof WarTokens).map(item => item.tokens.length), before)
    }
    /// Where the hand was, both cities of the border stand large beside the words; who loses sinks into the shade.
    function test_both_cities_stand_beside_the_words_data() {
        return [{ tag: "wide", size: [1280, 800], sides: 2 }, { tag: "large", size: [1920, 1080], sides: 2 },
                { tag: "tablet", size: [800, 1280], sides: 0 }, { tag: "phone", size: [360, 640], sides: 0 }]
    }
    function test_both_cities_stand_beside_the_words(data) {
        const war = endOfAge(5, data.size)
        const sides = () => all(war, item => item instanceof WarSide)
        for (let row = 0; row < war.borders; ++row) {
            war.progress = row + 0.9
            const border = game.table.conflict.get(row)
            compare(sides().length, data.sides)
            if (data.sides === 0)
                continue
            const [near, far] = sides()
            compare([near.city.seat, far.city.seat], [border.seat, border.other])
            compare([near.fate > 0 && near.lost, far.fate > 0 && far.lost], [border.token < 0, border.otherToken < 0])
            for (const side of [near, far])
                verify(side.x >= war.words.x && side.x + side.width <= war.words.x + war.words.width)
            verify(near.x + near.width < far.x)
        }
        war.progress = war.borders
        compare(sides().length, 0)
    }
    function test_a_new_age_begins_visibly() {
        const war = endOfAge(5, [1280, 800])
        compare([game.table.age, page.daytime], [1, 0])
        war.goOn()
        war.goOn()
        verify(game.table.dealing && !game.table.myTurn)
        compare([game.table.age, page.daytime], [2, 1])
        verify(part(AgeBegins).flying)
        tryVerify(() => all(part(AgeBegins), item => item instanceof Picture).length === 5)
        verify(reads("Age II"))
        compare(game.table.status, "Age II begins")
        tryVerify(() => part(AgeBegins).progress > 0.3)
        keyClick(Qt.Key_Space)
        verify(!game.table.dealing && game.table.myTurn && !part(AgeBegins).flying)
        tryCompare(all(page, item => item instanceof TableGround)[0], "daytime", 1, 5000)
    }
    function test_without_motion_the_next_age_is_there() {
        deal(3, "giza", "A")
        verify(game.playTo(2, 1))
        verify(!game.table.dealing && !part(AgeBegins).flying)
        compare(page.daytime, 1)
    }
}
