// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Table
import Mirabilia.Theme

// A card in full: its face, its effect in words, its chains, and for each city the price step by
// step.
//   read(card)
DialogFrame {
    id: reader

    required property DuelTable table
    property var card: ({})

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
    onAboutToHide: table.light("")

    Row {
        Layout.fillWidth: true
        spacing: Theme.space16
        Picture {
            id: face
            width: Theme.px(140)
            height: Theme.px(190)
            art: DuelArt.card(reader.card.card ?? "")
        }
        Column {
            width: parent.width - face.width - parent.spacing
            spacing: Theme.space8
            Fact { text: qsTr("Costs %1").arg(reader.card.costText ?? "") }
            Fact { text: reader.card.chainText ?? "" }
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
            variant: "primary"
            onClicked: reader.close()
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
