// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.ScorePad.Parts
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

    Accessible.role: Accessible.StaticText
    Accessible.name: description

    // The sum stands in line with the figures above it, so the place is below.
    Column {
        anchors.centerIn: parent
        AppLabel {
            anchors.horizontalCenter: parent.horizontalCenter
            text: foot.hasTotal ? Rows.plain(foot.total) : "\u2013"
            strong: true
            muted: !foot.hasTotal
            font.pixelSize: Theme.titleSize
            Accessible.ignored: true
        }
        RankLabel {
            anchors.horizontalCenter: parent.horizontalCenter
            rankText: foot.rankText
            isWinner: foot.isWinner
        }
    }
}
