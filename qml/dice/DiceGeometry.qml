// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// The geometry of the Dice table for the available space.
//   wide      bar | Forum | neighbours beside the board, other seats below them | band
//   tablet    bar | Forum | neighbours side by side | other seats | board | band
//   phone     bar | Forum | neighbours, if high | board | economy | band; in landscape: Forum, economy, neighbours and
//             band left of the board
// With two players there is one neighbour: on the left, or as wide as the window.
// Between the design sizes the bands grow with the window. All values in scaled pixels.
QtObject {
    id: geometry

    required property real width
    required property real height
    required property int farCount
    required property bool two
    /// On a phone the text of the lesson replaces the bar.
    property bool explained: false
    /// In a replay the band asks nothing.
    property bool replayed: false

    // The window in pixels at scale 1.
    readonly property real w: width / Theme.scale
    readonly property real h: height / Theme.scale
    readonly property string layout: w >= 1080 && h >= 660 ? "wide"
                                     : w >= 720 && h >= 1080 ? "tablet" : "phone"
    readonly property bool wide: layout === "wide"
    readonly property bool tablet: layout === "tablet"
    readonly property bool phone: layout === "phone"
    /// A phone in landscape, or a large scale on a small screen.
    readonly property bool sideways: phone && w > h

    // 0 at 1280 x 800, 1 at 1920 x 1080.
    readonly property real tall: Math.max(0, Math.min(1, (h - 800) / 280))
    readonly property real broad: Math.max(0, Math.min(1, (w - 1280) / 640))
    readonly property real gap: Theme.px(phone ? 4 : 8)

    readonly property bool barShown: !explained || !phone || sideways
    readonly property real barHeight: !barShown ? gap : Theme.px(wide ? 44 + 4 * tall : tablet ? 52 : 44)
    // In landscape: seven dice large enough to touch, as long as the board keeps the larger part.
    readonly property real columnWidth: sideways ? Math.round(Math.max(width * 0.38, Math.min(width * 0.46, Theme.px(336))))
                                                 : width - 2 * gap
    readonly property rect bar: Qt.rect(0, 0, width, barHeight)
    readonly property rect forum: Qt.rect(gap, barHeight + (phone ? 0 : Theme.px(4)), columnWidth,
        Theme.px(wide ? (h < 760 ? 96 : 108 + 20 * tall) : tablet ? 116 : 88))
    readonly property real below: forum.y + forum.height + gap

    readonly property real bandHeight: Theme.px(wide ? (h < 760 ? 80 : 96) : tablet ? 120 : sideways ? 104 : replayed ? 66 : 106)
    readonly property real economyHeight: Theme.px(twoLines ? 78 : 42)
    readonly property real economyTop: sideways ? below : height - 2 * gap - bandHeight - economyHeight
    readonly property real bandTop: chipsBeside ? besideTop + farHeight + gap : height - gap - bandHeight
    readonly property rect economy: Qt.rect(gap, economyTop, columnWidth, economyHeight)
    readonly property rect band: Qt.rect(gap, bandTop, columnWidth, height - gap - bandTop)

    // ---- Landscape: neighbours between economy and band, as panels or as chips --------------------

    // With a one-line economy; in a narrow column its second line comes first.
    readonly property real besideRoom: height - below - bandHeight - Theme.px(42) - 3 * gap
    readonly property bool twoLines: sideways && columnWidth < Theme.px(320)
        && (besideRoom >= Theme.px(236) || besideRoom < Theme.px(200) && besideRoom >= farHeight + gap + Theme.px(36))
    readonly property real besideTop: economyTop + economyHeight + gap
    readonly property real besideHeight: sideways ? height - 2 * gap - bandHeight - besideTop : 0
    readonly property bool panelsBeside: besideHeight >= Theme.px(200)
    readonly property bool chipsBeside: sideways && !panelsBeside
    /// Portrait: as chips above the board, as long as its cells remain touchable.
    readonly property bool chipsAbove: phone && !sideways && economyTop - below - farHeight - 2 * gap >= Theme.px(344)
    readonly property bool nearChips: chipsBeside || chipsAbove

    // ---- Neighbours, and other seats below them --------------------------------------------------

    readonly property int nearCount: two ? 1 : 2
    readonly property bool showsNear: !phone || panelsBeside
    readonly property real sideWidth: wide ? Theme.px(188 + 112 * broad)
                                    : ((phone ? columnWidth : width - 2 * gap) - (nearCount - 1) * gap) / nearCount
    readonly property int farLeft: Math.floor(farCount / 2)
    readonly property real farHeight: Theme.px(66)
    readonly property real bottom: band.y - gap
    readonly property real farTop: chipsBeside ? besideTop : below + (tablet ? Theme.px(212) + gap : 0)
    readonly property bool showsFar: !phone && farCount > 0

    readonly property real sideTop: phone ? besideTop : below
    function sideHeight(chips: int): real {
        return tablet ? Theme.px(212) : phone ? besideHeight : bottom - below - chips * (farHeight + gap)
    }
    readonly property rect left: Qt.rect(gap, sideTop, sideWidth, sideHeight(farLeft))
    readonly property rect right: two ? left
        : Qt.rect(phone ? gap + sideWidth + gap : width - gap - sideWidth, sideTop, sideWidth, sideHeight(farCount - farLeft))

    /// The place of another seat, clockwise from my left neighbour; the place of a neighbour if those are
    /// chips.
    function far(index: int): rect {
        if (!wide) {
            const count = Math.max(1, nearChips ? nearCount : farCount)
            const chip = ((phone ? columnWidth : width - 2 * gap) - (count - 1) * gap) / count
            return Qt.rect(gap + index * (chip + gap), farTop, chip, farHeight)
        }
        const atLeft = index < farLeft
        const fromBottom = atLeft ? farLeft - index : index - farLeft + 1
        return Qt.rect(atLeft ? left.x : right.x, bottom - fromBottom * (farHeight + gap) + gap, sideWidth, farHeight)
    }

    function isShown(seat: int, table: var): bool {
        const near = seat === table.left.seat || seat === table.right.seat
        return seat === table.own.seat || (near ? showsNear || nearChips : showsFar)
    }
    /// The place of a city with an attacking or attacked building: for my own city that building; a city not on
    /// the table is beyond the edge, on the side of the building that faces it.
    function placeOf(seat: int, building: string, table: var): rect {
        const at = places.of(building)
        if (seat === table.own.seat)
            return at
        if (showsNear && seat === table.left.seat)
            return left
        if (showsNear && seat === table.right.seat)
            return right
        if (nearChips && isShown(seat, table))
            return far(seat === table.left.seat ? 0 : 1)
        for (let index = 0; showsFar && index < table.others.length; ++index) {
            if (table.others[index].seat === seat)
                return far(index)
        }
        return Qt.rect(building === "barracks_west" ? width : -at.width, at.y, at.width, at.height)
    }

    // ---- The board --------------------------------------------------------------------------------

    readonly property real boardTop: wide ? below : tablet && !showsFar ? farTop : tablet || chipsAbove ? farTop + farHeight + gap
                                                           : sideways ? barHeight : below
    readonly property rect board: wide
        ? Qt.rect(left.x + sideWidth + gap, boardTop, width - (nearCount * (sideWidth + gap) + 2 * gap), bottom - boardTop)
        : sideways ? Qt.rect(columnWidth + 2 * gap, boardTop, width - columnWidth - 3 * gap, height - boardTop - gap)
        : Qt.rect(gap, boardTop, width - 2 * gap, (phone ? economy.y - gap : bottom) - boardTop)

    readonly property BoardGeometry places: BoardGeometry {
        layout: geometry.layout
        area: geometry.board
    }
}
