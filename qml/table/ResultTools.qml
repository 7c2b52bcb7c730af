// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// What else can be done with a finished game: review, replay, this game's own view, undo of the last decision, and
// what is seldom wanted.
Flow {
    id: tools

    /// The button for this game's own view.
    property string ownText
    property string ownGlyph
    signal reviewWanted()
    signal ownWanted()
    signal undoWanted()
    signal replayWanted()
    signal moreWanted()
    property bool mayReplay: false
    property bool canUndo: false

    spacing: Theme.space8

    AppButton {
        text: qsTr("Review")
        glyph: "chart"
        onClicked: tools.reviewWanted()
    }
    AppButton {
        visible: tools.mayReplay
        text: qsTr("Replay")
        glyph: "history"
        onClicked: tools.replayWanted()
    }
    AppButton {
        visible: tools.ownText !== ""
        text: tools.ownText
        glyph: tools.ownGlyph
        onClicked: tools.ownWanted()
    }
    AppButton {
        visible: tools.canUndo
        text: qsTr("Undo")
        glyph: "undo"
        onClicked: tools.undoWanted()
    }
    IconButton {
        text: qsTr("Copies")
        glyph: "menu"
        onClicked: tools.moreWanted()
    }
}
