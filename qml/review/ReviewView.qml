// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Review
import Mirabilia.Theme

// The review of a game: chances turn by turn, and each player's costliest decisions.
//   replayable        decisions and turns can be pressed
//   look(decision)    request to see the table before that decision
FocusScope {
    id: view

    required property ReviewModel review
    property bool replayable: false
    signal look(int decision)

    readonly property bool beside: width >= Theme.px(700) && (width > height || width >= Theme.px(1000))
    /// The selected turn; -1 = the latest known.
    property int chosen: -1
    /// Seat of the highlighted curve; -1 = none.
    property int followed: -1
    readonly property int current: chosen < 0 ? review.places.length - 1 : Math.min(chosen, review.places.length - 1)

    ScrollPane {
        anchors.fill: parent
        margin: Theme.space16
        maximumWidth: Theme.px(view.beside ? 1280 : 720)
        name: qsTr("Review")

        ProgressStrip {
            Layout.fillWidth: true
            visible: view.review.thinking
            text: view.review.progressText
            value: view.review.progress
            indeterminate: view.review.progress === 0
        }
        ErrorNote {
            Layout.fillWidth: true
            visible: what !== ""
            what: view.review.problem
        }
        GridLayout {
            Layout.fillWidth: true
            visible: view.review.players.count > 0
            columns: view.beside ? 2 : 1
            columnSpacing: Theme.space16
            rowSpacing: Theme.space16

            Panel {
                Layout.fillWidth: true
                Layout.preferredWidth: 3
                Layout.alignment: Qt.AlignTop
                focus: true
                title: qsTr("Chance to win")
                Column {
                    width: parent.width
                    spacing: Theme.space12
                    ChanceChart {
                        id: chart
                        width: parent.width
                        height: Math.max(chart.leastHeight, Math.min(Theme.px(460), view.height * 0.5))
                        focus: true
                        review: view.review
                        current: view.current
                        currentText: reading.text
                        followed: view.followed
                        onPicked: turn => view.chosen = turn
                        onChosen: if (view.replayable) view.look(view.review.turns.get(view.current).decision)
                    }
                    TurnReading {
                        id: reading
                        width: parent.width
                        review: view.review
                        current: view.current
                        followed: view.followed
                        onFollow: seat => view.followed = seat
                    }
                }
            }
            Column {
                id: costs
                Layout.fillWidth: true
                Layout.preferredWidth: 2
                Layout.alignment: Qt.AlignTop
                spacing: Theme.space12
                AppLabel {
                    width: parent.width
                    text: qsTr("What cost most")
                    title: true
                    strong: true
                    font.pixelSize: Theme.leadSize
                    Accessible.role: Accessible.Heading
                }
                AppLabel {
                    width: parent.width
                    text: qsTr("Judged by what each player could know then.")
                    color: Theme.mutedOnTable
                    font.pixelSize: Theme.captionSize
                    wrapMode: Text.Wrap
                }
                Repeater {
                    model: view.review.players
                    PlayerReview {
                        width: costs.width
                        thinking: view.review.thinking
                        replayable: view.replayable
                        onLook: decision => view.look(decision)
                    }
                }
            }
        }
    }
}
