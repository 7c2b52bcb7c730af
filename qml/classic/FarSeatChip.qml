// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// A city that is neither mine nor a neighbour's, in three lines, on a background drawn by the table (see
// Grounds). A press opens the whole city.
Item {
    id: chip

    required property ClassicCity city
    property Rising rising: null
    property StageGain gain: null
    readonly property alias purse: coins
    readonly property alias wonder: pips
    /// Where its chosen card lies.
    readonly property alias cardSpot: title.cardSpot
    signal opened()

    readonly property real rowHeight: Theme.px(24)
    /// Number of rows that fit; the last ones are dropped first.
    readonly property int rows: Math.max(1, Math.min(3, Math.floor((height - Theme.space8) / rowHeight)))
    readonly property real gap: Math.max(0, (height - rows * rowHeight - Theme.space8) / 2)

    function homeOf(family: string): Item {
        return counts.visible ? counts.cellOf(family) : null
    }
    function graveOf(stage: int): Item {
        return pips.visible ? pips : null
    }
    /// Where a wonder's effect counts.
    function placeOf(glyph: string): Item {
        return glyph === "gain" ? coins : glyph === "shield" ? shields : title
    }
    function arrived(count: int, glyph: string): int {
        return count - (gain?.held(city.seat, glyph) ?? 0)
    }

    Accessible.role: Accessible.Button
    Accessible.name: city.summary
    Accessible.description: qsTr("Opens the whole city")
    Accessible.onPressAction: opened()
    activeFocusOnTab: true
    Keys.onReturnPressed: opened()
    Keys.onEnterPressed: opened()

    TapHandler { onTapped: chip.opened() }
    HoverHandler { cursorShape: Qt.PointingHandCursor }

    Column {
        x: Theme.px(10)
        y: Theme.space4
        width: chip.width - 2 * x
        spacing: chip.gap

        Item {
            width: parent.width
            height: chip.rowHeight
            SeatTitle {
                id: title
                anchors.left: parent.left
                anchors.right: figures.left
                anchors.rightMargin: Theme.space8
                height: parent.height
                city: chip.city
            }
            Row {
                id: figures
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.figureStep
                Figure {
                    id: coins
                    glyph: "coin"; tint: Theme.gold; text: chip.arrived(chip.city.coins, "gain")
                    name: qsTr("%n coin(s)", "", chip.city.coins)
                }
                Figure {
                    id: shields
                    glyph: "shield"; tint: Theme.familyText("military"); text: chip.arrived(chip.city.shields, "shield")
                    name: qsTr("%n shield(s)", "", chip.city.shields)
                }
            }
        }
        Item {
            width: parent.width
            height: chip.rowHeight
            visible: chip.rows > 1
            ScienceRow {
                anchors.verticalCenter: parent.verticalCenter
                city: chip.city
            }
            StagePips {
                id: pips
                anchors.right: parent.right
                anchors.verticalCenter: parent.verticalCenter
                city: chip.city
                rising: chip.rising
            }
        }
        FamilyCounts {
            id: counts
            width: parent.width
            height: chip.rowHeight
            visible: chip.rows > 2
            city: chip.city
        }
    }
    FocusRing { shown: chip.activeFocus }
}
