// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Models
import Mirabilia.Theme

// My means in one line: what I produce every turn (fixed, then either/or), coins, points, shields,
// science.
Item {
    id: line

    required property City city
    readonly property real glyph: Theme.px(width > Theme.px(500) ? 26 : 22)

    implicitHeight: Theme.px(38)

    Row {
        id: production
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(4)
        Accessible.role: Accessible.List
        Accessible.name: qsTr("My production")

        Repeater {
            model: line.city.production
            Item {
                id: source
                required property list<string> resources
                required property int amount
                required property string description
                width: units.width + (resources.length > 1 ? Theme.px(10) : 0)
                height: Theme.px(32)
                Accessible.role: Accessible.ListItem
                Accessible.name: description
                Rectangle {
                    anchors.fill: parent
                    visible: source.resources.length > 1
                    color: Theme.surface
                }
                Row {
                    id: units
                    anchors.centerIn: parent
                    Repeater {
                        model: source.amount
                        GoodsUnit {
                            resources: source.resources
                            price: 0
                            used: false
                            description: ""
                            size: line.glyph
                            Accessible.ignored: true
                        }
                    }
                }
            }
        }
    }
    Row {
        id: figures
        anchors.right: parent.right
        anchors.verticalCenter: parent.verticalCenter
        spacing: Theme.px(line.width > Theme.px(500) ? 16 : 8)

        ScienceRow {
            anchors.verticalCenter: parent.verticalCenter
            city: line.city
            size: line.glyph
        }
        Figure {
            glyph: "shield"
            tint: Theme.familyText("military")
            text: line.city.shields
            size: line.glyph
            name: qsTr("%n shield(s)", "", line.city.shields)
        }
        WarTokens {
            anchors.verticalCenter: parent.verticalCenter
            city: line.city
            size: Theme.px(line.city.tokens.length > 4 ? 18 : 22)
        }
        Figure {
            visible: line.city.hasPoints
            glyph: "points"
            tint: Theme.gold
            text: line.city.points
            size: line.glyph
            name: qsTr("%n point(s)", "", line.city.points)
        }
        Figure {
            glyph: "coin"
            tint: Theme.gold
            text: line.city.coins
            size: line.glyph
            name: qsTr("%n coin(s)", "", line.city.coins)
        }
    }
}
