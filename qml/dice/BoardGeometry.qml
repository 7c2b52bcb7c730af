// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Theme

// The geometry of a city's buildings on its board, for the available space (`area`).
//   wide     Barracks on both sides, two rows of buildings between them, warehouse and reserve below
//   tablet   the same with narrower Barracks, their cells in one file
//   phone    the Barracks above the others; the warehouse is part of the economy below the board
//   list     at most two buildings in a row, as high as all of them need (`listHeight`)
QtObject {
    id: geometry

    required property string layout
    required property rect area

    readonly property real gap: Theme.px(phone ? 4 : 8)
    readonly property bool list: layout === "list"
    readonly property bool phone: layout === "phone" || list
    /// The heads of the buildings grow with the board.
    readonly property real headHeight: list ? Theme.px(26) : phone ? Theme.px(20) : Math.max(Theme.px(25), Math.min(Theme.px(32), area.height / 22))

    /// "columns": lanes are columns; "file": all cells in one column; "rows": lanes are rows.
    readonly property string barracksMode: phone ? "rows" : layout === "tablet" ? "file" : "columns"

    // Proportions of the design at 1280 x 800, 800 x 1280 and 360 x 640.
    readonly property real side: Math.round(area.width * (layout === "tablet" ? 84 / 784 : 126 / 872))
    readonly property real inner: phone ? area.width : area.width - 2 * (side + gap)
    readonly property real lastRow: phone ? 0 : Math.round(area.height * (layout === "tablet" ? 118 / 690 : 104 / 524))
    readonly property real upper: area.height - (phone ? 0 : lastRow + gap)
    // On a phone all cells are about equally high: the rows have two, three and three buildings.
    readonly property list<real> rowShares: list ? [147, 147, 223, 205, 88, 88] : phone ? [87, 137, 118]
                                          : layout === "tablet" ? [204, 352] : [158, 246]
    readonly property real rowSum: [...rowShares].reduce((sum, share) => sum + share, 0)

    // In a list: row, place in it, how many share it. Each cell is a full touch target.
    readonly property var listPlaces: ({
        "barracks_west": [0, 0, 1], "barracks_east": [1, 0, 1], "agora": [2, 0, 2], "university": [2, 1, 2],
        "market": [3, 0, 2], "gallery": [3, 1, 2], "wonder": [4, 0, 2], "guild_court": [4, 1, 2], "warehouse": [5, 0, 1]
    })
    readonly property real listHeight: Theme.px(rowSum) + (rowShares.length - 1) * gap

    function rowHeight(row: int): real {
        return Math.round((upper - (rowShares.length - 1) * gap) * rowShares[row] / rowSum)
    }
    function rowTop(row: int): real {
        let y = area.y
        for (let above = 0; above < row; ++above)
            y += rowHeight(above) + gap
        return y
    }
    /// A part of a row between the Barracks, split by these shares.
    function part(row: int, shares: list<real>, index: int): rect {
        const left = phone ? area.x : area.x + side + gap
        const room = inner - (shares.length - 1) * gap
        const sum = shares.reduce((all, share) => all + share, 0)
        let x = left
        for (let before = 0; before < index; ++before)
            x += Math.round(room * shares[before] / sum) + gap
        const width = index === shares.length - 1 ? left + inner - x : Math.round(room * shares[index] / sum)
        return Qt.rect(x, rowTop(row), width, rowHeight(row))
    }
    function half(place: rect, lower: bool): rect {
        const height = Math.floor((place.height - gap) / 2)
        return Qt.rect(place.x, lower ? place.y + place.height - height : place.y, place.width, height)
    }

    readonly property rect wonder: phone ? half(part(2, [110, 108, 126], 2), false) : part(0, [182, 182, 224], 0)
    readonly property rect guildCourt: phone ? half(part(2, [110, 108, 126], 2), true) : part(0, [182, 182, 224], 1)
    readonly property rect gallery: phone ? part(2, [110, 108, 126], 1) : part(0, [182, 182, 224], 2)
    readonly property rect agora: phone ? part(1, [1, 1], 0) : part(1, [214, 160, 214], 0)
    readonly property rect market: phone ? part(2, [110, 108, 126], 0) : part(1, [214, 160, 214], 1)
    readonly property rect university: phone ? part(1, [1, 1], 1) : part(1, [214, 160, 214], 2)
    readonly property rect barracksWest: phone ? part(0, [1, 1], 0) : Qt.rect(area.x, area.y, side, upper)
    readonly property rect barracksEast: phone ? part(0, [1, 1], 1)
                                               : Qt.rect(area.x + area.width - side, area.y, side, upper)

    // Below the buildings; on a phone the reserve is elsewhere.
    readonly property real lastTop: area.y + upper + gap
    readonly property list<real> lastShares: layout === "tablet" ? [344, 240, 184] : [404, 246, 206]
    function lastPart(index: int): rect {
        const sum = lastShares[0] + lastShares[1] + lastShares[2]
        const room = area.width - 2 * gap
        let x = area.x
        for (let before = 0; before < index; ++before)
            x += Math.round(room * lastShares[before] / sum) + gap
        const width = index === 2 ? area.x + area.width - x : Math.round(room * lastShares[index] / sum)
        return phone ? Qt.rect(0, 0, 0, 0) : Qt.rect(x, lastTop, width, lastRow)
    }
    readonly property rect warehouse: lastPart(0)
    readonly property rect coins: lastPart(1)
    readonly property rect bonuses: lastPart(2)

    function of(building: string): rect {
        if (list) {
            const [row, place, count] = listPlaces[building]
            return part(row, Array(count).fill(1), place)
        }
        switch (building) {
        case "wonder": return wonder
        case "guild_court": return guildCourt
        case "gallery": return gallery
        case "agora": return agora
        case "market": return market
        case "university": return university
        case "barracks_west": return barracksWest
        case "barracks_east": return barracksEast
        }
        return warehouse
    }
}
