// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// One stage of the own wonder on the poster's foot: number, cost and effect; a built stage is lit,
// the next one shows my price today. Press opens it.
Item {
    id: plinth

    required property int number
    required property bool built
    required property list<var> cost
    required property list<var> effects
    required property string costText
    required property string effectText
    required state // "built", "next", "later", or how the next stage can be paid today
    required property int price
    required property string reason

    readonly property string today: reason !== "" ? reason : price > 0 ? qsTr("%n coin(s)", "", price) : qsTr("no coins")
    readonly property bool next: !built && state !== "later"
    readonly property int units: {
        let sum = 0
        for (const part of cost)
            sum += part.id === "coins" ? 1 : part.count
        return sum
    }
    // Effect above cost; beside it, where it is so low that both are larger then. Where it is narrow the number
    // stands before the effect alone, the cost has all the width, and the price lies where there is room.
    readonly property bool narrow: !built && width < Theme.px(130)
    readonly property real stackedSize: (height - Theme.space12) / 2
    readonly property real besideSize: Math.min(height - Theme.space12,
        (effectRoom - effectMarks.fixed - (built ? 0 : Theme.px(6 + costUnits))) / (effectMarks.signs + 0.9 * costUnits))
    readonly property bool beside: built || (!narrow && height < Theme.px(50) && besideSize > stackedSize)
    readonly property real markSize: beside ? Math.min(Theme.px(height < Theme.px(50) ? 20 : 26), besideSize)
                                            : Math.min(Theme.px(26), stackedSize)
    readonly property int costUnits: built ? 0 : Math.max(1, units)
    readonly property real step: Theme.px(beside ? 6 : 2)
    readonly property bool tagBelow: narrow && effects.length > 2
    readonly property real tagRoom: tag.visible ? tag.width + Theme.px(narrow ? 4 : 8) : Theme.px(4)
    readonly property real effectRoom: width - effectMarks.x - (tagBelow ? Theme.px(4) : tagRoom)
    readonly property real costRoom: width - costMarks.x - (narrow && !tagBelow ? Theme.px(4) : tagRoom)
    readonly property real lineHeight: narrow ? Math.max(effectMarks.height, numeral.height - Theme.px(4)) : effectMarks.height
    readonly property real filled: beside ? lineHeight : lineHeight + step + costMarks.height
    readonly property real firstLine: Theme.px(2) + (height - filled) / 2

    /// How much of it stands: it grows out of the poster's foot.
    property real share: 1
    transform: Scale {
        origin.y: plinth.height
        yScale: plinth.share
    }

    readonly property Answer answer: Answer {
        glyph: "wonder"
        name: qsTr("Stage %1").arg(plinth.number)
        sentence: Phrase.sentences([plinth.effectText, plinth.built ? qsTr("Built") : qsTr("Costs %1").arg(plinth.costText),
                                    plinth.next ? qsTr("Today: %1").arg(plinth.today) : ""])
    }
    signal opened()

    activeFocusOnTab: true
    Accessible.role: Accessible.Button
    Accessible.description: qsTr("Opens the stage")
    Accessible.onPressAction: opened()
    Keys.onReturnPressed: opened()
    Keys.onEnterPressed: opened()
    Accessible.name: built ? Phrase.of(qsTr("Stage %1, built: %2"), number, effectText)
                   : Phrase.sentences([Phrase.of(qsTr("Stage %1: %2; costs %3"), number, effectText, costText), next ? qsTr("Today: %1").arg(today) : ""])

    Rectangle {
        anchors.fill: parent
        color: plinth.built ? Theme.goldTint : Theme.surface
    }
    Rectangle { // as in the pips: what stands has its number on gold
        width: effectMarks.x - Theme.px(3)
        height: parent.height
        visible: plinth.built
        color: Theme.gold
    }
    Rectangle {
        width: parent.width
        height: Theme.px(4)
        color: plinth.built || plinth.next ? Theme.gold : Theme.muted
    }
    AppLabel {
        id: numeral
        x: Theme.px(plinth.narrow ? 5 : 7)
        y: plinth.narrow ? plinth.firstLine + (plinth.lineHeight - height) / 2 : Theme.px(2) + (plinth.height - height) / 2
        text: plinth.number
        color: plinth.built ? Theme.goldInk : Theme.ink
        strong: true
        font.pixelSize: plinth.narrow ? Math.min(Theme.leadSize, plinth.stackedSize) : Theme.leadSize
        Accessible.ignored: true
    }
    EffectMarks {
        id: effectMarks
        x: numeral.x + numeral.width + Theme.px(plinth.narrow ? 5 : 10)
        y: plinth.firstLine + (plinth.lineHeight - height) / 2
        effects: plinth.effects
        size: Math.min(plinth.markSize, (plinth.effectRoom - fixed) / Math.max(1, signs))
    }
    CostMarks {
        id: costMarks
        x: plinth.beside ? effectMarks.x + effectMarks.width + plinth.step : plinth.narrow ? Theme.px(5) : effectMarks.x
        y: plinth.firstLine + (plinth.beside ? (plinth.lineHeight - height) / 2 : plinth.lineHeight + plinth.step)
        visible: !plinth.built
        cost: plinth.cost
        size: Math.min(plinth.markSize * 0.9, plinth.costRoom / plinth.costUnits - spacing)
    }
    Item {
        id: tag
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(plinth.narrow ? 3 : 6)
        y: !plinth.narrow ? Theme.px(9) : plinth.tagBelow ? costMarks.y + (costMarks.height - height) / 2
                                                          : plinth.firstLine + (plinth.lineHeight - height) / 2
        width: plinth.narrow ? Math.min(Theme.px(24), plinth.stackedSize) : Theme.px(24)
        height: width
        visible: plinth.next
        PriceMark {
            anchors.centerIn: parent
            priceState: plinth.state === "next" ? "" : plinth.state
            price: plinth.price
            built: plinth.built
            size: Math.min(Theme.glyphSize, tag.width)
        }
    }
    FocusRing {
        shown: plinth.activeFocus
        inset: true
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: plinth.opened()
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
