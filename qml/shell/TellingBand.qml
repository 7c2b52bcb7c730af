// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// What is told beside a table and never over it: a heading, a sentence, and at most one golden button. It keeps its
// height, so that the table stays where it is.
//   beside      true in a low window: at the side of the table
//   texts       all sentences to come; the highest decides the height
//   mainText    the way on; empty = nothing to press, and no focus
//   quietText   something else that may be done instead; only a glyph where room is short
//   tools       further buttons
FocusScope {
    id: band

    property bool beside: false
    property string glyph
    property string heading
    property string text
    property var texts: []
    property string mainText
    property string mainGlyph
    property string quietText
    property string quietGlyph
    property alias tools: icons.data
    readonly property bool answering: mainText !== ""
    /// True if the text is stacked, with the buttons above it.
    readonly property bool narrow: !beside && width < Theme.px(620)
    /// Padding around the buttons; the main one needs room for its focus ring.
    readonly property real air: Theme.space8
    /// Right edge of a text beside the buttons: the same, however many of them there are.
    readonly property real wordsEnd: Math.min(width - Theme.space12 - 3 * Theme.target - Theme.px(170), quiet.visible ? quiet.x : answering ? main.x : width)
    readonly property real highest: {
        let most = words.height
        for (let i = 0; i < measures.count; ++i)
            most = Math.max(most, measures.itemAt(i)?.implicitHeight ?? 0)
        return most
    }

    signal triggered()
    signal quietTriggered()
    signal leave()

    implicitHeight: (narrow ? words.y + highest : Math.max(words.y + highest, Theme.target)) + Theme.space12
    Keys.onEscapePressed: leave()
    Accessible.role: Accessible.Grouping
    Accessible.name: Phrase.facts([heading, text])
    Announcer { text: band.Accessible.name }

    // Takes the focus only when there is something to press here; deferred until the table has focused the next
    // decision.
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
        name: band.glyph
        color: Theme.goldText
        size: Theme.px(32)
    }
    AppLabel {
        id: caption
        x: sign.visible ? sign.x + sign.width + Theme.space12 : Theme.space12
        y: band.narrow ? band.air + (icons.height - height) / 2 : Theme.space8
        width: (band.beside ? band.width : !band.narrow ? band.wordsEnd : main.visible ? main.x : icons.x) - x - Theme.space12
        text: band.heading
        muted: true
        wrapMode: Text.Wrap
        maximumLineCount: 2
        font.pixelSize: Theme.captionSize
        Accessible.ignored: true
    }
    component Sentence: AppLabel {
        x: caption.x
        width: Math.min((band.narrow || band.beside ? band.width : band.wordsEnd) - x - Theme.space12, Theme.px(880))
        wrapMode: Text.Wrap
        font.pixelSize: band.narrow || band.beside ? Theme.captionSize : Theme.bodySize
        Accessible.ignored: true
    }
    Sentence {
        id: words
        y: band.narrow ? band.air + icons.height + band.air : caption.y + caption.height + (band.beside ? Theme.space4 : 0)
        text: band.text
    }
    Repeater {
        id: measures
        model: band.texts
        Sentence {
            required property string modelData
            visible: false
            text: modelData
        }
    }
    AppButton {
        id: main
        x: band.beside ? Theme.space12 : icons.x - width - Theme.space4
        y: band.beside ? icons.y - height - band.air : icons.y
        width: band.beside ? band.width - 2 * Theme.space12 : Math.max(implicitWidth, band.narrow ? 0 : Theme.px(136))
        visible: band.answering
        focus: true
        leftPadding: Theme.space16
        variant: "primary"
        text: band.mainText
        glyph: band.mainGlyph
        onClicked: band.triggered()
    }
    AppButton {
        id: quiet
        x: main.x - width - Theme.space4
        y: icons.y
        visible: band.quietText !== "" && !band.narrow && !band.beside
        variant: "quiet"
        text: band.quietText
        glyph: band.quietGlyph
        onClicked: band.quietTriggered()
    }
    Row {
        id: icons
        x: band.beside ? (band.width - width) / 2 : band.width - width - Theme.space8
        y: band.beside ? band.height - height - Theme.space8 : band.narrow ? band.air : (band.height - Theme.px(3) - height) / 2
        IconButton {
            visible: band.quietText !== "" && !quiet.visible
            glyph: band.quietGlyph
            text: band.quietText
            onClicked: band.quietTriggered()
        }
    }
}
