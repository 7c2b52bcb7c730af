// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Models.Duel
import Mirabilia.Table
import Mirabilia.Theme

// Animates the card taken from the structure to its destination; a card for a wonder turns its back on the way, to lie
// beneath it. A card that nobody here has chosen is first lifted, to be seen. The position moves on when it lands.
//   to   function(): its destination
Picture {
    id: flight

    required property DuelTable table
    required property Structure structure
    required property var to
    property rect place
    property real home: 0
    readonly property bool flying: table.actionShown && table.actionSlot >= 0

    width: structure.cardWidth
    height: structure.cardHeight
    visible: flying && opacity > 0
    readonly property bool buried: table.actionWonder !== ""
    /// From 0, face up, to 1, face down.
    property real turned: 0
    art: buried && turned > 0.5 ? DuelArt.back(table.age) : DuelArt.card(table.actionCard)
    transform: Scale {
        origin.x: flight.width / 2
        xScale: Math.max(0.02, Math.abs(1 - 2 * flight.turned))
    }

    readonly property int actionNumber: table.actionNumber

    onActionNumberChanged: {
        if (table.actionSlot >= 0 && Theme.motionSpeed > 0)
            fly()
        else
            path.stop()
    }
    function fly() {
        const from = structure.model.get(table.actionSlot)
        path.stop()
        x = structure.x + structure.placeX(from.column)
        home = structure.y + structure.placeY(from.row)
        y = home
        scale = 1
        opacity = 1
        turned = 0
        place = to()
        path.start()
    }
    SequentialAnimation {
        id: path
        NumberAnimation {
            target: flight
            property: "y"
            to: flight.home - (flight.table.actionLifted ? Theme.px(14) : 0)
            duration: Theme.motion(flight.table.actionLifted ? 350 : 100)
            easing.type: Easing.OutCubic
        }
        ParallelAnimation {
            NumberAnimation {
                target: flight
                property: "x"
                to: flight.place.x + (flight.place.width - flight.width) / 2
                duration: Theme.motion(550)
                easing.type: Easing.InOutCubic
            }
            NumberAnimation {
                target: flight
                property: "y"
                to: flight.place.y + (flight.place.height - flight.height) / 2
                duration: Theme.motion(550)
                easing.type: Easing.InOutCubic
            }
            NumberAnimation { target: flight; property: "scale"; to: 0.4; duration: Theme.motion(550); easing.type: Easing.InCubic }
            NumberAnimation { target: flight; property: "turned"; to: flight.buried ? 1 : 0; duration: Theme.motion(300) }
            SequentialAnimation {
                PauseAnimation { duration: Theme.motion(470) }
                NumberAnimation { target: flight; property: "opacity"; to: 0; duration: Theme.motion(80) }
            }
        }
    }
}
