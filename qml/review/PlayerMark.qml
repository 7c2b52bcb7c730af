// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// A player's initials on their colour, adapted to be visible on a surface; the curves use the same colour.
Rectangle {
    id: disc

    property string mark
    property string seatColor

    implicitHeight: Theme.px(24)
    implicitWidth: Math.max(implicitHeight, letters.implicitWidth + Theme.space8)
    radius: height / 2
    color: Theme.legible(Theme.seat(seatColor))
    border.color: Theme.surface
    border.width: Theme.stroke

    AppLabel {
        id: letters
        anchors.centerIn: parent
        text: disc.mark
        strong: true
        font.pixelSize: Theme.captionSize
        color: Theme.contrast(Theme.lightInk, disc.color) >= Theme.contrast(Theme.darkInk, disc.color) ? Theme.lightInk : Theme.darkInk
        Accessible.ignored: true
    }
}
