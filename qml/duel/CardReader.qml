// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Table
import Mirabilia.Theme

// A card or wonder in full: its face, its effect in words, its chains, and the price for each city step by
// step; a wonder can also be built from here with the chosen card.
//   read(card)
DialogFrame {
    id: reader

    required property DuelTable table
    property var card: ({})
    readonly property bool isWonder: card.wonder === true
    /// Row of the action that builds it with the chosen card; -1 = none.
    readonly property int building: isWonder && table.choice.made ? rowOf(card.card) : -1

    title: card.name ?? ""
    explanation: card.effectText ?? ""
    preferredWidth: 560

    function read(id: string) {
        if (id === "")
            return
        card = table.details(id)
        table.light(id)
        open()
    }
    function rowOf(wonder: string): int {
        const actions = table.choice.actions
        for (let row = 0; row < actions.count; ++row) {
            if (actions.get(row).wonder === wonder && actions.get(row).possible)
                return row
        }
        return -1
    }
    onAboutToHide: table.light("")

    Row {
        Layout.fillWidth: true
        spacing: Theme.space16
        Picture {
            id: face
            width: Theme.px(140)
            height: Theme.px(190)
            fillMode: Image.PreserveAspectCrop
            art: reader.isWonder ? DuelArt.poster(reader.card.card) : DuelArt.card(reader.card.card ?? "")
        }
        Column {
            width: parent.width - face.width - parent.spacing
            spacing: Theme.space8
            Fact { text: qsTr("Costs %1").arg(reader.card.costText ?? "") }
            Fact { text: reader.card.chainText ?? "" }
            Fact { text: reader.card.standing ?? "" }
            PriceFact {
                text: reader.card.left ?? ""
                steps: reader.card.leftSteps ?? []
            }
            PriceFact {
                text: reader.card.right ?? ""
                steps: reader.card.rightSteps ?? []
            }
        }
    }
    buttons: [
        AppButton {
            text: qsTr("Back to the table")
            variant: reader.building < 0 ? "primary" : "plain"
            onClicked: reader.close()
        },
        AppButton {
            text: qsTr("Build it over the card")
            visible: reader.building >= 0
            variant: "primary"
            glyph: "stage"
            onClicked: {
                const row = reader.building
                reader.close()
                reader.table.choice.play(row)
            }
        }
    ]

    component Fact: AppLabel {
        width: parent?.width ?? 0
        visible: text !== ""
        wrapMode: Text.Wrap
    }
    component PriceFact: Column {
        id: fact
        property alias text: sentence.text
        property list<string> steps
        width: parent?.width ?? 0
        visible: text !== ""
        Fact {
            id: sentence
            strong: true
        }
        Repeater {
            model: fact.steps
            Fact {
                required property string modelData
                text: modelData
                muted: true
                font.pixelSize: Theme.captionSize
            }
        }
    }
}
