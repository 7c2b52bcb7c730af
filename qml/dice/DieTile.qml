// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// A die of the Forum: its face, its colour's mark, and below it the least total price for me.
// Pale if it is locked or no die is to be chosen.
Item {
    id: tile

    required property int index
    required property string die
    required property int tray
    required property int slot
    required property string face
    required property string glyph
    required property string glyphFamily
    required property string family
    required property string mark
    required property bool locked
    required property bool asked
    required state // as DiceDieRow.state
    required property int price
    required property bool chosen
    required property bool hinted
    required property string description
    required property string name
    required property string facts
    readonly property TooltipText tooltip: TooltipText {
        name: tile.name
        sentence: tile.facts
        whole: true
    }

    property real homeX: 0
    property real homeY: 0
    /// True while the keyboard is in use and the focus is shown.
    property bool keyboard: false
    signal pressed()

    /// Margin of the die within its touch target.
    property real inset: 0
    readonly property real side: width
    readonly property real footHeight: height - side
    readonly property bool pale: locked || !asked
    /// Turns left until it comes to rest.
    property real spin: 0
    /// Distance left to its place.
    property real slide: 0

    /// Slides in from this far right.
    function arrive(distance: real) {
        arrival.from = distance
        arrival.restart()
    }

    x: homeX
    y: homeY
    activeFocusOnTab: true
    Accessible.role: Accessible.ListItem
    Accessible.name: description
    Accessible.selectable: true
    Accessible.selected: chosen
    Accessible.focusable: true
    Accessible.onPressAction: pressed()

    Behavior on x { NumberAnimation { duration: Theme.move; easing.type: Easing.OutCubic } }
    onFaceChanged: if (Theme.motionSpeed > 0) rattle.restart()
    NumberAnimation {
        id: rattle
        target: tile
        property: "spin"
        from: 24 + 8 * (tile.index % 3)
        to: 0
        duration: Theme.motion(500)
        easing.type: Easing.OutElastic
    }

    NumberAnimation {
        id: arrival
        target: tile
        property: "slide"
        to: 0
        duration: Theme.motion(600)
        easing.type: Easing.OutCubic
    }
    transform: Translate { x: tile.slide }

    Rectangle { // chosen, or named by the hint
        anchors.fill: parent
        anchors.margins: tile.inset - Theme.px(4)
        visible: tile.chosen || tile.hinted
        radius: Theme.px(12)
        color: tile.chosen ? Theme.gold : Theme.goldTint
        border.width: Theme.stroke
        border.color: Theme.ink
    }
    Rectangle {
        anchors.fill: parent
        anchors.leftMargin: tile.inset
        anchors.rightMargin: tile.inset
        anchors.topMargin: tile.side / 2
        visible: tile.asked
        radius: Theme.px(7)
        color: tile.state === "free" ? Theme.goodTint : tile.state === "pay" ? Theme.goldTint
             : tile.state === "locked" ? Theme.quietTint : Theme.badTint
    }
    DieFace {
        x: tile.inset
        y: tile.inset
        width: tile.side - 2 * tile.inset
        rotation: tile.spin
        glyph: tile.glyph
        glyphFamily: tile.glyphFamily
        family: tile.family
        mark: tile.mark
        pale: tile.pale
    }
    Item {
        y: tile.side
        width: tile.width
        height: tile.footHeight
        Glyph {
            anchors.centerIn: parent
            visible: tile.asked && tile.locked
            name: "lock"
            color: Theme.muted
            size: Theme.px(16)
        }
        PriceMark {
            anchors.centerIn: parent
            priceState: tile.state === "locked" ? "" : tile.state
            price: tile.price
            size: Math.min(Theme.px(20), tile.footHeight - Theme.px(2))
        }
    }
    HintMark { // at the bottom, as the price of a tray is above its dice
        anchors.top: undefined
        anchors.bottom: parent.bottom
        anchors.bottomMargin: -Theme.px(4) // the board begins there
        visible: tile.hinted
        size: Math.min(Theme.px(22), tile.side * 0.42)
    }
    Pulse {
        shown: tile.hinted && !tile.chosen
        cornerRadius: Theme.px(10)
    }
    FocusRing {
        shown: tile.activeFocus && tile.keyboard
        cornerRadius: tile.side * 0.14
        inset: true
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: {
            tile.forceActiveFocus()
            tile.pressed()
        }
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
