// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Duel
import Mirabilia.Models.Shell
import Mirabilia.Table
import Mirabilia.Theme

// Every layout: no overlaps, and every head of a card is visible.
DuelTest {
    name: "DuelLayouts"

    function cleanup() {
        Theme.scale = 1
        App.settings.language = "en"
        close()
    }
    // A new window is laid out faster than a new table, so each table is checked in all its windows.
    function inWindow(width, height, scale) {
        Theme.scale = scale
        resize(width, height)
        wait(20) // lets the layout settle
    }
    function test_everything_has_its_place_data() {
        return [{ tag: "duel-start" }, { tag: "duel" }, { tag: "duel-danger" }]
    }
    function test_everything_has_its_place(data) {
        lay(data.tag)
        for (const size of [[1280, 800, 1], [1920, 1080, 1], [800, 1280, 1], [360, 640, 1], [412, 915, 1],
                            [740, 360, 1], [1280, 800, 0.8], [1920, 1080, 1.5], [1920, 1080, 2], [800, 1280, 2], [1366, 700, 1], [1366, 700, 1.5], [1024, 768, 1]]) {
            inWindow(...size)
            verifyPlaces(size.join(" ") + ": ")
        }
    }
    function verifyPlaces(what) {
        const places = page.layout
        const rects = [places.leftPanel, places.rightPanel, places.track, places.structure, places.band]
        if (places.tokensHeight > 0)
            rects.push(places.tokens)
        for (const one of rects) {
            verify(one.width > 0 && one.height > 0, what + JSON.stringify(one))
            verify(one.x >= 0 && one.y >= places.barHeight - 1, what + JSON.stringify(one))
            verify(one.x + one.width <= page.width + 1 && one.y + one.height <= page.height + 1, what + JSON.stringify(one))
            for (const other of rects) {
                verify(one === other || one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1
                       || one.y + one.height <= other.y + 1 || other.y + other.height <= one.y + 1,
                       what + JSON.stringify([one, other]))
            }
        }
        verify(page.height - places.structure.bottom >= Theme.px(4), what + "the cards are off the edge of the window")
        const structure = all(page, item => item instanceof Structure)[0]
        verify(structure.pitch >= structure.headHeight - 0.5, what)
        for (const card of cards()) {
            verify(card.homeX >= -1 && card.homeX + card.width <= structure.width + 1, what + card.card)
            verify(card.homeY >= -1 && card.homeY + card.height <= structure.height + 1, what + card.card)
        }
    }
    /// Minimum width of a card and of its signs, in pixels.
    function test_the_cards_use_the_room_data() {
        return [
            { tag: "duel", rooms: [
                { size: [1920, 1080, 1], width: 190, sign: 32 },
                { size: [1920, 1080, 1.5], width: 182, sign: 31 },
                { size: [1920, 1080, 2], width: 140, sign: 50 },
                { size: [2560, 1440, 1], width: 290, sign: 50 },
                { size: [1280, 800, 1], width: 120, sign: 20 },
                { size: [800, 1280, 1], width: 120, sign: 20 },
                { size: [360, 640, 1], width: 53, sign: 19 },
                { size: [740, 360, 1], width: 44, sign: 16 }] },
            { tag: "duel-danger", rooms: [
                { size: [1920, 1080, 1], width: 170, sign: 29 },
                { size: [1920, 1080, 1.5], width: 164, sign: 34 },
                { size: [1920, 1080, 2], width: 210, sign: 44 },
                { size: [1366, 700, 1], width: 96, sign: 16 }] }
        ]
    }
    function test_the_cards_use_the_room(data) {
        lay(data.tag)
        for (const room of data.rooms) {
            inWindow(...room.size)
            const structure = all(page, item => item instanceof Structure)[0]
            const sign = structure.cardWidth * (structure.large ? 20 / 116 : structure.flat ? 18 / 82 : 20 / 54) // of the cost: duel_painter.h
            verify(structure.cardWidth >= room.width, room.size + ": " + structure.cardWidth)
            verify(sign >= room.sign, room.size + ": " + sign)
        }
    }
    /// Height that a small card does not need gives it its name, then the covered ones theirs, then its building.
    function test_small_cards_take_the_height_for_their_names_data() {
        return [{ tag: "duel", size: [360, 640], covered: true, building: true },
                { tag: "duel-start", size: [412, 915], covered: true, building: true },
                { tag: "duel-start", size: [360, 640], covered: false, building: false },
                { tag: "duel-danger", size: [360, 640], covered: true, building: false }]
    }
    function test_small_cards_take_the_height_for_their_names(data) {
        lay(data.tag)
        inWindow(...data.size, 1)
        const structure = all(page, item => item instanceof Structure)[0]
        verify(!structure.large)
        const named = structure.headHeight + structure.nameHeight + structure.footHeight
        compare(structure.cardHeight >= named - 1, data.covered || data.building, structure.cardHeight + " of " + named)
        compare(structure.cardHeight >= named + 16 * structure.unit, data.building)
        compare(structure.coveredNamed, data.covered)
        const faces = all(structure, item => item.visible && item.art?.includes("/duelcovered/"))
        verify(faces.length > 0 && faces.every(face => face.art.includes("named=1") === data.covered))
        verifyPlaces(data.size.join(" "))
    }
    function test_the_alarm_is_in_the_bar() {
        lay("duel-danger")
        verify(page.table.dangerText !== "")
        verify(reads(page.table.dangerText))
    }
    function test_a_phone_says_everything_whole_data() {
        return ["duel-draft", "duel", "duel-token", "duel-library", "duel-destroy", "duel-danger", "duel-begin", "duel-wonder-gone"]
            .map(fixture => ({ tag: fixture }))
    }
    function test_a_phone_says_everything_whole(data) {
        lay(data.tag)
        for (const language of ["en", "ja"]) {
            App.settings.language = language
            for (const size of [[360, 640, 1], [740, 360, 1], [1280, 800, 2]]) {
                inWindow(...size)
                const what = [language, ...size].join(" ")
                const said = page.table.dangerText !== "" ? page.table.dangerText : page.table.status
                tryVerify(() => all(page, item => item.visible && item.text === said && item.truncated === false).length > 0, 5000, what)
                nothingIsCut(what)
            }
        }
    }
    /// The longest sentence about it: nobody has the weaker army.
    function test_who_begins_is_said_whole() {
        lay("duel-wonder-gone")
        game.pushDrawnWar()
        inWindowsAndLanguages(what => {
            tryVerify(() => all(page, item => item.visible && item.text === page.table.momentText).length > 0, 5000, what)
            nothingIsCut(what)
        })
    }
    /// A wonder on offer is a picture, not a strip.
    function test_wonders_on_offer_are_seen() {
        lay("duel-draft")
        for (const size of windows) {
            inWindow(...size, 1)
            const pictures = all(all(page, item => item instanceof DraftOffer)[0], item => item.visible && item.art !== undefined)
            compare(pictures.length, page.table.offer.count, size.join("x"))
            for (const cost of all(page, item => item.visible && item instanceof CostMarks && item.parent.width > 0)) {
                if (all(cost.parent.parent, item => pictures.includes(item)).length > 0)
                    verify(cost.x + cost.width <= cost.parent.width, `${size}: a cost of ${cost.width} in ${cost.parent.width}`)
            }
            for (const picture of pictures)
                verify(picture.height >= 40 && picture.width < 4 * picture.height, `${size}: ${picture.width} x ${picture.height}`)
        }
    }
    readonly property list<var> windows: [[1280, 800], [1920, 1080], [800, 1280], [360, 640], [740, 360]]

    /// However many buttons there are, the consequences are visible and the buttons no smaller.
    function test_what_it_leads_to_is_in_sight() {
        lay("duel-start")
        for (const size of [[360, 640], [740, 360]]) {
            resize(...size)
            for (const language of ["en", "ja"]) {
                App.settings.language = language
                for (const card of openCards())
                    verifyConsequences(card, [...size, language].join(" "))
            }
        }
    }
    function verifyConsequences(card, what) {
        page.table.choice.select(card.card)
        waitForRendering(page, 200)
        const band = all(page, item => item instanceof DuelBand)[0]
        const facts = all(band, item => item.visible && item.glyph !== undefined && item.brief !== undefined)
        compare(facts.length, page.table.choice.consequences.count, what)
        for (const fact of facts) {
            const words = fact.parent.parent // it clips
            verify(words.clip && fact.mapToItem(words, 0, fact.height).y <= words.height + 1, what + ", " + card.name + ": " + fact.text)
        }
        for (const button of all(band, item => item.visible && item.actionKind !== undefined))
            verify(button.height >= 44, what + ": " + button.height)
    }
    function nothingIsCut(what) {
        tryVerify(() => everywhere(item => item.truncated === true).length === 0, 5000,
                  what + ": " + everywhere(item => item.truncated === true).map(item => item.text).join("; "))
    }
    function inWindowsAndLanguages(look) {
        for (const language of ["en", "ja", "zh_TW"]) {
            App.settings.language = language
            for (const size of [[360, 640], [740, 360], [1280, 800]]) {
                inWindow(...size, 1)
                look([...size, language].join(" "))
            }
        }
    }
    function test_what_is_chosen_is_said_whole() {
        lay("duel-draft")
        const offer = page.table.offer
        inWindowsAndLanguages(what => {
            for (let row = 0; row < offer.count; ++row) {
                page.table.choice.select(offer.get(row).wonder)
                tryVerify(() => reads(page.table.choice.effectText), 5000, what)
                nothingIsCut(what)
            }
        })
        lay("duel-start") // four wonders to build
        page.table.choice.select(openCards()[0].card)
        compare(page.table.choice.actions.count, 6)
        inWindowsAndLanguages(nothingIsCut)
    }
    /// A warning does not hide the price.
    function test_a_crown_lies_beside_the_price() {
        lay("duel-danger")
        for (const size of windows) {
            inWindow(...size, 1)
            verifyCrowns(size.join("x"))
        }
    }
    function verifyCrowns(what) {
        let crowns = 0
        for (const card of openCards()) {
            const crown = all(card, item => item.visible && item.name === "crown" && item.size !== undefined)[0]?.parent
            crowns += crown ? 1 : 0
            for (const price of crown ? all(card, item => item instanceof DuelPrice && item.visible) : []) {
                const at = price.mapFromItem(crown, crown.width / 2, crown.height / 2)
                const off = Qt.vector2d(at.x - price.width / 2, at.y - price.height / 2).length() // both are round
                verify(off >= (crown.width + price.width) / 2 - 1, `${what}, ${card.name}: ${off} from ${price.width}, ${crown.width}`)
            }
        }
        verify(crowns > 0, what)
    }
    function test_both_prices_stand_on_every_open_card() {
        lay("duel")
        for (const card of openCards()) {
            const marks = all(card, item => item instanceof DuelPrice && item.visible).sort((a, b) => a.mapToItem(card, 0, 0).x - b.mapToItem(card, 0, 0).x)
            compare(marks.length, 2)
            compare(marks[0].priceState, card.leftState)
            compare(marks[1].priceState, card.rightState)
        }
    }
    /// What had the keys may be gone in another layout: they go on from the cards.
    function test_the_keys_go_on_in_another_layout() {
        lay("duel")
        inWindow(1280, 800, 1)
        const row = all(page, item => item instanceof WonderRow && item.visible)[0]
        row.forceActiveFocus()
        verify(row.activeFocus)
        inWindow(360, 640, 1)
        const holds = () => {
            const at = page.Window.activeFocusItem
            return at !== null && at !== page && at.visible && all(page, item => item === at).length === 1
        }
        tryVerify(holds)
        const before = page.Window.activeFocusItem
        keyClick(Qt.Key_Tab)
        verify(holds() && page.Window.activeFocusItem !== before)
    }
}
