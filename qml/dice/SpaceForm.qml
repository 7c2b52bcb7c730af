// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Dice
import Mirabilia.Theme

// The space being edited: its cost and what it gives, as printed. Side by side where it is wide.
GridLayout {
    id: form

    readonly property bool wide: width >= Theme.px(600)

    function begin() {
        cost.forceActiveFocus(Qt.TabFocusReason)
    }

    columns: wide ? 2 : 1
    columnSpacing: Theme.space24
    rowSpacing: Theme.space12

    ColumnLayout {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.alignment: Qt.AlignTop
        spacing: Theme.space12

        RowLayout {
            spacing: Theme.space8
            OriginMark {
                Layout.alignment: Qt.AlignTop
                origin: DiceBoards.origin
                size: Theme.px(20)
            }
            AppLabel {
                id: news
                // Two lines have room, so that the fields stay where they are while they are used.
                Layout.fillWidth: true
                Layout.minimumHeight: Theme.captionSize * 2.6
                text: DiceBoards.problem !== "" ? DiceBoards.problem
                    : Phrase.sentences([DiceBoards.originText, DiceBoards.shared ? qsTr("It is the same on all boards") : ""])
                color: DiceBoards.problem !== "" ? Theme.badText : Theme.muted
                font.pixelSize: Theme.captionSize
                wrapMode: Text.Wrap
                Announcer { text: DiceBoards.problem }
            }
        }
        AmountField {
            id: cost
            Layout.fillWidth: true
            label: qsTr("Cost in resources")
            value: DiceBoards.cost
            onPicked: value => DiceBoards.cost = value
        }
        AppButton {
            text: qsTr("It is printed so")
            glyph: "tick"
            enabled: !DiceBoards.printed
            onClicked: DiceBoards.confirm()
        }
    }
    ColumnLayout {
        Layout.fillWidth: true
        Layout.preferredWidth: 1
        Layout.alignment: Qt.AlignTop
        spacing: Theme.space12

        Column {
            id: list
            Layout.fillWidth: true
            spacing: Theme.space8
            Accessible.role: Accessible.List
            Accessible.name: qsTr("What it gives")
            Repeater {
                model: DiceBoards.effects
                EffectFields { width: list.width }
            }
        }
        AppButton {
            text: qsTr("Add an effect")
            glyph: "plus"
            onClicked: DiceBoards.addEffect("vp")
        }
    }
}
