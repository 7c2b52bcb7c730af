// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Dice
import Mirabilia.Table
import Mirabilia.Theme

// A neighbour: bonuses, coins, resources, special dice, and the counts compared by the purple die.
//   side         "left", "right", or "both" with two players
//   beside       the picture is on the left, and the next attacks are shown (if the Barracks do not)
Item {
    id: panel

    required property DiceCity city
    readonly property int frontCount: city.attacks.length
    readonly property alias purse: means.purse
    required property string side
    property bool beside: false
    signal opened()

    readonly property real inset: Theme.px(12)
    readonly property real pictureWidth: beside ? Math.round(width * 0.31) : 0
    readonly property real innerX: pictureWidth + inset
    readonly property real innerWidth: width - innerX - inset
    // Six lines of counts if they fit with a picture above them, otherwise two columns.
    readonly property int countColumns: beside ? 3 : height >= Theme.px(380) ? 1 : 2
    readonly property real lastHeight: last.visible ? last.implicitHeight + Theme.px(4) : 0
    /// Without picture and counts. The counts get all they need before the picture grows higher than wide.
    readonly property real lines: head.height + means.height + lastHeight + Theme.px(36)
    readonly property real countsHeight: beside ? Theme.px(56) : countColumns === 2 ? Theme.px(96)
        : Math.min(Theme.px(360), Math.max(Math.min(Theme.px(292), height * 0.5), height - lines - width * 0.8))

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
    WonderPicture {
        id: poster
        readonly property DiceBuilding work: panel.city.building("wonder")
        x: panel.beside ? 0 : Theme.px(1)
        y: panel.beside ? Theme.px(10) : head.y + head.height + Theme.px(4)
        width: panel.beside ? panel.pictureWidth : panel.width - 2 * x
        height: panel.beside ? panel.height - 2 * y : means.y - y - Theme.px(8)
        visible: height >= Theme.px(30)
        fillMode: Image.PreserveAspectCrop
        wonder: visible ? panel.city.poster : ""
        built: work.crossed
        stages: work.total
        readonly property TooltipText tooltip: TooltipText {
            name: panel.city.cityName
            sentence: panel.city.wonderName
        }
    }
    Means {
        id: means
        x: panel.innerX
        y: panel.beside ? head.y + head.height + Theme.px(4)
         : panel.height - panel.countsHeight - panel.lastHeight - height - Theme.px(20)
        width: panel.innerWidth
        city: panel.city
    }
    AppLabel {
        id: last
        x: panel.innerX
        y: panel.beside ? fronts.y + fronts.height + Theme.px(6) : means.y + means.height + Theme.px(2)
        width: panel.innerWidth
        wrapMode: Text.Wrap
        maximumLineCount: panel.countColumns === 1 ? 2 : 1
        visible: text !== ""
        text: panel.city.lastText
        muted: true
        font.pixelSize: Theme.captionSize
    }
    Row {
        id: fronts
        x: panel.innerX
        y: means.y + means.height + Theme.px(8)
        visible: panel.beside
        spacing: Theme.px(8)
        Repeater {
            model: panel.beside ? panel.city.attacks : []
            NextAttack {
                width: (panel.innerWidth - (panel.frontCount - 1) * fronts.spacing) / panel.frontCount
                height: Theme.px(40)
            }
        }
    }
    Counts {
        x: panel.innerX
        y: panel.height - height - Theme.px(8)
        width: panel.innerWidth
        height: panel.countsHeight
        city: panel.city
        columns: panel.countColumns
    }
    FocusRing {
        shown: panel.activeFocus
        cornerRadius: Theme.px(12)
        inset: true
    }
}
