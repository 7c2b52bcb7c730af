// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import QtQuick.Templates as T
import Mirabilia.Models.Session
import Mirabilia.Models.Shell
import Mirabilia.Review

// Looking back on the finished game. Leaving ends the thinking; what was found is kept.
Page {
    id: page

    required property TableModel table

    title: qsTr("Review")
    rulesTopic: "score"

    // The replay that the game was opened in, if it was, is gone back to.
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
