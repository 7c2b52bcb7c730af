// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// A stage of a wonder: its effect, its cost, the price now and who is paid, or why it cannot be built; and a
// button to build it with the lifted card.
//   show(city, number)
//   built()   the player wants to build it with that card
DialogFrame {
    id: sheet

    required property ClassicTable table
    property ClassicCity city: table.own
    property var stage: ({})
    readonly property string state: stage.state ?? ""
    readonly property string name: table.choice.name
    readonly property bool buildable: city === table.own && payable && table.choice.row >= 0 && table.choice.actions.possible(ClassicAction.Stage, -1) >= 0
    readonly property bool payable: state === "free" || state === "own" || state === "pay"
    signal built()

    title: Phrase.of(qsTr("%1: stage %2 of %3", "a wonder, a number, how many"), city.wonderName, stage.number ?? 1, city.stageCount)
    explanation: stage.effectText ?? ""

    function show(which: ClassicCity, number: int) {
        city = which
        stage = which.stages.get(number - 1)
        open()
    }
    function today(): string {
        switch (state) {
        case "built": return qsTr("It is built.")
        case "later": return qsTr("The stages before it come first.")
        case "next": return qsTr("It is the next one.")
        case "blocked": return stage.reason
        case "pay": return qsTr("Today it takes %n coin(s):", "", stage.price)
        }
        return qsTr("Today it takes no coins: your own goods suffice.")
    }

    EffectMarks {
        effects: sheet.stage.effects ?? []
        size: Theme.px(40)
    }
    Row {
        spacing: Theme.space12
        AppLabel {
            anchors.verticalCenter: parent.verticalCenter
            text: qsTr("Costs %1").arg(sheet.stage.costText ?? "")
        }
        CostMarks {
            anchors.verticalCenter: parent.verticalCenter
            cost: sheet.stage.cost ?? []
            size: Theme.glyphSize
        }
    }
    Item {
        Layout.fillWidth: true
        implicitHeight: Math.max(mark.height, words.height)
        PriceMark {
            id: mark
            priceState: sheet.state === "built" ? "free" : sheet.state === "next" || sheet.state === "later" ? "" : sheet.state
            price: sheet.stage.price ?? 0
            built: sheet.state === "built"
            size: Theme.glyphSize
        }
        Column {
            id: words
            x: mark.visible ? mark.width + Theme.space12 : 0
            width: parent.width - x
            spacing: Theme.space4
            AppLabel {
                width: parent.width
                text: sheet.today()
                color: sheet.state === "blocked" ? Theme.badText : Theme.ink
                strong: true
                wrapMode: Text.Wrap
            }
            Repeater {
                model: sheet.stage.payments ?? []
                AppLabel {
                    required property string modelData
                    width: words.width
                    text: modelData
                    wrapMode: Text.Wrap
                }
            }
        }
    }
    AppLabel {
        Layout.fillWidth: true
        visible: sheet.table.myTurn && !sheet.buildable && sheet.city === sheet.table.own && sheet.payable
        text: qsTr("Choose a card to put under it; any card will do.")
        muted: true
        wrapMode: Text.Wrap
    }

    buttons: [
        AppButton {
            text: qsTr("Back to the table")
            variant: sheet.buildable ? "plain" : "primary"
            onClicked: sheet.close()
        },
        AppButton {
            text: qsTr("Put %1 under it").arg(sheet.name)
            visible: sheet.buildable
            variant: "primary"
            glyph: "stage"
            onClicked: {
                sheet.close()
                sheet.built()
            }
        }
    ]
}
