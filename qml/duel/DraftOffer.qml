// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Table
import Mirabilia.Theme

// The wonders on offer as posters with effect and cost; above them the order of taking: eight seat
// marks, the current one raised.
FocusScope {
    id: offer

    required property DuelTable table
    readonly property int columns: width < height * 0.75 ? 1 : 2
    readonly property int rows: Math.ceil(4 / columns)
    readonly property real gap: Theme.space8
    readonly property real markHeight: Theme.px(34)
    readonly property real cellWidth: Math.min((width - (columns - 1) * gap) / columns, Theme.px(440))
    readonly property real cellHeight: Math.min((height - markHeight - rows * gap) / rows, Theme.px(300))

    /// The wonders as they were laid out: what is taken leaves its place empty.
    property list<string> laid: []

    opacity: table.pauseText === "" ? 1 : Theme.disabledOpacity

    function lay() {
        const now = Array.from({ length: table.offer.count }, (none, row) => table.offer.get(row).wonder)
        if (now.some(wonder => !Array.from(laid).includes(wonder)))
            laid = now
    }

    /// Moves the focus to another poster; to the first if none had it.
    function walk(by: int) {
        let at = -1
        for (let i = 0; i < posters.count; ++i)
            at = posters.itemAt(i).activeFocus ? i : at
        const next = posters.itemAt(Math.max(0, Math.min(posters.count - 1, at + by))) as Item
        if (next)
            next.forceActiveFocus(Qt.TabFocusReason)
    }

    /// Geometry of a wonder's picture in the coordinates of `by`; of all if it came and went in one update.
    function placeOf(wonder: string, by: Item): rect {
        const place = Array.from(grid.children).find(poster => poster.wonder === wonder)?.picture ?? offer
        return by.mapFromItem(place, 0, 0, place.width, place.height)
    }

    Row {
        id: marks
        anchors.horizontalCenter: parent.horizontalCenter
        height: offer.markHeight
        spacing: Theme.px(6)
        Accessible.role: Accessible.List
        Accessible.name: qsTr("Order of the draft")
        Repeater {
            model: offer.table.draft
            Item {
                id: mark
                required property int number
                required property string name
                required property string color
                required property bool done
                required property bool current
                readonly property TooltipText tooltip: TooltipText {
                    name: mark.Accessible.name
                    sentence: qsTr("The wonders are taken in this order, from the left.")
                }
                y: current ? 0 : Theme.px(6)
                width: Theme.px(22)
                height: Theme.px(22)
                Accessible.role: Accessible.ListItem
                Accessible.name: current ? qsTr("%1, now").arg(name) : name
                Rectangle {
                    anchors.fill: parent
                    radius: width / 2
                    opacity: mark.done ? 0.4 : 1
                    color: Theme.seat(mark.color)
                    border.width: mark.current ? Theme.px(3) : 0
                    border.color: Theme.goldOnTable
                }
                Glyph {
                    anchors.centerIn: parent
                    visible: mark.done
                    name: "tick"
                    color: Theme.ink
                    size: Theme.px(14)
                }
            }
        }
    }
    Item {
        id: grid
        anchors.horizontalCenter: parent.horizontalCenter
        y: offer.markHeight + Math.max(0, (offer.height - offer.markHeight - height) / 2)
        width: offer.columns * (offer.cellWidth + offer.gap) - offer.gap
        height: offer.rows * (offer.cellHeight + offer.gap) - offer.gap
        Repeater {
            id: posters
            model: offer.table.offer
            Poster {
                x: place % offer.columns * (offer.cellWidth + offer.gap)
                y: Math.floor(place / offer.columns) * (offer.cellHeight + offer.gap)
                width: offer.cellWidth
                height: offer.cellHeight
            }
        }
    }

    component Poster: T.AbstractButton {
        id: poster
        required property int index
        required property string wonder
        required property string name
        required property string effectText
        required property list<var> cost
        required property bool offered
        required property bool chosen
        required property bool hinted
        required property string description
        readonly property alias picture: picture
        readonly property int place: Math.max(0, Array.from(offer.laid).indexOf(wonder))
        /// 1 = not yet dealt, 0 = in place.
        property real arrival: 0
        readonly property bool dealt: offer.table.offerDealt
        function arrive() {
            offer.lay()
            if (dealt && Theme.motionSpeed > 0)
                dealing.restart()
        }
        onWonderChanged: arrive()
        onDealtChanged: if (!dealt) dealing.complete()
        Component.onCompleted: arrive()
        opacity: wonder === offer.table.actionDrafted ? 0 : Math.min(1, 3 * (1 - arrival)) // on its way to a city
        transform: [
            Translate { y: -poster.arrival * (poster.y + poster.height / 2) },
            Rotation { origin.x: poster.width / 2; origin.y: poster.height / 2; angle: (poster.place % 2 ? 4 : -4) * poster.arrival }
        ]
        SequentialAnimation {
            id: dealing
            PropertyAction { target: poster; property: "arrival"; value: 1 }
            PauseAnimation { duration: Theme.motion(80 * Math.max(0, poster.index)) }
            NumberAnimation { target: poster; property: "arrival"; to: 0; duration: Theme.motion(350); easing.type: Easing.OutCubic }
        }
        readonly property TooltipText tooltip: TooltipText {
            glyph: "wonder"
            name: poster.name
            sentence: poster.effectText
        }
        /// True if the text is beside the picture, as on a phone.
        readonly property bool beside: capped || height < width * 0.45
        /// True if the name would not fit beside the picture and goes above.
        readonly property bool capped: width >= Theme.px(160) && height >= width * 0.45 && height < Theme.px(120)
        readonly property real pictureTop: capped ? title.y + title.height + Theme.px(2) : Theme.px(5)

        onPressAndHold: {} // handled, so that a long press for the tooltip is no click
        focus: index === 0
        focusPolicy: Qt.StrongFocus
        Accessible.role: Accessible.Button
        Accessible.name: description
        Keys.onReturnPressed: clicked()
        Keys.onEnterPressed: clicked()
        onClicked: {
            if (chosen)
                offer.table.choice.play()
            else
                offer.table.choice.select(wonder)
        }
        background: Rectangle {
            radius: Theme.radius
            color: Theme.surface
            border.width: poster.chosen ? Theme.px(4) : 0
            border.color: Theme.goldOnTable
            FocusRing {
                shown: poster.visualFocus
                inset: offer.columns === 1 // as wide as the window
            }
        }
        Item {
            anchors.fill: parent
            Picture {
                id: picture
                x: Theme.px(5)
                y: poster.pictureTop
                width: poster.capped ? parent.width * 0.42 : poster.beside ? parent.width * 0.38 : parent.width - 2 * x
                height: parent.height - y - Theme.px(5) - (poster.beside ? 0 : words.height + title.height + Theme.px(6))
                art: DuelArt.poster(poster.wonder)
                fillMode: Image.PreserveAspectCrop
            }
            NameLine {
                id: title
                x: poster.capped ? Theme.space8 : words.x
                y: poster.capped ? Theme.px(4) : words.y - height - words.spacing
                room: parent.width - x - Theme.space8
                largest: poster.beside ? Theme.bodySize : Theme.leadSize
                text: poster.name
                strong: true
                Accessible.ignored: true
            }
            Column {
                id: words
                x: poster.beside ? picture.width + Theme.space12 : Theme.space12
                width: parent.width - x - Theme.space8
                y: poster.capped ? picture.y + (picture.height - height) / 2
                 : poster.beside ? (parent.height - height + title.height + spacing) / 2 : parent.height - height - Theme.px(5)
                spacing: Theme.px(2)
                Signs {
                    height: Theme.px(poster.beside ? 20 : 24)
                    maximumWidth: parent.width
                    address: DuelArt.signs(poster.wonder, Theme.familyText("wonder"))
                }
                CostMarks {
                    cost: poster.cost
                    size: Math.min(Theme.px(poster.beside ? 16 : 22), words.width / Math.max(1, goods.length + (coins > 0 ? 1 : 0)) - spacing)
                }
            }
        }
        HintMark {
            anchors.margins: -Theme.space4 // on a phone it is next to the window's edge
            visible: poster.hinted
        }
        Pulse { shown: poster.hinted && !poster.chosen }
    }
}
