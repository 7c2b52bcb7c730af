// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Theme

// Who begins the age: two equal buttons, and why this player is asked.
FocusScope {
    id: begin

    required property DuelTable table

    implicitHeight: column.height
    Column {
        id: column
        width: parent.width
        spacing: Theme.space16
        AppLabel {
            width: parent.width
            text: begin.table.momentTitle
            title: true
            strong: true
            font.pixelSize: Theme.headlineSize
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            Accessible.role: Accessible.Heading
        }
        AppLabel {
            width: parent.width
            text: begin.table.momentText
            color: Theme.mutedOnTable
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }
        Row {
            anchors.horizontalCenter: parent.horizontalCenter
            spacing: Theme.space16
            visible: begin.table.myTurn
            Beginner {
                city: begin.table.left
                focus: true
            }
            Beginner { city: begin.table.right }
        }
    }

    component Beginner: AppButton {
        required property DuelCity city
        width: Math.min(Theme.px(220), (begin.width - Theme.space16) / 2)
        text: qsTr("%1 begins").arg(city.name)
        glyph: "play"
        onClicked: begin.table.choice.answer("seat" + city.seat)
    }
}
