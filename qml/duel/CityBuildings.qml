// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Table
import Mirabilia.Theme

// The buildings of a city, one row per family (brown and grey share one), as tiles with their effect.
// Tiles in a full row get narrower. A ring marks those that can be chosen.
//   pressed(card)
Column {
    id: buildings

    required property DuelCity city
    property real rowHeight: Theme.px(28)
    signal pressed(string card)

    spacing: Theme.px(1)
    Accessible.role: Accessible.List
    Accessible.name: qsTr("Buildings")

    Repeater {
        model: buildings.city.families
        Item {
            id: line
            required property string family
            required property string name
            required property int count
            required property DuelCardsModel cards
            readonly property real room: width - tiles.x
            /// The row height, or less in a crowded row: a tile is about a third wider than high.
            readonly property real tileHeight: Math.min(height - Theme.px(2), Math.max(Theme.px(26), room / Math.max(1, count) / 1.4))
            readonly property TooltipText tooltip: TooltipText {
                glyph: line.family
                name: line.name
            }
            width: buildings.width
            height: buildings.rowHeight
            Accessible.role: Accessible.Grouping
            Accessible.name: name
            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                name: line.family
                color: line.count > 0 ? Theme.familyText(line.family) : Theme.outline
                size: Theme.px(20)
            }
            Row {
                id: tiles
                x: Theme.px(28)
                anchors.verticalCenter: parent.verticalCenter
                spacing: Theme.px(2)
                Repeater {
                    model: line.cards
                    Tile {
                        room: (line.room - (line.count - 1) * tiles.spacing) / Math.max(1, line.count)
                        height: line.tileHeight
                    }
                }
            }
        }
    }

    component Tile: Item {
        id: tile
        required property string card
        required property string description
        required property string name
        required property string effectText
        readonly property TooltipText tooltip: TooltipText {
            name: tile.name
            sentence: tile.effectText
            card: tile.card
        }
        required property bool offered
        required property bool chosen
        required property bool highlighted
        property real room
        readonly property real natural: picture.implicitHeight > 0 ? picture.implicitWidth * height / picture.implicitHeight : height
        width: Math.min(natural, room)
        /// True if the signs would be cropped: they are drawn smaller instead. A single sign only loses background.
        readonly property bool squeezed: natural > room + 1 && (natural > height * 1.35 || room < height * 0.9)
        Accessible.role: Accessible.ListItem
        Accessible.name: description
        Accessible.selectable: true
        Accessible.selected: chosen
        Rectangle {
            anchors.fill: parent
            anchors.margins: -Theme.px(2)
            visible: tile.offered || tile.highlighted
            radius: Theme.radiusSmall
            color: Theme.gold
        }
        Picture {
            anchors.fill: parent
            visible: tile.squeezed
            art: visible ? DuelArt.tile(tile.card) : ""
        }
        Image {
            id: picture
            anchors.fill: parent
            visible: !tile.squeezed
            source: tile.height >= 4 ? DuelArt.tile(tile.card) : ""
            sourceSize.height: Math.ceil(tile.height * Screen.devicePixelRatio)
            fillMode: Image.PreserveAspectCrop
            Accessible.ignored: true
        }
        Rectangle {
            anchors.fill: parent
            visible: tile.chosen
            color: "transparent"
            radius: Theme.radiusSmall
            border.width: Theme.px(3)
            border.color: Theme.ink
        }
        // Only tiles that can be chosen are buttons.
        T.AbstractButton {
            id: press
            anchors.fill: parent
            visible: tile.offered
            focusPolicy: Qt.StrongFocus
            Accessible.role: Accessible.Button
            Accessible.name: tile.description
            Keys.onReturnPressed: clicked()
            Keys.onEnterPressed: clicked()
            onClicked: buildings.pressed(tile.card)
            FocusRing { shown: press.visualFocus }
        }
    }
}
