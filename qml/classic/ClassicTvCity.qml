// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// A city on a television. A broad tile shows every building; a narrow one their number by family.
Rectangle {
    id: tile

    required property ClassicCity city
    required property int age
    required property bool broad
    required property War war
    readonly property alias cardSpot: head.cardSpot
    readonly property real inset: Theme.px(8)

    radius: Theme.radiusMedium
    color: Theme.surface
    Accessible.role: Accessible.Grouping
    Accessible.name: city.summary

    TvSeat {
        id: head
        width: parent.width
        name: tile.city.name
        color: tile.city.color
        doing: tile.city.state
        back: Art.back(tile.age)
        Conditional {
            when: tile.broad
            Possessions { height: head.height }
        }
    }
    Conditional {
        when: !tile.broad
        Possessions {
            x: Theme.space12
            y: head.height
            height: Theme.px(40)
        }
    }
    Conditional {
        when: tile.broad
        OwnCity {
            y: head.height
            width: tile.width
            height: tile.height - y
            city: tile.city
        }
    }
    Conditional {
        when: !tile.broad
        Item {
            x: tile.inset
            y: head.height + Theme.px(40)
            width: tile.width - 2 * x
            height: tile.height - y - Theme.px(78)
            WonderPicture {
                anchors.fill: parent
                fillMode: Image.PreserveAspectCrop
                wonder: tile.city.poster
                built: tile.city.stagesBuilt
                stages: tile.city.stageCount
            }
        }
    }
    StagePips { // on the wonder
        anchors.horizontalCenter: parent.horizontalCenter
        y: tile.height - Theme.px(80) - height
        visible: !tile.broad
        size: Theme.px(34)
        city: tile.city
    }
    Conditional {
        when: !tile.broad
        FamilyCounts {
            x: Theme.space12
            y: tile.height - Theme.px(72)
            width: tile.width - 2 * x
            height: Theme.px(64)
            size: Theme.px(26)
            textSize: Theme.leadSize
            city: tile.city
        }
    }

    component Possessions: Row {
        spacing: Theme.space16
        WarTokens {
            anchors.verticalCenter: parent.verticalCenter
            tokens: tile.war?.tokensOf(tile.city) ?? tile.city.tokens
            size: Theme.px(28)
            room: 0 // their sum
        }
        Figure {
            anchors.verticalCenter: parent.verticalCenter
            glyph: "shield"
            tint: Theme.familyText("military")
            text: tile.city.shields
            size: Theme.px(30)
            textSize: Theme.titleSize
            name: qsTr("%n shield(s)", "", tile.city.shields)
        }
        Figure {
            anchors.verticalCenter: parent.verticalCenter
            glyph: "coin"
            tint: Theme.gold
            text: tile.city.coins
            size: Theme.px(30)
            textSize: Theme.titleSize
            name: qsTr("%n coin(s)", "", tile.city.coins)
        }
    }
}
