// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Review
import Mirabilia.Theme

// The figures of one turn in words, and which mark is whose. Each player is told to a screen reader in a sentence about
// the whole game.
//   text    the turn and its figures in one line
Column {
    id: reading

    required property ReviewModel review
    required property int current
    readonly property var turn: review.places.length > 0 && current >= 0 ? review.turns.get(current) : null
    readonly property string text: turn ? Phrase.of(qsTr("%1: %2", "a turn and everybody's chance to win"), turn.title, turn.chances) : ""

    spacing: Theme.space8

    AppLabel {
        width: parent.width
        text: reading.turn?.title ?? ""
        strong: true
        Accessible.ignored: true
    }
    Flow {
        width: parent.width
        spacing: Theme.space12
        Repeater {
            model: reading.review.players
            Row {
                id: player
                required property string name
                required property string mark
                required property string color
                required property string summary
                required property list<double> chances
                spacing: Theme.space8
                Accessible.role: Accessible.StaticText
                Accessible.name: summary
                PlayerMark {
                    mark: player.mark
                    seatColor: player.color
                }
                AppLabel {
                    anchors.verticalCenter: parent.verticalCenter
                    text: reading.current < 0 || reading.current >= player.chances.length ? player.name
                        : Phrase.of(qsTr("%1 %2%", "a player, the chance to win"), player.name, Math.round(player.chances[reading.current] * 100))
                    Accessible.ignored: true
                }
            }
        }
    }
}
