// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Dice
import Mirabilia.Table
import Mirabilia.Theme

// A neighbour: bonuses, coins, resources, special dice, and the counts that the purple die compares.
//   side         "left", "right", or "both" with two players
//   parts        what is shown: "all", "city" or "counts" (with two players each side shows a part)
//   beside       the picture lies at the left, and the next attack is shown (where the Barracks do not say it)
Item {
    id: panel

    required property DiceCity city
    required property string side
    property string parts: "all"
    property bool beside: false
    signal opened()

    readonly property real inset: Theme.px(12)
    readonly property bool showsCity: parts !== "counts"
    readonly property bool showsCounts: parts !== "city"
    readonly property real pictureWidth: beside && showsCity ? Math.round(width * 0.31) : 0
    readonly property real innerX: pictureWidth + inset
    readonly property real innerWidth: width - innerX - inset
    readonly property bool attacks: beside && city.nextAttack >= 0
    // Six lines of counts where they have room with a picture above them, else two columns.
    readonly property int countColumns: beside ? 3 : height >= Theme.px(430) || !showsCity ? 1 : 2
    readonly property real countsHeight: !showsCounts ? 0 : beside ? Theme.px(56)
        : countColumns === 1 ? Math.min(Theme.px(292), height * (showsCity ? 0.56 : 1) - Theme.px(20)) : Theme.px(96)

    Accessible.role: Accessible.Button
    Accessible.name: city.summary
    Accessible.description: qsTr("Opens the whole city")
    Accessible.onPressAction: opened()
    activeFocusOnTab: true
    Keys.onReturnPressed: opened()
    Keys.onEnterPressed: opened()

    Rectangle {
        anchors.fill: parent
        radius: Theme.px(12)
        color: Theme.surface
    }
    Rectangle { // it has the bonuses that end the game
        anchors.fill: parent
        visible: panel.city.bonuses >= panel.city.bonusesToEnd
        radius: Theme.px(12)
        color: "transparent"
        border.width: Theme.px(2)
        border.color: Theme.bad
    }
    TapHandler { onTapped: panel.opened() }
    HoverHandler { cursorShape: Qt.PointingHandCursor }

    SeatHead {
        id: head
        x: panel.innerX
        y: Theme.px(4)
        width: panel.innerWidth
        city: panel.city
        glyph: panel.side === "both" ? "arrow-both" : panel.side === "left" ? "arrow-left" : "arrow-right"
    }
    Picture {
        id: poster
        x: panel.beside ? 0 : Theme.px(1)
        y: panel.beside ? Theme.px(10) : head.y + head.height + Theme.px(4)
        width: panel.beside ? panel.pictureWidth : panel.width - 2 * x
        height: panel.beside ? panel.height - 2 * y : means.y - y - Theme.px(8)
        visible: panel.showsCity && height >= Theme.px(30)
        fillMode: Image.PreserveAspectCrop
        art: visible ? Art.poster(panel.city.poster) : ""
    }
    Means {
        id: means
        x: panel.innerX
        y: panel.beside ? head.y + head.height + Theme.px(4)
         : panel.height - (panel.countsHeight > 0 ? panel.countsHeight + Theme.px(10) : 0) - last.height - height - Theme.px(10)
        width: panel.innerWidth
        visible: panel.showsCity
        city: panel.city
    }
    AppLabel {
        id: last
        x: panel.innerX
        y: panel.beside ? attack.y + attack.height + Theme.px(6) : means.y + means.height + Theme.px(2)
        width: panel.innerWidth
        height: panel.showsCity && text !== "" ? Theme.px(20) : 0
        visible: height > 0
        text: panel.city.lastText
        muted: true
        font.pixelSize: Theme.captionSize
    }
    Item { // my next attack against it
        id: attack
        x: panel.innerX
        y: means.y + means.height + Theme.px(8)
        width: panel.innerWidth
        height: Theme.px(40)
        visible: panel.beside && panel.city.defence >= 0
        Rectangle {
            anchors.fill: parent
            radius: Theme.px(6)
            color: Theme.badTint
        }
        Row {
            x: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter
            spacing: Theme.px(3)
            Accessible.role: Accessible.StaticText
            Accessible.name: qsTr("%n defence(s)", "", panel.city.defence)
            Glyph { name: "shield"; color: panel.city.defence > 0 ? Theme.ink : Theme.outline; size: Theme.px(22) }
            Glyph { name: "shield"; color: panel.city.defence > 1 ? Theme.ink : Theme.outline; size: Theme.px(22) }
        }
        Row {
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(8)
            anchors.verticalCenter: parent.verticalCenter
            visible: panel.attacks
            spacing: Theme.px(6)
            AppLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: qsTr("next attack")
                font.pixelSize: Theme.captionSize
                Accessible.ignored: true
            }
            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                name: panel.city.attackGlyph
                color: Theme.badText
                size: Theme.px(20)
            }
            NumberGlyph {
                anchors.verticalCenter: parent.verticalCenter
                name: "points"
                number: panel.city.nextAttack
                color: Theme.badText
                ink: Theme.ink
                size: Theme.px(28)
            }
        }
    }
    Counts {
        x: panel.innerX
        y: panel.height - height - Theme.px(8)
        width: panel.innerWidth
        height: panel.showsCity ? panel.countsHeight : panel.height - head.height - Theme.px(24)
        visible: panel.showsCounts
        city: panel.city
        columns: panel.countColumns
    }
    FocusRing {
        shown: panel.activeFocus
        cornerRadius: Theme.px(12)
        inset: true
    }
}
