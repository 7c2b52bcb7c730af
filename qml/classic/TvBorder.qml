// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Classic
import Mirabilia.Theme

// The border of two neighbours on a television, in the gap between their tiles: who would win a war there.
//   first, second    from the left, or from above
//   across           the tiles lie below each other
Rectangle {
    id: badge

    required property ClassicCity first
    required property ClassicCity second
    required property bool across

    implicitWidth: across ? line.width + Theme.space32 : Theme.px(44)
    implicitHeight: across ? Theme.px(40) : line.height + Theme.space24
    radius: Math.min(width, height) / 2
    color: Theme.raised
    border.width: Theme.px(1)
    border.color: Theme.line
    Accessible.role: Accessible.StaticText
    Accessible.name: Phrase.of(qsTr("%1 has %n shield(s), %2 has %3", "", first.shields), first.name, second.name, second.shields)

    Grid {
        id: line
        anchors.centerIn: parent
        columns: badge.across ? 5 : 1
        spacing: Theme.px(badge.across ? 7 : 3)
        horizontalItemAlignment: Grid.AlignHCenter
        verticalItemAlignment: Grid.AlignVCenter

        Mark {
            city: badge.first
            upright: badge.across
        }
        Shields { city: badge.first }
        Glyph {
            name: badge.first.shields > badge.second.shields ? "greater" : badge.first.shields < badge.second.shields ? "less" : "equal"
            rotation: badge.across ? 0 : 90
            color: name === "equal" ? Theme.muted : Theme.familyText("military")
            size: Theme.px(22)
        }
        Shields { city: badge.second }
        Mark {
            city: badge.second
            upright: badge.across
        }
    }

    component Mark: Rectangle {
        required property ClassicCity city
        required property bool upright
        width: Theme.px(upright ? 6 : 24)
        height: Theme.px(upright ? 24 : 6)
        color: Theme.seat(city.color)
    }
    component Shields: AppLabel {
        required property ClassicCity city
        text: city.shields
        strong: true
        font.pixelSize: Theme.px(26)
        Accessible.ignored: true
    }
}
