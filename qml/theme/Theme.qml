// SPDX-License-Identifier: GPL-3.0-or-later
pragma Singleton

import QtQuick

// The only place that defines colours, sizes, fonts and durations.
//
// No token may be called onSomething: QML takes it for a signal handler and it reads as undefined.
//
// The program sets mode, scale and motionSpeed; everything else is read-only.
//   Colours    surfaces: tableTop/tableBottom, surface, raised, field, line, scrim
//              text:     ink, muted (on surfaces), mutedOnTable, goodText, badText, noteText, goldText
//              marks:    gold, hint, good, bad, note (glyphs, bars, borders), goldOnTable; text on them: goldInk, hintInk, badInk
//   Families   family(name), familyInk(name) text on it, familyTint(name) a light background,
//              familyText(name) text in that colour on a surface; names as in the card data
//   Goods      resource(name) a resource's glyph on a surface; seat(name) a seat's colour,
//              seatInk(name) text and signs on it
//   Sizes      px(n), space4..space32, figureGap, figureStep, radiusSmall/radius/radiusMedium/radiusLarge, stroke,
//              target (48), pageWidth
//   Type       titleFont, textFont (family names); captionSize 14, bodySize 16, leadSize 20,
//              titleSize 24, headlineSize 32, displaySize 48
//   Motion     quick, move, reveal: durations at the current speed; motion(ms) for any other;
//              toastTime, tooltipDelay: reading times, independent of the speed
QtObject {
    id: theme

    // ---- Set by the program ---------------------------------------------------------------------

    /// "system", "light" or "dark".
    property string mode: "system"
    /// The user's interface scale, 0.8 to 2.0.
    property real scale: 1.0
    /// 0 = no motion; 1 (slow) to 5 (fast); 3 is the designed speed.
    property int motionSpeed: 3

    readonly property bool dark: mode === "dark"
                                 || (mode !== "light" && systemPalette.window.hslLightness < 0.5)

    property SystemPalette systemPalette: SystemPalette {}

    // ---- Surfaces -------------------------------------------------------------------------------

    readonly property color tableTop: dark ? "#10222F" : "#DCE6EA"
    readonly property color tableBottom: dark ? "#17384A" : "#C3D3DB"
    /// The ground of a table by daytime: 0 dawn, 1 noon, 2 dusk.
    readonly property list<color> groundTops: dark ? ["#1A2131", "#10222F", "#241A2B"] : ["#EFE1D6", "#DCE6EA", "#E9DDE3"]
    readonly property list<color> groundBottoms: dark ? ["#2F3550", "#17384A", "#43293B"] : ["#E8D2C2", "#C3D3DB", "#DFCCD3"]
    function groundTop(daytime: real): color {
        return between(groundTops, daytime)
    }
    function groundBottom(daytime: real): color {
        return between(groundBottoms, daytime)
    }
    readonly property color surface: dark ? "#1C3040" : "#F7F1E3"
    readonly property color raised: dark ? "#24404F" : "#FFFDF7"
    /// Background of text fields, tracks and the like.
    readonly property color field: dark ? "#152836" : "#FFFDF7"
    /// Hairlines between and around surfaces.
    readonly property color line: withAlpha(ink, dark ? 0.16 : 0.14)
    /// Outline of controls; visible as a shape (contrast 3:1).
    readonly property color outline: dark ? "#8298A5" : "#6A767D"
    readonly property color scrim: dark ? "#A6050D13" : "#731D2A33"
    readonly property color shadow: dark ? "#59000000" : "#2E1D2A33"
    readonly property color hoverTint: withAlpha(ink, 0.06)
    readonly property color selectedTint: withAlpha(gold, dark ? 0.18 : 0.16)
    readonly property color pressedTint: withAlpha(ink, 0.13)

    // ---- Text -----------------------------------------------------------------------------------

    readonly property color ink: dark ? "#F2EBDC" : "#1D2A33"
    readonly property color muted: dark ? "#9FB1BC" : "#56646D"
    readonly property color mutedOnTable: dark ? "#9FB1BC" : "#4A5963"
    readonly property color goodText: dark ? "#6CC08B" : "#287046"
    readonly property color badText: dark ? "#F39A91" : "#A0332A"
    readonly property color noteText: dark ? "#F0B65A" : "#824D00"
    readonly property color goldText: dark ? "#E9B44C" : "#795105"

    // ---- Marks ----------------------------------------------------------------------------------

    readonly property color gold: dark ? "#E9B44C" : "#B97E10"
    /// Gold on the table itself or on a tint, where the surface gold has too little contrast.
    readonly property color goldOnTable: dark ? "#E9B44C" : "#9B6A0D"
    readonly property color good: dark ? "#6CC08B" : "#2E7D4F"
    readonly property color bad: dark ? "#F28F86" : "#B3392F"
    readonly property color note: dark ? "#F0B65A" : "#A86400"
    /// Gold on an ink background (toasts, tooltips).
    readonly property color goldOnInk: dark ? "#8A5C06" : "#E9B44C"
    readonly property color goldInk: dark ? "#10222F" : "#131C22"
    readonly property color badInk: dark ? "#10222F" : "#FFFDF7"
    /// Muted backgrounds on a surface: good, bad or neutral.
    readonly property color goodTint: mix(good, surface, 0.8)
    readonly property color badTint: mix(bad, surface, 0.82)
    readonly property color goldTint: dark ? "#4A3819" : mix(gold, surface, 0.72) // gold and blue would be olive
    readonly property color quietTint: mix(ink, surface, 0.92)
    /// What is seen of a wonder being built, on posters that are the same in light and dark.
    readonly property color dust: "#F2E6CC"
    readonly property color dustInShade: "#B99F79"
    readonly property color sunbeam: "#66FFF4CC"
    readonly property color lamp: "#FFC861"
    /// The keyboard focus ring: ink, with a thin edge that keeps it visible on any background.
    readonly property color focus: ink
    readonly property color focusEdge: dark ? "#10222F" : "#FFFDF7"
    /// What a hint or a lesson names. Gold is for a choice and the next step.
    readonly property color hint: dark ? "#74D3EA" : "#0A6C8A"
    readonly property color hintInk: dark ? "#10222F" : "#FFFDF7"
    readonly property real disabledOpacity: 0.56
    /// Opacity of a good's sign at a count of zero.
    readonly property real noneOpacity: 0.8

    // ---- Card families --------------------------------------------------------------------------

    readonly property var familyColours: ({
        "raw_material": "#8A5A3C", "manufactured_good": "#7E8790", "civilian": "#2F6DB5",
        "scientific": "#2F8557", "commercial": "#D99A1B", "military": "#B93A2B",
        "guild": "#71469B", "wonder": "#C46A3F", "spy": "#2B2B33", "leaders": "#EDE6D6"
    })
    readonly property color lightInk: "#FFFFFF"
    readonly property color darkInk: "#10171C"

    function family(name: string): color {
        return Qt.color(familyColours[name] ?? muted.toString())
    }
    function familyInk(name: string): color {
        return inkOn(family(name))
    }
    /// A resource's glyph on a surface; contrast at least 4.5:1 (coins use the gold of all coins).
    readonly property var resourceColours: dark ? ({
        "wood": "#DFAB86", "stone": "#C2CCD4", "clay": "#F29A7F", "ore": "#A3B9D0",
        "glass": "#84D6DA", "cloth": "#E0AAE6", "papyrus": "#D9D27C", "coins": "#E9B44C"
    }) : ({
        "wood": "#8A5A3C", "stone": "#5F6A74", "clay": "#B0452A", "ore": "#37434F",
        "glass": "#14757D", "cloth": "#87408F", "papyrus": "#6F6A12", "coins": "#B97E10"
    })
    function resource(name: string): color {
        return Qt.color(resourceColours[name] ?? ink.toString())
    }
    /// Seat colours, by their names in the palette.
    readonly property var seatColours: ({
        "teal": "#1C7F81", "coral": "#E0654A", "gold": "#D9A21B", "violet": "#7B57B0",
        "sky": "#4A90D0", "olive": "#7C8B33", "rose": "#C24A83", "slate": "#66757F"
    })
    function seat(name: string): color {
        return Qt.color(seatColours[name] ?? muted.toString())
    }
    /// Text and signs on a seat's colour.
    function seatInk(name: string): color {
        return inkOn(seat(name))
    }
    function inkOn(ground: color): color {
        return contrast(lightInk, ground) >= contrast(darkInk, ground) ? lightInk : darkInk
    }
    function familyTint(name: string): color {
        return mix(family(name), raised, dark ? 0.75 : 0.82)
    }
    function familyText(name: string): color {
        return familyTexts[name] ?? muted
    }
    // The family's hue, lightened or darkened until it is legible as text on the surfaces.
    readonly property var familyTexts: {
        const texts = {}
        for (const name in familyColours)
            texts[name] = legible(family(name))
        return texts
    }
    function legible(base: color): color {
        const step = dark ? 0.02 : -0.02
        let text = base
        for (let light = base.hslLightness; light > 0 && light < 1; light += step) {
            text = Qt.hsla(Math.max(0, base.hslHue), base.hslSaturation, light, 1)
            if (Math.min(contrast(text, surface), contrast(text, raised)) >= 4.5)
                break
        }
        return text
    }

    // ---- Sizes ----------------------------------------------------------------------------------

    function px(n: real): real {
        return Math.round(n * scale)
    }
    readonly property real space4: px(4)
    readonly property real space8: px(8)
    readonly property real space12: px(12)
    readonly property real space16: px(16)
    readonly property real space24: px(24)
    readonly property real space32: px(32)
    /// Between a glyph and its number, and between one pair and the next.
    readonly property real figureGap: px(4)
    readonly property real figureStep: px(12)
    readonly property real radiusSmall: px(4)
    readonly property real radius: px(8)
    readonly property real radiusMedium: px(12)
    readonly property real radiusLarge: px(16)
    readonly property real stroke: Math.max(1, px(1))
    readonly property real focusWidth: Math.max(2, px(3))
    /// Minimum side of a touch target.
    readonly property real target: px(48)
    readonly property real glyphSize: px(24)
    /// Maximum width of text and forms.
    readonly property real pageWidth: px(720)

    // ---- Type -----------------------------------------------------------------------------------

    /// EB Garamond's own figures are old-style, wrong for titles: figures come from the first font, letters from
    /// EB Garamond as its substitute.
    readonly property string titleFont: firstFont(["Mirabilia Figures", "EB Garamond 12", "EB Garamond", "Noto Serif CJK SC"])
    /// Debian's bold EB Garamond has no accented letters. Text that contains one uses the regular weight, so that
    /// letters of two typefaces do not mix. (\u00d7 is a sign and comes with the figures.)
    function titleWeight(text: string): int {
        return /[\u00c0-\u00d6\u00d8-\u1fff\u2c60-\u2c7f\ua720-\ua7ff]/.test(text) ? Font.Normal : Font.DemiBold
    }
    readonly property string textFont: firstFont(["Inter", "Noto Sans CJK SC", "Noto Sans"])
    readonly property int captionSize: px(14)
    readonly property int bodySize: px(16)
    readonly property int leadSize: px(20)
    readonly property int titleSize: px(24)
    readonly property int headlineSize: px(32)
    readonly property int displaySize: px(48)

    readonly property var installedFonts: Qt.fontFamilies()
    function firstFont(wanted: list<string>): string {
        for (const name of wanted) {
            if (installedFonts.includes(name))
                return name
        }
        return Qt.application.font.family
    }

    // ---- Motion ---------------------------------------------------------------------------------

    function motion(ms: int): int {
        return Math.round(ms * [0, 2, 1.5, 1, 0.6, 0.3][Math.max(0, Math.min(5, motionSpeed))])
    }
    readonly property int quick: motion(120)
    readonly property int move: motion(250)
    readonly property int reveal: motion(1000)
    readonly property int toastTime: 6000
    readonly property int tooltipDelay: 600

    // ---- Colour arithmetic ----------------------------------------------------------------------

    function withAlpha(c: color, alpha: real): color {
        return Qt.rgba(c.r, c.g, c.b, alpha)
    }
    /// a at share 0, b at share 1.
    function mix(a: color, b: color, share: real): color {
        return Qt.rgba(a.r + (b.r - a.r) * share, a.g + (b.g - a.g) * share,
                       a.b + (b.b - a.b) * share, 1)
    }
    /// The colour at that place of a row, between two neighbours where it is no whole number.
    function between(row: list<color>, place: real): color {
        const low = Math.max(0, Math.min(row.length - 2, Math.floor(place)))
        return mix(row[low], row[low + 1], Math.max(0, Math.min(1, place - low)))
    }
    function luminance(c: color): real {
        const linear = x => x <= 0.04045 ? x / 12.92 : Math.pow((x + 0.055) / 1.055, 2.4)
        return 0.2126 * linear(c.r) + 0.7152 * linear(c.g) + 0.0722 * linear(c.b)
    }
    /// Contrast ratio of two opaque colours, 1 to 21 (WCAG 2).
    function contrast(a: color, b: color): real {
        const la = luminance(a)
        const lb = luminance(b)
        return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05)
    }
}
