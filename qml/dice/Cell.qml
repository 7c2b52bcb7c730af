// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Table
import Mirabilia.Theme

// A cell of a building: its gain, its cost in resources, and its state. Solid = crossed off, outlined =
// next, hairline = later; gold = can be taken now.
//   family    family of its building
//   stop      true if Tab stops here
Item {
    id: cell

    required property int index
    required property string cell
    required property int lane
    required property int place
    required state // "crossed", "next" or "later"
    required property bool fresh
    required property bool candidate
    required property bool chosen
    required property bool hinted
    required property int price
    required property int cost
    required property int missingCoins
    required property var marks
    required property var leadsTo
    required property string name
    required property string effectText
    required property string description
    required property string facts
    required property string origin
    readonly property TooltipText tooltip: TooltipText {
        name: cell.name
        sentence: cell.facts
        whole: true
    }

    property string family
    /// Visible share of a crossed-off cell while it rises from the ground.
    property real share: 1
    property bool stop: false
    /// True while a die is in hand that does not lead here.
    property bool sunk: false
    /// How much of its cross is drawn.
    property real drawn: 1
    property bool laid: false
    /// True while the keyboard is in use and the focus is shown.
    property bool keyboard: false
    signal pressed()

    readonly property bool crossed: state === "crossed"
    readonly property bool rising: crossed && share < 1
    /// True if the cost goes beside the signs: two lines do not fit, or would make the signs smaller.
    readonly property bool low: height < Theme.px(24)
                                || (height < Theme.px(27) ? (width - Theme.px(18)) / signs.length >= height - Theme.px(13)
                                                          : height < Theme.px(52) && width >= Theme.px(38) && signs.length === 1)
    readonly property bool roomy: height >= Theme.px(84) && width >= Theme.px(78)
    readonly property bool small: height < Theme.px(46)
    readonly property bool tiny: !low && height < Theme.px(34)
    /// True if the sign of the cost makes room for the origin.
    readonly property bool bare: origin !== "" && width < Theme.px(46)
    /// In a small cell, only the signs that distinguish it from its neighbours in the lane.
    readonly property var signs: !small ? marks
        : marks.length > 2 && marks.some(sign => sign.below) ? marks.filter(sign => sign.kind === "points" || sign.below && sign.kind === "glyph")
            .map(sign => ({ kind: sign.kind, glyph: sign.glyph, text: sign.text, family: sign.family, below: false }))
        : marks.some(sign => sign.kind === "points") && marks.length === 2 && marks[0].kind === "glyph" ? marks.slice(1) : marks
    readonly property color ground: chosen ? Theme.goldTint : crossed && !rising ? Theme.family(family)
                                  : state === "next" || candidate ? Theme.raised : Theme.surface
    readonly property color ink: crossed && !rising && !chosen ? Theme.familyInk(family)
                               : state === "next" || candidate ? Theme.ink : Theme.muted

    Accessible.role: Accessible.ListItem
    Accessible.name: description
    Accessible.selectable: true
    Accessible.selected: chosen
    Accessible.focusable: true
    Accessible.onPressAction: pressed()
    activeFocusOnTab: stop || activeFocus

    opacity: sunk && !candidate && !chosen ? 0.4 : 1
    Component.onCompleted: laid = true
    onCrossedChanged: if (crossed && laid && Theme.motionSpeed > 0) pen.restart()
    NumberAnimation {
        id: pen
        target: cell
        property: "drawn"
        from: 0
        to: 1
        duration: Theme.motion(450)
        easing.type: Easing.InOutSine
    }

    Rectangle {
        anchors.fill: parent
        anchors.margins: -Theme.px(2)
        visible: cell.candidate || cell.chosen || cell.hinted
        radius: Theme.px(8)
        color: Theme.gold
        border.width: cell.chosen ? Theme.stroke : 0
        border.color: Theme.ink
    }
    Rectangle {
        anchors.fill: parent
        anchors.margins: cell.candidate || cell.chosen ? Theme.px(1) : 0
        radius: Theme.px(6)
        color: cell.ground
        border.width: cell.crossed ? (cell.fresh ? Theme.px(3) : 0) : Theme.stroke
        border.color: cell.fresh ? Theme.ink : cell.state === "next" ? Theme.outline : Theme.line
    }
    Rectangle {
        y: cell.height - height
        width: cell.width
        height: cell.height * cell.share
        radius: Theme.px(6)
        visible: cell.rising
        color: Theme.family(cell.family)
    }
    PenCross { // below the signs
        anchors.fill: parent
        anchors.margins: Theme.px(cell.small ? 3 : 5)
        visible: cell.crossed && !cell.rising
        drawn: cell.drawn
        ink: Theme.mix(cell.ink, cell.ground, 0.5)
    }
    CellMarks {
        x: Theme.px(cell.small ? 2 : 3)
        y: Theme.px(cell.tiny ? 1 : 2)
        width: cell.width - (!cell.low ? 2 * x : Theme.px(cell.width < Theme.px(50) ? 18 : 22))
        height: cell.low ? cell.height - 2 * y : foot.y - y
        signs: cell.signs
        largest: cell.low ? Math.max(Theme.px(22), Math.min(Theme.px(40), cell.height * 0.75))
                          : Math.max(Theme.px(26), Math.min(cell.width * 0.58, cell.height * 0.4))
        ink: cell.ink
        ground: cell.ground
        plain: cell.crossed || cell.state === "later" && !cell.candidate
    }
    Item {
        id: foot
        x: cell.low ? cell.width - width : 0
        y: cell.low ? 0 : cell.height - height
        width: cell.low ? Theme.px(16) : cell.width
        height: cell.low ? cell.height : Theme.px(cell.tiny ? 12 : cell.small ? 15 : cell.roomy ? 26 : 20)

        Glyph {
            x: Theme.px(2)
            anchors.verticalCenter: parent.verticalCenter
            visible: !cell.low && !cell.crossed && !(cell.small && cell.candidate) && !cell.bare
            name: "crate"
            color: cell.ink
            size: Theme.px(cell.tiny ? 10 : cell.small ? 11 : cell.roomy ? 18 : 14)
        }
        AppLabel {
            x: cell.low ? (parent.width - width) / 2 - Theme.px(2) : Theme.px(cell.roomy ? 24 : cell.bare ? 4 : !cell.small ? 19 : cell.candidate ? 3 : cell.tiny ? 13 : 15)
            anchors.verticalCenter: parent.verticalCenter
            visible: !cell.crossed && !(cell.low && cell.candidate)
            text: cell.cost
            color: cell.ink
            strong: true
            elide: Text.ElideNone
            font.pixelSize: cell.tiny ? Theme.px(11) : cell.small ? Theme.px(13) : cell.roomy ? Theme.px(18) : Theme.captionSize
            Accessible.ignored: true
        }
        PriceMark {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(cell.low ? 2 : 1)
            anchors.verticalCenter: parent.verticalCenter
            priceState: cell.crossed ? "" : cell.candidate ? (cell.price > 0 ? "pay" : "free")
                      : cell.missingCoins > 0 && !cell.low && !cell.small && cell.width > Theme.px(46) && cell.state === "next" ? "pay" : ""
            price: cell.candidate ? cell.price : cell.missingCoins
            size: Theme.px(cell.tiny ? 12 : cell.small ? 14 : cell.roomy ? 22 : cell.width < Theme.px(52) ? 16 : 20)
        }
    }
    OriginMark {
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        anchors.margins: Theme.px(cell.small ? 1 : 3)
        origin: cell.origin
        size: Theme.px(cell.tiny || cell.low ? 11 : cell.small || cell.width < Theme.px(52) ? 12 : cell.roomy ? 20 : 16)
    }
    HintMark {
        // In a small cell it stays in the corner, clear of the number and of the head above.
        anchors.rightMargin: -Theme.px(cell.small ? 7 : 9)
        anchors.topMargin: -Theme.px(cell.small ? 4 : 9)
        visible: cell.hinted
        size: Theme.px(cell.small ? 12 : 20)
    }
    Pulse {
        shown: cell.hinted && !cell.chosen
        cornerRadius: Theme.px(6)
    }
    FocusRing {
        shown: cell.activeFocus && cell.keyboard
        cornerRadius: Theme.px(6)
        inset: true
    }
    TapHandler {
        gesturePolicy: TapHandler.ReleaseWithinBounds
        onTapped: {
            cell.forceActiveFocus()
            cell.pressed()
        }
    }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
}
