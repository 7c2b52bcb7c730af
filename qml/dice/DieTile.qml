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
    /// How much of its throw is left: 1 = in the hand, 0 = at rest. It comes from `far` to the right.
    property real flung: 0
    property real far: 0

    function tumble(distance: real, delay: int) {
        if (Theme.motionSpeed === 0)
            return
        far = distance
        waiting.duration = Theme.motion(delay + 45 * (index % 9))
        flung = 1
        thrown.restart()
    }
    function settle() {
        thrown.stop()
        flung = 0
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

    readonly property Nod nod: Nod { shown: tile.hinted && !tile.chosen }
    transform: Translate { y: -tile.nod.lift }

    Behavior on x { NumberAnimation { duration: Theme.move; easing.type: Easing.OutCubic } }
    SequentialAnimation {
        id: thrown
        PauseAnimation { id: waiting }
        NumberAnimation {
            target: tile
            property: "flung"
            from: 1
            to: 0
            duration: Theme.motion(850)
            easing.type: Easing.OutQuad
        }
    }

    Rectangle { // chosen, or named by the hint
        anchors.fill: parent
        anchors.margins: tile.inset - Theme.px(4)
        visible: (tile.chosen || tile.hinted) && tile.flung === 0
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
        visible: tile.asked && tile.flung === 0
        radius: Theme.px(7)
        color: tile.state === "free" ? Theme.goodTint : tile.state === "pay" ? Theme.quietTint
             : tile.state === "locked" ? Theme.quietTint : Theme.badTint
    }
    DieFace {
        // Three bounces, each lower than the one before.
        x: tile.inset + tile.flung * tile.far
        y: tile.inset - Math.abs(Math.sin(3 * Math.PI * tile.flung)) * tile.flung * tile.side * 0.6
        width: tile.side - 2 * tile.inset
        rotation: 90 * (4 + tile.index % 3) * tile.flung
        blank: tile.flung > 0.3
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
        visible: tile.flung === 0
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
        shown: tile.activeFocus && tile.keyboard && tile.flung === 0
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
