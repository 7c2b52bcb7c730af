// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Dice
import Mirabilia.Theme

// The space being edited: its cost and what it gives, as printed.
ColumnLayout {
    id: form

    function begin() {
        cost.forceActiveFocus(Qt.TabFocusReason)
    }

    spacing: Theme.space12

    RowLayout {
        Layout.fillWidth: true
        spacing: Theme.space8
        OriginMark {
            Layout.alignment: Qt.AlignTop
            origin: DiceBoards.origin
            size: Theme.px(20)
        }
        AppLabel {
            Layout.fillWidth: true
            text: DiceBoards.originText
            muted: true
            font.pixelSize: Theme.captionSize
            wrapMode: Text.Wrap
        }
    }
    AppLabel {
        Layout.fillWidth: true
        visible: DiceBoards.shared
        text: qsTr("It is the same on all boards.")
        muted: true
        font.pixelSize: Theme.captionSize
        wrapMode: Text.Wrap
    }
    AppLabel {
        id: problem
        Layout.fillWidth: true
        visible: text !== ""
        text: DiceBoards.problem
        color: Theme.badText
        wrapMode: Text.Wrap
        Announcer { text: problem.text }
    }
    AmountField {
        id: cost
        Layout.fillWidth: true
        label: qsTr("Cost in resources")
        value: DiceBoards.cost
        onPicked: value => DiceBoards.cost = value
    }
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
    Flow {
        Layout.fillWidth: true
        spacing: Theme.space8
        AppButton {
            text: qsTr("Add an effect")
            glyph: "plus"
            tight: true
            onClicked: DiceBoards.addEffect("vp")
        }
        AppButton {
            text: qsTr("It is printed so")
            glyph: "tick"
            tight: true
            visible: !DiceBoards.printed
            onClicked: DiceBoards.confirm()
        }
    }
}
