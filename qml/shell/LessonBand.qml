// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Shell
import Mirabilia.Theme

// The text of a lesson, beside the table and never over it: what to do, or what was done and the way
// on.
//   beside     true in a low window: at the side of the table
//   ready      true once the animations of the last action have ended
//   leave()    the player wants to leave the practice
FocusScope {
    id: band

    required property PracticeModel practice
    property bool beside: false
    property bool ready: false
    readonly property bool asking: practice.outcome === "asking"
    /// True if the text is stacked, with the buttons above it.
    readonly property bool narrow: !beside && width < Theme.px(620)
    readonly property real toolsLeft: main.visible ? main.x : icons.x
    readonly property bool last: practice.lesson === practice.count - 1
    /// Padding around the buttons; the main one needs room for its focus ring.
    readonly property real air: main.visible ? Theme.space8 : Theme.space4

    signal leave()

    implicitHeight: (narrow ? text.y + text.height : Math.max(text.y + text.height, Theme.target)) + Theme.space12
    Keys.onEscapePressed: leave()
    Accessible.role: Accessible.Grouping
    Accessible.name: Phrase.facts([practice.title, practice.text])
    Announcer { text: band.Accessible.name }

    // Takes the focus only when there is something to press here; deferred until the table has focused the next
    // decision.
    readonly property bool answering: ready && !asking
    onAnsweringChanged: settled.running = answering
    readonly property Timer settled: Timer {
        interval: 50
        onTriggered: main.forceActiveFocus(Qt.TabFocusReason)
    }

    Rectangle {
        anchors.fill: parent
        color: Theme.raised
    }
    Rectangle {
        y: band.beside ? 0 : parent.height - height
        x: band.beside ? parent.width - width : 0
        width: band.beside ? Theme.px(3) : parent.width
        height: band.beside ? parent.height : Theme.px(3)
        color: Theme.gold
    }

    Glyph {
        id: sign
        x: Theme.space16
        y: (band.height - height) / 2
        visible: !band.narrow && !band.beside
        name: band.asking ? band.practice.glyph : band.practice.outcome === "done" ? "tick" : "info"
        color: Theme.goldText
        size: Theme.px(32)
    }
    AppLabel {
        id: title
        x: sign.visible ? sign.x + sign.width + Theme.space12 : Theme.space12
        y: band.narrow ? icons.y + (icons.height - height) / 2 : Theme.space8
        width: (band.beside ? band.width : band.toolsLeft) - x - Theme.space12
        text: Phrase.of(qsTr("%1 (%2/%3)", "a lesson, its number, and how many there are"), band.practice.title,
                        band.practice.lesson + 1, band.practice.count)
        muted: true
        wrapMode: Text.Wrap
        maximumLineCount: 2
        font.pixelSize: Theme.captionSize
        Accessible.ignored: true
    }
    AppLabel {
        id: text
        x: title.x
        y: band.narrow ? icons.y + icons.height + band.air : title.y + title.height + (band.beside ? Theme.space4 : 0)
        width: Math.min((band.narrow || band.beside ? band.width : band.toolsLeft) - x - Theme.space12, Theme.px(880))
        text: band.practice.text
        wrapMode: Text.Wrap
        font.pixelSize: band.narrow || band.beside ? Theme.captionSize : Theme.bodySize
        Accessible.ignored: true
    }
    AppButton {
        id: main
        x: band.beside ? Theme.space12 : icons.x - width - Theme.space4
        y: band.beside ? icons.y - height - band.air : icons.y
        width: band.beside ? band.width - 2 * Theme.space12 : implicitWidth
        visible: !band.asking
        focus: true
        leftPadding: Theme.space16
        variant: "primary"
        text: band.practice.outcome === "other" ? qsTr("Try again") : band.last ? qsTr("Finish") : qsTr("Next")
        glyph: band.practice.outcome === "other" ? "undo" : band.last ? "tick" : "arrow-right"
        onClicked: {
            if (band.practice.outcome === "other")
                band.practice.again()
            else
                band.practice.go(band.practice.lesson + 1)
        }
    }
    Row {
        id: icons
        x: band.beside ? (band.width - width) / 2 : band.width - width - Theme.space8
        y: band.beside ? band.height - height - Theme.space8 : band.narrow ? band.air : (band.height - Theme.px(3) - height) / 2
        IconButton {
            visible: band.practice.lesson > 0
            glyph: "arrow-left"
            text: qsTr("Previous lesson")
            onClicked: band.practice.go(band.practice.lesson - 1)
        }
        IconButton {
            visible: band.practice.outcome !== "done"
            glyph: "skip"
            text: qsTr("Skip this lesson")
            onClicked: band.practice.go(band.practice.lesson + 1)
        }
        IconButton {
            glyph: "close"
            text: qsTr("Leave the practice (Esc)")
            onClicked: band.leave()
        }
    }
}
