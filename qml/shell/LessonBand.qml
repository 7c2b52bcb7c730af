// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Shell

// A lesson: what to do, or what was done and the way on.
//   ready      true once the animations of the last action have ended
//   leave()    the player wants to leave the practice
TellingBand {
    id: band

    required property PracticeModel practice
    property bool ready: false
    readonly property bool asking: practice.outcome === "asking"
    readonly property bool again: practice.outcome === "other"
    readonly property bool last: practice.lesson === practice.count - 1

    glyph: asking ? practice.glyph : again ? "info" : "tick"
    heading: Phrase.of(qsTr("%1 (%2/%3)", "a lesson, its number, and how many there are"), practice.title,
                       practice.lesson + 1, practice.count)
    text: practice.text
    texts: practice.texts
    // Nothing to press while the table shows something that has a button of its own.
    mainText: asking || !ready ? "" : again ? qsTr("Try again") : last ? qsTr("Finish") : qsTr("Next")
    mainGlyph: again ? "undo" : last ? "tick" : "arrow-right"
    onTriggered: {
        if (again)
            practice.again()
        else
            practice.go(practice.lesson + 1)
    }
    tools: [
        IconButton {
            visible: band.practice.lesson > 0
            glyph: "arrow-left"
            text: qsTr("Previous lesson")
            onClicked: band.practice.go(band.practice.lesson - 1)
        },
        IconButton {
            visible: band.practice.outcome !== "done"
            glyph: "skip"
            text: qsTr("Skip this lesson")
            onClicked: band.practice.go(band.practice.lesson + 1)
        },
        IconButton {
            glyph: "close"
            text: qsTr("Leave the practice (Esc)")
            onClicked: band.leave()
        }
    ]
}
