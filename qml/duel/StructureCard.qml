// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// A place of the structure: an open card with each city's current price at its foot (the left city's on
// the left), a back, or nothing once taken.
Item {
    id: face

    required property int index
    required property int slot
    required property int row
    required property int column
    required property string card
    required property string back
    required property bool open
    required property bool taken
    required property string leftState
    required property int leftPrice
    required property string rightState
    required property int rightPrice
    required property string crown
    required property bool chosen
    required property bool opens
    required property bool hinted
    required property bool highlighted
    required property string description
    required property string name
    required property string effectText
    readonly property TooltipText tooltip: TooltipText {
        name: face.card === "" ? face.description : face.name
        sentence: face.card === "" ? qsTr("It is turned over as soon as no other card lies on it.") : face.effectText
        card: face.card
    }

    property real homeX: 0
    property real homeY: 0
    property real headHeight: 0
    property real footHeight: 0
    property bool coveredNamed: false
    property real cornerRadius: 0
    property color leftColor
    property color rightColor
    property bool flying: false  ///< on its way to a city
    property bool playable: false
    property bool resting: false ///< nothing can be played
    property bool current: false
    readonly property alias dragging: drag.active
    readonly property real markSize: Math.min(footHeight - Theme.px(4), width / 2 - Theme.px(10), Math.max(Theme.px(26), footHeight * 0.8))

    /// Room beside the price on the card's edge. If too small for a visible sign, the crown goes to the corner of the
    /// head, where it is clear which card it belongs to.
    readonly property real besidePrice: 2 * (width / 4 + Theme.px(2) - markSize / 2)
    readonly property bool crownBeside: besidePrice >= Theme.px(28)
    readonly property real crownSize: Math.max(Theme.px(18), Math.min(Theme.px(28), besidePrice))

    /// 1 = not yet dealt, 0 = in place; `turned`: how far it has turned face up.
    property real arrival: 0
    property int dealtAfter: 0
    property real turned: 1

    signal pressed()
    signal asked()
    signal dragged(bool active, point where)

    x: homeX + (dragging ? drag.activeTranslation.x : 0)
    y: homeY + (dragging ? drag.activeTranslation.y
              : chosen || hover.hovered && playable ? -Theme.px(2) : 0)
    z: dragging ? 300 : row * 2 + (crown !== "" ? 1.5 : chosen ? 1 : 0) // overhangs go on top, warnings first
    visible: !taken && !flying

    Accessible.role: Accessible.ListItem
    Accessible.name: description
    Accessible.ignored: taken
    Accessible.focusable: open
    Accessible.selectable: true
    Accessible.selected: chosen
    Accessible.onPressAction: pressed()

    /// Animates the dealing of the card, in its turn, or ends it.
    function deal(begins: bool) {
        if (begins && Theme.motionSpeed > 0)
            dealt.restart()
        else
            dealt.complete()
    }
    onBackChanged: if (back === "" && card !== "" && Theme.motionSpeed > 0) flip.restart()
    Component.onCompleted: deal(true)

    opacity: 1 - arrival
    readonly property Nod nod: Nod { shown: face.hinted && !face.chosen && !face.dragging }
    transform: [
        Translate { y: -face.arrival * Theme.px(40) - face.nod.lift },
        Scale { origin.x: face.width / 2; xScale: face.turned }
    ]
    SequentialAnimation {
        id: dealt
        PropertyAction { target: face; property: "arrival"; value: 1 }
        PauseAnimation { duration: face.dealtAfter }
        NumberAnimation {
            target: face
            property: "arrival"
            to: 0
            duration: Theme.move
            easing.type: Easing.OutCubic
        }
    }
    NumberAnimation {
        id: flip
        target: face
        property: "turned"
        from: 0
        to: 1
        duration: Theme.motion(350)
        easing.type: Easing.OutBack
    }

    Behavior on x {
        enabled: !drag.active
        NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic }
    }
    Behavior on y {
        enabled: !drag.active
        NumberAnimation { duration: Theme.quick; easing.type: Easing.OutCubic }
    }

    Rectangle { // gold: chosen or hinted; dark outline: open
        anchors.fill: parent
        anchors.margins: face.chosen || face.hinted || face.highlighted ? -Theme.px(3) : -Theme.stroke
        visible: face.open || face.highlighted
        radius: face.cornerRadius - anchors.margins
        color: face.chosen || face.hinted || face.highlighted ? Theme.goldOnTable : Theme.withAlpha(Theme.ink, 0.7)
    }
    Picture {
        anchors.fill: parent
        art: face.card === "" ? DuelArt.back(face.back) : face.open ? DuelArt.card(face.card) : DuelArt.covered(face.card, face.coveredNamed)
    }
    Item {
        id: foot
        anchors.bottom: parent.bottom
        width: parent.width
        height: face.footHeight
        visible: face.open
        PriceHalf {
            width: parent.width / 2
            seatColor: face.leftColor
            priceState: face.leftState
            price: face.leftPrice
            size: face.markSize
        }
        PriceHalf {
            x: parent.width / 2
            width: parent.width - x
            mirrored: true
            seatColor: face.rightColor
            priceState: face.rightState
            price: face.rightPrice
            size: face.markSize
        }
    }
    Rectangle { // uncovered by taking the chosen card
        anchors.horizontalCenter: parent.horizontalCenter
        y: face.headHeight - height - Theme.px(2)
        width: parent.width - Theme.px(12)
        height: Theme.px(20)
        radius: Theme.radiusSmall
        visible: face.opens
        color: Theme.gold
        readonly property TooltipText tooltip: TooltipText {
            glyph: "eye"
            card: face.card
        }
        Glyph {
            anchors.centerIn: parent
            name: "eye"
            color: Theme.goldInk
            size: Theme.px(18)
        }
    }
    Rectangle { // taking it wins the game for the opponent
        readonly property real outside: width * (face.crownBeside ? 0.3 : 0.1)
        x: face.crown === "left" ? -outside : parent.width - width + outside
        y: face.crownBeside ? parent.height - height * 0.65 : Theme.px(3)
        width: face.crownSize
        height: width
        radius: width / 2
        visible: face.crown !== "" && face.open
        color: Theme.bad
        readonly property TooltipText tooltip: TooltipText {
            glyph: "crown"
            card: face.card
        }
        border.width: Theme.px(2)
        border.color: Theme.surface
        Glyph {
            anchors.centerIn: parent
            name: "crown"
            color: Theme.badInk
            size: parent.width * 0.64
        }
    }
    Rectangle { // instead of opacity, which would show the cards below
        anchors.fill: parent
        anchors.margins: -Theme.stroke
        visible: face.resting
        radius: face.cornerRadius
        color: Theme.withAlpha(Theme.tableBottom, 1 - Theme.disabledOpacity)
    }
    HintMark {
        visible: face.hinted
        size: Math.min(Theme.px(26), 0.3 * face.width)
    }
    Pulse {
        shown: face.hinted && !face.chosen
        cornerRadius: face.cornerRadius
    }
    FocusRing {
        shown: face.current
        cornerRadius: face.cornerRadius
    }

    TapHandler {
        enabled: !face.taken
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: face.open ? face.pressed() : face.asked()
    }
    HoverHandler {
        id: hover
        enabled: !face.taken
        cursorShape: face.playable ? Qt.PointingHandCursor : Qt.ArrowCursor
    }
    DragHandler {
        id: drag
        target: null // a target would break the bindings of x and y
        enabled: face.playable
        onActiveChanged: face.dragged(active, centroid.scenePosition)
        onCentroidChanged: {
            if (active)
                face.dragged(true, centroid.scenePosition)
        }
    }

    component PriceHalf: Rectangle {
        id: half
        property bool mirrored: false
        property color seatColor
        property string priceState
        property int price
        property real size
        height: parent.height
        color: priceState === "pay" ? Theme.quietTint : priceState === "blocked" ? Theme.badTint : Theme.goodTint
        Rectangle {
            x: half.mirrored ? half.width - width : 0
            width: Theme.px(4)
            height: parent.height
            color: half.seatColor
        }
        DuelPrice {
            anchors.centerIn: parent
            anchors.horizontalCenterOffset: (half.mirrored ? -1 : 1) * Theme.px(2)
            priceState: half.priceState
            price: half.price
            size: half.size
            brief: true
        }
    }
}
