// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Theme

// A city in three lines, for a phone: name and coins, goods, symbols with wonders and tokens. A tap
// opens the whole city.
T.AbstractButton {
    id: summary

    required property DuelCity city
    readonly property real line: height / 3

    focusPolicy: Qt.StrongFocus
    Accessible.role: Accessible.Button
    Accessible.name: city.summary
    Keys.onReturnPressed: clicked()

    background: Rectangle {
        radius: Theme.radius
        color: "transparent"
        FocusRing {
            shown: summary.visualFocus
            inset: true
        }
    }
    Item {
        anchors.fill: parent
        CityTitle {
            x: Theme.space8
            width: parent.width - 2 * x
            height: summary.line
            city: summary.city
            brief: true
        }
        CityGoods {
            x: Theme.px(5)
            y: summary.line
            width: parent.width - 2 * x
            height: summary.line
            city: summary.city
            brief: true
        }
        Row {
            x: Theme.space8
            y: 2 * summary.line
            height: summary.line
            spacing: Theme.px(3)
            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                name: "scientific"
                color: Theme.familyText("scientific")
                size: Theme.px(16)
            }
            SymbolCount {
                anchors.verticalCenter: parent.verticalCenter
                city: summary.city
            }
            Item { width: Theme.px(3); height: 1 }
            Repeater {
                model: summary.city.wonders
                Rectangle {
                    required property bool built
                    required property bool removed
                    anchors.verticalCenter: parent?.verticalCenter
                    width: Theme.px(11)
                    height: width
                    color: built ? Theme.gold : "transparent"
                    opacity: removed ? 0.35 : 1
                    border.width: Theme.stroke
                    border.color: built ? Theme.gold : Theme.outline
                }
            }
        }
        CityTokens {
            anchors.right: more.left
            y: 2 * summary.line + (summary.line - height) / 2
            rows: 1
            spacing: -Theme.px(6)
            city: summary.city
            side: Theme.px(20)
        }
        Glyph {
            id: more
            anchors.right: parent.right
            anchors.rightMargin: Theme.px(4)
            y: 2 * summary.line + (summary.line - height) / 2
            name: "arrow-right"
            color: Theme.muted
            size: Theme.px(16)
        }
    }
}
