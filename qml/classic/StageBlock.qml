// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// One stage of the own wonder at the foot of the poster: number, cost and effect; a built stage is lit,
// the next one shows the current price. A press opens it.
Item {
    id: block

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
    // The effect goes above the cost, or beside it in a low block if that makes both larger. In a narrow block the
    // number shares its line with the effect only, the cost has the full width, and the price goes where there is room.
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

    /// Visible share while it rises from the poster's foot.
    property real share: 1
    transform: Scale {
        origin.y: block.height
        yScale: block.share
    }

    readonly property TooltipText tooltip: TooltipText {
        glyph: "wonder"
        name: qsTr("Stage %1").arg(block.number)
        sentence: Phrase.sentences([block.effectText, block.built ? qsTr("Built") : qsTr("Costs %1").arg(block.costText),
                                    block.next ? qsTr("Today: %1").arg(block.today) : ""])
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
        color: block.built ? Theme.goldTint : Theme.surface
    }
    Rectangle { // as in StagePips: a built stage has its number on gold
        width: effectMarks.x - Theme.px(3)
        height: parent.height
        visible: block.built
        color: Theme.gold
    }
    Rectangle {
        width: parent.width
        height: Theme.px(4)
        color: block.built || block.next ? Theme.gold : Theme.muted
    }
    NumberGlyph { // text in colours of its own would cost two batches
        id: numeral
        x: Theme.px(block.narrow ? 3 : 5)
        y: block.narrow ? block.firstLine + (block.lineHeight - height) / 2 : Theme.px(2) + (block.height - height) / 2
        name: "number"
        number: block.number
        ink: block.built ? Theme.goldInk : Theme.ink
        size: block.narrow ? Math.min(Theme.leadSize, block.stackedSize) : Theme.leadSize
    }
    EffectMarks {
        id: effectMarks
        x: numeral.x + numeral.width + Theme.px(block.narrow ? 3 : 6)
        y: block.firstLine + (block.lineHeight - height) / 2
        effects: block.effects
        size: Math.min(block.markSize, (block.effectRoom - fixed) / Math.max(1, signs))
    }
    CostMarks {
        id: costMarks
        x: block.beside ? effectMarks.x + effectMarks.width + block.step : block.narrow ? Theme.px(5) : effectMarks.x
        y: block.firstLine + (block.beside ? (block.lineHeight - height) / 2 : block.lineHeight + block.step)
        visible: !block.built
        cost: block.cost
        size: Math.min(block.markSize * 0.9, block.costRoom / block.costUnits - spacing)
    }
    Item {
        id: tag
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(block.narrow ? 3 : 6)
        y: !block.narrow ? Theme.px(9) : block.tagBelow ? costMarks.y + (costMarks.height - height) / 2
                                                          : block.firstLine + (block.lineHeight - height) / 2
        width: block.narrow ? Math.min(Theme.px(24), block.stackedSize) : Theme.px(24)
        height: width
        visible: block.next
        PriceMark {
            anchors.centerIn: parent
            priceState: block.state === "next" ? "" : block.state
            price: block.price
            built: block.built
            size: Math.min(Theme.glyphSize, tag.width)
        }
    }
    FocusRing {
        shown: block.activeFocus
        inset: true
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: block.opened()
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
