// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// A whole city: the wonder's poster with the stages as blocks at its foot, and the seven families of buildings. In a
// wide place the buildings lie beside the poster, else in a strip above it. The poster keeps its size from the first
// card to the last: where there is no more room, the heads of the buildings overlap.
Item {
    id: view

    required property ClassicCity city
    property Rising rising: null
    /// Height of its lower part that is covered by something else.
    property real covered: 0
    readonly property real mat: Theme.px(6)
    readonly property real usualFoot: Math.min(height - 2 * mat, Math.max(Theme.px(width < Theme.px(500) ? 52 : 44), Math.min(Theme.px(62), height * 0.2)))
    /// Higher if the poster would be cropped at its sides.
    readonly property real footHeight: beside ? Math.max(usualFoot, Math.min(Theme.px(110), height - 2 * mat - posterWidth * 3 / 4)) : usualFoot
    readonly property real above: Math.max(0, height - footHeight - 2 * mat)
    readonly property bool beside: width >= Theme.px(480) && width >= 1.35 * height
    /// True if a pile of families beside the poster would be too low.
    readonly property bool flat: beside && height < Theme.px(230)
    readonly property bool piled: beside && !flat
    readonly property real innerWidth: width - 2 * mat
    readonly property real buildingsWidth: !beside ? innerWidth : flat ? Math.max(Theme.px(346), innerWidth * 0.66)
                                                   : Math.max(Theme.px(240), Math.min(Theme.px(400), innerWidth * 0.32))
    readonly property real posterWidth: beside ? innerWidth - buildingsWidth - Theme.space8 : innerWidth
    /// Height of the strip above the poster, for three rows of heads; more hang over its sky.
    readonly property real stripHeight: beside || above < columns.least ? 0
                                        : Math.min(above, Math.max(columns.least, Math.min(Theme.px(150), above * 0.36)))
    readonly property TooltipText tooltip: TooltipText {
        glyph: "wonder"
        name: wonder.text
        sentence: Phrase.of(qsTr("%1 of %2 stages stand. Touch one to see what it brings."), view.city.stagesBuilt, view.city.stageCount)
        card: view.city.wonder
    }
    /// Where my chosen card lies.
    readonly property alias cardSpot: cardSpot
    readonly property alias poster: poster
    signal stageOpened(int number)
    /// The wonder is to be shown large.
    signal wonderOpened()

    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: city.summary
    Accessible.onPressAction: wonderOpened()
    Keys.onReturnPressed: wonderOpened()
    Keys.onEnterPressed: wonderOpened()

    /// Where a building of that family goes.
    function homeOf(family: string): Item {
        return shelf.visible ? shelf.columnOf(family) : columns.visible ? columns.columnOf(family) : null
    }
    /// Where the card goes that is buried under a stage.
    function graveOf(stage: int): Item {
        return blocks.blockOf(stage)
    }

    WonderPicture {
        id: poster
        x: view.mat
        y: view.mat + (view.stripHeight > 0 ? view.stripHeight + Theme.space4 : 0)
        width: view.posterWidth
        height: blocks.y - y
        visible: height >= Theme.px(24)
        wonder: view.city.poster
        alive: true
        built: view.rising?.standing(view.city.seat, view.city.stagesBuilt) ?? view.city.stagesBuilt
        risen: view.rising?.progressOf(view.city.seat, view.city.stagesBuilt) ?? 1
        stages: view.city.stageCount
        TapHandler { onTapped: view.wonderOpened() }
        HoverHandler { cursorShape: Qt.PointingHandCursor }
    }
    Item {
        id: cardSpot
        x: poster.x + Theme.space4
        y: blocks.y - height - Theme.space4
        width: height / 1.4
        height: Math.min(Theme.px(80), view.above * 0.45)
    }
    StageRow {
        id: blocks
        x: view.mat
        width: view.flat ? view.innerWidth : view.posterWidth
        anchors.bottom: parent.bottom
        anchors.bottomMargin: view.mat
        height: view.footHeight
        city: view.city
        rising: view.rising
        onOpened: number => view.stageOpened(number)
    }
    Rectangle {
        anchors.right: poster.right
        anchors.bottom: blocks.top
        anchors.bottomMargin: Theme.space4
        visible: poster.height >= Theme.px(150) && poster.width >= Theme.px(400) && view.covered <= view.mat + view.footHeight
        width: wonder.width + Theme.space16
        height: Theme.px(24)
        color: Theme.surface
        AppLabel {
            id: wonder
            anchors.centerIn: parent
            width: Math.min(Math.ceil(whole.advanceWidth), poster.width - Theme.space16)
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
        x: view.beside ? poster.x + view.posterWidth + Theme.space8 : view.mat + Theme.px(3)
        y: view.mat
        visible: families !== null && view.above >= least
        width: view.beside ? view.buildingsWidth : parent.width - 2 * x
        height: implicitHeight
        families: view.piled ? null : view.city.families
        usual: view.beside ? view.above : view.stripHeight
        more: Math.max(least, view.above * 0.8)
        most: view.above
    }
    FamilyShelf {
        id: shelf
        anchors.right: parent.right
        anchors.rightMargin: view.mat
        y: view.mat
        visible: families !== null
        width: view.buildingsWidth
        height: view.height - 2 * view.mat
        families: view.piled ? view.city.families : null
    }
    FocusRing {
        shown: view.activeFocus
        cornerRadius: Theme.radiusMedium
    }
}
