// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Dice
import Mirabilia.Table
import Mirabilia.Theme

// A city of Dice on a television: its whole board, or how far each building is.
Rectangle {
    id: tile

    required property DiceCity city
    required property bool whole
    readonly property real inset: Theme.px(10)
    readonly property real meansTop: head.height + Theme.px(4)
    readonly property real bodyTop: meansTop + Theme.px(42)

    radius: Theme.radiusMedium
    color: Theme.surface
    border.width: city.bonuses >= city.bonusesToEnd ? Theme.px(3) : 0
    border.color: Theme.bad
    Accessible.role: Accessible.Grouping
    Accessible.name: city.summary

    TvSeat {
        id: head
        width: parent.width
        name: tile.city.name
        color: tile.city.color
        doing: tile.city.state
    }
    Row {
        x: tile.inset
        y: tile.meansTop
        height: Theme.px(36)
        spacing: Theme.space16
        Figure {
            anchors.verticalCenter: parent.verticalCenter
            glyph: "coin"
            tint: Theme.gold
            text: tile.city.coins
            size: Theme.px(30)
            textSize: Theme.titleSize
            name: qsTr("%n coin(s)", "", tile.city.coins)
        }
        Figure {
            anchors.verticalCenter: parent.verticalCenter
            glyph: "crate"
            tint: Theme.muted
            text: tile.city.resources
            size: Theme.px(30)
            textSize: Theme.titleSize
            name: qsTr("%n resource(s)", "", tile.city.resources)
        }
    }
    Hourglasses {
        anchors.right: parent.right
        anchors.rightMargin: tile.inset
        y: tile.meansTop + (Theme.px(36) - height) / 2
        city: tile.city
        size: Theme.px(30)
    }
    Conditional {
        when: tile.whole
        CityBoard {
            id: board
            x: tile.inset
            y: tile.bodyTop
            width: tile.width - 2 * x
            height: tile.height - y - tile.inset
            city: tile.city
            places: BoardGeometry {
                layout: "phone"
                area: Qt.rect(0, 0, board.width, board.height)
            }
        }
    }
    Conditional {
        when: !tile.whole
        Item {
            x: tile.inset
            y: tile.bodyTop
            width: tile.width - 2 * x
            height: counts.y - y - Theme.space8
            visible: height >= Theme.px(40)
            WonderPicture {
                readonly property DiceBuilding work: tile.city.building("wonder")
                anchors.fill: parent
                fillMode: Image.PreserveAspectCrop
                wonder: tile.city.poster
                built: work.crossed
                stages: work.total
            }
        }
    }
    Grid {
        id: counts
        readonly property int across: tile.width >= Theme.px(300) ? 5 : 3
        x: tile.inset
        y: tile.height - Math.ceil(9 / across) * Theme.px(36) - tile.inset
        visible: !tile.whole
        columns: across
        Repeater {
            model: tile.whole ? [] : ["barracks_west", "wonder", "guild_court", "gallery", "barracks_east", "agora", "market", "university", "warehouse"]
            Item {
                id: count
                required property string modelData
                readonly property DiceBuilding building: tile.city.building(modelData)
                width: (tile.width - 2 * tile.inset) / counts.across
                height: Theme.px(36)
                Figure {
                    anchors.verticalCenter: parent.verticalCenter
                    glyph: count.building.glyph
                    tint: Theme.familyText(count.building.family)
                    text: count.building.crossed + "/" + count.building.total
                    size: Theme.px(24)
                    textSize: Theme.leadSize
                    name: count.building.description
                }
            }
        }
    }
}
