// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// The foot of a player's column: the sum and the place so far.
Item {
    id: foot

    required property string shownName
    required property bool hasTotal
    required property int total
    required property string rankText
    required property bool isWinner
    required property string description

    readonly property bool beside: width >= Theme.px(104)

    Accessible.role: Accessible.StaticText
    Accessible.name: description

    Grid {
        anchors.centerIn: parent
        columns: foot.beside ? 2 : 1
        columnSpacing: Theme.space8
        horizontalItemAlignment: Grid.AlignHCenter
        verticalItemAlignment: Grid.AlignVCenter
        AppLabel {
            text: foot.hasTotal ? Rows.plain(foot.total) : "\u2013"
            strong: true
            muted: !foot.hasTotal
            font.pixelSize: foot.beside ? Math.round(Theme.px(28)) : Theme.titleSize
            Accessible.ignored: true
        }
        Row {
            visible: foot.rankText !== ""
            spacing: Theme.px(3)
            Glyph {
                anchors.verticalCenter: parent.verticalCenter
                visible: foot.isWinner
                name: "crown"
                color: Theme.gold
                size: Theme.px(18)
            }
            AppLabel {
                anchors.verticalCenter: parent.verticalCenter
                text: foot.rankText
                muted: !foot.isWinner
                strong: foot.isWinner
                font.pixelSize: Theme.captionSize
                Accessible.ignored: true
            }
        }
    }
}
