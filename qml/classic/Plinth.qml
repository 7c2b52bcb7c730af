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
    readonly property bool low: height < Theme.px(50)
    readonly property real effectRoom: width - marks.x - Theme.px(tag.visible ? 32 : 4)
    readonly property real costRoom: effectRoom - (low ? effect.width + marks.spacing : 0)
    readonly property real markSize: low ? Math.min(Theme.px(20), height - Theme.space12)
                                         : Math.min(Theme.px(26), (height - Theme.space12) / 2)

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
        width: marks.x - Theme.px(3)
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
        x: Theme.px(7)
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: Theme.px(2)
        text: plinth.number
        color: plinth.built ? Theme.goldInk : Theme.ink
        strong: true
        font.pixelSize: Theme.leadSize
        Accessible.ignored: true
    }
    Grid {
        id: marks
        columns: plinth.low ? 2 : 1
        anchors.left: numeral.right
        anchors.leftMargin: Theme.px(10)
        anchors.verticalCenter: parent.verticalCenter
        anchors.verticalCenterOffset: Theme.px(2)
        spacing: Theme.px(plinth.low ? 6 : 2)
        EffectMarks {
            id: effect
            effects: plinth.effects
            size: Math.min(plinth.markSize, plinth.effectRoom / (1.3 * plinth.effects.length))
        }
        CostMarks {
            visible: !plinth.built
            cost: plinth.cost
            size: Math.min(plinth.markSize * 0.9, plinth.costRoom / Math.max(1, plinth.units) - spacing)
        }
    }
    Item {
        id: tag
        anchors.right: parent.right
        anchors.rightMargin: Theme.px(6)
        anchors.top: parent.top
        anchors.topMargin: Theme.px(9)
        width: Theme.px(24)
        height: width
        visible: plinth.next
        PriceMark {
            anchors.centerIn: parent
            priceState: plinth.state === "next" ? "" : plinth.state
            price: plinth.price
            built: plinth.built
            size: Theme.glyphSize
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
