// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Dice
import Mirabilia.Table
import Mirabilia.Theme

// A building of a city: its head with the number of crossed-off cells, the die faces that lead to its
// lanes, and its cells.
//   mode      "rows": a lane is a row; "columns": a lane is a column (Barracks); "file": all cells
//             in one column; "gallery": two rows of three, or three of two, each with its face
//   art       the poster of the wonder between head and cells, if there is room
Item {
    id: house

    required property DiceBuilding building
    property string mode: "rows"
    property string art
    property bool shallow: false
    property bool keyboard: false
    /// True if the hovered or chosen cell allows more cells here to be crossed off.
    property bool lit: false
    /// True while a die is in hand: cells that it does not lead to sink back.
    property bool choosing: false
    /// The running construction animations, and the seat to look up in them.
    property Rising rising: null
    property int seat: -1
    readonly property TooltipText tooltip: TooltipText {
        glyph: house.building.glyph
        name: house.building.name
        fact: Phrase.of(qsTr("%1 of %2 crossed off"), house.building.crossed, house.building.total)
    }
    signal cellPressed(Cell space)
    signal pressed()

    readonly property real gap: Theme.px(shallow ? 3 : 7)
    required property real headHeight
    /// Size of text and signs in the head.
    readonly property real letters: Math.max(Theme.px(shallow ? 14 : 16), headHeight * 0.62)
    readonly property bool western: building.building === "barracks_west"
    readonly property bool facing: building.facingName !== "" && mode !== "file"
    /// True if the head names the neighbour it attacks.
    readonly property bool named: facing && mode === "rows"
    readonly property bool hasSymbols: [...building.lanes].some(lane => lane.glyph !== "")
    readonly property bool narrow: width < Theme.px(shallow ? 140 : 130)
    readonly property real symbol: mode === "columns" || mode === "file" || !hasSymbols ? 0 : Theme.px(shallow ? 16 : 22)
    readonly property real columnHead: building.columns.length > 0 || mode === "columns" ? Theme.px(shallow ? 18 : 26) : 0
    readonly property real bodyTop: headHeight + gap + columnHead + picture
    readonly property bool shut: building.shutFamily !== ""
    /// The cells take spare height first; the picture appears and grows only after that.
    readonly property real picture: {
        const spare = height - headHeight - 2 * gap - Math.max(Theme.px(62), (height - headHeight) * 0.42)
        return spare >= Theme.px(40) && art !== "" || spare >= Theme.px(30) && shut && building.building === "guild_court" ? spare : 0
    }
    readonly property int laneCount: building.lanes.length
    readonly property int cellCount: [...building.lanes].reduce((sum, lane) => sum + lane.count, 0)
    readonly property int galleryColumns: shallow ? 2 : 3

    /// Geometry of a cell: `{x, y, width, height}`.
    function cellPlace(lane: int, place: int): rect {
        const at = (building.lanes[lane]?.start ?? 0) + place // among all cells
        let column = place
        let row = lane
        let columns = building.longest
        let rows = laneCount
        if (mode === "columns") {
            column = western ? laneCount - 1 - lane : lane
            row = place
            columns = laneCount
            rows = building.longest
        } else if (mode === "file") {
            column = 0
            row = at
            columns = 1
            rows = cellCount
        } else if (mode === "gallery") {
            columns = galleryColumns
            column = at % columns
            row = Math.floor(at / columns)
            rows = Math.ceil(cellCount / columns)
        }
        const perCell = mode === "gallery" ? symbol : 0
        const left = gap + (mode === "gallery" ? 0 : symbol)
        const w = (width - left - gap - (columns - 1) * gap * 0.8) / columns
        const extra = mode === "file" ? gap : 0
        const h = (height - bodyTop - gap - extra - (rows - 1) * gap * 0.8) / rows
        return Qt.rect(left + column * (w + gap * 0.8) + perCell,
                       bodyTop + row * (h + gap * 0.8) + (mode === "file" && lane === 1 ? extra : 0),
                       w - perCell, h)
    }
    /// The cells that show the sign of their lane, as `{lane, place}`: the first, in the Gallery all.
    function signs(): var {
        const places = []
        for (let lane = 0; lane < laneCount; ++lane) {
            const count = mode === "gallery" ? building.lanes[lane].count : 1
            for (let place = 0; place < count; ++place)
                places.push({ lane: lane, place: place })
        }
        return places
    }
    /// Geometry of the sign of the face that reaches a cell, or the lane that begins there.
    function signPlace(lane: int, place: int): rect {
        const first = cellPlace(lane, place)
        if (mode === "columns")
            return Qt.rect(first.x, headHeight + gap, first.width, columnHead - Theme.px(2))
        return Qt.rect(first.x - symbol - Theme.px(1), first.y, symbol, first.height)
    }

    Accessible.role: Accessible.List
    Accessible.name: building.description

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(10)
        color: Theme.surface
    }
    Rectangle {
        anchors.fill: head
        anchors.margins: -Theme.px(3)
        visible: house.lit
        radius: Theme.px(12)
        color: Theme.goldOnTable
    }
    Rectangle { // the head, with square lower corners
        id: head
        width: parent.width
        height: house.headHeight
        radius: Theme.px(10)
        color: Theme.family(house.building.family)
    }
    Rectangle {
        y: house.headHeight / 2
        width: parent.width
        height: house.headHeight / 2
        color: Theme.family(house.building.family)
    }
    MouseArea { // a TapHandler would also react to presses on the cells above (Qt 6.4)
        anchors.fill: parent
        onClicked: house.pressed()
    }
    Glyph {
        id: sign
        x: Theme.px(house.narrow ? 5 : 8)
        y: (house.headHeight - height) / 2
        visible: house.width >= label.implicitWidth + count.implicitWidth + Theme.px(house.shallow ? 34 : 42)
        width: visible ? size : 0
        name: house.building.glyph
        color: Theme.familyInk(house.building.family)
        size: house.letters
    }
    AppLabel {
        id: label
        anchors.left: sign.right
        anchors.leftMargin: sign.visible ? Theme.px(house.narrow ? 3 : 6) : 0
        anchors.right: followUp.left
        anchors.rightMargin: Theme.px(3)
        height: house.headHeight // the implicit height would be that of the unfitted text
        verticalAlignment: Text.AlignVCenter
        text: house.named ? Phrase.of("%1 · %2", house.building.head, house.building.facingName) : house.building.head
        title: true
        strong: true
        color: Theme.familyInk(house.building.family)
        font.pixelSize: house.letters
        fontSizeMode: Text.HorizontalFit
        minimumPixelSize: Theme.px(house.named ? 14 : 9) // a long name in a phone's city sheet
        Accessible.ignored: true
    }
    Glyph {
        id: followUp
        anchors.right: count.left
        anchors.rightMargin: visible ? Theme.px(4) : 0
        y: (house.headHeight - height) / 2
        visible: house.lit
        width: visible ? size : 0
        name: "cross-off"
        color: Theme.familyInk(house.building.family)
        size: house.letters
    }
    AppLabel {
        id: count
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(house.narrow ? 4 : 8)
        y: (house.headHeight - height) / 2
        text: house.building.crossed + "/" + house.building.total
        color: Theme.familyInk(house.building.family)
        strong: true
        elide: Text.ElideNone
        font.pixelSize: Math.max(Theme.captionSize, house.letters * 0.85)
        Accessible.ignored: true
    }
    WonderPicture {
        y: house.headHeight
        width: parent.width
        height: Math.floor(house.picture)
        visible: house.art !== "" && house.picture > 0
        wonder: visible ? house.art : ""
        built: house.building.crossed - (house.rising?.pending(house.seat) ?? 0)
        stages: house.building.total
    }
    Row { // a building that only a locked die leads to
        x: house.gap
        y: house.headHeight + (house.picture - height) / 2 + Theme.px(2)
        visible: house.shut && house.art === "" && house.picture > 0
        spacing: Theme.px(6)
        DieChip {
            anchors.verticalCenter: parent.verticalCenter
            family: house.building.shutFamily
            mark: house.building.shutMark
            size: Theme.px(22)
        }
        Glyph {
            anchors.verticalCenter: parent.verticalCenter
            name: "lock"
            color: Theme.muted
            size: Theme.px(18)
        }
        AppLabel {
            anchors.verticalCenter: parent.verticalCenter
            visible: text !== ""
            width: house.width - Theme.px(70)
            text: house.building.shutText
            muted: true
            font.pixelSize: Theme.captionSize
            wrapMode: Text.Wrap
            maximumLineCount: 2
            Accessible.ignored: true
        }
    }

    Repeater {
        model: house.hasSymbols && house.mode !== "file" ? house.signs() : []
        LaneSign {
            required property var modelData
            place: house.signPlace(modelData.lane, modelData.place)
            lane: house.building.lanes[modelData.lane]
        }
    }
    Repeater {
        model: house.building.columns
        LaneSign {
            required property int index
            required property var modelData
            readonly property rect cell: house.cellPlace(0, index)
            place: Qt.rect(cell.x, house.headHeight + house.gap * 0.6, cell.width, house.columnHead)
            lane: modelData
        }
    }
    Repeater {
        id: cells
        model: house.building.cells
        Cell {
            id: space
            readonly property rect at: house.cellPlace(lane, place)
            x: at.x
            y: at.y
            width: at.width
            height: at.height
            z: candidate || chosen || hinted ? 1 : 0
            family: house.building.family
            stop: index === 0
            keyboard: house.keyboard
            sunk: house.choosing
            share: house.rising?.shareOf(house.seat, cell) ?? 1
            onPressed: house.cellPressed(space)
        }
    }
    FacingMark {
        /// Behind the last of the lane of defence, which is the shorter one.
        readonly property int behind: house.facing ? house.building.lanes[1].count : 0
        readonly property rect beneath: house.facing ? house.cellPlace(1, behind) : Qt.rect(0, 0, 0, 0)
        visible: house.facing && behind < house.building.longest
        upright: house.mode === "columns"
        x: beneath.x
        y: beneath.y
        width: house.mode === "columns" ? beneath.width : house.width - beneath.x - house.gap
        height: house.mode === "columns" ? house.cellPlace(1, behind + 1).y + Theme.px(20) - beneath.y : beneath.height
        building: house.building
    }

    component LaneSign: Item {
        id: laneSign
        property rect place
        property var lane
        x: place.x
        y: place.y
        width: place.width
        height: place.height
        Accessible.ignored: true
        readonly property TooltipText tooltip: TooltipText { glyph: laneSign.lane.glyph }
        Glyph {
            anchors.centerIn: parent
            name: laneSign.lane.glyph
            color: Theme.familyText(laneSign.lane.family !== "" ? laneSign.lane.family : house.building.family)
            size: Theme.px(house.shallow ? 15 : 20)
        }
    }
}
