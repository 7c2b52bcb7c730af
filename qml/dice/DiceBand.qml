// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Dice
import Mirabilia.Table
import Mirabilia.Theme

// The current question, or the considered action with its price and consequences; and the buttons.
// Always in the same place.
//   stacked   the buttons are below the text
Item {
    id: band

    required property DiceTable table
    required property bool stacked
    readonly property DiceChoice choice: table.choice
    readonly property bool chain: table.steps.count > 1
    readonly property bool waiting: !table.myTurn
    // Cells are small on a phone, so those of one building get buttons. Among several buildings one is picked first.
    readonly property bool inOneBuilding: [...choice.places].every(place => place.building === choice.places[0].building)
    readonly property list<var> places: stacked && choice.places.length > 1 && choice.places.length < 5 && inOneBuilding
                                        ? choice.places : []

    readonly property real inset: Theme.px(stacked ? 10 : 20)
    /// A hint may have several sentences: on a phone it replaces the buttons until it is dismissed.
    readonly property bool advising: stacked && !choice.active && explanation !== "" && explanation === table.hintText
    readonly property real wordsWidth: advising ? done.x - inset : stacked ? width - 2 * inset : buttons.x - inset - Theme.px(12)

    // In a hot seat game the status names the player to move, and the question is below.
    readonly property string headline: !waiting && choice.active && !chain ? choice.title : table.status
    readonly property string explanation: choice.reason !== "" ? choice.reason
        : choice.active && choice.text !== "" ? choice.text
        : table.hintText !== "" ? table.hintText
        : table.lastRoundText !== "" ? table.lastRoundText
        : !waiting && table.status !== table.asked ? table.asked
        : waiting || chain || table.own.lastText === "" ? "" : qsTr("Your last round: %1").arg(table.own.lastText)

    /// Without the status and the hint, which the page reads.
    readonly property string spoken: Phrase.sentences([headline === table.status ? "" : headline,
                                                       choice.active && chain ? choice.title : "",
                                                       explanation === table.hintText ? "" : explanation,
                                                       choice.reason !== "" ? choice.text : ""])
    Accessible.role: Accessible.Grouping
    Accessible.name: Phrase.sentences([headline, choice.active && chain ? choice.title : "", explanation, choice.reason !== "" ? choice.text : ""])
    Announcer { text: band.spoken }

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(12)
        color: Theme.surface
    }

    Column {
        id: words
        x: band.inset
        y: band.stacked && !band.advising ? Theme.px(3) : Math.max(Theme.px(4), (band.height - height) / 2)
        width: band.wordsWidth
        spacing: Theme.px(band.stacked ? 1 : band.height < Theme.px(90) ? 2 : 4)

        Row { // die -> cell, or the question
            id: first
            width: parent.width
            height: Theme.px(band.stacked ? 22 : 30)
            spacing: Theme.px(8)
            visible: (!band.chain || band.waiting) && !band.advising
            ChosenDie {
                anchors.verticalCenter: parent.verticalCenter
                row: band.choice.dieRow
                size: parent.height
            }
            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                visible: band.choice.die !== "" && band.choice.cell !== ""
                name: "arrow-right"
                color: Theme.muted
                size: Theme.px(16)
            }
            AppLabel {
                anchors.verticalCenter: parent.verticalCenter
                width: Math.min(implicitWidth, parent.width - x)
                text: band.headline
                title: true
                strong: true
                font.pixelSize: band.stacked ? Theme.bodySize : Theme.leadSize
                Accessible.ignored: true
            }
        }
        Steps {
            visible: band.chain && !band.waiting && !band.advising
            table: band.table
            room: words.width
            most: band.width < Theme.px(600) ? 2 : 4
            pillHeight: Theme.px(band.stacked ? 24 : 30)
        }
        Flow { // price and consequences
            id: line
            // Above buttons there is one line only. Consequences come first: the cell is ringed on the board, and the
            // button shows the price.
            readonly property real spare: band.stacked ? width - widthOf(noteWords, band.choice.notes.length, 0) : Infinity
            readonly property bool named: band.chain && chosenCell.implicitWidth <= spare
            readonly property bool priced: widthOf(costWords, band.choice.costs.length, Theme.px(22)) + (named ? chosenCell.width + spacing : 0) <= spare
            /// Total width of `count` texts, each with an item of width `beside` and spacing.
            function widthOf(texts: TextMetrics, count: int, beside: real): real {
                return texts.advanceWidth + count * (beside + spacing + 1)
            }
            width: parent.width
            height: band.stacked ? Theme.px(22) : implicitHeight
            clip: band.stacked
            visible: band.choice.possible && !band.waiting
            spacing: Theme.px(band.stacked ? 7 : 10)
            TextMetrics {
                id: noteWords
                font: chosenCell.font
                text: [...band.choice.notes].join("")
            }
            TextMetrics {
                id: costWords
                font: chosenCell.font
                text: [...band.choice.costs].map(cost => cost.text).join("")
            }
            AppLabel {
                id: chosenCell
                visible: line.named
                text: band.choice.title
                strong: true
                font.pixelSize: Theme.captionSize
                Accessible.ignored: true
            }
            Repeater {
                model: band.choice.costs
                Row {
                    id: cost
                    required property var modelData
                    visible: line.priced
                    spacing: Theme.px(4)
                    AppLabel {
                        text: cost.modelData.text
                        font.pixelSize: Theme.captionSize
                        muted: true
                    }
                    PriceMark {
                        priceState: cost.modelData.coins > 0 ? "pay" : "free"
                        price: cost.modelData.coins
                        size: Theme.px(18)
                    }
                }
            }
            Repeater {
                model: band.choice.notes
                AppLabel {
                    required property string modelData
                    text: modelData
                    font.pixelSize: Theme.captionSize
                }
            }
        }
        AppLabel {
            // The lines that fit below the heading.
            readonly property int most: Math.floor((band.height - Theme.space8 - y) / lineHeight)
            width: parent.width
            visible: text !== "" && !(band.stacked && band.choice.possible)
            text: band.explanation
            color: band.choice.reason !== "" ? Theme.badText : Theme.muted
            font.pixelSize: Theme.captionSize
            wrapMode: Text.Wrap
            // Fixed, because taller lines of other scripts would overlap the buttons.
            lineHeightMode: Text.FixedHeight
            lineHeight: Math.round(font.pixelSize * 1.25)
            maximumLineCount: band.advising ? 5 : band.stacked ? 1 : Math.max(1, most)
            Accessible.ignored: true
        }
        AppLabel { // what it would give if it were possible
            width: parent.width
            visible: !band.stacked && band.choice.reason !== "" && text !== ""
            text: band.choice.text
            muted: true
            font.pixelSize: Theme.captionSize
            Accessible.ignored: true
        }
    }

    IconButton {
        id: done
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        visible: band.advising
        glyph: "close"
        text: qsTr("Close")
        onClicked: band.table.hint()
    }
    Row {
        id: buttons
        visible: !band.advising
        readonly property real room: band.width - 2 * band.inset
        anchors.right: parent.right
        anchors.rightMargin: band.inset
        y: band.stacked ? band.height - height - Theme.px(5) : (band.height - height) / 2
        height: Theme.target
        spacing: Theme.px(band.stacked ? 6 : 10)
        layoutDirection: Qt.LeftToRight

        Repeater {
            model: band.places
            ActionButton {
                required property var modelData
                readonly property int count: band.places.length
                width: (buttons.room - (count - 1) * buttons.spacing) / count
                title: modelData.place
                glyph: ""
                priceState: count < 3 ? (modelData.price > 0 ? "pay" : "free") : ""
                price: modelData.price
                onClicked: band.choice.selectCell(modelData.cell)
            }
        }
        Repeater {
            id: actions
            model: band.places.length > 0 ? null : band.choice.actions
            ActionSlot {}
        }
        AppButton {
            visible: band.waiting && band.table.canChange
            text: qsTr("Change")
            glyph: "undo"
            onClicked: band.table.change()
        }
    }

    // Buttons already have `action` and `state` properties, so the roles are declared one level up.
    component ActionSlot: Item {
        id: slot
        required property int index
        required property int number
        required property int actionKind
        required property string title
        required property string glyph
        required state
        required property int price
        required property int points
        required property int coins
        required property string reason
        required property bool possible
        required property bool main

        /// Below the text the main button takes the width that a second one, sign only, leaves. Bonuses share equally.
        readonly property real others: actions.count - 1
        readonly property bool alike: others !== 1 || actionKind === DiceAction.Bonus
        readonly property real share: alike || !band.choice.possible ? (buttons.room - others * buttons.spacing) / actions.count
            : main ? buttons.room - Theme.px(64) - buttons.spacing : Theme.px(64)
        width: band.stacked ? share : press.implicitWidth
        height: buttons.height
        ActionButton {
            id: press
            anchors.fill: parent
            title: slot.title
            glyph: band.stacked && actions.count > 2 ? "" : slot.glyph
            priceState: slot.state
            price: slot.price
            points: slot.points
            coins: slot.coins
            reason: slot.reason
            main: slot.main
            keyText: slot.main ? "" : ({ [DiceAction.Wonder]: "W", [DiceAction.Pass]: "P", [DiceAction.Decline]: "S" })[slot.actionKind] ?? ""
            hinted: slot.actionKind === band.table.hintAction
            enabled: slot.possible
            compact: band.stacked && glyph !== "" && slot.share < Theme.px(90)
            onClicked: band.choice.perform(slot.number)
        }
    }
}
