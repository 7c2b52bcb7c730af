// SPDX-License-Identifier: GPL-3.0-or-later
import QtQuick
import Mirabilia.Controls
import Mirabilia.Theme

// Tools on the result page: review, record and the like, and undo of the last decision.
Flow {
    id: tools

    /// The button for this game's own view.
    property string ownText
    property string ownGlyph
    signal reviewWanted()
    signal ownWanted()
    signal recordWanted()
    signal logWanted()
    signal undoWanted()
    signal replayWanted()
    property bool mayReplay: false
    property bool canUndo: false

    spacing: Theme.space8

    AppButton {
        visible: tools.canUndo
        text: qsTr("Undo")
        glyph: "undo"
        onClicked: tools.undoWanted()
    }
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
        text: qsTr("Copy record")
        glyph: "save"
        onClicked: tools.recordWanted()
    }
    AppButton {
        text: qsTr("Copy log")
        glyph: "log"
        onClicked: tools.logWanted()
    }
}
