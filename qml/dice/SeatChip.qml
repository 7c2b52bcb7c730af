// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Dice
import Mirabilia.Theme

// A city that is neither mine nor a neighbour's, in two lines. A press opens the whole city.
Item {
    id: chip

    required property DiceCity city
    readonly property alias purse: means.purse
    signal opened()

    Accessible.role: Accessible.Button
    Accessible.name: city.summary
    Accessible.description: qsTr("Opens the whole city")
    Accessible.onPressAction: opened()
    activeFocusOnTab: true
    Keys.onReturnPressed: opened()
    Keys.onEnterPressed: opened()

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(10)
        color: Theme.surface
        border.width: chip.city.bonuses >= chip.city.bonusesToEnd ? Theme.px(2) : 0
        border.color: Theme.bad
    }
    TapHandler { onTapped: chip.opened() }
    HoverHandler { cursorShape: Qt.PointingHandCursor }
    readonly property bool slim: width < Theme.px(150)
    readonly property real inset: Theme.px(slim ? 8 : 12)
    SeatHead {
        x: chip.inset
        y: Theme.px(4)
        width: parent.width - 2 * x
        city: chip.city
        fontSize: Theme.bodySize
        glassSize: Theme.px(chip.slim ? 13 : 17)
    }
    Means {
        id: means
        x: chip.inset
        y: parent.height - height - Theme.px(6)
        width: parent.width - 2 * x
        city: chip.city
    }
    FocusRing {
        shown: chip.activeFocus
        cornerRadius: Theme.px(10)
        inset: true
    }
}
