// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Shell

// The words of a first game: what it is about, a sentence a turn, what would have been better.
//   ready      true once the table has shown the last move
//   leave()    the player wants to leave the game
TellingBand {
    id: band

    required property FirstGameModel first
    property bool ready: false
    readonly property bool telling: first.stage === "way"
    readonly property bool better: first.stage === "better"
    readonly property int count: first.ways.length

    glyph: first.glyph
    heading: first.title
    text: first.text
    texts: first.texts
    mainText: telling ? (first.way + 1 < count ? qsTr("Next") : qsTr("Play"))
            : !ready ? "" : better ? (first.canTakeBack ? qsTr("Take it back") : qsTr("Go on"))
            : first.stage === "free" ? qsTr("Go on") : ""
    mainGlyph: telling ? "arrow-right" : better && first.canTakeBack ? "undo" : "tick"
    onTriggered: {
        if (telling)
            first.tell(first.way + 1)
        else if (better && first.canTakeBack)
            first.takeBack()
        else
            first.goOn()
    }
    tools: [
        IconButton {
            visible: band.telling && band.first.way > 0
            glyph: "arrow-left"
            text: qsTr("Back")
            onClicked: band.first.tell(band.first.way - 1)
        },
        IconButton {
            visible: band.telling
            glyph: "skip"
            text: qsTr("Play at once")
            onClicked: band.first.tell(band.count)
        },
        IconButton {
            visible: band.better && band.first.canTakeBack
            glyph: "tick"
            text: qsTr("Leave it at that")
            onClicked: band.first.goOn()
        },
        IconButton {
            glyph: "close"
            text: qsTr("Leave the game")
            onClicked: band.leave()
        }
    ]
}
