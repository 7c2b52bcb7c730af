// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// A whole city: the wonder's poster, its stages as plinths on the foot, and the seven families of
// buildings hanging from the top edge.
Item {
    id: view

    required property City city
    readonly property real mat: Theme.px(6)
    readonly property real footHeight: Math.max(Theme.px(36), Math.min(Theme.px(62), height * 0.2))
    readonly property alias foot: plinths
    readonly property Answer answer: Answer {
        glyph: "wonder"
        name: wonder.text
        sentence: view.city.summary
    }
    signal stageOpened(int number)

    activeFocusOnTab: true
    Accessible.role: Accessible.Grouping
    Accessible.name: city.summary

    Picture {
        anchors.fill: parent
        anchors.margins: view.mat
        art: Art.poster(view.city.poster)
    }
    PlinthRow {
        id: plinths
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: view.mat + Theme.px(6)
        anchors.bottomMargin: view.mat
        height: view.footHeight
        city: view.city
        onOpened: number => view.stageOpened(number)
    }
    Rectangle {
        anchors.right: plinths.right
        anchors.bottom: plinths.top
        anchors.bottomMargin: Theme.space4
        width: wonder.width + Theme.space16
        height: Theme.px(24)
        color: Theme.surface
        AppLabel {
            id: wonder
            anchors.centerIn: parent
            width: Math.min(implicitWidth, plinths.width - Theme.space16)
            text: Phrase.of(qsTr("%1, side %2"), view.city.wonderName, view.city.side)
            title: true
            strong: true
        }
    }
    Row {
        id: columns
        x: view.mat + Theme.px(4)
        y: view.mat + Theme.px(4)
        width: parent.width - 2 * x
        spacing: Theme.px(width > Theme.px(500) ? 6 : 2)
        Repeater {
            model: view.city.families
            FamilyColumn {
                width: Math.floor((columns.width - 6 * columns.spacing) / 7)
                height: plinths.y - columns.y - Theme.px(32)
                headHeight: Theme.px(view.width > Theme.px(500) ? 30 : 26)
            }
        }
    }
    FocusRing {
        shown: view.activeFocus
        cornerRadius: Theme.radiusMedium
    }
}
