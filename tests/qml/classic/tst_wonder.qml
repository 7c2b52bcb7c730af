// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Classic
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Table
import Mirabilia.Theme

// The wonder is the largest thing on the table, from the first card to the last, and can be shown larger.
TableTest {
    id: test
    name: "Wonder"

    readonly property var sizes: [[1280, 800], [1920, 1080], [800, 1280], [360, 640], [740, 360]]

    function init() {
        App.settings.motionSpeed = 0
        Theme.motionSpeed = 0
    }
    function cleanup() {
        close()
    }
    function own(): Item {
        return all(page, item => item instanceof OwnCity && item.visible, [])[0]
    }
    function test_the_poster_keeps_its_size_data() {
        return [{ tag: "three", players: 3 }, { tag: "seven", players: 7 }]
    }
    /// With the same number of cards in hand, which may take a row or two.
    function test_the_poster_keeps_its_size(data) {
        deal(data.players, "giza", "A", 1)
        const first = []
        for (const [age, turn] of [[1, 5], [2, 5], [3, 5]]) {
            verify(game.playTo(age, turn))
            sizes.forEach(([width, height], row) => {
                resize(width, height)
                wait(20)
                const { poster } = own()
                const place = `${poster.x}, ${poster.y}, ${poster.width}, ${poster.height}`
                compare(place, first[row] ?? place, `${width} x ${height} in age ${age}`)
                first[row] = place
                if (width >= 1280) {
                    verify(poster.width * 9 / 16 >= poster.height * 0.7, "most of the picture is seen")
                    verify(poster.height >= 0.75 * own().height, `${poster.height} of ${own().height}`)
                }
            })
        }
        verify(game.table.own.cards.count >= 10)
    }
    /// Beside the poster every building has its name.
    function test_buildings_have_their_names() {
        deal(7, "giza", "A", 1, false, 7)
        verify(game.playTo(3, 6))
        resize(1280, 800)
        wait(20)
        const shelf = all(own(), item => item instanceof FamilyShelf && item.visible, [])[0]
        const heads = all(shelf, item => item instanceof CardHead, [])
        compare(heads.length, game.table.own.cards.count)
        for (const head of heads) {
            verify(!head.Accessible.ignored && head.height >= 30, `${head.name}: ${head.height}`)
            const family = all(shelf, item => item instanceof FamilyColumn && item.cards && all(item, one => one === head, []).length > 0, [])[0].family
            if (family === "commercial" || family === "guild")
                verify(all(head, item => item instanceof Picture, [])[0].art.includes(Art.large), head.name)
            const place = head.mapToItem(shelf, 0, 0, head.width, head.height)
            verify(place.y + place.height <= shelf.height + 1, `${head.name} leaves the city`)
            for (const other of heads.filter(one => one !== head)) {
                const at = other.mapToItem(shelf, 0, 0, other.width, other.height)
                verify(at.x !== place.x || Math.abs(at.y - place.y) >= 21, `${head.name} lies under ${other.name}`)
            }
        }
    }
    function test_the_wonder_can_be_shown_large_data() {
        return [
            { tag: "press", ask: poster => mouseClick(poster) },
            { tag: "right button", ask: poster => mouseClick(poster, poster.width / 2, poster.height / 2, Qt.RightButton) },
            { tag: "keys", ask: poster => { own().forceActiveFocus(); keyClick(Qt.Key_Return) } }
        ]
    }
    function test_the_wonder_can_be_shown_large(data) {
        deal(3, "rhodes", "B")
        for (const [width, height] of [[1280, 800], [360, 640]]) {
            resize(width, height)
            wait(20)
            data.ask(own().poster)
            const sheet = Array.from(page.sheets).find(one => one instanceof WonderSheet)
            tryVerify(() => sheet.opened)
            compare(sheet.city, game.table.own)
            const picture = all(sheet.contentItem, item => item instanceof WonderPicture, [])[0]
            verify(picture.width >= own().poster.width * 0.9)
            compare(picture.wonder, "rhodes-b")
            keyClick(Qt.Key_Escape)
            tryVerify(() => !sheet.visible)
        }
    }
    /// Enter lifts what the hint has named; it has no golden frame.
    function test_a_hint_is_not_a_choice() {
        deal(3, "giza", "A")
        resize(1280, 800)
        game.table.hint()
        tryVerify(() => game.table.hintCard !== "", 20000)
        const hand = all(page, item => item instanceof Hand, [])[0]
        compare(hand.cardAt(hand.current), game.table.hintCard)
        const card = all(hand, item => item instanceof HandCard && item.hinted, [])[0]
        const rings = all(card, item => item instanceof Pulse && item.visible, [])
        compare(rings.length, 1)
        verify(Qt.colorEqual(rings[0].border.color, Theme.hint))
        verify(!Qt.colorEqual(Theme.hint, Theme.gold) && !Qt.colorEqual(Theme.focus, Theme.gold))
        keyClick(Qt.Key_Return)
        compare(game.table.choice.card, game.table.hintCard)
    }
    function discs(): list<Item> {
        const life = all(own(), item => item instanceof Life, [])[0]
        return life ? all(life, item => item.modelData?.kind !== undefined && item.visible, []) : []
    }
    /// A lamp flickers and a boat sails; without motion nothing of it is there.
    function test_the_wonder_lives_at_rest() {
        deal(3, "alexandria", "A")
        resize(1280, 800)
        wait(20)
        compare(discs().length, 0, "motion is off")
        Theme.motionSpeed = 3
        verify(discs().some(mark => mark.modelData.kind === "boat") && discs().some(mark => mark.modelData.kind === "bird"))
        verify(discs().every(mark => mark.modelData.kind !== "light"), "no lamp before the lighthouse stands")
        const life = all(own(), item => item instanceof Life, [])[0]
        const { time } = life
        tryVerify(() => life.time > time)
        const { poster } = own()
        for (const mark of discs()) {
            const place = mark.mapToItem(poster, 0, 0)
            verify(place.y >= 0 && place.y <= poster.height, mark.modelData.kind)
        }
        own().parent.visible = false
        const hidden = life.time
        wait(250)
        compare(life.time, hidden, "hidden it costs nothing")
    }
}
