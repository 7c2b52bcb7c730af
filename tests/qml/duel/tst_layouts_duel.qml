// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Duel
import Mirabilia.Models.Shell
import Mirabilia.Table
import Mirabilia.Theme

// Every layout: nothing lies over anything else, and no head of a card is covered.
DuelTest {
    name: "DuelLayouts"

    function cleanup() {
        Theme.scale = 1
        App.settings.language = "en"
        close()
    }
    function test_everything_has_its_place_data() {
        const rows = []
        for (const size of [[1280, 800, 1], [1920, 1080, 1], [800, 1280, 1], [360, 640, 1], [412, 915, 1],
                            [740, 360, 1], [1280, 800, 0.8], [1920, 1080, 1.5], [1920, 1080, 2], [800, 1280, 2], [1366, 700, 1], [1366, 700, 1.5], [1024, 768, 1]]) {
            for (const fixture of ["duel-start", "duel", "duel-danger"])
                rows.push({ tag: fixture + " " + size.join(" "), fixture: fixture, width: size[0], height: size[1], scale: size[2] })
        }
        return rows
    }
    function test_everything_has_its_place(data) {
        Theme.scale = data.scale
        resize(data.width, data.height)
        lay(data.fixture)
        const places = page.layout
        const rects = [places.leftPanel, places.rightPanel, places.track, places.structure, places.band]
        if (places.tokensHeight > 0)
            rects.push(places.tokens)
        for (const one of rects) {
            verify(one.width > 0 && one.height > 0, JSON.stringify(one))
            verify(one.x >= 0 && one.y >= places.barHeight - 1, JSON.stringify(one))
            verify(one.x + one.width <= page.width + 1 && one.y + one.height <= page.height + 1, JSON.stringify(one))
            for (const other of rects) {
                verify(one === other || one.x + one.width <= other.x + 1 || other.x + other.width <= one.x + 1
                       || one.y + one.height <= other.y + 1 || other.y + other.height <= one.y + 1,
                       JSON.stringify([one, other]))
            }
        }
        verify(page.height - places.structure.bottom >= Theme.px(4), "the cards are off the edge of the window")
        const structure = all(page, item => item instanceof Structure)[0]
        verify(structure.pitch >= structure.headHeight - 0.5)
        for (const card of cards()) {
            verify(card.homeX >= -1 && card.homeX + card.width <= structure.width + 1, card.card)
            verify(card.homeY >= -1 && card.homeY + card.height <= structure.height + 1, card.card)
        }
    }
    /// The least width of a card, and of the signs on it, in pixels.
    function test_the_cards_use_the_room_data() {
        return [
            { size: [1920, 1080], scale: 1, fixture: "duel", width: 190, sign: 32 },
            { size: [1920, 1080], scale: 1.5, fixture: "duel", width: 182, sign: 31 },
            { size: [1920, 1080], scale: 2, fixture: "duel", width: 140, sign: 50 },
            { size: [1920, 1080], scale: 1, fixture: "duel-danger", width: 170, sign: 29 },
            { size: [1920, 1080], scale: 1.5, fixture: "duel-danger", width: 164, sign: 34 },
            { size: [1920, 1080], scale: 2, fixture: "duel-danger", width: 210, sign: 44 },
            { size: [2560, 1440], scale: 1, fixture: "duel", width: 290, sign: 50 },
            { size: [1366, 700], scale: 1, fixture: "duel-danger", width: 96, sign: 16 },
            { size: [1280, 800], scale: 1, fixture: "duel", width: 120, sign: 20 },
            { size: [800, 1280], scale: 1, fixture: "duel", width: 120, sign: 20 },
            { size: [360, 640], scale: 1, fixture: "duel", width: 53, sign: 19 },
            { size: [740, 360], scale: 1, fixture: "duel", width: 44, sign: 16 }
        ].map(row => Object.assign({ tag: [...row.size, row.scale, row.fixture].join(" ") }, row))
    }
    function test_the_cards_use_the_room(data) {
        Theme.scale = data.scale
        resize(...data.size)
        lay(data.fixture)
        const structure = all(page, item => item instanceof Structure)[0]
        const sign = structure.cardWidth * (structure.large ? 20 / 116 : structure.flat ? 18 / 82 : 20 / 54) // of the cost: duel_painter.h
        verify(structure.cardWidth >= data.width, structure.cardWidth)
        verify(sign >= data.sign, sign)
    }
    function test_the_alarm_is_in_the_bar() {
        lay("duel-danger")
        verify(page.table.dangerText !== "")
        verify(reads(page.table.dangerText))
    }
    function test_a_phone_says_everything_whole_data() {
        const rows = []
        for (const fixture of ["duel-draft", "duel", "duel-token", "duel-library", "duel-destroy", "duel-danger", "duel-begin", "duel-wonder-gone"]) {
            for (const size of [[360, 640, 1], [740, 360, 1], [1280, 800, 2]]) {
                for (const language of ["en", "ja"]) {
                    rows.push({ tag: [fixture, ...size, language].join(" "), fixture: fixture, width: size[0], height: size[1], scale: size[2],
                                language: language })
                }
            }
        }
        return rows
    }
    function test_a_phone_says_everything_whole(data) {
        Theme.scale = data.scale
        resize(data.width, data.height)
        lay(data.fixture)
        App.settings.language = data.language
        const said = page.table.dangerText !== "" ? page.table.dangerText : page.table.status
        tryVerify(() => all(page, item => item.visible && item.text === said && item.truncated === false).length > 0)
        nothingIsCut()
    }
    /// A wonder on offer is a picture, and no strip.
    function test_wonders_on_offer_are_seen_data() {
        return [[1280, 800], [1920, 1080], [800, 1280], [360, 640], [740, 360]].map(size => ({ tag: size.join("x"), size: size }))
    }
    function test_wonders_on_offer_are_seen(data) {
        resize(...data.size)
        lay("duel-draft")
        const pictures = all(all(page, item => item instanceof DraftOffer)[0], item => item.visible && item.art !== undefined)
        compare(pictures.length, page.table.offer.count)
        for (const cost of all(page, item => item.visible && item instanceof CostMarks && item.parent.width > 0)) {
            if (all(cost.parent.parent, item => pictures.includes(item)).length > 0)
                verify(cost.x + cost.width <= cost.parent.width, `a cost of ${cost.width} in ${cost.parent.width}`)
        }
        for (const picture of pictures)
            verify(picture.height >= 40 && picture.width < 4 * picture.height, `${picture.width} x ${picture.height}`)
    }
    function test_what_is_chosen_is_said_whole_data() {
        const rows = []
        for (const [w, h] of [[360, 640], [740, 360], [1280, 800]]) {
            for (const language of ["en", "ja", "zh_TW"])
                rows.push({ tag: [w, h, language].join(" "), width: w, height: h, language: language })
        }
        return rows
    }
    /// However many buttons there are: what the chosen card leads to is in sight, and they are as large as before.
    function test_what_it_leads_to_is_in_sight_data() {
        const rows = []
        for (const [w, h] of [[360, 640], [740, 360]]) {
            for (const language of ["en", "ja"])
                rows.push({ tag: [w, h, language].join(" "), width: w, height: h, language: language })
        }
        return rows
    }
    function test_what_it_leads_to_is_in_sight(data) {
        resize(data.width, data.height)
        lay("duel-start")
        App.settings.language = data.language
        for (const card of openCards()) {
            page.table.choice.select(card.card)
            waitForRendering(page, 200)
            const band = all(page, item => item instanceof DuelBand)[0]
            const facts = all(band, item => item.visible && item.glyph !== undefined && item.brief !== undefined)
            compare(facts.length, page.table.choice.consequences.count)
            for (const fact of facts) {
                const words = fact.parent.parent // they clip
                verify(words.clip && fact.mapToItem(words, 0, fact.height).y <= words.height + 1, card.name + ": " + fact.text)
            }
            for (const button of all(band, item => item.visible && item.deed !== undefined))
                verify(button.height >= 44, button.height)
        }
    }
    function nothingIsCut() {
        tryVerify(() => everywhere(item => item.truncated === true).length === 0, 5000,
                  everywhere(item => item.truncated === true).map(item => item.text).join("; "))
    }
    function test_what_is_chosen_is_said_whole(data) {
        resize(data.width, data.height)
        lay("duel-draft")
        App.settings.language = data.language
        const offer = page.table.offer
        for (let row = 0; row < offer.count; ++row) {
            page.table.choice.select(offer.get(row).wonder)
            tryVerify(() => reads(page.table.choice.effectText))
            nothingIsCut()
        }
        lay("duel-start") // four wonders to build
        page.table.choice.select(openCards()[0].card)
        compare(page.table.choice.actions.count, 6)
        nothingIsCut()
    }
    /// What warns does not hide the price.
    function test_a_crown_lies_beside_the_price_data() {
        return [[1280, 800], [1920, 1080], [800, 1280], [360, 640], [740, 360]].map(size => ({ tag: size.join("x"), size: size }))
    }
    function test_a_crown_lies_beside_the_price(data) {
        resize(...data.size)
        lay("duel-danger")
        let crowns = 0
        for (const card of openCards()) {
            const crown = all(card, item => item.visible && item.name === "crown" && item.size !== undefined)[0]?.parent
            crowns += crown ? 1 : 0
            for (const price of crown ? all(card, item => item instanceof DuelPrice && item.visible) : []) {
                const at = price.mapFromItem(crown, crown.width / 2, crown.height / 2)
                const off = Qt.vector2d(at.x - price.width / 2, at.y - price.height / 2).length() // both are round
                verify(off >= (crown.width + price.width) / 2 - 1, `${card.name}: ${off} from ${price.width}, ${crown.width}`)
            }
        }
        verify(crowns > 0)
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
}
