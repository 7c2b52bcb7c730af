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
    readonly property PadSharing sharing: ScoreBook.sharing
    readonly property bool narrow: width < Theme.px(560)
    readonly property string sharingText: !sharing.isShared ? "" : sharing.isDone ? qsTr("Everybody is done")
                                          : Phrase.of(qsTr("Shared: %1 here"), sharing.present)
    /// Of a name in two parts a phone has room for the one that tells the games apart.
    readonly property string gameName: narrow ? pad.boxName.replace(/^.*\uff1a/, "") : pad.boxName

    signal back()
    signal go(string where)

    Component.onCompleted: ScoreBook.look()

    /// Out of the helper; off a game that is corrected, to the history; off the sheet where no page lies
    /// behind it. Whether there was a way.
    function leave(): bool {
        if (pad.helper.isOpen)
            pad.helper.cancel()
        else if (pad.isCorrection || (pad.isOpen && !canGoBack))
            putAway()
        else
            return false
        return true
    }
    /// A game of the history never changes without a word.
    function putAway() {
        const corrected = pad.isCorrection
        if (ScoreBook.isCorrected())
            correction.open()
        else if (pad.close() && corrected)
            go("scoreHistory")
    }
    /// Figures belong to the sheet, wherever the keyboard is.
    function write(event: var): bool {
        const figure = event.text.length === 1 && "0123456789+-\u2212/".includes(event.text)
        if (!figure || !sheetView || event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return false
        sheetView.write(event)
        return true
    }
    property SheetView sheetView: null
    Keys.onEscapePressed: event => event.accepted = leave()
    Keys.onBackPressed: event => event.accepted = leave()
    Keys.onPressed: event => {
        if (pad.isOpen && write(event)) {
            event.accepted = true
            return
        }
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
        subtitle: page.narrow ? page.sharingText : page.pad.isOpen ? page.pad.standing : ""
        onBack: {
            if (page.pad.isCorrection || !page.canGoBack)
                page.putAway()
            else
                page.back()
        }

        // A click leaves the keyboard on the sheet.
        IconButton {
            visible: page.pad.isOpen
            enabled: page.pad.canUndo
            focusPolicy: Qt.TabFocus
            glyph: "undo"
            text: qsTr("Undo")
            onClicked: page.pad.undo()
        }
        IconButton {
            visible: page.pad.isOpen && !page.narrow
            enabled: page.pad.canRedo
            focusPolicy: Qt.TabFocus
            glyph: "redo"
            text: qsTr("Redo")
            onClicked: page.pad.redo()
        }
        IconButton {
            visible: page.sharing.isShared && !page.narrow // else the menu leads there
            focusPolicy: Qt.TabFocus
            glyph: "people"
            text: page.sharingText
            onClicked: shareSheet.open()
        }
        // The thing to do once everything is filled in.
        AppButton {
            visible: page.pad.isOpen
            focusPolicy: Qt.TabFocus
            leftPadding: page.narrow ? Theme.space12 : Theme.space24
            variant: page.pad.missing === 0 ? "primary" : "plain"
            text: qsTr("Finish")
            glyph: page.narrow ? "" : "tick"
            onClicked: finishSheet.open()
        }
        IconButton {
            visible: page.pad.isOpen
            focusPolicy: Qt.TabFocus
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
    ConflictNote {
        id: conflict
        anchors.top: trouble.visible ? trouble.bottom : header.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.margins: Theme.space8
        height: implicitHeight
        sharing: page.sharing
    }
    FocusScope {
        id: body
        anchors.top: conflict.visible ? conflict.bottom : trouble.visible ? trouble.bottom : header.bottom
        anchors.left: parent.left
        anchors.right: parent.right
        anchors.bottom: parent.bottom
        focus: true

        Conditional {
            when: page.pad.isOpen
            onItemAdded: (index, item) => page.sheetView = item as SheetView
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
        onDone: corrected => {
            if (corrected)
                page.go("scoreHistory")
        }
        onClosed: body.forceActiveFocus()
    }
    Connections {
        target: page.pad
        function onEnded() { finishSheet.open() }
        function onFinished() { // here or on a phone
            finishSheet.close()
            toast.show(qsTr("The game is in the history."), qsTr("Show"))
        }
    }
    CorrectionSheet {
        id: correction
        pad: page.pad
        onDone: page.go("scoreHistory")
        onClosed: body.forceActiveFocus()
    }
    PadMenu {
        id: menu
        pad: page.pad
        onStepsWanted: steps.open()
        onDetailsWanted: gameSheet.show()
        onExportWanted: exportSheet.show([page.pad.sheetId])
        canShare: page.sharing.canShare
        sharingText: page.sharingText
        onShareWanted: shareSheet.open()
        onKeysWanted: keys.open()
        onOtherWanted: page.putAway()
        onGo: where => page.go(where)
        onClosed: body.forceActiveFocus()
    }
    ShareSheet {
        id: shareSheet
        sharing: page.sharing
        onClosed: body.forceActiveFocus()
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
    ExportSheet {
        id: exportSheet
        onClosed: body.forceActiveFocus()
    }
    PadKeys {
        id: keys
        onClosed: body.forceActiveFocus()
    }
    Toast {
        id: toast
        onActionTriggered: page.go("scoreHistory")
    }
}
