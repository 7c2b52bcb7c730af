// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Dice
import Mirabilia.Theme

// An effect of the space being edited: what it is, and how much of it.
Rectangle {
    id: fields

    required property int row
    required property string type
    required property string name
    required property var amounts
    required property string choiceLabel
    required property string choice

    implicitHeight: column.implicitHeight + 2 * Theme.space12
    radius: Theme.radius
    color: Theme.raised
    border.width: Theme.stroke
    border.color: Theme.line
    Accessible.role: Accessible.Grouping
    Accessible.name: kind.label

    ColumnLayout {
        id: column
        x: Theme.space12
        y: Theme.space12
        width: parent.width - 2 * Theme.space12
        spacing: Theme.space8

        RowLayout {
            Layout.fillWidth: true
            spacing: Theme.space4
            PickField {
                id: kind
                Layout.fillWidth: true
                label: qsTr("Effect %1").arg(fields.row + 1)
                textRole: "name"
                valueRole: "type"
                options: DiceBoards.types
                value: fields.type
                onPicked: value => DiceBoards.setType(fields.row, value)
            }
            IconButton {
                Layout.alignment: Qt.AlignBottom
                glyph: "trash"
                text: qsTr("Remove effect %1").arg(fields.row + 1)
                onClicked: DiceBoards.removeEffect(fields.row)
            }
        }
        PickField {
            Layout.fillWidth: true
            visible: fields.choiceLabel !== ""
            label: fields.choiceLabel
            textRole: "text"
            valueRole: "value"
            options: fields.type && fields.choice ? DiceBoards.choices(fields.row) : []
            value: fields.choice
            onPicked: value => DiceBoards.choose(fields.row, value)
        }
        Amount { number: 0 }
        Amount { number: 1 }
    }

    component Amount: AmountField {
        required property int number
        readonly property var amount: fields.amounts[number] ?? null
        Layout.fillWidth: true
        visible: amount !== null
        label: amount?.label ?? ""
        value: amount?.value ?? 0
        least: amount?.least ?? 0
        most: amount?.most ?? 0
        onPicked: value => DiceBoards.setAmount(fields.row, number, value)
    }
}
