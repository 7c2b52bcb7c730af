// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Duel
import Mirabilia.Theme

// A sudden victory: a capital has fallen, or six symbols are complete. One sentence.
Rectangle {
    id: banner

    required property DuelTable table

    visible: table.endShown
    color: Theme.scrim
    Accessible.role: Accessible.Grouping
    Accessible.name: table.endText

    Rectangle {
        anchors.centerIn: parent
        width: Math.min(parent.width - 2 * Theme.space16, Theme.px(560))
        height: words.height + 2 * Theme.space32
        radius: Theme.radiusLarge
        color: Theme.surface
        Column {
            id: words
            anchors.centerIn: parent
            width: parent.width - 2 * Theme.space24
            spacing: Theme.space16
            Glyph {
                anchors.horizontalCenter: parent.horizontalCenter
                name: banner.table.victory === "science" ? "scientific" : "capital"
                color: Theme.familyText(banner.table.victory === "science" ? "scientific" : "military")
                size: Theme.px(72)
            }
            AppLabel {
                width: parent.width
                text: banner.table.endText
                title: true
                strong: true
                font.pixelSize: Theme.headlineSize
                horizontalAlignment: Text.AlignHCenter
                wrapMode: Text.Wrap
            }
        }
    }
}
