// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Review
import Mirabilia.Theme

// The figures of one turn in words, and the legend of the marks.
//   text            the turn and its figures in one line
//   followed        seat of the highlighted curve, -1 = none
//   follow(seat)    request to highlight another curve
Column {
    id: reading

    required property ReviewModel review
    required property int current
    property int followed: -1
    signal follow(int seat)
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
        spacing: Theme.space4
        Repeater {
            model: reading.review.players
            PlayerKey {
                turn: reading.current
                followed: reading.followed === seat
                onClicked: reading.follow(followed ? -1 : seat)
            }
        }
    }
}
