// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Dice
import Mirabilia.Theme

// Reveals the round, city by city.
Item {
    id: show

    required property DiceTable table
    property real lit: 0

    visible: table.revealing
    Accessible.role: Accessible.Grouping
    Accessible.name: table.status

    onVisibleChanged: {
        lit = 0
        if (visible)
            flash.restart()
        else
            flash.stop()
    }
    NumberAnimation {
        id: flash
        target: show
        property: "lit"
        from: 0
        to: show.table.reveal.count
        duration: Theme.motion(450) * Math.max(1, show.table.reveal.count)
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.scrim
    }
    Rectangle {
        id: sheet
        anchors.centerIn: parent
        readonly property real most: parent.height - Theme.px(32)
        width: Math.min(parent.width - Theme.px(16), Theme.px(show.table.reveal.count > 3 ? 1000 : 780))
        height: Math.min(most, pane.y + list.implicitHeight + Theme.px(24))
        radius: Theme.radiusLarge
        color: Theme.surface
        AppLabel {
            id: title
            x: Theme.space16
            y: Theme.space12
            text: show.table.status
            title: true
            strong: true
            font.pixelSize: Theme.titleSize
        }
        Item {
            id: pane
            y: title.y + title.height + Theme.space8
            x: Theme.space12
            width: parent.width - 2 * x
            height: parent.height - y - Theme.space8
            clip: list.implicitHeight > height
            RevealList {
                id: list
                width: parent.width
                reveal: show.table.reveal
                room: sheet.most - pane.y - Theme.space8
                lit: show.lit
            }
        }
    }
}
