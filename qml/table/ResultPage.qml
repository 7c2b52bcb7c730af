// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Layouts
import Mirabilia.Controls
import Mirabilia.Models.Session
import Mirabilia.Theme

// The end of a game: who won, the score sheet with every number explained; and on to the next.
//   art                  the picture at the top: the winner's
//   pointsDecide         else the points stand pale beneath: the game ended before they counted
//   ownText, ownGlyph    what only this game has to look at: ownWanted()
//   home(), rematch(), reviewWanted(), replay()
//   replayed             it ends a replay: home() goes back to it, and there is nothing to go on with
// Undo takes the last decision back: the table's `over` ends.
FocusScope {
    id: page

    required property TableModel table
    property string art
    property bool pointsDecide: true
    property string ownText
    property string ownGlyph
    /// The same people can begin anew from here.
    property bool mayRematch: !replayed
    property bool replayed: false
    /// What somebody waits for who cannot; empty: nothing.
    property string waiting
    signal ownWanted()
    signal home()
    signal rematch()
    signal reviewWanted()
    signal replay()

    readonly property bool narrow: width < Theme.px(700)
    /// All buttons in one line at the bottom; else some of them lie under the sheet.
    readonly property bool oneLine: width >= Theme.px(1080)
    /// So few players, and so much height, that each has a column.
    readonly property bool upright: !narrow && height > width && table.scores.count <= 3
    readonly property int last: table.scores.categories.length
    property int step: 0

    // The bars grow category by category; a tap shows them all.
    NumberAnimation {
        id: growth
        target: page
        property: "step"
        running: true
        from: Theme.motionSpeed === 0 ? page.last : 0
        to: page.last
        duration: Theme.motion(3500)
    }
    TapHandler { onTapped: growth.complete() }
    Keys.onSpacePressed: growth.complete()
    Keys.onEscapePressed: page.home()
    Keys.onPressed: event => {
        event.accepted = event.key === Qt.Key_Z && page.table.canUndo
        if (event.accepted)
            page.table.undo()
    }

    Rectangle {
        anchors.fill: parent
        gradient: Gradient {
            GradientStop { position: 0; color: Theme.tableTop }
            GradientStop { position: 1; color: Theme.tableBottom }
        }
    }
    Picture {
        id: hero
        width: page.width
        height: Math.max(Theme.px(120), Math.min(page.width * (page.height > page.width ? 0.85 : 0.32), page.height - sheet.needed - footer.height - Theme.px(60)))
        art: page.art
    }
    Rectangle {
        id: plate
        anchors.horizontalCenter: parent.horizontalCenter
        anchors.verticalCenter: hero.bottom
        anchors.verticalCenterOffset: -Theme.px(8)
        width: Math.min(page.width - 2 * Theme.space8, headline.implicitWidth + Theme.px(96))
        height: headline.implicitHeight + Theme.px(20)
        radius: Theme.radiusMedium
        color: Theme.surface
        AppLabel {
            id: headline
            anchors.centerIn: parent
            width: Math.min(implicitWidth, page.width - Theme.px(48))
            text: page.table.winnerText
            title: true
            strong: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
            font.pixelSize: page.narrow ? Theme.titleSize : Theme.headlineSize
            Accessible.role: Accessible.Heading
        }
    }
    ScrollPane {
        id: sheet
        readonly property real needed: scores.implicitHeight + Theme.space32 + roomOf(note) + roomOf(mine) + roomOf(tools)
        function roomOf(item: Item): real {
            return item.visible ? item.implicitHeight + Theme.space12 : 0
        }
        anchors.top: plate.bottom
        anchors.topMargin: Theme.space8
        anchors.bottom: footer.top
        width: page.width
        maximumWidth: Theme.px(1240)
        margin: Theme.space8
        name: qsTr("Score sheet")
        AppLabel {
            id: note
            Layout.fillWidth: true
            visible: !page.pointsDecide
            text: qsTr("The points as they stood; they no longer counted.")
            muted: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }
        AppLabel {
            id: mine
            Layout.fillWidth: true
            visible: page.pointsDecide && !page.table.shared && text !== ""
            opacity: page.step < page.last ? 0 : 1
            text: page.table.scores.ownText
            muted: true
            horizontalAlignment: Text.AlignHCenter
            wrapMode: Text.Wrap
        }
        Item {
            id: scores
            Layout.fillWidth: true
            implicitHeight: page.upright ? columns.implicitHeight : lines.implicitHeight
            opacity: page.pointsDecide ? 1 : 0.75
            ScoreSheet {
                id: lines
                width: parent.width
                visible: !page.upright
                table: page.table
                narrow: page.narrow
                step: page.step
                onAsked: (seat, name, board, category) => explanation.show(seat, name, board, category)
            }
            ScoreColumns {
                id: columns
                width: parent.width
                visible: page.upright
                table: page.table
                step: page.step
                onAsked: (seat, name, board, category) => explanation.show(seat, name, board, category)
            }
        }
        ResultTools {
            id: tools
            Layout.fillWidth: true
            visible: !page.oneLine
            ownText: page.ownText
            ownGlyph: page.ownGlyph
            onOwnWanted: page.ownWanted()
            onReviewWanted: page.reviewWanted()
            mayReplay: !page.replayed
            onReplayWanted: page.replay()
            onRecordWanted: page.copyRecord()
            onLogWanted: page.copyLog()
            canUndo: page.table.canUndo
            onUndoWanted: page.table.undo()
        }
    }
    Row {
        id: footer
        anchors.bottom: parent.bottom
        anchors.bottomMargin: Theme.space12
        anchors.horizontalCenter: parent.horizontalCenter
        spacing: Theme.space8
        readonly property real half: (page.width - 3 * Theme.space8) / 2
        AppButton {
            width: page.narrow ? footer.half : implicitWidth
            visible: page.mayRematch
            text: qsTr("Play again")
            variant: "primary"
            glyph: "play"
            onClicked: page.rematch()
        }
        AppLabel {
            width: page.narrow ? footer.half : implicitWidth
            height: parent.height
            visible: text !== ""
            text: page.waiting
            wrapMode: Text.Wrap
            maximumLineCount: 2
            font.pixelSize: page.narrow ? Theme.captionSize : Theme.bodySize
            verticalAlignment: Text.AlignVCenter
        }
        ResultTools {
            visible: page.oneLine
            ownText: page.ownText
            ownGlyph: page.ownGlyph
            onOwnWanted: page.ownWanted()
            onReviewWanted: page.reviewWanted()
            mayReplay: !page.replayed
            onReplayWanted: page.replay()
            onRecordWanted: page.copyRecord()
            onLogWanted: page.copyLog()
            canUndo: page.table.canUndo
            onUndoWanted: page.table.undo()
        }
        AppButton {
            width: page.narrow ? footer.half : implicitWidth
            text: page.replayed ? qsTr("Back to the replay") : qsTr("Home")
            glyph: page.replayed ? "back" : "home"
            onClicked: page.home()
        }
    }

    function copyRecord() {
        copy(table.exportRecord(), qsTr("The record is on the clipboard."))
    }
    function copyLog() {
        copy(table.exportLog(), qsTr("The log is on the clipboard."))
    }
    function copy(text: string, message: string) {
        clipboard.copyText(text)
        toast.show(message, "")
    }

    ExplainSheet {
        id: explanation
        table: page.table
    }
    Clipboard { id: clipboard }
    Toast { id: toast }
}
