// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// A whole city: the seven families of buildings on a strip, below it the wonder's poster with the stages as
// blocks at its foot. Heads grow while there is room; the poster takes the rest.
Item {
    id: view

    required property ClassicCity city
    property Rising rising: null
    /// Height of its lower part that is covered by something else.
    property real covered: 0
    readonly property real mat: Theme.px(6)
    readonly property real footHeight: Math.min(height - 2 * mat, Math.max(Theme.px(width < Theme.px(500) ? 52 : 44), Math.min(Theme.px(62), height * 0.2)))
    readonly property real above: Math.max(0, height - footHeight - 2 * mat)
    readonly property real tagRoom: Theme.px(24) + Theme.space4
    readonly property real stripHeight: columns.visible ? columns.height : 0
    readonly property TooltipText tooltip: TooltipText {
        glyph: "wonder"
        name: wonder.text
        sentence: Phrase.of(qsTr("%1 of %2 stages stand. Touch one to see what it brings."), view.city.stagesBuilt, view.city.stageCount)
    }
    /// Where my chosen card lies.
    readonly property alias cardSpot: cardSpot
    readonly property alias poster: poster
    signal stageOpened(int number)

    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: city.summary

    /// Where a building of that family goes.
    function homeOf(family: string): Item {
        return columns.visible ? columns.columnOf(family) : null
    }
    /// Where the card goes that is buried under a stage.
    function graveOf(stage: int): Item {
        return blocks.blockOf(stage)
    }

    WonderPicture {
        id: poster
        anchors.fill: parent
        anchors.margins: view.mat
        anchors.topMargin: view.mat + (view.stripHeight > 0 ? view.stripHeight + Theme.space4 : 0)
        visible: height >= Theme.px(24)
        wonder: view.city.poster
        built: view.rising?.standing(view.city.seat, view.city.stagesBuilt) ?? view.city.stagesBuilt
        risen: view.rising?.progressOf(view.city.seat, view.city.stagesBuilt) ?? 1
        stages: view.city.stageCount
    }
    Item {
        id: cardSpot
        x: blocks.x + Theme.space4
        y: blocks.y - height - Theme.space4
        width: height / 1.4
        height: Math.min(Theme.px(80), view.above * 0.45)
    }
    StageRow {
        id: blocks
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: view.mat + Theme.px(6)
        anchors.bottomMargin: view.mat
        height: view.footHeight
        city: view.city
        rising: view.rising
        onOpened: number => view.stageOpened(number)
    }
    Rectangle {
        anchors.right: blocks.right
        anchors.bottom: blocks.top
        anchors.bottomMargin: Theme.space4
        visible: view.above - view.stripHeight >= view.tagRoom - 1 && view.covered <= view.mat + view.footHeight
        width: wonder.width + Theme.space16
        height: Theme.px(24)
        color: Theme.surface
        AppLabel {
            id: wonder
            anchors.centerIn: parent
            width: Math.min(Math.ceil(whole.advanceWidth), blocks.width - Theme.space16)
            text: view.city.board
            title: true
            strong: true
            fontSizeMode: Text.HorizontalFit
            minimumPixelSize: Theme.captionSize
            TextMetrics {
                id: whole
                font: wonder.font
                text: wonder.text
            }
        }
    }
    FamilyColumns {
        id: columns
        x: view.mat + Theme.px(3)
        y: view.mat
        visible: view.above >= least
        width: parent.width - 2 * x
        height: implicitHeight
        families: view.city.families
        usual: Math.max(Math.min(view.above, least), Math.min(view.above * 0.62, view.above - view.tagRoom))
        more: Math.max(least, view.above - view.tagRoom)
        most: view.above
    }
    FocusRing {
        shown: view.activeFocus
        cornerRadius: Theme.radiusMedium
    }
}
