// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// The payments to choose from if more than one makes sense: one line each, cheapest first. The goods used
// by the hovered line are struck out at the neighbours. If the lines do not fit below each other, as on a
// phone in landscape, they form columns.
FocusScope {
    id: chooser

    required property ClassicTable table
    /// Maximum width and height.
    required property size room
    readonly property ClassicChoice choice: table.choice
    readonly property bool opaque: true // for Tooltips
    readonly property int count: choice.payments.count
    readonly property int columns: {
        let columns = 1
        while (columns < 3 && heightOf(Math.ceil(count / columns)) > room.height && room.width >= (columns + 1) * Theme.px(168))
            ++columns
        return columns
    }
    readonly property int rows: Math.max(1, Math.ceil(count / columns))
    readonly property real rowHeight: Theme.target
    readonly property real lineWidth: (width - 2 * pane.x) / columns
    readonly property real cell: Math.min(Theme.px(120), (lineWidth - Theme.px(40)) / 4)

    // The neighbours in question are not mine when I decide for the Free City.
    readonly property bool mine: table.decidingFor === table.own
    readonly property bool named: cell >= Theme.px(72)
    readonly property list<string> headings: ["\u2190 " + (!named ? "" : mine ? table.left.name : qsTr("Left")),
        "\u2192 " + (!named ? "" : mine ? table.right.name : qsTr("Right")), qsTr("Bank"), qsTr("Total")]

    width: Math.min(Theme.px(16 + 524 * columns), room.width)
    height: Math.min(heightOf(rows), room.height)

    Accessible.role: Accessible.List
    Accessible.name: qsTr("How do you pay?")

    function heightOf(rows: int): real {
        return rows * rowHeight + Theme.px(34)
    }
    function step(by: int) {
        const next = Math.max(0, Math.min(count - 1, choice.consideredPayment + by))
        choice.considerPayment(next)
    }
    function stepFocus(by: int) {
        step(by)
        const line = lines.itemAt(choice.consideredPayment) as Item
        line.forceActiveFocus(Qt.TabFocusReason)
    }

    Rectangle {
        anchors.fill: parent
        radius: Theme.radiusMedium
        color: Theme.surface
        border.width: Theme.stroke
        border.color: Theme.outline
    }
    Repeater {
        model: 3
        Heading {
            required property int index
            visible: index < chooser.columns
            x: pane.x + Theme.space12 + index * chooser.lineWidth
            y: Theme.space4
        }
    }
    Flickable {
        id: pane
        x: Theme.space8
        y: Theme.px(28)
        width: parent.width - 2 * x
        height: parent.height - y - Theme.px(6)
        contentHeight: grid.height
        boundsBehavior: Flickable.StopAtBounds
        clip: contentHeight > height

        // Scrolls to the considered line.
        readonly property real considered: chooser.choice.consideredPayment % chooser.rows * chooser.rowHeight
        onConsideredChanged: contentY = Math.max(considered + chooser.rowHeight - height, Math.min(contentY, considered), 0)

        Grid {
            id: grid
            rows: chooser.rows
            flow: Grid.TopToBottom
            Repeater {
                id: lines
                model: chooser.choice.payments
                PaymentLine {}
            }
        }
    }

    component Heading: Row {
        id: head
        height: Theme.px(24)
        Repeater {
            model: chooser.headings
            AppLabel {
                required property string modelData
                width: chooser.cell
                height: head.height
                verticalAlignment: Text.AlignVCenter
                text: modelData
                muted: true
                font.pixelSize: Theme.captionSize
                fontSizeMode: Text.HorizontalFit
                minimumPixelSize: Theme.px(12)
                rightPadding: chooser.named ? Theme.px(6) : 0
            }
        }
    }
    component PaymentLine: ChoiceButton {
        id: line
        required property int index
        // Not as properties: an Item's `left` and `right` are its anchor lines.
        required property var model

        chosen: chooser.choice.consideredPayment === index
        text: model.text
        width: chooser.lineWidth
        height: chooser.rowHeight
        bottomInset: Theme.px(2)
        activeFocusOnTab: chosen || activeFocus
        onClicked: chooser.choice.play(chooser.choice.considered, index)
        Keys.onUpPressed: chooser.stepFocus(-1)
        Keys.onDownPressed: chooser.stepFocus(1)

        background: Rectangle {
            color: line.chosen ? Theme.goldTint : Theme.raised
            FocusRing {
                shown: line.visualFocus
                cornerRadius: 0
                inset: true
            }
        }
        Row {
            x: Theme.space12
            anchors.verticalCenter: line.verticalCenter
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
                        x: Theme.space8
                        text: "\u2013"
                        muted: !line.chosen
                        Accessible.ignored: true
                    }
                }
            }
        }
        Glyph {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(6)
            anchors.verticalCenter: line.verticalCenter
            visible: line.chosen
            name: "tick"
            color: Theme.good
        }
        HoverHandler { onHoveredChanged: chooser.choice.previewPayment(hovered ? line.index : -1) }
    }
}
