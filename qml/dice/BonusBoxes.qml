// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Dice
import Mirabilia.Table
import Mirabilia.Theme

// The three bonuses of my city; completing a building earns one. Crossed off, open, or to be chosen.
Item {
    id: boxes

    required property DiceTable table
    property bool keyboard: false

    readonly property real gap: Theme.px(6)
    readonly property bool small: height < Theme.px(40)
    readonly property real boxWidth: (width - (table.bonuses.count - 1) * gap) / Math.max(1, table.bonuses.count)

    Accessible.role: Accessible.List
    Accessible.name: qsTr("Bonuses")

    Repeater {
        model: boxes.table.bonuses
        Item {
            id: box
            required property int index
            required property string bonus
            required property bool crossed
            required property bool candidate
            required property bool chosen
            required property var marks
            required property string text
            readonly property string description: crossed ? qsTr("%1, taken").arg(text) : text
            readonly property TooltipText tooltip: TooltipText {
                name: box.description
                sentence: qsTr("Completing a building brings one of the three.")
                whole: true
            }
            /// The signs make room for the cross in the corner: toward the opposite corner, or above it.
            readonly property real aside: crossed && boxes.small ? Theme.px(7) : 0
            readonly property real foot: crossed ? (boxes.small ? aside : Theme.px(16)) : 0
            readonly property color ground: chosen ? Theme.goldTint : crossed ? Theme.muted : Theme.raised
            x: index * (boxes.boxWidth + boxes.gap)
            width: boxes.boxWidth
            height: boxes.height
            activeFocusOnTab: index === 0 || activeFocus
            Accessible.role: Accessible.ListItem
            Accessible.name: description
            Accessible.selectable: true
            Accessible.selected: chosen
            Accessible.focusable: true
            Accessible.onPressAction: pressed()
            function pressed() {
                boxes.table.choice.selectBonus(bonus)
            }
            Rectangle {
                anchors.fill: parent
                anchors.margins: -Theme.px(2)
                visible: box.candidate || box.chosen
                radius: Theme.px(9)
                color: Theme.gold
            }
            Rectangle {
                anchors.fill: parent
                anchors.margins: box.candidate ? Theme.px(1) : 0
                radius: Theme.px(7)
                color: box.ground
                border.width: Theme.stroke
                border.color: box.crossed ? Theme.muted : Theme.outline
            }
            CellMarks {
                anchors.fill: parent
                anchors.margins: Theme.px(boxes.small ? 3 : 4)
                anchors.rightMargin: anchors.margins + box.aside
                anchors.bottomMargin: anchors.margins + box.foot
                visible: box.bonus !== "bonus_cross"
                signs: visible ? box.marks : []
                largest: Theme.px(30)
                ink: box.crossed ? Theme.surface : Theme.ink
                ground: box.ground
                plain: box.crossed
            }
            Item {
                id: four // the cross with its buildings around it
                anchors.centerIn: parent
                anchors.horizontalCenterOffset: -box.aside / 2
                anchors.verticalCenterOffset: -box.foot / 2
                width: Math.min(parent.width, Theme.px(48)) - Theme.px(6)
                height: Math.min(parent.height - box.foot, Theme.px(72)) - Theme.px(8)
                visible: box.bonus === "bonus_cross"
                readonly property bool tall: height >= Theme.px(56)
                Repeater {
                    model: four.visible ? box.marks : []
                    Glyph {
                        id: sign
                        required property int index
                        required property var modelData
                        readonly property bool middle: index === 0
                        visible: middle || four.tall
                        size: middle ? Theme.px(22) - box.aside : Theme.px(16)
                        x: middle ? (four.width - size) / 2 : index % 2 === 1 ? Theme.px(2) : four.width - size - Theme.px(2)
                        y: middle ? (four.height - size) / 2 : index < 3 ? 0 : four.height - size
                        name: modelData.glyph
                        readonly property TooltipText tooltip: TooltipText { glyph: sign.modelData.glyph }
                        color: box.crossed ? Theme.surface : middle ? Theme.ink : Theme.familyText(modelData.family)
                    }
                }
            }
            Glyph {
                anchors.right: parent.right
                anchors.bottom: parent.bottom
                anchors.margins: Theme.px(boxes.small ? 1 : 3)
                visible: box.crossed
                name: "cross"
                color: Theme.surface
                size: Theme.px(boxes.small ? 11 : 15)
            }
            FocusRing {
                shown: box.activeFocus && boxes.keyboard
                cornerRadius: Theme.px(7)
                inset: true
            }
            TapHandler {
                gesturePolicy: TapHandler.ReleaseWithinBounds
                onTapped: {
                    box.forceActiveFocus()
                    box.pressed()
                }
            }
            HoverHandler { cursorShape: Qt.PointingHandCursor }
        }
    }
}
