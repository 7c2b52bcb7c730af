// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Shell

// The words of a first game: what it is about, a sentence a turn, what a war has brought, what would have been better.
// The golden button goes on, so that a press too many takes nothing back and leaves nothing.
//   ready         true once the table has shown the last move
//   hasMenu       true where the table has no bar: the menu is opened here
//   menuWanted()
//   leave()       Esc
TellingBand {
    id: band

    required property FirstGameModel first
    property bool ready: false
    property bool hasMenu: false
    readonly property bool telling: first.stage === "way"
    readonly property bool better: first.stage === "better"
    readonly property int count: first.ways.length
    signal menuWanted()

    glyph: first.glyph
    heading: first.title
    text: first.text
    texts: first.texts
    mainText: telling ? (first.way + 1 < count ? qsTr("Next") : qsTr("Play"))
            : ready && first.stage !== "turn" ? qsTr("Go on") : ""
    mainGlyph: telling ? "arrow-right" : "tick"
    onTriggered: telling ? first.tell(first.way + 1) : first.goOn()
    quietText: better && ready && first.canTakeBack ? qsTr("Take it back") : ""
    quietGlyph: "undo"
    onQuietTriggered: first.takeBack()
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
            visible: band.hasMenu && !band.telling
            glyph: "menu"
            text: qsTr("Menu")
            onClicked: band.menuWanted()
        },
        IconButton {
            glyph: "close"
            text: qsTr("Play on without this help")
            onClicked: band.first.close()
        }
    ]
}
