// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import Mirabilia.Controls
import Mirabilia.Models.Scorepad
import Mirabilia.ScorePad.Transfer
import Mirabilia.Theme

// The score pad: the sheet being written, or the way to one.
//   canGoBack     it was opened from somewhere
//   back()
//   go(string)    "scoreHistory", "scoreStatistics", "scoreImport", "settings"
FocusScope {
    id: page

    property bool canGoBack: true
    readonly property ScorePadModel pad: ScoreBook.pad
    readonly property bool narrow: width < Theme.px(560)
    /// Of a name in two parts a phone has room for the one that tells the games apart.
    readonly property string gameName: narrow ? pad.boxName.replace(/^.*\uff1a/, "") : pad.boxName

    signal back()
    signal go(string where)

    Component.onCompleted: ScoreBook.look()

    /// Out of the helper, and off the sheet where no page lies behind it. Whether there was a way.
    function leave(): bool {
        if (pad.helper.isOpen)
            pad.helper.cancel()
        else if (pad.isOpen && !canGoBack)
            pad.close()
        else
            return false
        return true
    }
    Keys.onEscapePressed: event => event.accepted = leave()
    Keys.onBackPressed: event => event.accepted = leave()
    Keys.onPressed: event => {
        if (!pad.isOpen || !(event.modifiers & Qt.ControlModifier))
            return
        const forward = event.key === Qt.Key_Y || (event.key === Qt.Key_Z && event.modifiers & Qt.ShiftModifier)
        if (event.key === Qt.Key_Return || event.key === Qt.Key_Enter)
            finishSheet.open()
        else if (forward)
            pad.redo()
        else if (event.key === Qt.Key_Z)
            pad.undo()
        else
            return
        event.accepted = true
    }

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.tableTop }
            GradientStop { position: 1; color: Theme.tableBottom }
        }
    }
    PageHeader {
        id: header
        anchors.left: parent.left
        anchors.right: parent.right
        canGoBack: page.canGoBack || page.pad.isOpen
        title: page.pad.isOpen ? page.gameName : qsTr("Score a game")
        subtitle: page.pad.isOpen && !page.narrow ? page.pad.standing : ""
        onBack: {
            if (page.canGoBack)
                page.back()
            else
                page.pad.close()
        }

        IconButton {
            visible: page.pad.isOpen
            enabled: page.pad.canUndo
            glyph: "undo"
            text: qsTr("Undo")
            onClicked: page.pad.undo()
        }
        IconButton {
            visible: page.pad.isOpen && !page.narrow
            enabled: page.pad.canRedo
            glyph: "redo"
            text: qsTr("Redo")
            onClicked: page.pad.redo()
        }
        // The thing to do once everything is filled in.
        AppButton {
            visible: page.pad.isOpen
            leftPadding: page.narrow ? Theme.space12 : Theme.space24
            variant: page.pad.missing === 0 ? "primary" : "plain"
            text: qsTr("Finish")
            glyph: page.narrow ? "" : "tick"
            onClicked: finishSheet.open()
        }
        IconButton {
            visible: page.pad.isOpen
            glyph: "menu"
            text: qsTr("Menu")
            onClicked: menu.open()
        }
    }
    ErrorNote {
        id: trouble
        anchors.top: header.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.space8
        visible: what !== ""
        height: visible ? implicitHeight : 0
        what: page.pad.saveProblem || ScoreBook.problem
        safe: page.pad.saveProblem === "" || ScoreBook.canBeginAnew
            ? "" : qsTr("What you see here stays until you close the program.")
        // On a phone the button says it all.
        next: ScoreBook.canBeginAnew && page.height >= Theme.px(660) ? qsTr("It can be put aside for a new, empty one.") : ""
        actionText: ScoreBook.canBeginAnew ? qsTr("Begin a new history")
                                           : page.pad.saveProblem === "" ? qsTr("OK") : ""
        onActionTriggered: ScoreBook.canBeginAnew ? ScoreBook.beginAnew() : ScoreBook.dismissProblem()
    }
    FocusScope {
        id: body
        anchors.top: trouble.visible ? trouble.bottom : header.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        focus: true

        Conditional {
            when: page.pad.isOpen
            SheetView {
                anchors.fill: parent
                focus: true
                pad: page.pad
                Component.onCompleted: forceActiveFocus()
            }
        }
        Conditional {
            when: !page.pad.isOpen
            StartView {
                anchors.fill: parent
                focus: true
                ownSettings: !page.canGoBack
                onGo: where => page.go(where)
                Component.onCompleted: forceActiveFocus()
            }
        }
    }

    FinishSheet {
        id: finishSheet
        pad: page.pad
        onPictureWanted: exportSheet.show([page.pad.sheetId])
        onDone: toast.show(qsTr("The game is in the history."), qsTr("Show"))
    }
    PadMenu {
        id: menu
        pad: page.pad
        onStepsWanted: steps.open()
        onDetailsWanted: gameSheet.show()
        onExportWanted: exportSheet.show([page.pad.sheetId])
        onKeysWanted: keys.open()
        onGo: where => page.go(where)
    }
    GameSheet {
        id: gameSheet
        pad: page.pad
        onClosed: body.forceActiveFocus()
    }
    StepsSheet {
        id: steps
        pad: page.pad
        onClosed: body.forceActiveFocus()
    }
    ExportSheet { id: exportSheet }
    PadKeys { id: keys }
    Toast {
        id: toast
        onActionTriggered: page.go("scoreHistory")
    }
}
