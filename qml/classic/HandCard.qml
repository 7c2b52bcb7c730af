// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// A card in hand: one picture, with the current price on its bottom edge. It lifts when chosen or
// hovered, and can be dragged to the city, the wonder or the discard pile.
Item {
    id: face

    required property int index
    required property string card
    required property string name
    required property string buildState
    required property int buildPrice
    required property bool chosen
    required property string description
    required property bool canFree
    required property string effectText
    required property string costText
    required property string buildReason
    readonly property TooltipText tooltip: TooltipText {
        name: face.name
        sentence: Phrase.sentences([face.effectText, qsTr("Costs %1").arg(face.costText), face.buildReason])
        card: face.card
    }

    property real homeX: 0
    property real homeY: 0
    property bool lifted: false
    property bool current: false
    property bool hinted: false
    property bool draggable: false
    property bool resting: false ///< nothing can be played
    readonly property alias dragging: drag.active
    readonly property real unit: width / 150
    readonly property bool small: width < Theme.px(118)
    readonly property string art: small ? Art.largeCard(card) : Art.card(card)
    /// 1 = not yet dealt, 0 = in hand.
    property real arrival: 0

    signal pressed()
    signal dragged(bool active, point where)

    opacity: chosen ? 0.3 : 1 // it lies before my seat
    x: homeX + (dragging ? drag.activeTranslation.x : 0)
    y: homeY + (dragging ? drag.activeTranslation.y
              : lifted || chosen ? -Theme.px(14) : hover.hovered ? -Theme.px(6) : 0)
    z: drag.active ? 300 : lifted ? 200 : hover.hovered ? 150 : index

    Accessible.role: Accessible.ListItem
    Accessible.name: description
    Accessible.selectable: true
    Accessible.selected: lifted
    Accessible.focusable: true
    Accessible.onPressAction: pressed()

    readonly property Nod nod: Nod { shown: face.hinted && !face.lifted && !face.dragging && !hover.hovered }
    transform: Translate { y: face.arrival * Theme.px(90) - face.nod.lift }
    SequentialAnimation {
        id: dealt
        PropertyAction { target: face; property: "arrival"; value: 1 }
        PauseAnimation { duration: Math.max(0, face.index) * Theme.motion(45) }
        NumberAnimation {
            target: face
            property: "arrival"
            to: 0
            duration: Theme.move
            easing.type: Easing.OutCubic
        }
    }
    Component.onCompleted: if (Theme.motionSpeed > 0) dealt.start()

    Behavior on x {
        enabled: !drag.active
        NumberAnimation { duration: Theme.move; easing.type: Easing.OutCubic }
    }
    Behavior on y {
        enabled: !drag.active
        NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic }
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(2)
        visible: face.lifted || face.chosen
        radius: 11 * face.unit
        color: Theme.goldOnTable
    }
    Picture {
        anchors.fill: parent
        art: face.art
    }
    Rectangle {
        id: strip
        x: 10 * face.unit
        y: (face.small ? 172 : 180) * face.unit
        width: 130 * face.unit
        height: (face.small ? 32 : 22) * face.unit
        color: face.buildState === "blocked" ? Theme.badTint
             : face.buildState === "pay" ? Theme.quietTint : Theme.goodTint
    }
    PriceMark {
        anchors.horizontalCenter: strip.horizontalCenter
        anchors.verticalCenter: strip.verticalCenter
        priceState: face.buildState
        price: face.buildPrice
        size: strip.height
    }
    Glyph {
        x: 110 * face.unit
        anchors.verticalCenter: strip.verticalCenter
        visible: face.canFree
        readonly property TooltipText tooltip: TooltipText { glyph: "build" }
        name: "wonder"
        color: Theme.good
        size: strip.height
    }
    Glyph { // in the strip, where it hides nothing of the card
        x: strip.x + 4 * face.unit
        anchors.verticalCenter: strip.verticalCenter
        visible: face.chosen
        name: "chosen"
        color: Theme.ink
        size: strip.height
    }

    Rectangle { // instead of opacity, which would show the cards below
        anchors.fill: parent
        anchors.margins: -Theme.px(2)
        visible: face.resting
        radius: 11 * face.unit
        color: Theme.withAlpha(Theme.tableBottom, 1 - Theme.disabledOpacity)
    }
    HintMark {
        visible: face.hinted
        size: Math.min(Theme.px(30), 0.3 * face.width)
    }
    Pulse {
        shown: face.hinted && !face.lifted
        cornerRadius: 9 * face.unit
    }
    FocusRing {
        shown: face.current
        cornerRadius: 9 * face.unit
        inset: true
    }

    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: face.pressed()
    }
    HoverHandler { id: hover; enabled: face.draggable; cursorShape: Qt.PointingHandCursor }
    DragHandler {
        id: drag
        target: null // a target would break the bindings of x and y
        enabled: face.draggable
        onActiveChanged: face.dragged(active, centroid.scenePosition)
        onCentroidChanged: {
            if (active)
                face.dragged(true, centroid.scenePosition)
        }
    }
}
