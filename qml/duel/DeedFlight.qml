// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Models.Duel
import Mirabilia.Table
import Mirabilia.Theme

// The card that was taken last, on its way from the structure into the city that took it. The
// position is already the new one: this is only its picture.
Picture {
    id: flight

    required property DuelTable table
    required property Structure structure
    /// Where cards of the two cities go to.
    required property rect leftPanel
    required property rect rightPanel
    readonly property bool flying: table.deedShown && table.deedSlot >= 0
    /// Its card has come; not where another deed or a tap ended it.
    signal landed()

    width: structure.cardWidth
    height: structure.cardHeight
    visible: flying && opacity > 0
    art: DuelArt.card(table.deedCard)

    readonly property int deed: table.deedNumber

    onDeedChanged: {
        if (table.deedSlot >= 0 && Theme.motionSpeed > 0)
            fly()
        else
            path.stop()
    }
    function fly() {
        const place = structure.model.get(table.deedSlot)
        const panel = table.deedAtLeft ? leftPanel : rightPanel
        path.stop()
        x = structure.x + structure.placeX(place.column)
        y = structure.y + structure.placeY(place.row)
        scale = 1
        opacity = 1
        right.to = panel.x + (panel.width - width) / 2
        down.to = panel.y + (panel.height - height) / 2
        path.start()
    }
    SequentialAnimation {
        id: path
        onFinished: flight.landed()
        PauseAnimation { duration: Theme.motion(250) }
        ParallelAnimation {
            NumberAnimation { id: right; target: flight; property: "x"; duration: Theme.motion(550); easing.type: Easing.InOutCubic }
            NumberAnimation { id: down; target: flight; property: "y"; duration: Theme.motion(550); easing.type: Easing.InOutCubic }
            NumberAnimation { target: flight; property: "scale"; to: 0.4; duration: Theme.motion(550); easing.type: Easing.InCubic }
            SequentialAnimation {
                PauseAnimation { duration: Theme.motion(350) }
                NumberAnimation { target: flight; property: "opacity"; to: 0; duration: Theme.motion(200) }
            }
        }
    }
}
