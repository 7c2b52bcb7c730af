// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Table
import Mirabilia.Theme

// A new age begins: its numeral, its cards fall on a pile, and every seat is dealt a hand.
//   spot   function(seat): where the hand of that city lies
Flight {
    id: sky

    required property ClassicTable table
    required property var spot
    readonly property bool dealing: table.dealing
    readonly property real tall: Math.max(Theme.px(96), Math.min(width, height) * 0.26)

    time: 1400
    onDealingChanged: {
        if (dealing)
            start()
        else
            skip()
    }
    function spotOf(city: var): rect {
        return spot(city.seat)
    }
    function part(begin: real, end: real): real {
        const share = Math.max(0, Math.min(1, (progress - begin) / (end - begin)))
        return share * share * (3 - 2 * share)
    }

    Rectangle { // a ground of its own: the wonder below may be dark or light
        anchors.horizontalCenter: parent.horizontalCenter
        y: parent.height * 0.36 - sky.tall / 2 - height - Theme.space16
        width: title.implicitWidth + 2 * Theme.space32
        height: title.implicitHeight + Theme.space8
        visible: sky.flying
        radius: Theme.radiusLarge
        color: Theme.surface
        opacity: Math.min(sky.part(0, 0.2), 1 - sky.part(0.8, 1))
        scale: 1.4 - 0.4 * sky.part(0, 0.25)
        AppLabel {
            id: title
            anchors.centerIn: parent
            text: qsTr("Age %1").arg(Words.age(sky.table.age))
            title: true
            strong: true
            elide: Text.ElideNone
            font.pixelSize: Theme.px(72)
        }
    }
    Repeater {
        model: sky.flying ? sky.table.cities : []
        Item {
            id: back
            required property ClassicCity modelData
            required property int index
            // Not bound: a resize of the table ends the flight.
            property rect to
            Component.onCompleted: to = sky.spotOf(modelData)
            readonly property real fall: sky.part(index * 0.04, 0.25 + index * 0.04)
            readonly property real dealt: sky.part(0.55 + index * 0.03, 0.8 + index * 0.03)
            readonly property point pile: Qt.point(sky.width / 2, sky.height * 0.36 - (1 - fall) * sky.height * 0.5 - index * Theme.px(2))
            x: pile.x * (1 - dealt) + (to.x + to.width / 2) * dealt - width / 2
            y: pile.y * (1 - dealt) + (to.y + to.height / 2) * dealt - height / 2
            z: -index
            width: sky.tall / 1.4
            height: sky.tall
            rotation: (index % 3 - 1) * 5 * (1 - dealt) + (1 - fall) * 20
            scale: 1 - 0.4 * dealt
            opacity: Math.min(1, 4 * fall) * (1 - sky.part(0.9, 1))
            Picture {
                anchors.fill: parent
                art: Art.back(sky.table.age)
            }
        }
    }
}
