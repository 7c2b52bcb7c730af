// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// A neighbour at a glance: wonder, coins, science, shields against mine, goods for sale, buildings, last
// action, on a background drawn by the table (see Grounds). A press opens the whole city. Rows have fixed
// heights; the poster takes the rest, and if there is plenty the heads of the buildings are shown.
Item {
    id: panel

    required property ClassicCity city
    required property ClassicCity own
    required property int age
    required property string side
    property bool watched: false
    property Rising rising: null
    property War fighting: null
    property StageGain gain: null
    readonly property alias purse: coins
    readonly property Item wonder: poster.visible ? poster : title
    /// Where its chosen card lies.
    readonly property Item cardSpot: poster.height >= Theme.px(80) ? onPoster : title.cardSpot
    signal opened()

    readonly property real inset: Theme.px(10)
    readonly property real innerWidth: width - 2 * inset
    readonly property bool roomy: height >= Theme.px(480)
    readonly property bool low: height < Theme.px(250)
    /// True if low and wide: two columns.
    readonly property bool beside: low && width > Theme.px(480)
    readonly property real cellWidth: beside ? (innerWidth - Theme.space16) / 2 : innerWidth
    readonly property real rowGap: Theme.px(6)
    readonly property real shelfHeight: Theme.px(low ? 36 : 88)
    readonly property list<real> rowHeights: [title.height, figures.height, war.height, shelfHeight, counts.height, last.height]

    function homeOf(family: string): Item {
        return counts.visible ? counts.cellOf(family) : null
    }
    function graveOf(stage: int): Item {
        return poster.visible ? pips : null
    }
    /// Where a wonder's effect counts.
    function placeOf(glyph: string): Item {
        return glyph === "gain" ? coins : glyph === "shield" && war.visible ? war : title
    }
    /// Height of the first `count` rows, with margins.
    function heightOf(count: int): real {
        let sum = Theme.space12
        for (let i = 0; i < count; ++i)
            sum += rowHeights[i] + (i > 0 ? rowGap : 0)
        return sum
    }
    /// True if the row fits; the last rows are dropped first.
    function shows(row: int): bool {
        return beside || heightOf(row) <= height
    }
    readonly property real spare: height - (beside ? heightOf(3) + Theme.px(8) : heightOf(6))
    readonly property real headsHeight: roomy ? Math.max(0, spare - Math.min(innerWidth * 9 / 16, spare / 2) - Theme.px(8)) : 0

    Accessible.role: Accessible.Button
    Accessible.name: city.summary
    Accessible.description: qsTr("Opens the whole city")
    Accessible.onPressAction: opened()
    activeFocusOnTab: true
    Keys.onReturnPressed: opened()
    Keys.onEnterPressed: opened()

    TapHandler { onTapped: panel.opened() }
    HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }

    WonderPicture {
        id: poster
        x: Theme.px(6)
        y: Theme.px(6)
        width: panel.width - Theme.space12
        height: Math.max(0, Math.floor(panel.spare - panel.headsHeight - (panel.headsHeight > 0 ? Theme.px(6) : 0)))
        visible: height >= Theme.px(36)
        wonder: visible ? panel.city.poster : ""
        built: panel.rising?.standing(panel.city.seat, panel.city.stagesBuilt) ?? panel.city.stagesBuilt
        risen: panel.rising?.progressOf(panel.city.seat, panel.city.stagesBuilt) ?? 1
        stages: panel.city.stageCount
        readonly property TooltipText tooltip: TooltipText {
            name: title.tooltip.name
            sentence: title.tooltip.sentence
            card: panel.city.wonder
        }
    }
    Item {
        id: onPoster
        x: panel.side === "left" ? poster.x + poster.width - width - Theme.space4 : poster.x + Theme.space4
        y: poster.y + poster.height - height - Theme.space4
        width: height / 1.4
        height: Math.min(Theme.px(66), poster.height * 0.5)
    }
    StagePips {
        id: pips
        anchors.horizontalCenter: poster.horizontalCenter
        anchors.bottom: poster.bottom
        visible: poster.visible
        city: panel.city
        rising: panel.rising
    }

    Grid {
        x: panel.inset
        y: poster.visible ? poster.y + poster.height + Theme.px(5) : Theme.px(6)
        rows: panel.beside ? 3 : 7
        flow: Grid.TopToBottom
        rowSpacing: panel.rowGap
        columnSpacing: Theme.space16

        SeatTitle {
            id: title
            width: panel.cellWidth
            city: panel.city
            glyph: panel.side === "left" ? "arrow-left" : "arrow-right"
        }
        Item {
            id: figures
            width: panel.cellWidth
            height: Theme.px(24)
            visible: panel.shows(2)
            Figure {
                id: coins
                glyph: "coin"
                tint: Theme.gold
                text: panel.city.coins - (panel.gain?.held(panel.city.seat, "gain") ?? 0)
                name: qsTr("%n coin(s)", "", panel.city.coins)
            }
            ScienceRow {
                anchors.right: parent.right
                room: parent.width - coins.width - Theme.figureStep
                city: panel.city
            }
        }
        WarLine {
            id: war
            width: panel.cellWidth
            visible: panel.shows(3)
            city: panel.city
            own: panel.own
            age: panel.age
            fighting: panel.fighting
            gain: panel.gain
        }
        GoodsShelf {
            width: panel.cellWidth
            visible: panel.shows(4)
            height: panel.shelfHeight
            city: panel.city
            watched: panel.watched
        }
        BuiltHeads {
            width: panel.cellWidth
            height: panel.headsHeight
            visible: panel.headsHeight > 0
            city: panel.city
        }
        FamilyCounts {
            id: counts
            width: panel.cellWidth
            height: panel.low ? size : implicitHeight
            visible: panel.shows(5)
            city: panel.city
        }
        AppLabel {
            id: last
            width: panel.cellWidth
            height: Theme.px(20)
            visible: text !== "" && panel.shows(6)
            text: panel.city.lastText
            muted: true
            font.pixelSize: Theme.captionSize
        }
    }
    FocusRing {
        shown: panel.activeFocus
        cornerRadius: Theme.radiusMedium
    }
}
