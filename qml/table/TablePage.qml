// SPDX-License-Identifier: GPL-3.0-or-later
pragma ComponentBehavior: Bound

import QtQuick
import QtQuick.Templates as T
import Mirabilia.Controls
import Mirabilia.Models.Session
import Mirabilia.Theme

// The frame of a running game: everything around and above a table, and its interface to the shell. A game
// requires its own `table`, passes it as `game`, and provides
//   children   the content of the table
//   front      what moves or is shown above the table
//   sheets     what opens above both; the focus returns to the table when they close
//   clock, tools     its part of the bar (see TopBar)
//   own              its actions; `menuEntries` are those for the menu
// and handles
//   keyboardReturned()   nothing else has the focus: give it to the cards
//   flightsEnded()       end all running flights
//   putBack()            put back the card in hand (`holding`)
//   lastTurnOpened()     show the last turn
// The shell handles
//   leave()          the player goes home; the game is kept
//   showResult()     the game is over and its end has been shown
//   openRules()      at the chapter `rulesTopic`
//   openSettings()
//   openRoom()       the people at the other screens
//   openQuestions()  what the players here are asked about them
FocusScope {
    id: page

    required property TableModel game
    default property alias parts: board.data
    property alias front: front.data
    property list<T.Popup> sheets
    property alias clock: bar.clock
    property alias tools: bar.tools
    required property Actions own
    property alias menuEntries: menu.own
    /// The actions of every table.
    property alias actions: actions
    property alias marks: keySheet.marks
    /// The content of the table, and the parts of the frame that a game reads or configures.
    readonly property Item board: board
    property alias bar: bar
    property alias handover: handover
    property alias tooltips: tooltips
    property bool holding: false
    /// The light on the table: 0 dawn, 1 noon, 2 dusk.
    property real daytime: 1
    /// True while something covers the table: its parts show no tooltips.
    property bool quiet: game.showing || game.handover
    /// The latest event, whose turn it is, or the current question; each new sentence is read aloud.
    property string spoken
    signal keyboardReturned()
    signal keyPressed(int key)
    signal flightsEnded()
    /// The empty table was pressed.
    signal groundPressed()
    signal lastTurnOpened()
    signal putBack()
    signal skipped()
    /// A card named in the log was selected.
    signal cardShown(string card)
    /// A card is to be shown large.
    signal cardAsked(string card)

    /// True if no other screen covers the table.
    property bool inFront: true
    /// True while another screen covers it and has the focus.
    property bool covered: false
    /// True in a lesson: Esc leaves at once, as nothing can be lost.
    property bool practising: false
    /// True while the table is explained beside it: the bar is omitted where room is short.
    property bool explained: practising
    /// Top edge for notices, below what must stay visible and reachable.
    property real noticeTop: Theme.px(64)
    /// Takes the focus when nothing else has it; null = the cards.
    property Item keysAt: null
    signal leave()
    signal showResult()
    /// The rules chapter about the pending decision; empty = none.
    property string rulesTopic
    signal openRules()
    signal openSettings()
    signal openRoom()
    signal openQuestions()

    readonly property bool shownOver: game.over
    onShownOverChanged: if (shownOver) showResult()
    Component.onCompleted: {
        for (const sheet of [...Array.from(sheets), log, keySheet, menu])
            sheet.closed.connect(refocus)
        refocus()
    }

    /// Gives the focus to the cards or the handover: closing a sheet leaves it nowhere.
    function refocus() {
        if (covered || !handover) // no handover: the page is being destroyed
            return
        if (handover.visible)
            handover.refocus()
        else if (Keyboard.isInDialog(Window.activeFocusItem))
            return
        else if (keysAt)
            keysAt.forceActiveFocus()
        else
            keyboardReturned()
    }
    /// Another layout may be without the part that had the keys.
    function keepKeys() {
        const at = Window.activeFocusItem
        let around = page
        while (around && around !== at)
            around = around.parent
        if (visible && !covered && (at === null || around))
            refocus()
    }
    onWidthChanged: laidAnew.restart()
    onHeightChanged: laidAnew.restart()
    Timer {
        id: laidAnew
        interval: 0
        onTriggered: page.keepKeys()
    }
    /// Shows why an action was refused.
    function refuse(why: string) {
        toast.show(why, "")
    }
    /// Where the board shows a way to win, by its id in resources/practice; each game says so. None: everywhere.
    function placesOfWay(way: string): list<rect> {
        return []
    }
    /// Geometry of a part in page coordinates.
    function placeOf(part: Item): rect {
        return mapFromItem(part, 0, 0, part.width, part.height)
    }

    /// Returns true if the key was handled.
    function take(event: var): bool {
        if (event.key === Qt.Key_Z && event.modifiers === Qt.ControlModifier && !game.handover && !game.showing && actions.undo.shown) {
            actions.undo.trigger()
            return true
        }
        if (event.modifiers & (Qt.ControlModifier | Qt.AltModifier | Qt.MetaModifier))
            return false
        if (game.handover) // at the handover one may leave; the table itself has no player
            return actions.people.take(event) || actions.questions.take(event) || actions.back.take(event) || true
        if (game.showing && !game.replayed)
            return actions.skip.take(event) || true
        return own.take(event) || actions.take(event)
    }
    function goOut() {
        if (practising || game.replayed)
            leave()
        else
            menu.open()
    }
    Keys.onPressed: event => {
        keyPressed(event.key)
        if (!game.showing)
            flightsEnded()
        event.accepted = take(event)
    }
    TableActions {
        id: actions
        table: page.game
        onEscaped: {
            if (page.holding && !page.game.handover)
                page.putBack()
            else
                page.goOut()
        }
        onLogWanted: log.open()
        onLastTurnWanted: page.lastTurnOpened()
        onPeopleWanted: page.openRoom()
        onQuestionsWanted: page.openQuestions()
        onSkipped: page.skipped()
        onTooltipWanted: tooltips.ask(page.Window.activeFocusItem)
        onRulesWanted: page.openRules()
        onKeySheetWanted: keySheet.open()
        onMenuWanted: menu.open()
        onSettingsWanted: page.openSettings()
        onLeaveWanted: page.leave()
    }
    Connections {
        target: page.game
        function onRefused(why: string) { page.refuse(why) }
        function onJumped() { page.flightsEnded() }
    }

    TableGround {
        anchors.fill: parent
        daytime: page.daytime
        MouseArea { // a TapHandler also reacts to presses on items above it (Qt 6.4)
            anchors.fill: parent
            onClicked: page.groundPressed()
        }
    }
    // During the handover the table is hidden from sight, keyboard and screen readers.
    Item {
        anchors.fill: parent
        visible: !page.game.handover
        onVisibleChanged: if (visible) page.refocus()
        Item {
            id: board
            anchors.fill: parent
        }
        TopBar {
            id: bar
            width: page.width
            compact: false
            table: page.game
            actions: actions
        }
    }
    TapArea { // while something is shown nothing below is meant
        anchors.fill: parent
        z: 2
        visible: page.game.showing
        onClicked: page.skipped()
    }
    Item {
        id: front
        anchors.fill: parent
        z: 3
    }
    Handover {
        id: handover
        anchors.fill: parent
        z: 4
        table: page.game
        onLastTurnOpened: page.lastTurnOpened()
    }
    Tooltips {
        id: tooltips
        anchors.fill: parent
        z: 5
        of: page
        table: page.game
        quiet: page.quiet
        onClosed: page.refocus()
        onCardAsked: card => page.cardAsked(card)
    }
    LogDrawer {
        id: log
        table: page.game
        onCopied: text => clipboard.copyText(text)
        onCardShown: card => page.cardShown(card)
    }
    MenuSheet {
        id: menu
        actions: actions
        hasLog: bar.logInMenu
    }
    KeysSheet {
        id: keySheet
        actions: page.game.replayed ? Array.from(actions.all) : [...Array.from(page.own.all), ...Array.from(actions.all)]
    }
    Announcer { text: page.shownOver ? "" : page.spoken } // the result announces the winner
    Announcer { text: page.game.hintText }
    Clipboard { id: clipboard }
    Toast { id: toast }
}
