// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models.Duel
import Mirabilia.Table
import Mirabilia.Theme

// The twenty cards of an age in their rows. The head of a card (effect and cost) is never covered.
// Arrow keys move between the open cards by position, Enter chooses.
//   asked(card)    a card is to be shown in full, whoever may take it
FocusScope {
    id: structure

    required property DuelTable table
    readonly property DuelStructureModel model: table.structure
    // Copies for the cards, which briefly outlive the structure and must not reach the table through it.
    readonly property string leftColor: table.left.color
    readonly property string rightColor: table.right.color
    readonly property bool mayPick: table.myTurn && table.phase === DuelPhase.Pick
    readonly property bool resting: table.pauseText !== ""
    property int current: -1
    /// True while the keys are in use, so that the current card is marked.
    property bool byKeys: false
    signal asked(string card)
    signal dragged(string card, bool active, point where)

    // ---- Sizes: the widest cards that leave every head visible ----------------------------------

    readonly property real gap: Theme.px(width < Theme.px(600) ? 4 : 6)
    /// At a large scale the signs grow before names appear.
    readonly property real leastNamed: Theme.px(96) * Math.max(1, Theme.scale / 1.25)
    /// True if not all cards could have names: places already emptied then yield their room.
    readonly property bool cramped: namedWidth(model.columns, model.rows) < leastNamed
    readonly property bool yields: cramped && model.columnsLeft > 0
    readonly property int firstRow: yields ? model.firstRow : 0
    readonly property int firstColumn: yields ? model.firstColumn : 0
    readonly property real across: Math.max(1, (yields ? model.columnsLeft : model.columns) / 2)
    readonly property real rows: Math.max(1, yields ? model.rowsLeft : model.rows)
    readonly property real room: roomAcross(2 * across)
    readonly property real named: namedWidth(2 * across, rows)
    readonly property bool large: named >= leastNamed
    readonly property bool flat: !large && model.rows > 5 && tallWidth(rows) < 0.9 * flatWidth(rows)
    readonly property real cardWidth: Math.floor(large ? Math.min(named, cramped ? 1.5 * leastNamed : Infinity) : flat ? flatWidth(rows) : tallWidth(rows))
    /// The layout of a card in units of which its width has so many: duel_painter.h. A small one needs `least` for head
    /// and foot; `most` gives it its name, a tall one its building as well.
    readonly property var shape: large ? { width: 116, head: 62, name: 20, foot: 30, radius: 8, least: 150, most: 168 }
                               : flat ? { width: 82, head: 43, name: 17, foot: 25, radius: 6, least: 74, most: 86 }
                                      : { width: 54, head: 61, name: 23, foot: 25, radius: 6, least: 92, most: 136 }
    readonly property real unit: cardWidth / shape.width
    readonly property real cardHeight: Math.floor(large ? Math.min(cardWidth * 1.45, Math.max(cardWidth * 1.29, height - (rows - 1) * cardWidth * 0.8))
                                                        : shape.least * unit + forName + forBuilding)
    readonly property real headHeight: shape.head * unit
    readonly property real footHeight: shape.foot * unit
    readonly property real cornerRadius: shape.radius * unit
    readonly property real pitch: Math.max(headHeight, Math.min((height - cardHeight) / Math.max(1, rows - 1), Math.max(cardHeight * 0.66, headHeight + nameHeight)))
    readonly property real above: Math.max(0, (height - cardHeight - (rows - 1) * pitch) / 2)
    readonly property real aside: (width - across * cardWidth - (across - 1) * gap) / 2

    // Height that small cards do not need goes to the names of the open ones, then of those they cover, then to pictures.
    readonly property real nameHeight: shape.name * unit
    readonly property real spare: Math.max(0, height - shape.least * unit - (rows - 1) * headHeight)
    readonly property real forName: Math.min(spare, headHeight + nameHeight + footHeight - shape.least * unit)
    readonly property real forBuilding: Math.max(0, Math.min(spare - forName - (rows - 1) * nameHeight, shape.most * unit - headHeight - nameHeight - footHeight))
    /// The names of covered cards are in sight.
    readonly property bool coveredNamed: pitch >= headHeight + nameHeight - 0.5

    function flatWidth(rows: int): real {
        return Math.min(room, height / (74 / 82 + (rows - 1) * 43 / 82))
    }
    function tallWidth(rows: int): real {
        return Math.min(room, height / (92 / 54 + (rows - 1) * 61 / 54))
    }
    /// Width of a card if so many columns of half cards share the room.
    function roomAcross(columns: real): real {
        const cards = Math.max(1, columns / 2)
        return (width - (cards - 1) * gap) / cards
    }
    function namedWidth(columns: real, rows: real): real {
        return Math.min(roomAcross(columns), height / (1.29 + (Math.max(1, rows) - 1) * 0.54))
    }
    function placeX(column: int): real {
        return aside + (column - firstColumn) * (cardWidth + gap) / 2
    }
    function placeY(row: int): real {
        return above + (row - firstRow) * pitch
    }

    activeFocusOnTab: true
    Accessible.role: Accessible.List
    Accessible.name: qsTr("The structure")

    function press(row: int) {
        const place = model.get(row)
        if (!place)
            return
        current = row
        if (!table.myTurn || table.phase !== DuelPhase.Pick)
            asked(place.card)
        else if (table.choice.id === place.card)
            table.choice.clear()
        else
            table.choice.select(place.card)
    }
    function step(right: int, down: int) {
        const place = model.get(current)
        current = model.step(place && place.open ? current : -1, right, down)
        byKeys = true
        const card = cards.itemAt(current) as Item
        if (card)
            card.forceActiveFocus() // a screen reader follows the focus
        if (table.choice.made && current >= 0)
            table.choice.select(model.get(current).card)
    }

    Repeater { // the places of the cards
        model: structure.model
        Item {
            id: place
            required property string description
            readonly property TooltipText tooltip: TooltipText {
                name: place.description
                sentence: qsTr("The card that lay here has been taken.")
            }
            required property int row
            required property int column
            required property bool taken
            x: structure.placeX(column)
            y: structure.placeY(row)
            width: structure.cardWidth
            height: structure.cardHeight
            visible: taken && !structure.cramped
            opacity: 0.3 // a whisper
            Picture {
                anchors.fill: parent
                art: DuelArt.gap
            }
        }
    }
    /// A new age is dealt, row by row; it lies there when its beginning has been shown.
    readonly property bool dealing: table.ageShown
    onDealingChanged: {
        for (let i = 0; i < cards.count; ++i)
            (cards.itemAt(i) as StructureCard).deal(dealing)
        if (dealing) {
            current = -1
            byKeys = false
        }
    }

    Repeater {
        id: cards
        model: structure.model
        StructureCard {
            width: structure.cardWidth
            height: structure.cardHeight
            homeX: structure.placeX(column)
            homeY: structure.placeY(row)
            headHeight: structure.pitch
            footHeight: structure.footHeight
            coveredNamed: structure.coveredNamed
            cornerRadius: structure.cornerRadius
            leftColor: Theme.seat(structure.leftColor)
            rightColor: Theme.seat(structure.rightColor)
            // The first card waits for the numeral of the age.
            dealtAfter: Theme.motion((structure.dealing ? 450 : 0) + row * 100 + column * 6)
            flying: slot === structure.table.actionSlot
            playable: open && structure.mayPick
            resting: structure.resting
            current: activeFocus && structure.byKeys
            onPressed: {
                structure.byKeys = false
                structure.press(index)
            }
            onAsked: structure.asked(card)
            onDragged: (active, where) => structure.dragged(card, active, where)
        }
    }
}
