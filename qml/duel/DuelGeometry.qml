// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// The geometry of the Duel table for the available space:
//   wide      bar | left city, (track, tokens, structure, band), right city
//   tablet    bar | both cities | track | tokens | structure | band
//   phone     bar | both cities in short | track | structure | band
//   sideways  bar | cities in short | (track, structure) | band at the right
// Between the design sizes the parts grow with the window. All values in scaled pixels.
QtObject {
    id: geometry

    required property real width
    required property real height
    /// On a phone the text of the lesson replaces the bar.
    property bool explained: false

    // The window in pixels at scale 1.
    readonly property real w: width / Theme.scale
    readonly property real h: height / Theme.scale
    readonly property bool wide: w >= 1080 && h >= 660
    readonly property bool tablet: !wide && w >= 720 && h >= 1080
    readonly property bool phone: !wide && !tablet
    /// A phone in landscape, or a large scale on a small screen.
    readonly property bool sideways: phone && w > h

    // 0 at 1280 x 800, 1 at 1920 x 1080.
    readonly property real grown: Math.max(0, Math.min(1, (h - 800) / 280, (w - 1280) / 640))
    function between(small: real, large: real): real {
        return Theme.px(small + (large - small) * grown)
    }

    readonly property real gap: Theme.px(8)
    readonly property bool barShown: !explained || !phone || sideways
    readonly property real barHeight: !barShown ? gap : Theme.px(wide ? 44 : tablet ? 52 : 44)
    // Cards grow before the cities beside them: at a large scale the cities get no larger share of the screen.
    readonly property real panelWidth: wide ? between(240, 340) : sideways ? Theme.px(besideWidth + unused)
                                                               : (width - (tablet ? 3 : 1) * gap) / 2 - (tablet ? 0 : gap / 2)
    readonly property real besideWidth: Math.max(112, Math.min(140, w * 0.175))
    // A structure is hardly wider than high: spare width at its sides goes to the cities if that changes their layout.
    readonly property real aside: w - besideWidth - Math.min(216, w * 0.285) - 32 - Math.max(400, h - 96)
    readonly property real unused: aside >= 40 ? Math.min(60, aside) : 0
    readonly property real panelHeight: wide ? height - barHeight - Theme.px(4) - gap
                                      : tablet ? Theme.px(470)
                                      : sideways ? (height - barHeight - 2 * gap) / 2 : Theme.px(80)
    readonly property real panelTop: barHeight + (wide ? Theme.px(4) : 0)
    readonly property real margin: phone && !sideways ? Theme.px(4) : gap

    readonly property rect leftPanel: Qt.rect(margin, panelTop, panelWidth, panelHeight)
    readonly property rect rightPanel: sideways
        ? Qt.rect(margin, panelTop + panelHeight + gap, panelWidth, panelHeight)
        : Qt.rect(width - margin - panelWidth, panelTop, panelWidth, panelHeight)

    // The column of track, tokens and structure.
    readonly property real bandWidth: sideways ? Theme.px(Math.min(216, w * 0.285)) : 0
    readonly property real left: wide || sideways ? leftPanel.x + panelWidth + gap : margin
    readonly property real middle: wide ? rightPanel.x - gap - left
                                 : sideways ? width - left - bandWidth - 2 * gap : width - 2 * margin
    /// Low window: everything above and below the cards is lower.
    readonly property bool low: h < (wide ? 760 : 400)
    readonly property real trackHeight: wide && !low ? between(62, 72) : Theme.px(tablet ? 62 : wide ? 56 : low ? 36 : 44)
    readonly property real trackTop: wide || sideways ? panelTop : panelTop + panelHeight + Theme.px(tablet ? 8 : 4)
    readonly property rect track: Qt.rect(left, trackTop, middle, trackHeight)
    readonly property real tokensHeight: phone ? 0 : wide && !low ? between(48, 56) : Theme.px(wide ? 44 : 48)
    readonly property rect tokens: Qt.rect(left, track.y + trackHeight + gap, middle, tokensHeight)
    readonly property real bandHeight: wide ? between(78, 88) : Theme.px(tablet ? 88 : 126)
    readonly property rect band: sideways
        ? Qt.rect(width - gap - bandWidth, panelTop, bandWidth, height - panelTop - gap)
        : Qt.rect(left, height - bandHeight - (phone ? Theme.px(4) : gap), middle, bandHeight)
    readonly property real structureTop: (phone ? track.y + trackHeight : tokens.y + tokensHeight) + Theme.px(sideways ? 2 : phone ? 4 : 8)
    readonly property rect structure: Qt.rect(left, structureTop, middle,
                                              (sideways ? height : band.y) - structureTop - Theme.px(sideways ? 4 : phone ? 2 : 8))
}
