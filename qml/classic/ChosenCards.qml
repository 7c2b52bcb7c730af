// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// Whoever has chosen has a card lying face down before their seat, until all are turned over (see Reveal).
//   spot       function(seat): where it lies
//   handPlace  function(seat): where my card was in my hand
Item {
    id: show

    required property ClassicTable table
    required property var spot
    required property var handPlace

    onWidthChanged: placing.restart()
    onHeightChanged: placing.restart()
    readonly property int viewer: table.viewer
    onViewerChanged: placing.restart()
    readonly property real scaled: Theme.scale
    onScaledChanged: placing.restart()

    function spotOf(city: var): rect {
        return spot(city.seat)
    }
    function handPlaceOf(city: var): rect {
        return handPlace(city.seat)
    }
    Timer { // once the parts of the table have their places
        id: placing
        interval: 0
        onTriggered: {
            for (let row = 0; row < cards.count; ++row)
                cards.itemAt(row).lay()
        }
    }
    Repeater {
        id: cards
        model: show.table.seatCount
        Item {
            id: card
            required property int index
            // A card may outlive the table that it lay on for a moment.
            readonly property ClassicCity city: show?.table.cityAt(index) ?? null
            readonly property TooltipText tooltip: TooltipText {
                name: Phrase.facts([card.city?.name ?? "", Words.state("chosen")])
                sentence: qsTr("It is turned over once everyone has chosen.")
            }
            readonly property bool lies: city?.state === "chosen" && !(show?.table.showing ?? true)
            property bool mine: false
            property rect place
            property rect from
            property real way: 1

            function lay() {
                if (!lies)
                    return
                const arrives = place.width === 0 && Theme.motionSpeed > 0
                mine = city === show.table.own
                place = show.spotOf(city)
                if (arrives) {
                    from = mine ? show.handPlaceOf(city) : Qt.rect(place.x - place.width / 2, place.y - place.height, 2 * place.width, 2 * place.height)
                    arrival.restart()
                }
            }
            onLiesChanged: {
                placing?.restart()
                if (!lies) {
                    arrival.complete()
                    place = Qt.rect(0, 0, 0, 0)
                }
            }
            Component.onCompleted: placing.restart()
            x: place.x + (1 - way) * (from.x + from.width / 2 - place.x - place.width / 2)
            y: place.y + (1 - way) * (from.y + from.height / 2 - place.y - place.height / 2)
            width: place.width
            height: place.height
            scale: way + (1 - way) * from.width / Math.max(1, place.width)
            visible: width > 0
            Picture {
                anchors.fill: parent
                artWidth: Theme.px(60)
                artHeight: Theme.px(84)
                art: Art.back(show?.table.age ?? 1)
            }
            transform: Scale { // turned on its way
                origin.x: card.width / 2
                xScale: card.mine ? Math.min(1, 3 * card.way) : 1
            }
            NumberAnimation {
                id: arrival
                target: card
                property: "way"
                from: 0
                to: 1
                duration: Theme.motion(card.mine ? 400 : 250)
                easing.type: Easing.OutCubic
            }
        }
    }
}
