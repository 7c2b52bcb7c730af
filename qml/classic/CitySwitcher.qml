// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// On a phone: which city is looked at. Left neighbour, mine, right neighbour, the others; and, where
// it lies, what all of them did in the last turn.
Grid {
    id: tabs

    required property ClassicTable table
    required property bool upright
    property string current: "own"
    signal lastTurnOpened()

    readonly property list<string> pages: table.others.length > 0
        ? ["left", "own", "right", "others"] : ["left", "own", "right"]

    readonly property real tabWidth: (width - lastTurn.width) / pages.length - spacing

    columns: upright ? 1 : pages.length + 1
    spacing: Theme.px(2)
    Accessible.role: Accessible.PageTabList
    Accessible.name: qsTr("City to look at")

    function cityOf(page: string): City {
        return page === "left" ? table.left : page === "right" ? table.right : table.own
    }

    Repeater {
        model: tabs.pages
        Item {
            id: tab
            required property string modelData
            readonly property bool chosen: tabs.current === modelData
            readonly property bool others: modelData === "others"
            readonly property City city: tabs.cityOf(modelData)
            width: tabs.upright ? tabs.width : tabs.tabWidth
            height: tabs.upright ? Math.min(Theme.px(52), tabs.height / tabs.pages.length) : tabs.height
            readonly property Answer answer: Answer { name: tab.Accessible.name }
            activeFocusOnTab: true
            Accessible.role: Accessible.PageTab
            Accessible.name: others ? qsTr("The others") : city.name
            Accessible.checked: chosen
            Accessible.onPressAction: tabs.current = modelData
            Keys.onReturnPressed: tabs.current = modelData
            Keys.onSpacePressed: tabs.current = modelData

            Rectangle {
                anchors.fill: parent
                color: tab.chosen ? Theme.surface : Theme.quietTint
            }
            Rectangle {
                width: tabs.upright ? Theme.px(4) : parent.width
                height: tabs.upright ? parent.height : Theme.px(4)
                color: tab.others ? Theme.muted : Theme.seat(tab.city.color)
            }
            Row {
                anchors.centerIn: parent
                spacing: Theme.px(3)
                Glyph {
                    anchors.verticalCenter: parent.verticalCenter
                    name: tab.modelData === "left" ? "arrow-left" : tab.modelData === "right" ? "arrow-right"
                        : tab.others ? "people" : "home"
                    color: tab.chosen ? Theme.ink : Theme.muted
                    size: Theme.px(18)
                }
                AppLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: !tabs.upright && !tab.others
                    width: Math.min(implicitWidth, tab.width - Theme.px(28))
                    text: tab.modelData === "own" && !tabs.table.watching && !tabs.table.replayed ? qsTr("Me") : tab.city.name
                    muted: !tab.chosen
                    font.pixelSize: Theme.captionSize
                    Accessible.ignored: true
                }
                AppLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    visible: tab.others
                    text: tabs.table.others.length
                    muted: !tab.chosen
                    font.pixelSize: Theme.captionSize
                    Accessible.ignored: true
                }
            }
            TapHandler { onTapped: tabs.current = tab.modelData }
            FocusRing { shown: tab.activeFocus; inset: true }
        }
    }
    IconButton {
        id: lastTurn
        visible: !tabs.upright
        width: Theme.px(48)
        height: tabs.height
        glyph: "history"
        text: qsTr("Last turn (R)")
        onClicked: tabs.lastTurnOpened()
    }
}
