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

    ReviewView {
        anchors.fill: parent
        focus: true
        review: App.review
    }

    T.StackView.onActivating: App.review.look(table)
    T.StackView.onDeactivating: App.review.stop()
}
