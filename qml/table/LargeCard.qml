// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Theme

// A card as large as the window allows: its face, its effect in words, its price today and why, and its chain
// as small cards, each of which opens in its place. Esc, a tap or the key that opened it closes it.
// A table overrides
//   details(id)   what it tells of a card: {card, name, effectText, costText, standing, prices: [{text, steps}],
//                 from, to: [id]}
//   faceOf(id)    its picture
// and calls
//   read(id)      opens it
//   hasMain       a table has added a button that matters more than the way back
DialogFrame {
    id: large

    property var card: ({})
    /// Width and height of the picture.
    property size face: Qt.size(300, 420)
    property bool hasMain: false
    readonly property real faceHeight: Math.min(Theme.px(sheet ? face.height * 2 / 3 : face.height), (parent?.height ?? 0) - Theme.px(sheet ? 300 : 250))

    title: card.name ?? ""
    explanation: card.effectText ?? ""
    preferredWidth: face.width + 420

    function details(id: string): var {
        return {}
    }
    function faceOf(id: string): string {
        return Art.card(id)
    }
    function read(id: string) {
        if (id === "")
            return
        card = large.details(id)
        open()
    }

    Grid {
        id: parts
        Layout.fillWidth: true
        columns: large.sheet ? 1 : 2
        spacing: Theme.space24
        Picture {
            id: picture
            height: Math.max(Theme.px(120), large.faceHeight)
            width: Math.min(height * large.face.width / large.face.height, parts.width)
            fillMode: Image.PreserveAspectFit
            art: large.faceOf(large.card.card ?? "")
            TapHandler { onTapped: large.close() }
        }
        Column {
            width: parts.width - (parts.columns - 1) * (picture.width + parts.spacing)
            spacing: Theme.space12
            Fact { text: large.card.costText ? qsTr("Costs %1").arg(large.card.costText) : "" }
            Fact { text: large.card.standing ?? "" }
            Repeater {
                model: large.card.prices ?? []
                Column {
                    id: price
                    required property var modelData
                    width: parent?.width ?? 0
                    Fact {
                        text: price.modelData.text
                        strong: true
                    }
                    Repeater {
                        model: price.modelData.steps
                        Fact {
                            required property string modelData
                            text: modelData
                            muted: true
                            font.pixelSize: Theme.captionSize
                        }
                    }
                }
            }
            Chain {
                title: qsTr("Free with")
                cards: large.card.from ?? []
            }
            Chain {
                title: qsTr("Makes free")
                cards: large.card.to ?? []
            }
        }
    }
    buttons: AppButton {
        text: qsTr("Back to the table")
        variant: large.hasMain ? "plain" : "primary"
        onClicked: large.close()
    }

    Shortcut {
        sequences: ["Z", "I"]
        autoRepeat: false // the key that opened it may still be held
        enabled: large.opened
        onActivated: large.close()
    }

    component Fact: AppLabel {
        width: parent?.width ?? 0
        visible: text !== ""
        wrapMode: Text.Wrap
    }
    component Chain: Column {
        id: chain
        property alias title: caption.text
        property var cards: []
        width: parent?.width ?? 0
        visible: cards.length > 0
        spacing: Theme.space4
        Fact {
            id: caption
            muted: true
        }
        Flow {
            width: parent.width
            spacing: Theme.space8
            Repeater {
                model: chain.cards
                BaseButton {
                    id: other
                    required property string modelData
                    width: Theme.px(large.sheet ? 96 : 120)
                    height: width * large.face.height / large.face.width
                    text: large.details(modelData).name
                    onClicked: large.read(modelData)
                    Picture {
                        anchors.fill: parent
                        art: large.faceOf(other.modelData)
                    }
                    FocusRing { shown: other.visualFocus }
                }
            }
        }
    }
}
