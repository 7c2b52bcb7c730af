// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Theme

// A name that is taken or not: who plays, what is played with. The place of its mark is there before, so
// that nothing moves when it is picked.
//   text, picked
//   number    of the seat, which then stands for the tick; 0: none
BaseButton {
    id: chip

    property bool picked: false
    property int number: 0

    leftPadding: Theme.space8
    rightPadding: Theme.space12
    Accessible.role: Accessible.CheckBox
    Accessible.name: number > 0 ? Phrase.of(qsTr("%1. %2", "number of a seat, name"), number, text) : text
    Accessible.checkable: true
    Accessible.checked: picked

    contentItem: RowLayout {
        spacing: Theme.px(6)
        Rectangle {
            implicitWidth: Theme.px(22)
            implicitHeight: implicitWidth
            radius: width / 2
            color: chip.number > 0 ? Theme.gold : "transparent"
            border.width: chip.picked ? 0 : Theme.stroke
            border.color: Theme.line
            Glyph {
                anchors.centerIn: parent
                visible: chip.picked && chip.number === 0
                name: "tick"
                size: Theme.px(20)
            }
            AppLabel {
                anchors.centerIn: parent
                visible: chip.number > 0
                text: chip.number
                color: Theme.goldInk
                strong: true
                font.pixelSize: Theme.captionSize
                Accessible.ignored: true
            }
        }
        AppLabel {
            Layout.fillWidth: true
            text: chip.text
            strong: true
            Accessible.ignored: true
        }
    }
    background: Rectangle {
        radius: Theme.radius
        color: chip.picked ? Theme.goldTint : Theme.raised
        border.width: Theme.stroke
        border.color: chip.picked ? Theme.gold : Theme.outline
        StateLayer {
            radius: Theme.radius
            hovered: chip.hovered && chip.enabled
            pressed: chip.down
        }
        FocusRing { shown: chip.visualFocus }
    }
}
