// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models
import Mirabilia.Theme

// How to pay when there is more than one sensible way: a row each, cheapest first. The goods that
// the row under the pointer would use are struck out at the neighbours.
Item {
    id: chooser

    required property TableModel table
    readonly property ChoiceModel choice: table.choice
    readonly property real rowHeight: Theme.px(48)
    readonly property real rowCount: choice.payments.count
    readonly property real cell: Math.min(Theme.px(120), (width - Theme.px(56)) / 4)

    // The Free City's neighbours are not mine.
    readonly property bool mine: table.decidingFor === table.own
    readonly property list<string> headings: ["\u2190 " + (mine ? table.left.name : qsTr("Left")),
        "\u2192 " + (mine ? table.right.name : qsTr("Right")), qsTr("Bank"), qsTr("Total")]

    implicitWidth: Theme.px(540)
    implicitHeight: heading.height + rowCount * rowHeight + Theme.px(18)

    Accessible.role: Accessible.List
    Accessible.name: qsTr("How do you pay?")

    function step(by: int) {
        const next = Math.max(0, Math.min(rowCount - 1, choice.consideredPayment + by))
        choice.considerPayment(next)
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(12)
        color: Theme.surface
        border.width: Theme.stroke
        border.color: Theme.outline
    }
    Row {
        id: heading
        x: Theme.px(20)
        y: Theme.px(6)
        height: Theme.px(30)
        Repeater {
            model: chooser.headings
            AppLabel {
                required property string modelData
                width: chooser.cell
                height: heading.height
                verticalAlignment: Text.AlignVCenter
                text: modelData
                muted: true
                font.pixelSize: Theme.captionSize
                rightPadding: Theme.px(6)
            }
        }
    }
    Column {
        x: Theme.px(8)
        y: heading.y + heading.height
        width: parent.width - 2 * x
        Repeater {
            model: chooser.choice.payments
            PaymentLine {}
        }
    }

    component PaymentLine: Item {
        id: line
        required property int index
        // Roles named `left` and `right` cannot be properties of an Item: its anchors are.
        required property var model
        readonly property bool current: chooser.choice.consideredPayment === index

        width: chooser.width - Theme.px(16)
        height: chooser.rowHeight
        Accessible.role: Accessible.ListItem
        Accessible.name: model.text
        Accessible.selected: current
        Accessible.onPressAction: chooser.choice.play(chooser.choice.considered, index)

        Rectangle {
            anchors.fill: parent
            anchors.bottomMargin: Theme.px(2)
            color: line.current ? Theme.goldTint : Theme.raised
        }
        Row {
            x: Theme.px(12)
            anchors.verticalCenter: parent.verticalCenter
            Repeater {
                model: [line.model.left, line.model.right, line.model.bank, line.model.total]
                Item {
                    id: amount
                    required property int modelData
                    required property int index
                    width: chooser.cell
                    height: Theme.px(28)
                    CoinDisc {
                        visible: amount.modelData > 0
                        value: amount.modelData
                        size: Theme.px(26)
                    }
                    AppLabel {
                        visible: amount.modelData === 0
                        x: Theme.px(8)
                        text: "\u2013"
                        muted: true
                        Accessible.ignored: true
                    }
                }
            }
        }
        Glyph {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(6)
            anchors.verticalCenter: parent.verticalCenter
            visible: line.current
            name: "tick"
            color: Theme.good
        }
        HoverHandler { onHoveredChanged: if (hovered) chooser.choice.considerPayment(line.index) }
        TapHandler { onTapped: chooser.choice.play(chooser.choice.considered, line.index) }
    }
}
