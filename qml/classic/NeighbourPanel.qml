// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// A neighbour at a glance: wonder, coins, science, shields against mine, what I can buy, buildings,
// last action, on a ground that the table draws (see Grounds). Press = the whole city. Rows have fixed heights; the poster takes what is left, and
// where there is much left the buildings show their heads.
Item {
    id: panel

    required property City city
    required property City own
    required property int age
    required property string side
    property bool watched: false
    signal opened()

    readonly property real inset: Theme.px(10)
    readonly property real innerWidth: width - 2 * inset
    readonly property bool roomy: height >= Theme.px(480)
    readonly property bool low: height < Theme.px(300)
    readonly property real shelfHeight: Theme.px(low ? 34 : 72)
    readonly property real fixedRows: title.height + figures.height + war.height + shelfHeight
                                      + counts.height + last.height
                                      + Theme.px(6 * 5 + 12)
    readonly property real spare: height - fixedRows
    readonly property real headsHeight: roomy ? Math.max(0, spare - innerWidth * 9 / 16 - Theme.px(8)) : 0

    Accessible.role: Accessible.Button
    Accessible.name: city.summary
    Accessible.description: qsTr("Opens the whole city")
    Accessible.onPressAction: opened()
    activeFocusOnTab: true
    Keys.onReturnPressed: opened()
    Keys.onEnterPressed: opened()

    TapHandler { onTapped: panel.opened() }
    HoverHandler { id: hover; cursorShape: Qt.PointingHandCursor }

    Picture {
        id: poster
        x: Theme.px(6)
        y: Theme.px(6)
        width: panel.width - Theme.space12
        height: Math.max(0, Math.floor(panel.spare - panel.headsHeight - (panel.headsHeight > 0 ? Theme.px(6) : 0)))
        visible: height >= Theme.px(36)
        art: visible ? Art.poster(panel.city.poster) : ""
        readonly property Answer answer: title.answer
    }
    StagePips {
        anchors.horizontalCenter: poster.horizontalCenter
        anchors.bottom: poster.bottom
        visible: poster.visible
        city: panel.city
    }

    Column {
        x: panel.inset
        y: poster.visible ? poster.y + poster.height + Theme.px(5) : Theme.px(6)
        width: panel.innerWidth
        spacing: Theme.px(6)

        SeatTitle {
            id: title
            width: parent.width
            city: panel.city
            glyph: panel.side === "left" ? "arrow-left" : "arrow-right"
        }
        Item {
            id: figures
            width: parent.width
            height: Theme.px(24)
            Figure {
                glyph: "coin"
                tint: Theme.gold
                text: panel.city.coins
                name: qsTr("%n coin(s)", "", panel.city.coins)
            }
            ScienceRow {
                anchors.right: parent.right
                city: panel.city
            }
        }
        WarLine {
            id: war
            width: parent.width
            city: panel.city
            own: panel.own
            age: panel.age
        }
        GoodsShelf {
            width: parent.width
            height: panel.shelfHeight
            city: panel.city
            watched: panel.watched
        }
        BuiltHeads {
            width: parent.width
            height: panel.headsHeight
            visible: panel.headsHeight > 0
            city: panel.city
        }
        FamilyCounts {
            id: counts
            width: parent.width
            city: panel.city
        }
        AppLabel {
            id: last
            width: parent.width
            height: Theme.px(20)
            visible: text !== ""
            text: panel.city.lastText
            muted: true
            font.pixelSize: Theme.captionSize
        }
    }
    FocusRing {
        shown: panel.activeFocus
        cornerRadius: Theme.radiusMedium
    }
}
