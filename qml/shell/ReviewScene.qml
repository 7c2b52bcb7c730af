// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Models.Session
import Mirabilia.Models.Shell
import Mirabilia.Review

// The review of a finished game. Leaving it stops the analysis; its results so far are kept.
Page {
    id: page

    required property TableModel table

    title: qsTr("Review")
    rulesTopic: "score"

    // Returns to the replay if the review was opened from it.
    function look(decision: int) {
        if (App.replay?.table === table) {
            App.replay.goToDecision(decision)
            go("replay")
        } else {
            App.openReplay(table.exportRecord(), decision)
        }
    }

    ReviewView {
        anchors.fill: parent
        focus: true
        review: App.review
        replayable: true
        onLook: decision => page.look(decision)
    }

    T.StackView.onActivating: App.review.look(table)
    T.StackView.onDeactivating: App.review.stop()
}
