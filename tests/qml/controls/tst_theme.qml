// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtTest
import Mirabilia.Controls
import Mirabilia.Theme

TestCase {
    name: "Theme"

    readonly property var families: ["raw_material", "manufactured_good", "civilian", "scientific",
        "commercial", "military", "guild", "wonder", "spy", "leaders"]

    function init() {
        Theme.scale = 1
        Theme.motionSpeed = 3
    }
    function cleanupTestCase() {
        Theme.mode = "system"
        init()
    }
    function modes() {
        return [{ tag: "light" }, { tag: "dark" }]
    }
    function readable(text, ground, what) {
        const ratio = Theme.contrast(text, ground)
        verify(ratio >= 4.5, what + " has only " + ratio.toFixed(2) + " to 1")
    }

    readonly property var names: ["Zo\u00eb", "\u00c4gidius", "\u0141ukasz", "\u014cta", "\u015eule", "\u00d6mer", "Nguy\u1ec5n", "\u0391\u03bb\u03af\u03ba\u03b7", "\u041b\u0435\u0432"]
    Component {
        id: label
        AppLabel { strong: true }
    }
    function test_a_name_is_of_one_typeface_data() {
        return [{ tag: "title", title: true }, { tag: "text", title: false }]
    }
    function test_a_name_is_of_one_typeface(data) {
        const one = createTemporaryObject(label, this, { title: data.title })
        for (const name of [...names, "Zoe, 7 Wonders"]) {
            one.text = name
            compare(letters.typefaces(name, one.font).length, 1, name + ": " + letters.typefaces(name, one.font))
        }
        compare(one.font.weight, Font.DemiBold, "what has no accents is bold")
    }
    function test_rare_letters_of_a_title_are_of_one_typeface() {
        const one = createTemporaryObject(label, this, { title: true })
        for (const name of ["\u2c6aadyn", "\ua726oro"]) {
            one.text = name
            compare(letters.typefaces(name, one.font), ["EB Garamond 12 12 Regular"])
        }
        one.text = "3 \u00d7 Zoe"
        compare(one.font.weight, Font.DemiBold, "that is a sign, and no letter")
    }
    function test_the_bold_of_titles_has_no_accents() {
        const bold = Qt.font({ family: Theme.titleFont, weight: Font.DemiBold, pixelSize: 20 })
        for (const name of names.filter(one => /[a-z]/.test(one)))
            verify(letters.typefaces(name, bold).length !== 1, name + ": no need to look for another weight")
    }
    /// At every time of day.
    function test_text_is_legible_on_the_ground_of_a_table() {
        for (const mode of ["light", "dark"]) {
            Theme.mode = mode
            for (let daytime = 0; daytime <= 2; daytime += 0.25) {
                for (const ground of [Theme.groundTop(daytime), Theme.groundBottom(daytime)]) {
                    for (const text of [Theme.ink, Theme.mutedOnTable])
                        verify(Theme.contrast(text, ground) >= 4.5, `${mode}, ${daytime}: ${text} on ${ground}: ${Theme.contrast(text, ground)}`)
                    verify(Theme.contrast(Theme.goldOnTable, ground) >= 3, `${mode}, ${daytime}: gold on ${ground}`)
                }
            }
            verify(Qt.colorEqual(Theme.groundTop(1), Theme.tableTop) && Qt.colorEqual(Theme.groundBottom(1), Theme.tableBottom))
            verify(!Qt.colorEqual(Theme.groundTop(0), Theme.groundTop(2)))
        }
    }
    function test_contrast_formula() {
        const black = Qt.color("#000000")
        const white = Qt.color("#FFFFFF")
        compare(Theme.contrast(black, white).toFixed(2), "21.00")
        compare(Theme.contrast(white, black).toFixed(2), "21.00")
        compare(Theme.contrast(Qt.color("#777777"), white).toFixed(2), "4.48")
    }

    function test_text_on_surfaces_data() { return modes() }
    function test_text_on_surfaces(data) {
        Theme.mode = data.tag
        const grounds = ["surface", "raised", "field"]
        for (const text of ["ink", "muted", "goodText", "badText", "noteText", "goldText"]) {
            for (const ground of grounds)
                readable(Theme[text], Theme[ground], text + " on " + ground)
        }
        const selected = Theme.mix(Theme.surface, Theme.gold, Theme.selectedTint.a)
        for (const text of ["ink", "goldText"])
            readable(Theme[text], selected, text + " on a selected row")
        // Text directly on the table: the bar's alarm, the last round.
        for (const text of ["ink", "mutedOnTable", "badText", "noteText", "goldText"]) {
            for (const ground of ["tableTop", "tableBottom"])
                readable(Theme[text], Theme[ground], text + " on " + ground)
        }
        readable(Theme.muted, Theme.quietTint, "why a button is off")
        readable(Theme.badText, Theme.badTint, "what threatens")
    }

    function test_text_on_colours_data() { return modes() }
    function test_text_on_colours(data) {
        Theme.mode = data.tag
        readable(Theme.goldInk, Theme.gold, "goldInk on gold")
        readable(Theme.surface, Theme.ink, "what is chosen in a form")
        readable(Theme.hintInk, Theme.hint, "hintInk on a hint")
        readable(Theme.badInk, Theme.bad, "badInk on bad")
        readable(Theme.badInk, Theme.good, "badInk on good")
        readable(Theme.badInk, Theme.muted, "badInk on muted")
        readable(Theme.goldOnInk, Theme.ink, "goldOnInk on ink")
        readable(Theme.surface, Theme.ink, "surface on ink")
        for (const ground of ["goodTint", "badTint", "quietTint"])
            readable(Theme.ink, Theme[ground], "ink on " + ground)
    }

    function test_families_data() { return modes() }
    function test_families(data) {
        Theme.mode = data.tag
        for (const name of families) {
            readable(Theme.familyInk(name), Theme.family(name), "familyInk on " + name)
            readable(Theme.ink, Theme.familyTint(name), "ink on the tint of " + name)
            for (const ground of ["surface", "raised"])
                readable(Theme.familyText(name), Theme[ground], "familyText of " + name + " on " + ground)
        }
    }

    // Meaningful shapes need a contrast of 3:1 (WCAG 1.4.11).
    function seen(mark, ground, what) {
        const ratio = Theme.contrast(mark, ground)
        verify(ratio >= 3, what + " has only " + ratio.toFixed(2) + " to 1")
    }
    readonly property list<string> tables: ["tableTop", "tableBottom"]
    readonly property list<string> tints: ["goodTint", "badTint", "goldTint", "quietTint"]

    function test_marks_data() { return modes() }
    function test_marks(data) {
        Theme.mode = data.tag
        const places = {
            "gold": ["surface", "raised"],
            "goldOnTable": ["surface", "raised", "quietTint", "goldTint", ...tables],
            "good": ["surface", "raised", ...tables, ...tints],
            "bad": ["surface", "raised", ...tables, ...tints],
            "note": ["surface", "raised", ...tables],
            "outline": ["surface", "raised", "field", "quietTint", ...tables],
            "focus": ["surface", "raised", ...tables, ...tints],
            "hint": ["surface", "raised", ...tables, ...tints]
        }
        for (const mark in places) {
            for (const ground of places[mark])
                seen(Theme[mark], Theme[ground], mark + " on " + ground)
        }
    }
    function test_families_and_goods_on_every_ground_data() { return modes() }
    function test_families_and_goods_on_every_ground(data) {
        Theme.mode = data.tag
        for (const ground of [...tables, ...tints]) {
            for (const name of ["raw_material", "manufactured_good", "civilian", "scientific", "commercial", "military", "guild", "wonder"])
                seen(Theme.familyText(name), Theme[ground], name + " on " + ground)
            for (const name of ["wood", "stone", "clay", "ore", "glass", "cloth", "papyrus"])
                seen(Theme.resource(name), Theme[ground], name + " on " + ground)
        }
    }
    // Disabled controls are dimmed but still visible.
    function test_what_is_off_data() { return modes() }
    function test_what_is_off(data) {
        Theme.mode = data.tag
        for (const ground of ["surface", "raised", "field", ...tables])
            seen(Theme.mix(Theme[ground], Theme.ink, Theme.disabledOpacity), Theme[ground], "what is off on " + ground)
    }
    function test_seats_data() { return modes() }
    function test_seats(data) {
        Theme.mode = data.tag
        for (const name in Theme.seatColours)
            readable(Theme.seatInk(name), Theme.seat(name), "an initial on " + name)
        for (const name in Theme.seatColours) {
            for (const ground of ["surface", "raised", "badTint"])
                seen(Theme.legible(Theme.seat(name)), Theme[ground], "a sign of " + name + " on " + ground)
        }
    }

    function test_resources_data() { return modes() }
    function test_resources(data) {
        Theme.mode = data.tag
        for (const name of ["wood", "stone", "clay", "ore", "glass", "cloth", "papyrus"]) {
            for (const ground of ["surface", "raised"])
                readable(Theme.resource(name), Theme[ground], name + " on " + ground)
        }
        for (const name of ["wood", "stone", "clay", "ore", "glass", "cloth", "papyrus"])
            seen(Theme.mix(Theme.surface, Theme.resource(name), Theme.noneOpacity), Theme.surface, "none of " + name)
        compare(Qt.color(Theme.resource("coins")), Theme.gold)
    }

    function test_unknown_family_is_quiet() {
        Theme.mode = "light"
        compare(Theme.family("no such family"), Theme.muted)
    }

    function test_scale() {
        compare(Theme.px(48), 48)
        compare(Theme.bodySize, 16)
        Theme.scale = 2
        compare(Theme.target, 96)
        compare(Theme.bodySize, 32)
        Theme.scale = 0.8
        compare(Theme.space16, 13)
        compare(Theme.stroke, 1)
    }

    function test_motion() {
        compare(Theme.move, 250)
        Theme.motionSpeed = 0
        compare(Theme.move, 0)
        compare(Theme.reveal, 0)
        Theme.motionSpeed = 1
        const slow = Theme.move
        Theme.motionSpeed = 5
        verify(Theme.move < 250 && slow > 250)
        Theme.motionSpeed = 99
        compare(Theme.motion(100), Math.round(100 * 0.3))
    }

    function test_dark_follows_mode() {
        Theme.mode = "dark"
        verify(Theme.dark)
        Theme.mode = "light"
        verify(!Theme.dark)
        Theme.mode = "system"
        compare(Theme.dark, Theme.systemPalette.window.hslLightness < 0.5)
    }
}
