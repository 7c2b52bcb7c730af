// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// The geometry of the table for the available space. The three layouts differ only here:
//   wide     bar | far seats | left neighbour, own city, right neighbour | own line | hand
//   tablet   bar | far seats in two columns | both neighbours side by side | own city | own line | hand
//   phone    bar | switcher | one city | own line | hand
// Between the design sizes the bands grow with the window. All values in scaled pixels.
QtObject {
    id: geometry

    required property real width
    required property real height
    required property int farCount
    required property int handCount

    // The window in pixels at scale 1.
    readonly property real w: width / Theme.scale
    readonly property real h: height / Theme.scale
    readonly property string layout: w >= 1080 && h >= 660 ? "wide"
                                     : w >= 720 && h >= 1080 ? "tablet" : "phone"
    readonly property bool wide: layout === "wide"
    readonly property bool tablet: layout === "tablet"
    readonly property bool phone: layout === "phone"
    /// A phone in landscape, or a large scale on a small screen: the switcher is on the left.
    readonly property bool sideways: phone && w > h

    // 0 at 1280 x 800, 1 at 1920 x 1080.
    readonly property real tall: Math.max(0, Math.min(1, (h - 800) / 280))
    readonly property real broad: Math.max(0, Math.min(1, (w - 1280) / 640))
    readonly property real gap: Theme.px(phone ? 4 : 8)

    readonly property real barHeight: Theme.px(wide ? 44 + 4 * tall : tablet ? 52 : 44)
    readonly property real ownLineHeight: Theme.px(wide ? (h < 760 ? 64 : 72 - 12 * tall)
                                                         : tablet ? 96 : sideways && w >= 728 ? 36 : sideways ? 52 : 64)
    readonly property bool ribbonBeside: wide && w >= 1600
    // In portrait more than four cards go into two rows, so that each is shown whole; at a large scale the
    // cards are the first to grow.
    readonly property int handRows: wide || sideways || handCount <= 4 ? 1 : 2
    readonly property real cardRoom: (w - 16 - 3 * 4) / 4 * 1.4
    readonly property real cardHeight: Math.min(tablet ? (farCount > 2 ? 208 : 250) : 168, cardRoom, (0.44 * h - 24) / handRows)
    // In a window of 1920 x 1080 the cards are 240 wide, and no smaller at a larger scale.
    readonly property real fullHand: Theme.px(20) + 336 * Math.max(0, Math.min(1, (height - 800) / 280)) * Math.max(0, Math.min(1, (width - 1280) / 640))
    readonly property real handHeight: wide ? Math.max(fullHand, Theme.px(Math.max(172, Math.min(236, 0.295 * h)) + 28 * tall + 92 * tall * broad))
                                       : sideways ? Theme.px(Math.max(120, 0.44 * h - 36))
                                       : Theme.px(20 + handRows * cardHeight + (handRows - 1) * 4)

    readonly property int farColumns: wide ? farCount : phone && w < 500 ? 1 : Math.min(2, farCount)
    readonly property int farRows: farCount === 0 ? 0 : Math.ceil(farCount / farColumns)
    readonly property real farRowHeight: wide ? Theme.px(h < 760 ? 84 : 84 + 28 * tall)
        : tablet ? Theme.px(88)
        : Math.min(Theme.px(92), (stage.height - 3 * gap) / Math.max(1, farRows))
    readonly property real farHeight: phone || farRows === 0 ? 0 : farRows * (farRowHeight + gap)

    readonly property rect bar: Qt.rect(0, 0, width, barHeight)
    readonly property rect hand: Qt.rect(0, height - handHeight, width, handHeight)
    readonly property rect ownLine: Qt.rect(aside + gap * 2, hand.y - ownLineHeight, width - aside - 4 * gap, ownLineHeight)
    readonly property real farWidth: wide ? Math.min(width - 2 * gap, farCount * Theme.px(470)) : width - 2 * gap
    readonly property rect far: Qt.rect((width - farWidth) / 2, barHeight, farWidth, Math.max(0, farHeight - gap))

    readonly property real middleTop: barHeight + farHeight
    readonly property real middleHeight: ownLine.y - middleTop - (phone ? 0 : Theme.px(4))

    readonly property real sideWidth: wide ? Theme.px(236 + 104 * broad) : (width - 3 * gap) / 2
    readonly property real sideHeight: wide ? middleHeight : Theme.px(farCount > 2 ? 252 : 262)

    readonly property rect left: Qt.rect(gap, middleTop, sideWidth, sideHeight)
    readonly property rect right: Qt.rect(width - gap - sideWidth, middleTop, sideWidth, sideHeight)
    readonly property rect own: wide
        ? Qt.rect(left.x + left.width + gap, middleTop, width - 2 * (sideWidth + 2 * gap), middleHeight)
        : Qt.rect(gap, middleTop + sideHeight + gap, width - 2 * gap, middleHeight - sideHeight - gap)

    // Phone: one city at a time, chosen in the switcher.
    readonly property real tabSize: Theme.px(64)
    /// Width of the switcher on the left; nothing ever covers it.
    readonly property real aside: sideways ? Theme.px(128) : 0
    readonly property rect switcher: sideways ? Qt.rect(0, barHeight, aside, hand.y - barHeight)
                                              : Qt.rect(gap, barHeight, width - 2 * gap, tabSize)
    readonly property rect stage: sideways
        ? Qt.rect(aside, barHeight, width - aside - gap, ownLine.y - barHeight)
        : Qt.rect(gap, barHeight + tabSize + gap, width - 2 * gap, ownLine.y - barHeight - tabSize - 2 * gap)

    /// Backgrounds of the cities; a phone shows one page at a time.
    function grounds(page: string): list<rect> {
        if (phone && page !== "others")
            return [stage]
        const places = phone ? [] : [left, right, own, Qt.rect(gap, ownLine.y, geometry.width - 2 * gap, ownLineHeight - Theme.px(2))]
        const area = phone ? stage : far
        const width = (area.width - (farColumns - 1) * gap) / Math.max(1, farColumns)
        for (let i = 0; i < farCount; ++i) {
            places.push(Qt.rect(area.x + i % farColumns * (width + gap),
                                area.y + Math.floor(i / farColumns) * (farRowHeight + gap),
                                width, farRowHeight))
        }
        return places
    }

    // The band with the actions covers the own line; on a phone it is taller and covers more, as much as its text needs.
    property real bandNeed: 0
    readonly property real bandHeight: phone ? Math.max(Theme.px(sideways ? (w < 500 ? 112 : 98) : 132), bandNeed) : ownLineHeight
    readonly property bool bandIsLow: tablet || sideways
    readonly property rect band: Qt.rect(aside + gap, hand.y - bandHeight, width - aside - 2 * gap, bandHeight - Theme.px(2))
    /// Area for the payments, above the band; below the neighbours if that leaves room for a line.
    readonly property real aboveTop: (sideways || !phone || band.y - stage.y < Theme.px(90) ? barHeight : stage.y) + Theme.px(6)
    readonly property rect above: Qt.rect(band.x, aboveTop, band.width, band.y - aboveTop - Theme.px(6))
}
